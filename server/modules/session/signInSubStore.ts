import { and, eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext } from '../../http/handler';
import { readContext } from '../settings/service';
import { findStore, presentStore, presentSubStore } from '../store/service';
import { noteSignIn, subStoreVisitor } from './noteSignIn';
import { askSecondFactor } from './secondFactor';
import { createSession } from './sessions';
import { tellNewDevice } from './tellNewDevice';

type Account = typeof subStores.$inferSelect;
type Context = Pick<CallContext<'public'>, 'db' | 'env' | 'now' | 'request' | 'device'>;

/** The current account, locked until its session exists; `undefined` if it was deleted or has another password by now. */
async function lockAccount(tx: Database, { store_id, id, password_hash }: Account): Promise<Account | undefined> {
  const isSame = eq(subStores.password_hash, password_hash ?? '');
  const isOne = and(eq(subStores.store_id, store_id), eq(subStores.id, id), isSame);
  const [row] = await tx.select().from(subStores).where(isOne).for('share');
  return row;
}

/**
 * Signs in a sub-account whose password was checked. If it isn't approved, or is deactivated, it gets an empty token
 * and no session; with a second factor, a ticket. Every way of signing in ends here. Changing the password, deactivating
 * or deleting the account at the same time either ends this session or prevents it.
 *
 * @param isFactorProved whether this very call has proved the second factor
 * @param isFreshProof as `signInOwner` has it
 * @throws 994 if the password is no longer the account's
 */
export async function signInSubStore(
  proved: Account,
  deviceToken: string | undefined,
  { db, env, now, request, device }: Context,
  { isFactorProved = false, isFreshProof = true } = {},
): Promise<ReplyOf<'sub_store_login'>> {
  const found = await findStore(db, eq(stores.id, proved.store_id));
  if (!found) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  const { subStore, server_token, second_factor } = await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, proved);
    if (!locked) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
    if (!locked.is_approved || locked.is_disabled) return { subStore: locked, server_token: '' };
    const { store_id, id: sub_store_id } = locked;
    const secondFactor = isFactorProved
      ? null
      : await askSecondFactor(tx, env, { store_id, sub_store_id }, now(), isFreshProof);
    if (secondFactor) return { subStore: locked, server_token: '', second_factor: secondFactor };
    await tellNewDevice(tx, { store_id, sub_store_id }, { env, request, device, now });
    await noteSignIn(tx, subStoreVisitor(locked));
    const account = { store_id, sub_store_id, device_token: deviceToken ?? '' };
    const origin = { user_agent: request.userAgent, address: request.address };
    return {
      subStore: locked,
      server_token: await createSession(tx, { ...account, ...origin }, now(), { isFreshProof }),
    };
  });
  // An account that can't sign in is told so, and nothing about the store.
  if (!server_token)
    return {
      sub_store: { ...presentSubStore(subStore), urls: [], server_token },
      ...(second_factor && { second_factor }),
    };
  // An account that wasn't asked for a factor has none; a shared device needs none.
  const needsFactor = found.store.is_second_factor_required && !isFactorProved && !subStore.shared_device;
  return {
    sub_store: { ...presentSubStore(subStore), server_token, ...(needsFactor && { needs_second_factor: true }) },
    store: presentStore(found, subStore.urls),
    ...(await readContext(db, found.store)),
  };
}

/** The same as `sign_in` replies it, which serves owners and sub-accounts. */
export function asSignedInSubStore({
  sub_store: signedIn,
  ...rest
}: Awaited<ReturnType<typeof signInSubStore>>): ReplyOf<'sign_in'> {
  const { server_token: servertoken, ...sub_store } = signedIn;
  return { ...rest, servertoken, sub_store };
}
