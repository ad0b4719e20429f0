import { z } from 'zod';
import { waitingLimits } from '../bookingLimits';
import { limits } from '../limits';
import { id, instant, note, phoneCodeOrNone, phoneOrNone, version } from './shared';

export const waitingStates = ['waiting', 'seated', 'left'] as const;

/** The fields of a party that waits for a table, as staff enter them. */
export const waitingPartyShape = {
  persons: z.int().min(limits.personsMin).max(limits.personsMax),
  name: z.string().trim().max(limits.nameMax).default(''),
  country_phone_code: phoneCodeOrNone,
  phone: phoneOrNone,
  note: note.default(''),
  /** How many minutes they were told that they would wait; `null` if they weren't told. */
  quoted_minutes: z.int().min(0).max(waitingLimits.quoteMax).nullable().default(null),
};

/** A party that waits for a table, or waited for one on this business day. */
export const waitingPartySchema = z.object({
  _id: id,
  version,
  persons: z.int(),
  name: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
  note: z.string(),
  quoted_minutes: z.int().nullable(),
  added_at: instant,
  added_by: z.string(),
  state: z.enum(waitingStates),
  /** When they were seated or left. */
  ended_at: instant.optional(),
  /** The order of the guests who were seated. */
  order_id: id.optional(),
  updated_by: z.string(),
});
export type WaitingParty = z.infer<typeof waitingPartySchema>;
