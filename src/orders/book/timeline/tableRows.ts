import type { OwnBookingRules } from '#contract/bookings/slotRules';
import type { MenuTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import type { TypedBooking } from '#contract/entities/typedBooking';
import { tableIds } from '#contract/orders/orderTables';
import { bookingState, isComing } from '../booking';

/** A table on the timeline with its bookings by time. */
export interface TableRow {
  id: string;
  number: number;
  /** Left out for a table that no longer exists. */
  table?: MenuTable;
  orders: readonly Order[];
}

/** The number of a table, as its booking says it. */
const numberIn = (order: Order | undefined, id: string): number =>
  order?.table_numbers?.[order.table_ids?.indexOf(id) ?? -1] ?? order?.table_number ?? 0;

/** The store's tables by number, and those of which only bookings know. */
export function tableRows(tables: readonly MenuTable[], orders: readonly Order[]): TableRow[] {
  const byTable = new Map<string, Order[]>();
  for (const order of orders.filter(isComing)) {
    const ids = tableIds(order);
    for (const id of ids.length > 0 ? ids : ['']) byTable.set(id, [...(byTable.get(id) ?? []), order]);
  }
  const known = tables.map((table) => ({
    id: table._id,
    number: table.number,
    table,
    orders: byTable.get(table._id) ?? [],
  }));
  const ids = new Set(tables.map(({ _id }) => _id));
  const unknown = [...byTable]
    .filter(([id]) => !ids.has(id))
    .map(([id, booked]) => ({ id, number: numberIn(booked[0], id), orders: booked }));
  return [...known, ...unknown].sort((a, b) => a.number - b.number);
}

/** Whether guests sit at a table at an instant. */
export function isTakenNow(rows: readonly TableRow[], id: string, rules: OwnBookingRules, now: Date): boolean {
  const orders = rows.find((row) => row.id === id)?.orders ?? [];
  return orders.some((order) => ['seated', 'over'].includes(bookingState(order, rules, now).state));
}

/** The bookings that someone is typing, by table. */
export function typedByTable(typed: readonly TypedBooking[]): ReadonlyMap<string, readonly TypedBooking[]> {
  const byTable = new Map<string, TypedBooking[]>();
  for (const one of typed) for (const id of one.table_ids) byTable.set(id, [...(byTable.get(id) ?? []), one]);
  return byTable;
}

/** The next table that a booking can move to, `step` rows away; `undefined` at either end. */
export function tableBeside(rows: readonly TableRow[], id: string | undefined, step: 1 | -1): MenuTable | undefined {
  const tables = rows.flatMap(({ table }) => table ?? []);
  const index = tables.findIndex(({ _id }) => _id === id);
  return index === -1 ? tables[step === 1 ? 0 : tables.length - 1] : tables[index + step];
}
