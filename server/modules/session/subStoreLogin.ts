import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { isAccount } from './account';
import { noteFailedSignIn, subStoreVisitor } from './noteSignIn';
import { isPassword } from './password';
import { signInSubStore } from './signInSubStore';

/**
 * Signs a sub-account in. 994 does not tell whether the account or the password was wrong. One that is not
 * approved, or switched off, gets a reply that says so, with an empty token and no session.
 */
export const subStoreLogin: Handler<'sub_store_login'> = async (body, context) => {
  const [subStore] = await context.db.select().from(subStores).where(isAccount(subStores, body));
  const matches = await isPassword(subStore?.password_hash ?? null, body.password);
  if (subStore && !matches) await noteFailedSignIn(context.db, subStoreVisitor(subStore));
  if (!subStore || !matches) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  const reply = await signInSubStore(subStore, body.device_token, context);
  return { ...reply, ...(reply.sub_store.server_token ? { message: successCodes.LOGGED_IN } : {}) };
};
