import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import { ledgerProgress } from '#server/db/schema/ledger';
import { ledgerDifferences } from './ledgerDifferences';
import { lockPast, rowsOfAll } from './pastOrders';
import { rateOfWork } from './progress';
import { writeMissing } from './writeLedger';

/** Orders of one transaction: few enough that other calls don't notice it. */
const batch = 100;
/** How long one round works, until the job repeats it. */
const roundMs = 5_000;
/** Between batches, other calls come first. */
const pauseMs = 10;

interface Tools {
  log: Pick<Logger, 'error' | 'info'>;
  /** Is aborted when the server stops. */
  stopping: AbortSignal;
}

/** A batch that was booked. */
interface Booked {
  store_id: string;
  booked: number;
  worked_ms: number;
  isLast: boolean;
}

/** Books the next orders of one store in one transaction. Several processes take different stores. @returns `null` if nothing is left */
async function bookBatch(db: Database, now: Date): Promise<Booked | null> {
  const started = performance.now();
  return db.transaction(async (tx) => {
    const [progress] = await tx
      .select()
      .from(ledgerProgress)
      // Not before its time, at which processes of earlier versions have ended; or else it has begun.
      .where(or(lte(ledgerProgress.complete_since, now), isNotNull(ledgerProgress.order_id)))
      .orderBy(asc(ledgerProgress.store_id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!progress) return null;
    const { store_id } = progress;
    const rows = await lockPast(tx, store_id, progress, batch);
    await writeMissing(tx, rowsOfAll(rows, now));
    const booked = progress.booked + rows.length;
    const worked_ms = progress.worked_ms + Math.round(performance.now() - started);
    const last = rows.at(-1)?.order;
    const isStore = eq(ledgerProgress.store_id, store_id);
    if (!last || rows.length < batch) {
      await tx.delete(ledgerProgress).where(isStore);
      return { store_id, booked, worked_ms, isLast: true };
    }
    const place = { complete_since: last.created_at, order_id: last.id };
    await tx
      .update(ledgerProgress)
      .set({ ...place, booked, worked_ms })
      .where(isStore);
    return { store_id, booked, worked_ms, isLast: false };
  });
}

/** Logs how a store's orders were booked, and proves that the ledger has their sums. */
async function prove(db: Database, { store_id, booked, worked_ms }: Booked, log: Tools['log']): Promise<void> {
  const per_second = Math.round(rateOfWork({ booked, worked_ms }));
  const differences = await ledgerDifferences(db, store_id);
  if (differences.length === 0) log.info({ store_id, booked, per_second }, 'earlier orders are in the ledger');
  else log.error({ store_id, booked, differences }, 'the ledger differs from the orders');
}

/**
 * Books the orders from before the ledger, the latest first, until nothing is left or the round is over. An order that has
 * entries already, because it went on while this waited, gets only those that it lacks. It can be stopped at any time, and
 * goes on with the next batch.
 */
export async function bookPastOrders(db: Database, now: Date, { log, stopping }: Tools): Promise<void> {
  const until = performance.now() + roundMs;
  while (performance.now() < until && !stopping.aborted) {
    const booked = await bookBatch(db, now);
    if (!booked) return;
    if (booked.isLast) await prove(db, booked, log);
    await wait(pauseMs);
  }
}
