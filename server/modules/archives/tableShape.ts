import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { ArchivedTable } from './archiveTables';

/** Types of columns whose values survive JSON unchanged. For others, `tests/server/archives/tables.test.ts` fails. */
export const archivedColumnTypes: readonly string[] = [
  ...['PgUUID', 'PgText', 'PgInteger', 'PgBigInt53', 'PgBoolean', 'PgJsonb', 'PgTimestamp', 'PgDateString'],
  ...['PgNumericNumber', 'PgDoublePrecision'],
];

export interface TableShape {
  name: string;
  /** The column with the store's ID. */
  store: PgColumn;
  /** The exported columns, in the order of the schema, so that the same rows always make the same lines. */
  columns: readonly PgColumn[];
  /** The rest of the primary key, by which rows are sorted; empty for a table with one row of each store. */
  key: readonly PgColumn[];
}

/** The columns of a table that are exported, without those that the database generates. */
export function shapeOf({ table, without = {} }: ArchivedTable): TableShape {
  const { columns, primaryKeys } = getTableConfig(table);
  const name = getTableName(table);
  const store = columns.find((column) => column.name === (name === 'stores' ? 'id' : 'store_id'));
  const [composite] = primaryKeys;
  const names = composite?.columns.map((column) => column.name);
  const isPrimary = (column: PgColumn) => names?.includes(column.name) ?? column.primary;
  // In the order of the key, so that the query can use its index.
  const order = (column: PgColumn) => names?.indexOf(column.name) ?? 0;
  const primary = columns.filter(isPrimary).sort((a, b) => order(a) - order(b));
  if (!store || primary.length === 0) throw new Error(`${name} has no store or no primary key`);
  return {
    name,
    store,
    columns: columns.filter((column) => column.generated === undefined && !(column.name in without)),
    key: primary.filter((column) => column.name !== store.name),
  };
}
