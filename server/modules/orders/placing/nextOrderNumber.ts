import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { storeCounters } from '#server/db/schema/storeSettings';

/**
 * The store's next order number. Its counter stays locked until the transaction ends, so numbers have no
 * gaps; take it last.
 */
export async function nextOrderNumber(tx: Database, storeId: string): Promise<number> {
  const [counter] = await tx
    .insert(storeCounters)
    .values({ store_id: storeId, last_order_number: 1 })
    .onConflictDoUpdate({
      target: storeCounters.store_id,
      set: { last_order_number: sql`${storeCounters.last_order_number} + 1` },
    })
    .returning({ number: storeCounters.last_order_number });
  if (!counter) throw new Error(`no counter for store ${storeId}`);
  return counter.number;
}
