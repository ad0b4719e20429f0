import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { orderStatus } from '#contract/orders/statuses';
import { businessDate, businessDay, type DayRules, storeDay } from '#contract/time';

/** How many of an item the orders of a day or slot need. */
export interface PlannedItem {
  item_id: string;
  /** In the store's languages, from the first order that has the item. */
  name: Order['items'][number]['name'];
  quantity: number;
}

/** Orders, and the items to prepare for them. */
interface Planned {
  orders: readonly Order[];
  items: readonly PlannedItem[];
  /** The number of orders still to be answered. */
  toAnswer: number;
}

export interface PlannedSlot extends Planned {
  start: Date;
}

export interface PlannedDay extends Planned {
  start: Date;
  slots: readonly PlannedSlot[];
}

/** All items of the orders, most frequent first. */
function itemsOf(orders: readonly Order[]): PlannedItem[] {
  const found = new Map<string, PlannedItem>();
  for (const { item_id, name, quantity } of orders.flatMap(({ items }) => items)) {
    const before = found.get(item_id);
    found.set(item_id, before ? { ...before, quantity: before.quantity + quantity } : { item_id, name, quantity });
  }
  return [...found.values()].sort((a, b) => b.quantity - a.quantity);
}

const planned = (orders: readonly Order[]): Planned => ({
  orders,
  items: itemsOf(orders),
  toAnswer: orders.filter(({ order_status }) => order_status === orderStatus.NEW).length,
});

const groupsBy = <Key>(orders: readonly Order[], keyOf: (order: Order) => Key): [Key, Order[]][] => {
  const groups = new Map<Key, Order[]>();
  for (const order of orders) {
    const key = keyOf(order);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups];
};

/**
 * Groups scheduled orders by business day and slot, with the items to prepare for each. Slots begin at multiples of their
 * length after midnight.
 *
 * @param orders sorted by due time
 */
export function planOf(orders: readonly Order[], rules: DayRules, slotMinutes: number): PlannedDay[] {
  const slotMs = slotMinutes * 60_000;
  const slotOf = (order: Order): number => {
    const due = dueAt(order);
    const midnight = storeDay(due, rules.timezone).start.getTime();
    return midnight + Math.floor((due.getTime() - midnight) / slotMs) * slotMs;
  };
  return groupsBy(orders, (order) => businessDate(dueAt(order), rules)).map(([date, ofDay]) => ({
    start: businessDay(date, rules).start,
    ...planned(ofDay),
    slots: groupsBy(ofDay, slotOf).map(([slot, ofSlot]) => ({ start: new Date(slot), ...planned(ofSlot) })),
  }));
}
