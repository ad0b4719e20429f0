import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { documentNotFound } from '../providers/service';
import { handedInChange, readHandedIn, writeHandedIn } from './requiredDocuments';

/** Locks a store's row against other changes of its documents. Orders, which only refer to it, don't wait. */
async function lockStore(tx: Database, storeId: string): Promise<{ country_code: string }> {
  const [store] = await tx
    .select({ country_code: stores.country_code })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  if (!store) throw documentNotFound();
  return store;
}

type Context = Pick<CallContext<'platform'>, 'db' | 'wakeOutbox' | 'messages'>;

/**
 * Changes a store's documents in one transaction, one change at a time, and with them whether the store counts as having
 * handed them in. The message is sent last in it, and leaves once it has committed.
 *
 * @param work returns the document that changed, and the reply
 */
export async function changeStoreDocuments<Result>(
  { db, wakeOutbox, messages }: Context,
  storeId: string,
  work: (tx: Database) => Promise<{ id: string; result: Result }>,
): Promise<Result> {
  const { result, isAccessChanged } = await db.transaction(async (tx) => {
    const { country_code } = await lockStore(tx, storeId);
    const before = await readHandedIn(tx, storeId, country_code);
    const done = await work(tx);
    const after = await readHandedIn(tx, storeId, country_code);
    const change = handedInChange(before, after);
    const changed = change === null ? [] : await writeHandedIn(tx, [storeId], change);
    await announceRecords(tx, storeId, 'store_document', [done.id]);
    return { result: done.result, isAccessChanged: changed.length > 0 };
  });
  wakeOutbox();
  if (isAccessChanged) messages.refreshAccess(storeId);
  return result;
}
