import type { Table } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { dueAt } from '#contract/orders/boards';
import { tableReservationMinutes } from '#contract/orders/orderRules';

/** Ids of the tables that open orders hold around an instant. */
export function tablesTaken(orders: readonly Order[], at: Date): Set<string> {
  const near = tableReservationMinutes * 60_000;
  return new Set(
    orders
      .filter((order) => order.table_id && Math.abs(dueAt(order).getTime() - at.getTime()) < near)
      .map((order) => order.table_id as string),
  );
}

/** Why a table is not for these guests: `taken`, or its size. */
export function tableProblem(
  table: Pick<Table, '_id' | 'min_persons' | 'max_persons'>,
  persons: number,
  taken: ReadonlySet<string>,
): 'taken' | 'too_small' | 'too_large' | null {
  if (taken.has(table._id)) return 'taken';
  if (persons > table.max_persons) return 'too_small';
  return persons < table.min_persons ? 'too_large' : null;
}

/** Most guests that one table order can be for. */
export const mostPersons = (tables: readonly Table[]): number =>
  Math.min(limits.personsMax, Math.max(limits.personsMin, ...tables.map((table) => table.max_persons)));
