import type { Order } from '#contract/entities/order';
import { type BoardColumn, boardColumns, columnOf } from '#contract/orders/boards';
import { isForKitchen } from '#contract/orders/kitchenTime';
import type { OrderRules } from '#contract/orders/orderRules';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import { byDeadline } from '#contract/orders/urgency';

export type Columns = Record<BoardColumn, readonly Order[]>;

/** Whether the kitchen has nothing to do for an accepted order yet. */
export const isForLater = (order: Order, rules: OrderRules, now: Date): boolean =>
  order.order_status !== orderStatus.NEW && !isForKitchen(order, rules, now);

/**
 * A board's orders by column, sorted by when someone must act. Of the new ones, the next to be rejected comes first,
 * and one for tonight comes after those for now. The order doesn't depend on the current time, so no card moves until
 * an order changes. Only the dishes of a booking come when their time comes, if the store begins them then.
 *
 * @param previous the previous columns; a column with unchanged orders stays the same object
 */
export function columnsOf(orders: readonly Order[], rules: OrderRules, now: Date, previous?: Columns): Columns {
  const compare = byDeadline(rules);
  const byUrgency = (a: Order, b: Order): number => compare(a, b) || a.unique_id - b.unique_id;
  const groups: Record<BoardColumn, Order[]> = { new: [], preparing: [], ready: [], on_the_way: [] };
  for (const order of orders) {
    const column = isFinal(order.order_status) || isForLater(order, rules, now) ? undefined : columnOf(order);
    if (column) groups[column].push(order);
  }
  for (const column of boardColumns) groups[column].sort(byUrgency);
  const reusedColumn = (column: BoardColumn): readonly Order[] => {
    const before = previous?.[column];
    const now = groups[column];
    return before?.length === now.length && now.every((order, index) => order === before[index]) ? before : now;
  };
  return {
    new: reusedColumn('new'),
    preparing: reusedColumn('preparing'),
    ready: reusedColumn('ready'),
    on_the_way: reusedColumn('on_the_way'),
  };
}
