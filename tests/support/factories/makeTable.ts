import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/database';
import { tables } from '#server/db/schema/index';
import type { StoreRow } from './makeStore';

/** A table for one to four that guests may book. */
export async function makeTable(
  db: Database,
  store: Pick<StoreRow, 'id'>,
  fields: Partial<typeof tables.$inferInsert> = {},
) {
  const number = fields.number ?? randomInt(1, 1_000_000);
  const [table] = await db
    .insert(tables)
    .values({ store_id: store.id, number, code: `T${number}`, min_persons: 1, max_persons: 4, ...fields })
    .returning();
  if (!table) throw new Error('the table was not made');
  return table;
}
