import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { table as description } from '#contract/resources/tables';
import { tidyPlace } from '#contract/tables/floorPlan';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { tableHolds } from '#server/db/schema/tableHolds';
import { tables as table, tableCombinations } from '#server/db/schema/tables';
import { recordInUse } from '#server/records/refusals';
import { storeResource } from '#server/records/storeResource';
import { type AuditSubject, rowSubject } from '../audit/service';
import { assertPersons } from './assertPersons';
import { afterTables, changeTables } from './changeTables';

/** Whether an order names the table, or had it once, so that its row has to stay. */
export async function isNamedByOrder(tx: Database, storeId: string, id: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), eq(orders.table_id, id)))
    .limit(1);
  if (order) return true;
  const [hold] = await tx
    .select({ id: tableHolds.id })
    .from(tableHolds)
    .where(and(eq(tableHolds.store_id, storeId), eq(tableHolds.table_id, id)))
    .limit(1);
  return hold !== undefined;
}

/** Whether guests sit at the table, or will come to it. */
async function isHeldByOpenOrder(tx: Database, storeId: string, id: string): Promise<boolean> {
  const held = tx
    .select({ id: tableHolds.order_id })
    .from(tableHolds)
    .where(and(eq(tableHolds.store_id, storeId), eq(tableHolds.table_id, id), eq(tableHolds.state, 'held')));
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, storeId),
        eq(orders.is_open, true),
        or(eq(orders.table_id, id), inArray(orders.id, held)),
      ),
    )
    .limit(1);
  return order !== undefined;
}

/** Whether a combination joins the table with others. */
async function isCombined(tx: Database, storeId: string, id: string): Promise<boolean> {
  const [combination] = await tx
    .select({ id: tableCombinations.id })
    .from(tableCombinations)
    .where(and(eq(tableCombinations.store_id, storeId), sql`${tableCombinations.table_ids} ? ${id}`))
    .limit(1);
  return combination !== undefined;
}

const everyTable = rowSubject(table, (row) => {
  const { number, code, min_persons, max_persons, is_bookable, room, section, note, place, token, archived_at } = row;
  const values: AuditValues = {
    ...{ number, code, min_persons, max_persons, is_bookable, room, section, note },
    ...{ place: place && { ...place }, token, archived_at: archived_at?.toISOString() ?? null },
  };
  return { name: [String(number)], values };
});

/** An archived table counts as deleted. */
const unlessArchived =
  (load: AuditSubject['load']): AuditSubject['load'] =>
  async (tx, storeId, ids) =>
    new Map([...(await load(tx, storeId, ids))].filter(([, { values }]) => values.archived_at === null));

const subject: AuditSubject = {
  load: unlessArchived(everyTable.load),
  lockAndLoad: afterTables(unlessArchived(everyTable.lockAndLoad ?? everyTable.load)),
  // Anyone who reads the log could make the table's code.
  secrets: ['token'],
};

/** Tables. One with guests to come isn't deleted, and one that an earlier order names is archived: the order keeps it, and its number is free again. */
export const tables = storeResource(description, {
  table,
  search: ['code', 'room', 'section', 'note'],
  unique: { tables_number: { path: 'number', code: errorCodes.TABLE_EXISTS } },
  messages: {
    add: successCodes.TABLE_ADDED,
    update: successCodes.TABLE_UPDATED,
    delete: successCodes.TABLE_DELETED,
  },
  subject,
  change: changeTables,
  isArchived: isNamedByOrder,
  async columns(_tx, input, record) {
    assertPersons(input, record);
    return input.place ? { place: tidyPlace(input.place) } : {};
  },
  async beforeDelete(tx, record, { session }) {
    const { store_id } = session;
    const isInUse = (await isCombined(tx, store_id, record._id)) || (await isHeldByOpenOrder(tx, store_id, record._id));
    if (isInUse) throw recordInUse(record);
  },
});

/** The condition for a store's tables that weren't deleted. */
export const areTables = (storeId: string): SQL | undefined =>
  and(eq(table.store_id, storeId), isNull(table.archived_at));
