import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { ledgerEntries } from '#server/db/schema/ledger';
import { storeCounters } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';

/** Entries summed up by one transaction. The store's other writers wait for it. */
const entriesPerStep = 4_000;
/** Steps of one round, after which the job pauses. */
const stepsPerRound = 125;

/**
 * Extends the sums of one store's ledger by some earlier entries. The lock of its counters, which every transaction that
 * books takes too, keeps entries from being summed twice or not at all.
 *
 * @returns whether there was such a store
 */
const rebuildStep = (db: Database, entriesOfStep: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [store] = await tx
      .select({ id: stores.id, from: stores.ledger_totals_from })
      .from(stores)
      .where(isNotNull(stores.ledger_totals_from))
      .orderBy(stores.id)
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!store?.from) return false;
    const until = sql`${store.from.toISOString()}::timestamptz`;
    await tx.execute(sql`select 1 from ${storeCounters} where store_id = ${store.id} for no key update`);
    // Later statements see what the transactions before the lock have committed.
    const { rows } = (await tx.execute(sql`
      select e.effective_at::text as since from ${ledgerEntries} e
      where e.store_id = ${store.id} and e.effective_at < ${until}
      order by e.effective_at desc offset ${entriesOfStep - 1}::int limit 1`)) as { rows: { since: string }[] };
    const since = rows[0]?.since ?? null;
    await tx.execute(
      sql`select ledger_day_totals_sum(${store.id}::uuid, ${since ?? '-infinity'}::text::timestamptz, ${until})`,
    );
    await tx.execute(
      sql`update ${stores} set ledger_totals_from = ${since}::text::timestamptz where id = ${store.id}::uuid`,
    );
    return true;
  });

/**
 * Makes the sums of ledgers by day, the latest entries first, in short transactions: of stores that have changed when their
 * days begin, and of those with entries that an operation altered. It resumes where it was stopped.
 *
 * @returns how many steps were made
 */
export async function rebuildLedgerTotals(
  db: Database,
  { mostSteps = stepsPerRound, entriesOfStep = entriesPerStep } = {},
): Promise<number> {
  let steps = 0;
  while (steps < mostSteps && (await rebuildStep(db, entriesOfStep))) steps += 1;
  return steps;
}
