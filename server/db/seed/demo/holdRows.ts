import type { orders, tableHolds } from '../../schema/index';

/** The tables of the orders that still have one: each has one table, so the hold has its ID. */
export const holdRows = (placed: readonly (typeof orders.$inferInsert)[]): (typeof tableHolds.$inferInsert)[] =>
  placed.flatMap(({ store_id, id = '', table_id, due_at, free_at }) =>
    table_id && free_at
      ? [{ ...{ store_id, id, order_id: id, table_id }, during: `[${due_at.toISOString()},${free_at.toISOString()})` }]
      : [],
  );
