import type { Database } from '#server/db/database';
import { newInvitation } from '#server/modules/subStores/invitationToken';
import type { StoreRow } from './makeStore';
import { makeSubStore, type SubStoreOptions } from './makeSubStore';

/** A sub-account without a password, and the token of the link that sets one. */
export async function makeInvitation(db: Database, store: Pick<StoreRow, 'id'>, options: SubStoreOptions = {}) {
  const { token, ...columns } = newInvitation(new Date());
  return { token, subStore: await makeSubStore(db, store, { password_hash: null, ...columns, ...options }) };
}
