import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { changeRecords, type Tell } from '#server/records/changeRecords';

/** Any number will do, so long as every version of the server uses the same. */
const menuLock = 0x6d656e75;

/** Transactions that hold their store's lock: whoever asks again in one has it already. */
const holders = new WeakMap<Database, string>();

/**
 * Lets one writer of a store's menu on at a time; the others wait until its transaction ends. Writers take names, headings,
 * items and groups in each other's way: an import in the order of its file, a change that is taken back in the reverse of how it
 * was made. No order of locks suits all of them, and two that wait for each other would both fail somebody's work.
 *
 * To be called first in the transaction. Readers, and orders, never wait for it.
 */
export async function lockMenu(tx: Database, storeId: string): Promise<void> {
  if (holders.get(tx) === storeId) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${menuLock}, hashtext(${storeId}))`);
  holders.set(tx, storeId);
}

/**
 * Changes the menu as `changeRecords` does, with no other change of the store beside it.
 *
 * @example changeMenu(context, async (tx, tell) => { await tx.delete(items).where(isItem); tell('item', [id]); })
 */
export const changeMenu = <Result>(
  context: Pick<CallContext, 'db' | 'session' | 'wakeOutbox'>,
  work: (tx: Database, tell: Tell) => Promise<Result>,
): Promise<Result> =>
  changeRecords(context, async (tx, tell) => {
    await lockMenu(tx, context.session.store_id);
    return work(tx, tell);
  });
