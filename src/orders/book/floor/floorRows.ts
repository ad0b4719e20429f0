import type { OwnBookingRules } from '#contract/bookings/slotRules';
import type { StoreTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { tableRows } from '../timeline/tableRows';
import { type Situation, situationAt } from './situationAt';

/** A table on the floor and how it is doing. */
export interface FloorRow {
  id: string;
  number: number;
  /** Left out for a table that no longer exists. */
  table?: StoreTable | undefined;
  situation: Situation;
}

/** The tables of a room by number. */
export interface FloorRoom {
  /** Empty for tables without one. */
  name: string;
  rows: FloorRow[];
}

/** A store's rooms by name, with their tables at an instant. Tables that no longer exist are shown while they have guests. */
export function floorRooms(
  tables: readonly StoreTable[],
  orders: readonly Order[],
  rules: OwnBookingRules,
  { at, isNow }: { at: Date; isNow: boolean },
): FloorRoom[] {
  const byId = new Map(tables.map((table) => [table._id, table]));
  const rooms = new Map<string, FloorRow[]>();
  for (const { id, number, orders: booked } of tableRows(tables, orders)) {
    const situation = situationAt(booked, rules, at, isNow);
    const table = byId.get(id);
    if (!table && !situation.order) continue;
    const name = table?.room ?? '';
    rooms.set(name, [...(rooms.get(name) ?? []), { id, number, table, situation }]);
  }
  return [...rooms]
    .map(([name, rows]) => ({ name, rows }))
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name));
}
