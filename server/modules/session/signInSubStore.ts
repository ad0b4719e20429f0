import { eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores, type subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext } from '../../http/handler';
import { readSurroundings } from '../settings/service';
import { findStore, presentStore, presentSubStore } from '../store/service';
import { noteSignIn, subStoreVisitor } from './noteSignIn';
import { createSession } from './sessions';

type Context = Pick<CallContext<'public'>, 'db' | 'now' | 'request'>;

/** Signs a sub-account in whose password was proved. One that is not approved or switched off gets an empty token and no session. */
export async function signInSubStore(
  subStore: typeof subStores.$inferSelect,
  deviceToken: string | undefined,
  { db, now, request }: Context,
): Promise<ReplyOf<'sub_store_login'>> {
  const found = await findStore(db, eq(stores.id, subStore.store_id));
  if (!found) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  const session = { store_id: subStore.store_id, sub_store_id: subStore.id, device_token: deviceToken ?? '' };
  const place = { user_agent: request.userAgent, address: request.address };
  const mayEnter = subStore.is_approved && !subStore.is_disabled;
  const enter = () =>
    db.transaction(async (tx) => {
      await noteSignIn(tx, subStoreVisitor(subStore));
      return createSession(tx, { ...session, ...place }, now());
    });
  const server_token = mayEnter ? await enter() : '';
  return {
    sub_store: { ...presentSubStore(subStore), server_token },
    store: presentStore(found.store, found.settings),
    ...(await readSurroundings(db, found.store)),
  };
}
