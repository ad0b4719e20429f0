import type { Order } from '#contract/entities/order';
import { dispatchColumnOf } from '#contract/orders/boards';
import type { OrderRules } from '#contract/orders/orderRules';
import { promisedAt } from '#contract/orders/urgency';

/** A delivery's stages in reading direction, with their colours. */
export const dispatchStages = { new: 'new', assigned: 'ready', on_delivery: 'on_the_way' } as const;
export type DispatchColumn = keyof typeof dispatchStages;
export const dispatchColumns = Object.keys(dispatchStages) as DispatchColumn[];

export type DispatchColumns = Record<DispatchColumn, readonly Order[]>;

/**
 * The page's orders by column, sorted by time left until the promised time. That sort doesn't depend on the clock, so
 * no card moves while nothing happens.
 *
 * @param previous the previous columns; a column with unchanged orders stays the same object
 */
export function dispatchColumnsOf(
  orders: readonly Order[],
  rules: OrderRules,
  previous?: DispatchColumns,
): DispatchColumns {
  const byPromise = (a: Order, b: Order): number =>
    promisedAt(a, rules).getTime() - promisedAt(b, rules).getTime() || a.unique_id - b.unique_id;
  const groups: Record<DispatchColumn, Order[]> = { new: [], assigned: [], on_delivery: [] };
  for (const order of orders) groups[dispatchColumnOf(order)].push(order);
  const reusedColumn = (column: DispatchColumn): readonly Order[] => {
    const now = groups[column].sort(byPromise);
    const before = previous?.[column];
    return before?.length === now.length && now.every((order, index) => order === before[index]) ? before : now;
  };
  return { new: reusedColumn('new'), assigned: reusedColumn('assigned'), on_delivery: reusedColumn('on_delivery') };
}
