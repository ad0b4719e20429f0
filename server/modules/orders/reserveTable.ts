import { addMinutes } from 'date-fns';
import { and, eq, gt, lt } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { tableReservationMinutes } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { fieldMissing, ruleBroken } from './fieldErrors';
import { lockTable, type TableRow } from './lockTable';
import type { PlacedOrder } from './placedOrder';
import type { StoreTerms } from './storeTerms';

export type Seat = Pick<typeof orders.$inferInsert, 'table_id' | 'table_number' | 'persons'>;

function assertPersons(table: TableRow, persons: number | undefined): number {
  if (persons === undefined) throw fieldMissing('persons');
  const [code, params] =
    persons < table.min_persons
      ? ['too_small', { minimum: table.min_persons }]
      : ['too_big', { maximum: table.max_persons }];
  if (persons < table.min_persons || persons > table.max_persons) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'persons', code, params }]);
  }
  return persons;
}

/**
 * Holds a table for an order. Its row stays locked, so that two who ask for it at once cannot both have it.
 *
 * @param dueAt when the guests come
 * @param isBooking from outside, where only bookable tables are to be had
 * @throws 648 where the store takes no table orders, 4108 where others have the table then
 */
export async function reserveTable(
  tx: Database,
  { store }: StoreTerms,
  placed: PlacedOrder,
  dueAt: Date,
  isBooking: boolean,
): Promise<Seat> {
  if (placed.order_type !== 'table') return {};
  if (!store.is_provide_table_booking) throw new CallError(errorCodes.TABLE_SETTINGS_NOT_FOUND);
  if (!placed.table_id) throw fieldMissing('table_id');
  const table = await lockTable(tx, store.id, placed.table_id);
  if (!table) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_id', code: String(errorCodes.NO_DATA_FOUND) }]);
  }
  const persons = assertPersons(table, placed.persons);
  const [taken] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, store.id),
        eq(orders.is_open, true),
        eq(orders.table_id, table.id),
        gt(orders.due_at, addMinutes(dueAt, -tableReservationMinutes)),
        lt(orders.due_at, addMinutes(dueAt, tableReservationMinutes)),
      ),
    )
    .limit(1);
  if (taken || (isBooking && !table.is_bookable)) throw ruleBroken(errorCodes.TABLE_NOT_FREE, 'table_id');
  return { table_id: table.id, table_number: table.number, persons };
}
