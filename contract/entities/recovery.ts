import { z } from 'zod';
import { instant } from './shared';

const colleague = z.object({ _id: z.string(), name: z.string(), email: z.string() });

/** The owner has lost their second factor and asks two colleagues to let them back in. */
const recoveryRequestSchema = z.object({
  _id: z.string(),
  owner_name: z.string(),
  asked_at: instant,
  /** Until then colleagues can confirm; once two have, until then the owner's link works. */
  expires_at: instant,
  /** From then on the owner's link works; `null` until two colleagues have confirmed. */
  opens_at: instant.nullable(),
  confirmations: z.int(),
  /** Whether the caller has confirmed, and counts. */
  has_confirmed: z.boolean(),
});
export type RecoveryRequest = z.infer<typeof recoveryRequestSchema>;

/** How the owner gets back in, as the owner and their trusted colleagues see it. */
export const recoverySchema = z.object({
  /**
   * For the owner: whom they chose, by name. `is_ready`: whether the account is active and one person's, and its password
   * came from the owner. Otherwise the colleague doesn't count.
   */
  colleagues: z.array(colleague.extend({ is_ready: z.boolean() })),
  /** For the owner: team members who can be chosen, by name; at most 200. */
  candidates: z.array(colleague),
  /** For a team member: whether the owner chose them. */
  is_trusted: z.boolean(),
  /** For such a team member: whether they count, and can confirm or stop a request. */
  is_ready: z.boolean(),
  /** For the owner and trusted colleagues, while there is one. */
  request: recoveryRequestSchema.nullable(),
});
export type Recovery = z.infer<typeof recoverySchema>;

/** A store that waits for a new owner. */
export const handoverSchema = z.object({
  _id: z.string(),
  /** The new owner. */
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** `offered`: they haven't accepted yet. */
  state: z.enum(['offered', 'accepted']),
  created_at: instant,
  /** Until then the new owner can accept; once they have, until then the owner can hand the store over. */
  expires_at: instant,
  /** From then on the owner can; `null` until the new owner has accepted. */
  opens_at: instant.nullable(),
});
export type Handover = z.infer<typeof handoverSchema>;

/** The same as the new owner sees it by the mailed link. */
export const handoverOfferSchema = handoverSchema.omit({ _id: true, created_at: true }).extend({
  store_name: z.array(z.string()),
  owner_name: z.string(),
});
export type HandoverOffer = z.infer<typeof handoverOfferSchema>;
