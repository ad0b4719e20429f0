import { addMinutes } from 'date-fns';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { tableReservationMinutes } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { fieldMissing, ruleBroken } from '../fieldErrors';
import type { StoreTerms } from '../storeTerms';
import { lockTable, type TableRow } from './lockTable';
import type { PlacedOrder } from './placedOrder';

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

/** Whose table is wanted, and when. */
interface Wanted {
  table_id: string;
  persons: number | undefined;
  dueAt: Date;
  /** From outside, where only bookable tables are to be had. */
  isBooking: boolean;
  /** The order that has a table already, and stands in its own way nowhere. */
  except?: string;
  /** They have the table at that time already: only how many they are is asked. */
  isKept?: boolean;
}

/**
 * Holds a table for guests. Its row stays locked, so that two who ask for it at once cannot both have it.
 *
 * @throws 4108 where others have the table then, 4022 where there is no such table or it is not for so many
 */
export async function holdTable(
  tx: Database,
  storeId: string,
  { table_id, persons, dueAt, isBooking, except, isKept }: Wanted,
): Promise<Required<Seat>> {
  const table = await lockTable(tx, storeId, table_id);
  if (!table) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_id', code: String(errorCodes.NO_DATA_FOUND) }]);
  }
  const seat = { table_id: table.id, table_number: table.number, persons: assertPersons(table, persons) };
  if (isKept) return seat;
  const [taken] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, storeId),
        eq(orders.is_open, true),
        eq(orders.table_id, table.id),
        except ? ne(orders.id, except) : undefined,
        gt(orders.due_at, addMinutes(dueAt, -tableReservationMinutes)),
        lt(orders.due_at, addMinutes(dueAt, tableReservationMinutes)),
      ),
    )
    .limit(1);
  if (taken || (isBooking && !table.is_bookable)) throw ruleBroken(errorCodes.TABLE_NOT_FREE, 'table_id');
  return seat;
}

/**
 * The table of a new order.
 *
 * @param dueAt when the guests come
 * @throws 648 where the store takes no table orders, and what `holdTable` refuses
 */
export async function reserveTable(
  tx: Database,
  { store }: StoreTerms,
  { order_type, table_id, persons }: PlacedOrder,
  dueAt: Date,
  isBooking: boolean,
): Promise<Seat> {
  if (order_type !== 'table') return {};
  if (!store.is_provide_table_booking) throw new CallError(errorCodes.TABLE_SETTINGS_NOT_FOUND);
  if (!table_id) throw fieldMissing('table_id');
  return holdTable(tx, store.id, { table_id, persons, dueAt, isBooking });
}
