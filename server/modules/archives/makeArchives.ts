import { addHours, addMinutes, addSeconds } from 'date-fns';
import { and, asc, inArray, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { ledgerProgress, storeArchives } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { fileKey } from '#server/files/fileKey';
import type { FileStore } from '#server/files/fileStore';
import { partWriter, removeParts } from '#server/files/partFiles';
import { privateFiles } from '#server/files/privateFiles';
import { type ArchiveRow, isArchiveOf, isAttempt, removeFile } from './archiveRow';
import { exportStore } from './exportStore';

/** An attempt without progress for this long counts as lost, and another process makes the archive. */
const lostMinutes = 3;
const triesMax = 3;
const retrySeconds = 30;
/** How often progress is written. */
const everyMs = 1_000;

interface Tools {
  env: Pick<Env, 'APP_KEY'>;
  files: FileStore;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** Ends an attempt whose archive the owner has deleted, or that the server's stop interrupts. */
class Interrupted extends Error {}

const isExpired = (now: Date) => lte(storeArchives.expires_at, now);

/** Where they are imported, orders that aren't in the ledger yet would be booked as if that platform had had their money. */
const isBooked = sql`not exists (select 1 from ${ledgerProgress} p where p.store_id = ${storeArchives.store_id})`;

/** Whether an archive waits to be made, or its process was lost. */
const isDue = (now: Date) =>
  and(inArray(storeArchives.state, ['waiting', 'running']), lte(storeArchives.due_at, now), isBooked);

/** Deletes expired archives. */
async function removeExpired(db: Database, files: FileStore, now: Date): Promise<void> {
  const rows = await db.delete(storeArchives).where(isExpired(now)).returning();
  for (const row of rows) await removeFile(files, row);
}

/**
 * Claims the archive that has waited longest, or one whose process was lost. After too many lost attempts, it fails.
 *
 * @returns the attempt, if there is one, and the row before it; `null` if nothing waits
 */
async function claim(db: Database, now: Date): Promise<{ attempt: ArchiveRow | null; before: ArchiveRow } | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(storeArchives)
      .where(isDue(now))
      .orderBy(asc(storeArchives.created_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    const { store_id, tries } = row;
    if (tries >= triesMax) {
      await tx.update(storeArchives).set({ state: 'failed' }).where(isArchiveOf(store_id));
      return { attempt: null, before: row };
    }
    const file = fileKey('private', store_id);
    const [attempt] = await tx
      .update(storeArchives)
      .set({ file, state: 'running', percent: 0, tries: tries + 1, due_at: addMinutes(now, lostMinutes) })
      .where(isArchiveOf(store_id))
      .returning();
    return { attempt: attempt ?? null, before: row };
  });
}

/**
 * Writes an attempt's progress while it runs, so that its owner sees it and no other process takes over. Not awaited: the
 * embedded database writes it once the rows are read.
 */
function progressOf(db: Database, attempt: ArchiveRow, clock: () => Date) {
  let writing: Promise<void> | null = null;
  let writtenAt = performance.now();
  let isGone = false;
  const write = async (percent: number) => {
    const changed = await db
      .update(storeArchives)
      .set({ percent, due_at: addMinutes(clock(), lostMinutes) })
      .where(isAttempt(attempt))
      .returning({ id: storeArchives.id });
    isGone = changed.length === 0;
  };
  return {
    note(share: number): void {
      if (isGone) throw new Interrupted('the archive was deleted');
      if (writing || performance.now() - writtenAt < everyMs) return;
      writing = write(Math.min(99, Math.floor(share * 100)))
        // A failure shows up in the export itself, or a later write succeeds.
        .catch(() => {})
        .finally(() => {
          writing = null;
          writtenAt = performance.now();
        });
    },
    settled: async () => {
      await writing;
    },
  };
}

/** Makes one archive. @returns whether its owner still waited for it */
async function make(
  db: Database,
  attempt: ArchiveRow,
  { parts, clock }: { parts: ReturnType<typeof partWriter>; clock: () => Date },
  { env, files, stopping }: Tools,
): Promise<boolean> {
  const { store_id } = attempt;
  const progress = progressOf(db, attempt, clock);
  try {
    await exportStore(
      { db, files, env, storeId: store_id },
      {
        now: clock(),
        write: parts.write,
        onProgress(share) {
          if (stopping.aborted) throw new Interrupted('the server stops');
          progress.note(share);
        },
      },
    );
  } finally {
    await progress.settled();
  }
  const file = await parts.end();
  const expires_at = addHours(clock(), accountLimits.archiveHours);
  const ready = await db
    .update(storeArchives)
    .set({ ...file, state: 'ready', percent: 100, expires_at })
    .where(isAttempt(attempt))
    .returning({ id: storeArchives.id });
  return ready.length > 0;
}

/** Releases an attempt that failed, so that it is repeated a few times; an interrupted one doesn't count. */
async function releaseAttempt(db: Database, attempt: ArchiveRow, at: Date, isInterrupted: boolean): Promise<void> {
  const { tries } = attempt;
  await db
    .update(storeArchives)
    .set(
      isInterrupted
        ? { state: 'waiting', tries: tries - 1, due_at: at }
        : { state: tries >= triesMax ? 'failed' : 'waiting', due_at: addSeconds(at, retrySeconds * tries) },
    )
    .where(isAttempt(attempt));
}

/** Deletes expired archives, and makes the one that has waited longest: one at a time in each process. */
export async function makeArchives(db: Database, now: Date, tools: Tools): Promise<void> {
  const { env, files, log, stopping } = tools;
  // Each round of each process: usually one small read.
  const [any] = await db
    .select({ id: storeArchives.id })
    .from(storeArchives)
    .where(or(isExpired(now), isDue(now)))
    .limit(1);
  if (!any) return;
  await removeExpired(db, files, now);
  const claimed = stopping.aborted ? null : await claim(db, now);
  if (!claimed) return;
  const { attempt, before } = claimed;
  if (!attempt) return removeFile(files, before);
  const { store_id, file } = attempt;
  const started = performance.now();
  const clock = () => new Date(now.getTime() + performance.now() - started);
  const parts = partWriter(privateFiles(files, env), store_id, file);
  try {
    // Those of a lost attempt.
    await removeFile(files, before);
    const isReady = await make(db, attempt, { parts, clock }, tools);
    if (!isReady) await removeParts(files, file, parts.count());
    log.info({ store_id, isReady, ms: Math.round(performance.now() - started) }, 'an archive was made');
  } catch (error) {
    await removeParts(files, file, parts.count());
    const isInterrupted = error instanceof Interrupted;
    if (!isInterrupted) log.error({ err: error, store_id }, 'an archive could not be made');
    await releaseAttempt(db, attempt, clock(), isInterrupted);
  }
}
