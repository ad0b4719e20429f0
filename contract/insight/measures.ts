/** The sums of some orders, in minor units. */
export interface Sales {
  /** Completed orders. */
  orders: number;
  /** The sum that customers were charged for them, before refunds. */
  total: number;
  discount: number;
  /** The part of `total` that was refunded. */
  refunded: number;
  /** Orders that were cancelled or rejected. */
  cancelled: number;
}

export const noSales: Sales = { orders: 0, total: 0, discount: 0, refunded: 0, cancelled: 0 };

/** @example addSales([monday, tuesday]) // the sums of both days */
export const addSales = (parts: readonly Sales[]): Sales =>
  parts.reduce(
    (sum, part) => ({
      orders: sum.orders + part.orders,
      total: sum.total + part.total,
      discount: sum.discount + part.discount,
      refunded: sum.refunded + part.refunded,
      cancelled: sum.cancelled + part.cancelled,
    }),
    noSales,
  );

/** Sales after refunds. */
export const netOf = ({ total, refunded }: Pick<Sales, 'total' | 'refunded'>): number => total - refunded;

/**
 * An average in whole units; `null` of nothing.
 *
 * @example averageOf(1_000, 3) // 333
 */
export const averageOf = (sum: number, count: number): number | null => (count > 0 ? Math.round(sum / count) : null);

/** The delivery times and the lateness of an order type. */
interface ServingTimes {
  /** Completed orders that weren't for later, and the minutes from placing until serving together. */
  orders: number;
  minutes: number;
  /** Completed orders after their promised time: how many minutes late, and what of them was refunded. */
  late_orders: number;
  late_minutes: number;
  late_refunded: number;
  /** Orders that were called off after their promised time, and the sales that were lost with them. */
  lost_orders: number;
  lost_total: number;
}

/** The cost of lateness: refunds of late orders, and the sales of orders that were called off when they were already late. */
export const latenessCost = ({
  late_refunded,
  lost_total,
}: Pick<ServingTimes, 'late_refunded' | 'lost_total'>): number => late_refunded + lost_total;
