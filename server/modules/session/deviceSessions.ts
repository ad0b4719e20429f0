import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { deviceSessionCalls } from '#contract/calls/sessions';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { beyond, isGranted, type UrlPermission } from '#contract/permissions';
import { notFound } from '#server/records/refusals';
import type { Database } from '../../db/database';
import { sessions, stores, subStores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext, Handlers, Session } from '../../http/handler';
import { endSessions } from './sessions';

/**
 * Why a caller can see a sub-account but not change it: it is their own, or it has permissions that they don't have.
 * The owner has every permission and isn't a sub-account, so someone can always change it.
 */
export function managementBlocker(
  { sub_store_id, grants }: Pick<Session, 'sub_store_id' | 'grants'>,
  account: { id: string; urls: readonly UrlPermission[] },
): SubStoreRecord['management_blocker'] {
  if (account.id === sub_store_id) return 'self';
  return beyond(grants, account.urls).length > 0 ? 'holds_more' : null;
}

/** More devices than anyone uses; lists stop here. */
const shownMax = 200;

const ofAccount = (subStoreId: string | null): SQL | undefined =>
  subStoreId === null ? isNull(sessions.sub_store_id) : eq(sessions.sub_store_id, subStoreId);

/**
 * Checks that the caller can see an account's devices: their own, or those of accounts they can change; the owner
 * sees all. While viewing as an account, callers see no more than with their own. Someone who lacks the required second
 * factor sees only their own.
 *
 * @throws 4001, or 1000 if there is no such account
 */
async function needAccount(db: Database, session: Session, subStoreId: string | null, path: string): Promise<void> {
  const caller = subStoreId === session.sub_store_id ? session.viewer : session;
  if (!caller) return;
  const isManager = isGranted(caller.grants, 'store/sub_store') && session.accessBlocker !== 'second_factor';
  const isAllowed = subStoreId !== null && isManager;
  if (!isAllowed) throw new CallError(errorCodes.NOT_PERMITTED);
  const [account] = await db
    .select({ id: subStores.id, urls: subStores.urls })
    .from(subStores)
    .where(and(eq(subStores.store_id, session.store_id), eq(subStores.id, subStoreId)));
  if (!account) throw notFound(errorCodes.NO_DATA_FOUND, path);
  if (managementBlocker(caller, account)) throw new CallError(errorCodes.NOT_PERMITTED);
}

const selectSessions = (db: Database) =>
  db
    .select({
      _id: sessions.id,
      sub_store_id: sessions.sub_store_id,
      subStore: subStores.name,
      store: stores.name,
      user_agent: sessions.user_agent,
      address: sessions.address,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(stores, eq(stores.id, sessions.store_id))
    .leftJoin(subStores, and(eq(subStores.store_id, sessions.store_id), eq(subStores.id, sessions.sub_store_id)));

/** The account that a body names; by default the caller's own. */
const accountId = (subStoreId: string | null | undefined, { session }: CallContext) =>
  subStoreId === undefined ? session.sub_store_id : subStoreId;

export const deviceSessionHandlers: Handlers<keyof typeof deviceSessionCalls> = {
  async get_session_list({ sub_store_id }, context) {
    const { db, session, now } = context;
    const account = accountId(sub_store_id, context);
    await needAccount(db, session, account, 'sub_store_id');
    const rows = await selectSessions(db)
      .where(and(eq(sessions.store_id, session.store_id), ofAccount(account), gt(sessions.expires_at, now())))
      .orderBy(desc(sessions.last_used_at), desc(sessions.id))
      .limit(shownMax);
    const data = rows.map(({ subStore, store, created_at, last_used_at, ...row }) => ({
      ...row,
      name: subStore ?? store[0] ?? '',
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: row._id === session.id,
    }));
    return { data, count: data.length };
  },

  async end_session({ _id }, context) {
    const { db, session } = context;
    const isOne = and(eq(sessions.store_id, session.store_id), eq(sessions.id, _id));
    const [found] = await db.select({ sub_store_id: sessions.sub_store_id }).from(sessions).where(isOne);
    if (!found) throw notFound();
    await needAccount(db, session, found.sub_store_id, '_id');
    return { ended: await endSessions(context, { id: _id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE) };
  },

  async end_other_sessions({ sub_store_id }, context) {
    const { db, session } = context;
    const account = accountId(sub_store_id, context);
    await needAccount(db, session, account, 'sub_store_id');
    const others = and(eq(sessions.store_id, session.store_id), ofAccount(account), ne(sessions.id, session.id));
    const rows = await db.select({ id: sessions.id }).from(sessions).where(others);
    let ended = 0;
    for (const { id } of rows) ended += await endSessions(context, { id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
    return { ended };
  },
};
