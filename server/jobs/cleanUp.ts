import { subDays } from 'date-fns';
import { lt, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { menuChanges, menuImports } from '#server/db/schema/menuChanges';
import { idempotencyKeys, outbox } from '#server/db/schema/orders';
import { supportMessages } from '#server/db/schema/support';
import { removeEarlierAppKeys } from '#server/http/earlierAppKeys';
import { repliesKeptDays } from '#server/http/keptReply';

const outboxKeptDays = 3;
/** Who has not missed what was deleted by then will not ask for it. */
const changesKeptDays = 30;
/** Whoever wrote to the operator does not look for it after a year; the mail is the operator's own to keep. */
const supportKeptDays = 365;

/** Deletes idempotency keys that no client repeats any longer, and the APP_KEYs that their hashes were made with. */
export async function removeOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, subDays(now, repliesKeptDays)));
  await removeEarlierAppKeys(db, now);
}

/** Removes messages that left days ago; of each store as many stay as a client may ask to be sent again. */
export async function removeSentMessages(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(
    sql`${outbox.created_at} < ${subDays(now, outboxKeptDays).toISOString()}::timestamptz
      and ${outbox.seq} <= (select c.sent_seq from outbox_cursors c where c.store_id = ${outbox.store_id})
      and ${outbox.seq} <= (select n.last_seq from store_counters n where n.store_id = ${outbox.store_id}) - ${limits.replayMax}::int`,
  );
}

/** Forgets what menus were like before changes of long ago; imports stay in their history, and can be taken back from there. */
export async function removeOldChanges(db: Database, now: Date): Promise<void> {
  await db.delete(menuChanges).where(
    sql`${menuChanges.created_at} < ${subDays(now, changesKeptDays).toISOString()}::timestamptz
      and not exists (select 1 from ${menuImports} i where i.store_id = ${menuChanges.store_id} and i.id = ${menuChanges.id})`,
  );
}

/** Forgets what was written to the operator long ago, mailed or not. */
export async function removeOldSupportMessages(db: Database, now: Date): Promise<void> {
  await db.delete(supportMessages).where(lt(supportMessages.created_at, subDays(now, supportKeptDays)));
}
