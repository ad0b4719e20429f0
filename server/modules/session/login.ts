import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { Handler } from '../../http/handler';
import { readContext } from '../settings/service';
import { findStore, presentStore, type StoreRow } from '../store/service';
import { isAccount, provePassword } from './account';
import { noteFailedSignIn, noteSignIn, ownerVisitor, subStoreVisitor } from './noteSignIn';
import { createSession } from './sessions';
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

const refused = () => new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);

/** Locks the store until its session exists: a simultaneous password change either ends this session or prevents it. */
async function lockAccount(tx: Database, { id, password_hash }: StoreRow): Promise<void> {
  const isSame = and(eq(stores.id, id), eq(stores.password_hash, password_hash));
  const [row] = await tx.select({ id: stores.id }).from(stores).where(isSame).for('share');
  if (!row) throw refused();
}

/** Signs a store's owner in. 994 does not tell whether the account or the password was wrong, and takes the same time for both. */
export const login: Handler<'login'> = async (body, context) => {
  const { db, now, request, device, afterReply } = context;
  const found = await findStore(db, isAccount(stores, body));
  const account = found?.store;
  const { password, ...identifier } = body;
  const isRight = await provePassword(context, { kind: 'owner', account, identifier, password });
  if (!found || !isRight) {
    if (found) afterReply(() => noteFailedSignIn(db, ownerVisitor(found.store)));
    throw refused();
  }
  const session = { store_id: found.store.id, sub_store_id: null, device_token: body.device_token ?? '' };
  const origin = { user_agent: request.userAgent, address: request.address };
  const servertoken = await db.transaction(async (tx) => {
    await lockAccount(tx, found.store);
    await noteSignIn(tx, ownerVisitor(found.store));
    return createSession(tx, { ...session, ...origin }, now());
  });
  device.remember({ kind: 'owner', ...found.store });
  return {
    message: successCodes.LOGGED_IN,
    store: { ...presentStore(found, null), servertoken },
    ...(await readContext(db, found.store)),
  };
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
  const asOwner = async () => {
    const { store: signedIn, ...rest } = await login(body, context);
    const { servertoken, ...store } = signedIn;
    return { ...rest, servertoken, store };
  };
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
