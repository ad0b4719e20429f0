import { z } from 'zod';
import { verifiedChannels } from '../access';
import { summaryIntervals } from '../insight/summary';
import { imageSchema } from './image';
import { instant } from './shared';
import { demoMessageSchema } from './verification';

/** A person's own account: the owner's or a team member's. */
export const profileSchema = z.object({
  kind: z.enum(['owner', 'sub_store']),
  /** The owner's own name. Empty for stores from before it was asked for, and for team members. */
  owner_first_name: z.string(),
  owner_last_name: z.string(),
  /** The team member's name; empty for the owner. */
  name: z.string(),
  image: imageSchema.nullable(),
  /** Code of the language in which the person gets mails; `null` until they choose one. */
  language: z.string().nullable(),
  /** Whether the team member has a PIN for shared devices; omitted for those without one who work at no shared device, and for the owner. */
  has_pin: z.boolean().optional(),
  /** The person's choices about the dashboard; omitted for accounts that can't open it. */
  dashboard: z
    .object({
      is_first_page: z.boolean(),
      /** How often its figures come by email; `null`: never. */
      summary: z.enum(summaryIntervals).nullable(),
      /** Whether they can: mail is set up, and the address is known to be the person's. */
      can_mail: z.boolean(),
    })
    .optional(),
  email: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  /** Whether codes can be sent by mail and as text messages, without which an address can't be changed. */
  can_change: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** The owner's code for other stores; `null` for team members. */
  referral_code: z.string().nullable(),
  /** Stores that registered with it, the newest first. */
  referrals: z.array(z.object({ name: z.array(z.string()), joined_at: instant })),
});
export type Profile = z.infer<typeof profileSchema>;

/** A changed email address or phone number, as its undo page shows it: masked. */
export const addressChangeSchema = z.object({
  channel: z.enum(verifiedChannels),
  /** The address or number that comes back; empty if there was none. */
  old_value: z.string(),
  new_value: z.string(),
  name: z.string(),
  store_name: z.array(z.string()),
  undo_until: instant,
});
export type AddressChange = z.infer<typeof addressChangeSchema>;

export const addressUndoneSchema = z.object({
  /** The masked address that got a link to a new password; `null` if none was sent. */
  reset_to: z.string().nullable(),
  demo_message: demoMessageSchema.optional(),
});
