import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/db/schema/index';

/**
 * The tables whose rows stay when their store is deleted, without anyone's data, because the law requires the sums. Every other
 * table of a store is emptied; `audit_entries` get the one entry that says so.
 */
export const keptTables: readonly string[] = [
  ...['orders', 'order_items', 'order_refunds', 'order_day_totals', 'insight_day_totals'],
  ...['ledger_transactions', 'ledger_entries'],
  // The platform's own: an invoice names its buyer, and none is missing.
  'billing_invoices',
];

const configOf = (table: PgTable) => getTableConfig(table);

const ofStores = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => configOf(table).columns.some(({ name }) => name === 'store_id'));

/** Tables that a table's foreign keys refer to, besides itself. */
const parentsOf = (table: PgTable): string[] =>
  configOf(table)
    .foreignKeys.map((key) => configOf(key.reference().foreignTable).name)
    .filter((name) => name !== configOf(table).name);

/** Children first, so that no foreign key refers to a deleted row. */
function inOrder(tables: readonly PgTable[]): PgTable[] {
  const rest = [...tables];
  const sorted: PgTable[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((table) => !rest.some((other) => parentsOf(other).includes(configOf(table).name)));
    if (next === -1) throw new Error('Foreign keys of these tables go round in a circle');
    sorted.push(...rest.splice(next, 1));
  }
  return sorted;
}

/** All tables with a store's rows that are emptied when the store is deleted, in the order of deletion. */
export const emptiedTables: readonly PgTable[] = inOrder(
  ofStores.filter((table) => !keptTables.includes(configOf(table).name)),
);
