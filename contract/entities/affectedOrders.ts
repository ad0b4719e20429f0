import { z } from 'zod';
import { bookingRuleNames } from '../bookings/bookingFacts';
import { limits } from '../limits';
import { orderTypes } from '../orders/statuses';
import { id, instant, text } from './shared';

/**
 * Decides about the scheduled orders that are outside new hours or rules: each is listed once, and customers of cancelled ones
 * get the reason.
 */
export const orderDecisionsSchema = z.strictObject({
  keep: z.array(id).max(limits.affectedOrdersMax),
  cancel: z.array(id).max(limits.affectedOrdersMax),
  reason: text(limits.reasonMax).optional(),
});
export type OrderDecisions = z.infer<typeof orderDecisionsSchema>;

/** A scheduled order that new hours would leave outside, or a booking that new rules wouldn’t accept. */
export const affectedOrderSchema = z.object({
  order_id: id,
  unique_id: z.int(),
  order_type: z.enum(orderTypes),
  customer_name: z.string(),
  schedule_at: instant,
  /** The rule for bookings that it would break. */
  rule: z.enum(bookingRuleNames).optional(),
});
export type AffectedOrder = z.infer<typeof affectedOrderSchema>;
