import { and, eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../../db/database';
import { stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext } from '../../http/handler';
import { readSurroundings } from '../settings/service';
import { findStore, presentStore, presentSubStore } from '../store/service';
import { noteSignIn, subStoreVisitor } from './noteSignIn';
import { createSession } from './sessions';

type Account = typeof subStores.$inferSelect;
type Context = Pick<CallContext<'public'>, 'db' | 'now' | 'request'>;

/** The account as it is now, held until its session is there; `undefined` where it has gone or has another password meanwhile. */
async function hold(tx: Database, { store_id, id, password_hash }: Account): Promise<Account | undefined> {
  const isSame = eq(subStores.password_hash, password_hash ?? '');
  const isOne = and(eq(subStores.store_id, store_id), eq(subStores.id, id), isSame);
  const [row] = await tx.select().from(subStores).where(isOne).for('share');
  return row;
}

/**
 * Signs a sub-account in whose password was proved. One that is not approved or switched off gets an empty token and no session. Whoever
 * changes the password, switches the account off or deletes it at the same time ends this session with the others, or it never begins.
 *
 * @throws 994 where the password is not the account's any more
 */
export async function signInSubStore(
  proved: Account,
  deviceToken: string | undefined,
  { db, now, request }: Context,
): Promise<ReplyOf<'sub_store_login'>> {
  const found = await findStore(db, eq(stores.id, proved.store_id));
  if (!found) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  const { subStore, server_token } = await db.transaction(async (tx) => {
    const held = await hold(tx, proved);
    if (!held) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
    if (!held.is_approved || held.is_disabled) return { subStore: held, server_token: '' };
    await noteSignIn(tx, subStoreVisitor(held));
    const account = { store_id: held.store_id, sub_store_id: held.id, device_token: deviceToken ?? '' };
    const place = { user_agent: request.userAgent, address: request.address };
    return { subStore: held, server_token: await createSession(tx, { ...account, ...place }, now()) };
  });
  // Whoever may not sign in learns that and nothing of the store.
  if (!server_token) return { sub_store: { ...presentSubStore(subStore), urls: [], server_token } };
  return {
    sub_store: { ...presentSubStore(subStore), server_token },
    store: presentStore(found.store, found.settings),
    ...(await readSurroundings(db, found.store)),
  };
}
