import { subDays } from 'date-fns';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { menuChanges, menuImports } from '#server/db/schema/menuChanges';
import { idempotencyKeys, outbox } from '#server/db/schema/orders';
import { supportMessages } from '#server/db/schema/support';
import { removeEarlierAppKeys } from '#server/http/earlierAppKeys';
import { repliesKeptDays } from '#server/http/keptReply';
import type { FileStore } from '../files/fileStore';
import { deleteUnusedImages } from '../modules/images/service';
import { forgetImports } from '../modules/imports/service';

/** Lets go of pictures that no record shows, nor would show once a change is taken back. */
export const removeUnusedImages = (db: Database, now: Date, files: FileStore): Promise<void> =>
  deleteUnusedImages(db, files, now);

/** Keeps the history of imports to what somebody may still ask for. */
export async function removeOldImports(db: Database, now: Date, files: FileStore): Promise<void> {
  await forgetImports(db, files, now);
}

const outboxKeptDays = 3;
/** A change that nobody undid within this time stays. */
const changesKeptDays = 30;
/** Messages to the operator have long been answered by mail. */
const supportKeptDays = 365;

/** Rows that one statement deletes: few enough to stay far below the limit on statements, and to lock nobody out for long. */
const portion = 5_000;

/** Deletes what meets a condition over the table, a portion at a time. */
async function deleteInPortions(db: Database, table: PgTable, condition: SQL): Promise<void> {
  let deleted: number;
  do {
    const { rows } = (await db.execute(sql`
      with gone as (
        delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${portion}::int)) returning 1
      ) select count(*)::int as deleted from gone`)) as unknown as { rows: { deleted: number }[] };
    deleted = rows[0]?.deleted ?? 0;
  } while (deleted === portion);
}

/** Deletes idempotency keys so old that no client repeats them, and the APP_KEYs that their hashes were made with. */
export async function removeOldKeys(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, idempotencyKeys, lt(idempotencyKeys.created_at, subDays(now, repliesKeptDays)));
  await removeEarlierAppKeys(db, now);
}

/** Removes messages that left days ago; of each store as many stay as a client may ask to be sent again. */
export const removeSentMessages = (db: Database, now: Date): Promise<void> =>
  deleteInPortions(
    db,
    outbox,
    sql`${outbox.created_at} < ${subDays(now, outboxKeptDays).toISOString()}::timestamptz
      and ${outbox.seq} <= (select c.sent_seq from outbox_cursors c where c.store_id = ${outbox.store_id})
      and ${outbox.seq} <= (select n.last_seq from store_counters n where n.store_id = ${outbox.store_id}) - ${limits.replayMax}::int`,
  );

/** Forgets what menus were like before changes of long ago; imports stay in their history, and can be undone from there. */
export const removeOldChanges = (db: Database, now: Date): Promise<void> =>
  deleteInPortions(
    db,
    menuChanges,
    sql`${menuChanges.created_at} < ${subDays(now, changesKeptDays).toISOString()}::timestamptz
      and not exists (select 1 from ${menuImports} i where i.store_id = ${menuChanges.store_id} and i.id = ${menuChanges.id})`,
  );

/** Forgets what was written to the operator long ago, mailed or not. */
export const removeOldSupportMessages = (db: Database, now: Date): Promise<void> =>
  deleteInPortions(db, supportMessages, lt(supportMessages.created_at, subDays(now, supportKeptDays)));
