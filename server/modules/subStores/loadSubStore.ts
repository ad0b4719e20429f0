import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { managementGap } from '../session/service';
import { isSubStore, type ListedSubStore, selectSubStores } from './subStoreRow';

/** An account that the store does not have. */
export const notFound = (): CallError =>
  fieldsNotValid(errorCodes.NO_DATA_FOUND, [{ path: '_id', code: String(errorCodes.NO_DATA_FOUND) }]);

/** @throws 1000 where the store has no such account */
export async function loadSubStore(db: Database, storeId: string, id: string): Promise<ListedSubStore> {
  const [row] = await selectSubStores(db).where(isSubStore(storeId, id));
  if (!row) throw notFound();
  return row;
}

/**
 * The account, held until the transaction ends, for a caller who may change it.
 *
 * @throws 1000 where the store has none, 4001 where it is the caller's own or holds more than they do
 */
export async function lockManaged(tx: Database, session: Session, id: string): Promise<ListedSubStore> {
  const [row] = await selectSubStores(tx).where(isSubStore(session.store_id, id)).for('update');
  if (!row) throw notFound();
  if (managementGap(session, row)) throw new CallError(errorCodes.NOT_PERMITTED);
  return row;
}
