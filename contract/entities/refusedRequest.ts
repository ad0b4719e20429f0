import { z } from 'zod';
import { bookingRuleNames } from '../bookings/bookingFacts';
import { id, instant } from './shared';

/** A customer's request for a table that a rule of the store refused. */
export const refusedRequestSchema = z.object({
  _id: id,
  asked_at: instant,
  /** The wanted time. */
  at: instant,
  persons: z.int(),
  rule: z.enum(bookingRuleNames),
  name: z.string(),
  country_phone_code: z.string(),
  phone: z.string(),
});
export type RefusedRequest = z.infer<typeof refusedRequestSchema>;

/** The cost of a rule in the last days: those whom it refused, and the days on which a table for them stayed free. */
export const refusedSumSchema = z.object({
  rule: z.enum(bookingRuleNames),
  requests: z.int(),
  guests: z.int(),
  days: z.int(),
  /** Those of the days on which a table for one of the parties stayed free. */
  free_days: z.int(),
});
