import { z } from 'zod';
import { walletStates } from '../ledger/walletRequest';
import { limits } from '../limits';
import { ledgerActorSchema } from './ledger';
import { id, instant, minor } from './shared';

/** A store's request to be paid out. */
export const walletRequestSchema = z.object({
  _id: id,
  amount: minor,
  currency: z.string(),
  state: z.enum(walletStates),
  by: ledgerActorSchema,
  created_at: instant,
  updated_at: instant,
  /** The platform's, for its last step. */
  reason: z.string().max(limits.reasonMax).optional(),
  /** The payout in the ledger, once it was transferred. */
  transaction_id: id.optional(),
});
export type WalletRequest = z.infer<typeof walletRequestSchema>;

/** A payout to the store's bank account. */
export const payoutSchema = z.object({
  _id: id,
  effective_at: instant,
  amount: minor,
  currency: z.string(),
  /** The text on the bank statement. */
  reason: z.string(),
  returned: z.object({ effective_at: instant, reason: z.string() }).nullable(),
});

/** Cash that a delivery person handed in. `difference` is what was counted, less what they held: 0 for a part of it. */
export const cashHandoverSchema = z.object({
  _id: id,
  effective_at: instant,
  by: ledgerActorSchema,
  provider_id: id,
  /** Empty for a delivery person who was deleted. */
  name: z.string(),
  counted: z.int(),
  difference: z.int(),
  reason: z.string().max(limits.reasonMax),
});
export type CashHandover = z.infer<typeof cashHandoverSchema>;
