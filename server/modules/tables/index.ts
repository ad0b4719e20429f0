import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { table as description } from '#contract/resources/tables';
import { tidyPlace } from '#contract/tables/floorPlan';
import { tables as table } from '#server/db/schema/tables';
import { recordInUse } from '#server/records/refusals';
import { storeResource } from '#server/records/storeResource';
import { type AuditSubject, rowSubject } from '../audit/service';
import { assertPersons } from './assertPersons';
import { afterTables, changeTables } from './changeTables';
import { namedByOrders, tablesInUse } from './removeTables';

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
  isArchived: async (tx, storeId, id) => (await namedByOrders(tx, storeId, [id])).has(id),
  async columns(_tx, input, record) {
    assertPersons(input, record);
    return input.place ? { place: tidyPlace(input.place) } : {};
  },
  async beforeDelete(tx, record, { session }) {
    if ((await tablesInUse(tx, session.store_id, [record._id])).has(record._id)) throw recordInUse(record);
  },
});

/** The condition for a store's tables that weren't deleted. */
export const areTables = (storeId: string): SQL | undefined =>
  and(eq(table.store_id, storeId), isNull(table.archived_at));
