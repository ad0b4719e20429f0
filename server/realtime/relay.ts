import { setTimeout as delay } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import type { StoreEvent } from '#contract/events';
import type { Database } from '../db/database';
import type { FailureLog } from '../db/failureLog';
import { preparedOnce } from '../db/preparedOnce';
import { outboxCursors, storeCounters } from '../db/schema/index';
import { readStream } from './streamReader';

/** Finds messages of processes that died between commit and wake, and those that arrived while another one was sending. */
const pollEveryMs = 500;
/** Under load, messages are sent in batches at this interval: no one notices, and the database has less to do. */
const batchesApartMs = 20;
const storesAtOnce = 20;
const eventsAtOnce = 100;

export type Send = (storeId: string, event: StoreEvent) => void;

/** Also queues push messages for what is sent, in the transaction that marks it as sent. */
export type QueuePushes = (tx: Database, storeId: string, events: readonly StoreEvent[]) => Promise<void>;

const isWaiting = gt(storeCounters.last_seq, outboxCursors.sent_seq);
const ofStore = eq(storeCounters.store_id, outboxCursors.store_id);

const anyWaiting = preparedOnce((db) =>
  db
    .select({ store_id: outboxCursors.store_id })
    .from(outboxCursors)
    .innerJoin(storeCounters, ofStore)
    .where(isWaiting)
    .limit(1)
    .prepare('any_waiting'),
);

/** A named prepared statement, so PostgreSQL plans it once per connection although each transaction builds it again. */
const lockWaiting = (tx: Database) =>
  tx
    .select({ store_id: outboxCursors.store_id, sent_seq: outboxCursors.sent_seq, last_seq: storeCounters.last_seq })
    .from(outboxCursors)
    .innerJoin(storeCounters, ofStore)
    .where(isWaiting)
    .orderBy(asc(outboxCursors.store_id))
    .limit(storesAtOnce)
    .for('update', { of: outboxCursors, skipLocked: true })
    .prepare('lock_waiting')
    .execute();

/**
 * Sends the pending messages of some stores, each in the order of `seq`.
 * The store's cursor is locked during this, and other processes skip it, so a store's messages are sent by one
 * process at a time. Code that writes orders never touches a cursor. Messages are sent before the new cursor position
 * is committed: if a process is killed in between, they are sent twice (clients drop duplicates) but never lost.
 *
 * @returns how many stores had pending messages; 0 when everything is sent
 */
export async function sendWaiting(db: Database, send: Send, queuePushes?: QueuePushes): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = await lockWaiting(tx);
    for (const { store_id, sent_seq, last_seq } of waiting) {
      const events = await readStream(tx, store_id, sent_seq, eventsAtOnce);
      for (const event of events) send(store_id, event);
      await queuePushes?.(tx, store_id, events);
      await tx
        .update(outboxCursors)
        // Skips numbers without a message, for example in a restored database.
        .set({ sent_seq: events.at(-1)?.seq ?? Math.min(sent_seq + eventsAtOnce, last_seq) })
        .where(eq(outboxCursors.store_id, store_id));
    }
    return waiting.length;
  });
}

export interface Relay {
  /** Sends everything that was committed, now. */
  wake(): void;
  /** Stops, and waits for running work. */
  close(): Promise<void>;
}

/** Sends messages as they are committed: at each wake, and twice a second for messages without one. */
export function startRelay(
  db: Database,
  send: Send,
  { failures, queuePushes }: { failures: FailureLog; queuePushes?: QueuePushes },
): Relay {
  let closed = false;
  let again = false;
  let running: Promise<void> | null = null;

  const drain = async () => {
    do {
      again = false;
      // Continues until nothing is left: a process that skipped our locked cursor relies on it.
      while (!closed && (await sendWaiting(db, send, queuePushes)) > 0 && (await anyWaiting(db).execute()).length > 0);
      if (again && !closed) await delay(batchesApartMs);
    } while (again && !closed);
  };
  const wake = () => {
    again = true;
    if (running || closed) return;
    running = drain()
      .then(
        () => failures.succeeded('relay'),
        (error) => {
          again = false;
          failures.failed('relay', error);
        },
      )
      .finally(() => {
        running = null;
        if (again) wake();
      });
  };
  const timer = setInterval(wake, pollEveryMs);
  timer.unref();
  return {
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
