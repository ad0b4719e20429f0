import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';

export type OwnerStore = typeof stores.$inferSelect;

/** Parts of a call's context that everything here needs. */
export type Tools = Pick<CallContext<'public'>, 'env' | 'now'>;

export const ownerAccount = ({ id }: Pick<OwnerStore, 'id'>) => ({ store_id: id, sub_store_id: null }) as const;

/** The store's name in mails. */
export const storeName = ({ name }: Pick<OwnerStore, 'name'>): string => localText(name, 0);

/** @throws 4022 `deletion` at the path while the store's deletion is pending: the next owner would get a store that is deleted soon */
export function refuseDeletion({ deletion_due_at }: Pick<OwnerStore, 'deletion_due_at'>, path: string): void {
  if (deletion_due_at) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'deletion' }]);
}

/** @throws 2000 if it was deleted */
export async function findOwner(db: Database, storeId: string): Promise<OwnerStore> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return store;
}

/**
 * The store, locked: changes of who owns it come one after the other, and so do sign-ins and changes of the password.
 * Orders, which only refer to the store, don't wait.
 *
 * @throws 2000 if it was deleted
 */
export async function lockOwner(tx: Database, storeId: string): Promise<OwnerStore> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('no key update');
  if (!store) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return store;
}

/**
 * Makes the store's open pages reload who may get the owner's account. Call it as late in the transaction as possible.
 */
export const announceOwner = (tx: Database, { id }: Pick<OwnerStore, 'id'>): Promise<number> =>
  announceRecords(tx, id, 'store', [id]);
