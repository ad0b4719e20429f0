import { and, eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { outbox, outboxCursors } from '../db/schema/index';

/** A client that was away longer loads afresh instead. */
const keepMs = 48 * 3_600_000;

/** Deletes messages that were sent and that nobody will ask for again. */
export async function pruneOutbox(db: Database, now = new Date()): Promise<void> {
  const cursors = await db.select().from(outboxCursors);
  for (const { store_id, sent_seq } of cursors) {
    await db
      .delete(outbox)
      .where(
        and(
          eq(outbox.store_id, store_id),
          lte(outbox.seq, sent_seq),
          lt(outbox.created_at, new Date(now.getTime() - keepMs)),
        ),
      );
  }
}
