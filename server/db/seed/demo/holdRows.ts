import { seededRandom } from '#server/demoData/random';
import type { orders, tableHolds } from '../../schema/index';
import { seededId } from './seededId';

/** The tables of the orders that still have one. The hold of an order's first table has its ID. */
export const holdRows = (placed: readonly (typeof orders.$inferInsert)[]): (typeof tableHolds.$inferInsert)[] =>
  placed.flatMap(({ store_id, id = '', table_id, joined_tables, due_at, free_at }) => {
    if (!table_id || !free_at) return [];
    const random = seededRandom(due_at.getTime());
    const during = `[${due_at.toISOString()},${free_at.toISOString()})`;
    return (joined_tables ?? [{ id: table_id }]).map((table, index) => ({
      ...{ store_id, order_id: id, table_id: table.id, during },
      id: index === 0 ? id : seededId(random, due_at),
    }));
  });
