import { and, eq } from 'drizzle-orm';
import { isGranted, narrowed } from '#contract/permissions';
import type { Database } from '../../db/database';
import { subStores } from '../../db/schema/index';
import type { Session } from '../../http/handler';

/**
 * A session as a sub-account of its store would have it, to look and not to change: it holds what both the account and the
 * looker hold, and never more. Accounts that may not sign in can be looked at too, before or after they could.
 *
 * @returns `null` where the caller may not look after accounts, or there is no such account
 */
export async function lookAs(db: Database, session: Session, subStoreId: string): Promise<Session | null> {
  if (!isGranted(session.grants, 'store/sub_store')) return null;
  const [account] = await db
    .select({ id: subStores.id, name: subStores.name, urls: subStores.urls })
    .from(subStores)
    .where(and(eq(subStores.store_id, session.store_id), eq(subStores.id, subStoreId)));
  if (!account) return null;
  const { sub_store_id, grants } = session;
  const looker = { sub_store_id, grants };
  return { ...session, sub_store_id: account.id, name: account.name, grants: narrowed(grants, account.urls), looker };
}
