import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { type Announce, changeRecords } from '#server/records/changeRecords';

/** Any number will do, so long as every version of the server uses the same. */
const menuLock = 0x6d656e75;

/** Transactions that hold their store's lock: asking again in the same transaction doesn't wait. */
const holders = new WeakMap<Database, string>();

/**
 * Lets one writer at a time change a store's menu; others wait until its transaction ends. Writers lock names,
 * categories, items and groups in different orders: an import in the order of its file, an undo in reverse. No lock
 * order suits all of them, and a deadlock would fail someone's work.
 * Call this first in the transaction. Readers and orders never wait for it.
 */
export async function lockMenu(tx: Database, storeId: string): Promise<void> {
  if (holders.get(tx) === storeId) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${menuLock}, hashtext(${storeId}))`);
  holders.set(tx, storeId);
}

/**
 * Changes the menu like `changeRecords`, with no other menu change of the store at the same time.
 *
 * @example changeMenu(context, async (tx, announce) => { await tx.delete(items).where(isItem); announce('item', [id]); })
 */
export const changeMenu = <Result>(
  context: Pick<CallContext, 'db' | 'session' | 'wakeOutbox'>,
  work: (tx: Database, announce: Announce) => Promise<Result>,
): Promise<Result> =>
  changeRecords(context, async (tx, announce) => {
    await lockMenu(tx, context.session.store_id);
    return work(tx, announce);
  });
