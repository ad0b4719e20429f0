import { z } from 'zod';
import { orderStatusSchema } from './order';
import { orderTotalsSchema } from './orderTotals';
import { date } from './shared';

/** The most reasons that a period lists, those with the largest sums. */
export const reasonsMax = 100;

/** The sums of one business day: those of completed orders, and apart from them what was cancelled or rejected. */
const dayTotalsSchema = orderTotalsSchema
  .pick({ count: true, total: true, refunded: true, cancelled: true })
  .extend({ date });
export type DayTotals = z.infer<typeof dayTotalsSchema>;

/** Orders that were cancelled or rejected for the same reason. What they cost the store is `total` less `cancellation_charge`. */
const calledOffSchema = z.object({
  order_status: orderStatusSchema,
  /** As it was given, or a code of `systemReasons`; empty if there is none. */
  reason: z.string(),
  count: z.int(),
  /** The sum that their customers would have paid. */
  total: z.int(),
  /** The sum of cancellation charges. */
  cancellation_charge: z.int(),
});
export type CalledOff = z.infer<typeof calledOffSchema>;

/** A day, week or month of the history, by business days. */
export const historyPeriodSchema = z.object({
  start_date: date,
  end_date: date,
  /** Each day until today, the first one first; days without orders too. */
  days: z.array(dayTotalsSchema),
  /** Why orders were cancelled or rejected, the largest sum first. */
  called_off: z.array(calledOffSchema).max(reasonsMax),
  currency: z.string(),
});

/**
 * How the history of a period leads to the ledger's sums of its days. The history goes by order: a refund counts with its
 * order. In the ledger, it counts on the day on which it was made. So
 * `total + cancellation_charge - refunded + later_refunds - earlier_refunds` is `ledger`.
 */
export const historyReconciliationSchema = z.object({
  start_date: date,
  end_date: date,
  currency: z.string(),
  /** The sum of what completed orders came to. */
  total: z.int(),
  /** Charged for cancelled ones. */
  cancellation_charge: z.int(),
  /** How much of both was refunded, until now. */
  refunded: z.int(),
  /** The part of it that was refunded after the period. */
  later_refunds: z.int(),
  /** Refunded in the period, of orders that ended before it. */
  earlier_refunds: z.int(),
  /** The same of the ledger's days: charged to customers, less refunds. */
  ledger: z.int(),
});
export type HistoryReconciliation = z.infer<typeof historyReconciliationSchema>;
