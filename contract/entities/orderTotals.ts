import { z } from 'zod';

/** A sum of amounts in minor units; one order's own total may be below zero. */
const sum = z.int();

/** A store's sales for a selection of ended orders. Cancelled and rejected orders have no sales and are listed separately. */
export const orderTotalsSchema = z.object({
  /** Completed orders. */
  count: z.int(),
  subtotal: sum,
  tax: sum,
  delivery_fee: sum,
  tip_amount: sum,
  discount: sum,
  /** Booking fees, as far as bills didn't reach them. */
  fee_charged: sum,
  /** The part of that total that was refunded. */
  refunded: sum,
  /** The sum that customers paid, before refunds. */
  total: sum,
  cancelled: z.object({
    count: z.int(),
    /** The sum that their customers would have paid. */
    total: sum,
    /** The sum of cancellation charges. */
    cancellation_charge: sum,
  }),
  currency: z.string(),
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;
