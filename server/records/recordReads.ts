import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { byShownText, listCondition, listOrder, offsetOf } from './recordList';
import { notFound } from './refusals';
import type { AnyDescription, AnyRules } from './resourceRules';

export type AnyRecord = Record<string, unknown> & { _id: string; version: number; updated_by: string };
type Row = Record<string, unknown>;

interface ListBody {
  page: number;
  perPage: number;
  sort_by?: string;
  sort_order?: 'ASC' | 'DESC';
  filter?: Row;
  query?: string;
  ids?: string[];
}

/** A value as it is sent. */
const onWire = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** A row as a record, with only the fields of its schema. */
const toRecord = (names: readonly string[], row: Row): AnyRecord => {
  const values = names.map((name) => [name, onWire(row[name === '_id' ? 'id' : name])]);
  return Object.fromEntries(values) as AnyRecord;
};

/** Reads the records of a resource: one, several with locks, or a page. Every query names the store. */
export function recordReads({ schema, sort, order }: AnyDescription, rules: AnyRules) {
  const { table, counted = {}, search = [], sortBy = {}, matches = {}, listed } = rules;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const names = Object.keys(schema.shape);

  const columnOf = (name: string): PgColumn => {
    const column = columns[name];
    if (!column) throw new Error(`the table of ${names.join(', ')} has no column ${name}`);
    return column;
  };
  const searched = search.map(columnOf);

  // Archived rows are no longer records.
  const isRecord = rules.isArchived && isNull(columnOf('archived_at'));
  const areOf = (storeId: string, ids: readonly string[]) =>
    and(eq(table.store_id, storeId), inArray(table.id, [...ids]), isRecord);
  const select = (db: Database) => db.select({ ...columns, ...counted }).from(table as PgTable);

  function orderBy(name: string, language: number): SQL | PgColumn {
    const custom = sortBy[name];
    if (custom) return custom;
    const column = columnOf(name);
    return column.columnType === 'PgJsonb' || column.columnType === 'PgText' ? byShownText(column, language) : column;
  }

  function filterCondition(name: string, value: unknown, context: CallContext): SQL | undefined {
    if (value === undefined) return undefined;
    const custom = matches[name];
    if (custom) return custom(value as never, context);
    if (Array.isArray(value)) return inArray(columnOf(name), value);
    return value === null ? isNull(columnOf(name)) : eq(columnOf(name), value);
  }

  async function load(db: Database, storeId: string, id: string): Promise<AnyRecord> {
    const [row] = await select(db).where(areOf(storeId, [id]));
    if (!row) throw notFound(rules.notFound);
    return toRecord(names, row);
  }

  /** Locks records until the transaction ends, in order of ID, so that two callers who lock the same ones can't deadlock. */
  const lock = (tx: Database, storeId: string, ids: readonly string[]) =>
    tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(areOf(storeId, ids))
      .orderBy(table.id)
      .for('update');

  async function list(body: ListBody, context: CallContext) {
    const { db, language } = context;
    const { sort_by, sort_order, filter = {} } = body;
    const filters = Object.entries(filter).map(([name, value]) => filterCondition(name, value, context));
    const isAskedFor = body.query || body.ids;
    const condition = and(
      listCondition(table, searched, body, context),
      isRecord,
      isAskedFor ? undefined : listed,
      ...filters,
    );
    const rows = await select(db)
      .where(condition)
      .orderBy(...listOrder(table, orderBy(sort_by ?? sort[0], language), sort_order ?? (sort_by ? 'ASC' : order)))
      .limit(body.perPage)
      .offset(offsetOf(body));
    return { data: rows.map((row) => toRecord(names, row)), count: await db.$count(table, condition) };
  }

  return { load, lock, list, isOne: (storeId: string, id: string) => areOf(storeId, [id]) };
}
