import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { readSurroundings } from '../settings/service';
import { findStore, presentStore, presentSubStore } from '../store/service';
import { isAccount } from './account';
import { isPassword } from './password';
import { createSession } from './sessions';

/**
 * Signs a sub-account in. 994 does not tell whether the account or the password was wrong. One that is not
 * approved gets a reply that says so, with an empty token and no session.
 */
export const subStoreLogin: Handler<'sub_store_login'> = async (body, { db, now, request }) => {
  const [subStore] = await db.select().from(subStores).where(isAccount(subStores, body));
  const matches = await isPassword(subStore?.password_hash ?? null, body.password);
  const found = subStore && matches ? await findStore(db, eq(stores.id, subStore.store_id)) : undefined;
  if (!subStore || !found) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);

  const session = { store_id: subStore.store_id, sub_store_id: subStore.id, device_token: body.device_token ?? '' };
  const place = { user_agent: request.userAgent, address: request.address };
  const server_token = subStore.is_approved ? await createSession(db, { ...session, ...place }, now()) : '';
  return {
    ...(subStore.is_approved ? { message: successCodes.LOGGED_IN } : {}),
    sub_store: { ...presentSubStore(subStore), server_token },
    store: presentStore(found.store, found.settings),
    ...(await readSurroundings(db, found.store)),
  };
};
