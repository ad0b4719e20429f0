import { addMinutes } from 'date-fns';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { tableReservationMinutes } from '#contract/orders/orderRules';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { tables } from '#server/db/schema/tables';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { OrderRow } from '../orderRecord';
import { type BrokenRule, brokenRule, fieldMissing, ruleViolation } from '../refusals';
import type { StoreTerms } from '../storeTerms';
import type { PlacedOrder } from './orderLines';

type TableRow = typeof tables.$inferSelect;

/**
 * Locks the table's row until the transaction ends: others who book it or sit down wait and then see the result. In
 * the lock order (`lockOrder`) it comes after the order and before the store's counters.
 */
async function lockTable(tx: Database, storeId: string, id: string): Promise<TableRow | undefined> {
  const [table] = await tx
    .select()
    .from(tables)
    .where(and(eq(tables.store_id, storeId), eq(tables.id, id)))
    .for('update');
  return table;
}

/**
 * Refuses to seat guests at a table where earlier guests haven't finished: TABLE_NOT_FREE. Two parties at once each
 * lock only their own order, so the table is locked too and they are checked one after the other.
 */
export async function assertSeat(tx: Database, order: OrderRow): Promise<void> {
  if (!order.table_id) return;
  await lockTable(tx, order.store_id, order.table_id);
  const [seated] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, order.store_id),
        eq(orders.is_open, true),
        eq(orders.table_id, order.table_id),
        ne(orders.id, order.id),
        sql`exists (select 1 from order_events e where e.store_id = ${orders.store_id}
          and e.order_id = ${orders.id} and e.axis = 'order' and e.to_status = ${orderStatus.ARRIVED})`,
      ),
    )
    .limit(1);
  if (seated) throw new CallError(errorCodes.TABLE_NOT_FREE);
}

export type Seat = Pick<typeof orders.$inferInsert, 'table_id' | 'table_number' | 'persons'>;

/** The broken rule if a table is too small or too large for its guests; `null` if it fits. */
function brokenSize({ min_persons: minimum, max_persons: maximum }: TableRow, persons: number): BrokenRule | null {
  if (persons < minimum) return brokenRule('table_size', { minimum }, 'too_small');
  return persons > maximum ? brokenRule('table_size', { maximum }, 'too_big') : null;
}

/** Who wants which table, and when. */
interface Wanted {
  table_id: string;
  persons: number | undefined;
  dueAt: Date;
  /** An order from the platform, which can only use bookable tables. */
  isBooking: boolean;
  /** The order that already has a table and must not block itself. */
  except?: string;
  /** The guests already have the table at that time. */
  isKept?: boolean;
}

interface HeldTable {
  seat: Required<Seat>;
  /** Set if the table is too small or too large for the guests. */
  broken: BrokenRule | null;
}

/**
 * Holds a table for guests. Its row stays locked, so that two simultaneous requests can't both get it.
 *
 * @throws 4108 if others have the table then, 4022 if the table doesn't exist or the number of guests is missing
 */
export async function holdTable(
  tx: Database,
  storeId: string,
  { table_id, persons, dueAt, isBooking, except, isKept }: Wanted,
): Promise<HeldTable> {
  const table = await lockTable(tx, storeId, table_id);
  if (!table || (table.archived_at && !isKept)) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_id', code: String(errorCodes.NO_DATA_FOUND) }]);
  }
  if (persons === undefined) throw fieldMissing('persons');
  const seat = { table_id: table.id, table_number: table.number, persons };
  const reservation = { seat, broken: brokenSize(table, persons) };
  if (isKept) return reservation;
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
  if (taken || (isBooking && !table.is_bookable)) throw ruleViolation(errorCodes.TABLE_NOT_FREE, 'table_id');
  return reservation;
}

/**
 * Reserves the table of a new order.
 *
 * @param dueAt when the guests come
 * @throws 648 if the store doesn't take table orders, and the errors of `holdTable`
 */
export async function reserveTable(
  tx: Database,
  { store }: StoreTerms,
  { table_id, persons }: PlacedOrder,
  dueAt: Date,
  isBooking: boolean,
): Promise<HeldTable> {
  if (!store.is_provide_table_booking) throw new CallError(errorCodes.TABLE_SETTINGS_NOT_FOUND);
  if (!table_id) throw fieldMissing('table_id');
  return holdTable(tx, store.id, { table_id, persons, dueAt, isBooking });
}
