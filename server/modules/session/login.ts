import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { findStore } from '../store/service';
import { isAccount, provePassword } from './account';
import { noteFailedSignIn, ownerVisitor, subStoreVisitor } from './noteSignIn';
import { asSignedIn, signInOwner } from './signInOwner';
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

/**
 * Signs a store's owner in. 994 does not tell whether the account or the password was wrong, and takes the same time for
 * both. That a store isn't verified is told only after the right password.
 */
export const login: Handler<'login'> = async (body, context) => {
  const { db, afterReply } = context;
  const found = await findStore(db, isAccount(stores, body));
  const account = found?.store;
  const { password, ...identifier } = body;
  const isRight = await provePassword(context, { kind: 'owner', account, identifier, password });
  if (!found || !isRight) {
    if (found) afterReply(() => noteFailedSignIn(db, ownerVisitor(found.store)));
    throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  }
  return signInOwner(found, body.device_token, context);
};

const isRefusal = (error: unknown, ...codes: number[]): boolean =>
  error instanceof CallError && codes.includes(error.code);

/**
 * Signs an owner or a sub-account in: people needn't know which they are. Each kind is asked as its own call would be,
 * so an unknown account and a wrong password do the same work. Failed attempts are counted separately for each: having
 * to wait for one says nothing about the other.
 */
export const signIn: Handler<'sign_in'> = async ({ first = 'store', ...body }, context) => {
  const { WRONG_USERNAME_OR_PASSWORD, TOO_MANY_ATTEMPTS } = errorCodes;
  const asOwner = async () => asSignedIn(await login(body, context));
  const asSubStore = async () => {
    const { sub_store: signedIn, ...rest } = await subStoreLogin(body, context);
    const { server_token: servertoken, ...sub_store } = signedIn;
    return { ...rest, servertoken, sub_store };
  };
  const [one, other] = first === 'store' ? [asOwner, asSubStore] : [asSubStore, asOwner];
  try {
    return await one();
  } catch (refusal) {
    if (!isRefusal(refusal, WRONG_USERNAME_OR_PASSWORD, TOO_MANY_ATTEMPTS)) throw refusal;
    return other().catch((second: unknown) => {
      // A wait that either kind asks for comes first.
      throw isRefusal(second, WRONG_USERNAME_OR_PASSWORD) ? refusal : second;
    });
  }
};
