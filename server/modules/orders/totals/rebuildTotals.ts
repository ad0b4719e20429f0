import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeCounters } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';

/**
 * Orders added up by one transaction. The store's other writers wait for it, so it has to be short; most days of most
 * stores have fewer.
 */
const ordersPerStep = 100;
/** Steps of one round, after which the job pauses. */
const stepsPerRound = 500;

/**
 * Extends the totals of one store that has changed its days by some earlier orders. The lock of its counters, which every
 * transaction that changes an ended order takes too, keeps orders from being counted twice or not at all.
 *
 * @returns whether there was such a store
 */
const rebuildStep = (db: Database, ordersOfStep: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [store] = await tx
      .select({ id: stores.id, from: stores.day_totals_from })
      .from(stores)
      .where(isNotNull(stores.day_totals_from))
      .orderBy(stores.id)
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!store?.from) return false;
    const until = sql`${store.from.toISOString()}::timestamptz`;
    await tx.execute(sql`select 1 from ${storeCounters} where store_id = ${store.id} for no key update`);
    // Later statements see what the transactions before the lock have committed.
    const { rows } = (await tx.execute(sql`
      select o.created_at::text as since from ${orders} o
      where o.store_id = ${store.id} and not o.is_open and not o.is_test and o.created_at < ${until}
      order by o.created_at desc offset ${ordersOfStep - 1}::int limit 1`)) as { rows: { since: string }[] };
    const since = rows[0]?.since ?? null;
    for (const sums of ['order_day_totals_sum', 'insight_day_totals_sum'])
      await tx.execute(
        sql`select ${sql.raw(sums)}(${store.id}::uuid, ${since ?? '-infinity'}::text::timestamptz, ${until})`,
      );
    await tx.execute(
      sql`update ${stores} set day_totals_from = ${since}::text::timestamptz where id = ${store.id}::uuid`,
    );
    return true;
  });

/**
 * Makes the daily totals of stores that have changed when their days begin, the latest orders first, in short transactions.
 * Until a store is done, `totalsSource` adds up its earlier orders one by one. It resumes where it was stopped: the
 * store's row has the moment from which the totals are complete.
 *
 * @returns how many steps were made
 */
export async function rebuildTotals(
  db: Database,
  { mostSteps = stepsPerRound, ordersOfStep = ordersPerStep } = {},
): Promise<number> {
  let steps = 0;
  while (steps < mostSteps && (await rebuildStep(db, ordersOfStep))) steps += 1;
  return steps;
}
