import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { isAccount } from './account';
import { noteFailedSignIn, subStoreVisitor } from './noteSignIn';
import { provePassword } from './provePassword';
import { signInSubStore } from './signInSubStore';

/**
 * Signs a sub-account in. 994 does not tell whether the account or the password was wrong, and takes the same time for both. One
 * that is not approved, or switched off, gets a reply that says so, with an empty token and no session.
 */
export const subStoreLogin: Handler<'sub_store_login'> = async (body, context) => {
  const { db, device, afterReply } = context;
  const [subStore] = await db.select().from(subStores).where(isAccount(subStores, body));
  const { password, ...identifier } = body;
  const isRight = await provePassword(context, { kind: 'sub_store', account: subStore, identifier, password });
  if (!subStore || !isRight) {
    if (subStore) afterReply(() => noteFailedSignIn(db, subStoreVisitor(subStore)));
    throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  }
  const reply = await signInSubStore(subStore, body.device_token, context);
  if (!reply.sub_store.server_token) return reply;
  device.remember({ kind: 'sub_store', ...subStore });
  return { ...reply, message: successCodes.LOGGED_IN };
};
