import { z } from 'zod';

/** A sum of amounts in minor units; one order's own total may be below zero. */
const sum = z.int();

/** What a store sold in a choice of its ended orders. Orders that were cancelled or rejected sold nothing, and stand apart. */
export const orderTotalsSchema = z.object({
  /** Completed orders. */
  count: z.int(),
  subtotal: sum,
  tax: sum,
  delivery_fee: sum,
  tip_amount: sum,
  discount: sum,
  /** Of that total, what went back. */
  refunded: sum,
  /** What customers paid, before refunds. */
  total: sum,
  cancelled: z.object({
    count: z.int(),
    /** What they would have paid. */
    total: sum,
    /** What was charged for cancelling. */
    cancellation_charge: sum,
  }),
  currency: z.string(),
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;
