import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { tableCombination } from '#contract/resources/tables';
import type { Database } from '#server/db/database';
import { tableCombinations as table, tables } from '#server/db/schema/tables';
import { fieldsNotValid } from '#server/http/callError';
import { storeResource } from '#server/records/storeResource';
import type { AuditRecords, AuditSubject, NamesOf } from '../audit/service';
import { assertPersons } from './assertPersons';
import { afterTables, changeTables } from './changeTables';
import { areTables } from './index';

/** The numbers of a combination's tables, ascending. */
const numbers = sql<number[]>`(select json_agg(t.number order by t.number) from tables t
  where t.store_id = ${table.store_id} and ${table.table_ids} ? t.id::text)`;

/**
 * The tables of a combination, each once. Their rows stay locked, so that none is deleted and no one else combines them
 * at the same time.
 *
 * @throws 4022 at `table_ids` if one isn't a table of the store, one is named twice, or they are a combination already
 */
async function tablesOf(tx: Database, storeId: string, given: readonly string[], except?: string): Promise<string[]> {
  const ids = [...new Set(given)].sort();
  if (ids.length !== given.length)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_ids', code: 'duplicate' }]);
  const found = await tx
    .select({ id: tables.id })
    .from(tables)
    .where(and(areTables(storeId), inArray(tables.id, ids)))
    .orderBy(asc(tables.id))
    .for('no key update');
  if (found.length !== ids.length)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_ids', code: String(errorCodes.NO_DATA_FOUND) }]);
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.store_id, storeId),
        eq(table.table_ids, ids),
        except === undefined ? undefined : ne(table.id, except),
      ),
    );
  if (same) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_ids', code: 'duplicate' }]);
  return ids;
}

const tableNames: NamesOf = async (tx, storeId, ids) => {
  const rows = await tx
    .select({ id: tables.id, number: tables.number })
    .from(tables)
    .where(and(eq(tables.store_id, storeId), inArray(tables.id, [...ids])));
  return new Map(rows.map(({ id, number }) => [id, [String(number)]]));
};

const load = async (tx: Database, storeId: string, ids: readonly string[], lock?: SQL): Promise<AuditRecords> => {
  const query = tx
    .select({ row: table, numbers })
    .from(table)
    .where(and(eq(table.store_id, storeId), inArray(table.id, [...ids])))
    .orderBy(asc(table.id));
  const rows = await (lock ? query.for('no key update') : query);
  return new Map(
    rows.map(({ row: { id, name, table_ids, min_persons, max_persons }, numbers: ofTables }) => [
      id,
      { name: [name || (ofTables ?? []).join(' + ')], values: { name, table_ids, min_persons, max_persons } },
    ]),
  );
};

const subject: Partial<AuditSubject> = {
  load: (tx, storeId, ids) => load(tx, storeId, ids),
  lockAndLoad: afterTables((tx, storeId, ids) => load(tx, storeId, ids, sql``)),
  lists: ['table_ids'],
  references: { table_ids: tableNames },
};

/** Allowed joins of tables: which tables, and for how many guests. */
export const tableCombinations = storeResource(tableCombination, {
  table,
  counted: { table_numbers: numbers },
  search: ['name'],
  messages: {
    add: successCodes.TABLE_ADDED,
    update: successCodes.TABLE_UPDATED,
    delete: successCodes.TABLE_DELETED,
  },
  subject,
  change: changeTables,
  async columns(tx, input, record, { session }) {
    assertPersons(input, record);
    if (!input.table_ids) return {};
    return { table_ids: await tablesOf(tx, session.store_id, input.table_ids, record?._id) };
  },
});
