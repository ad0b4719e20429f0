import { pino } from 'pino';
import type { Database } from '#server/db/database';
import { ledgerProgress } from '#server/db/schema/index';
import { bookPastOrders } from '#server/modules/ledger/service';

/** Books the demo's orders of the past. Otherwise each server does it at its start, and its first calls wait. */
export async function bookPast(db: Database): Promise<void> {
  const tools = { log: pino({ level: 'error' }), stopping: new AbortController().signal };
  while ((await db.$count(ledgerProgress)) > 0) await bookPastOrders(db, new Date(), tools);
}
