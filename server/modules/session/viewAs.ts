import { and, eq } from 'drizzle-orm';
import { isGranted, narrowed } from '#contract/permissions';
import type { Database } from '../../db/database';
import { subStores } from '../../db/schema/index';
import type { Session } from '../../http/handler';

/**
 * A session as a sub-account of its store, for viewing only. It has the permissions that both the account and the
 * viewer have, never more. Accounts that can't sign in can be viewed too. A viewer who lacks the required second factor
 * can't: the viewed account's own calls would be open to someone who has only proved a password.
 *
 * @returns `null` if the caller can't manage accounts or view any, or there is no such account
 */
export async function viewAs(db: Database, session: Session, subStoreId: string): Promise<Session | null> {
  if (session.accessBlocker === 'second_factor') return null;
  if (!isGranted(session.grants, 'store/sub_store')) return null;
  const [account] = await db
    .select({ id: subStores.id, name: subStores.name, urls: subStores.urls })
    .from(subStores)
    .where(and(eq(subStores.store_id, session.store_id), eq(subStores.id, subStoreId)));
  if (!account) return null;
  const { sub_store_id, grants } = session;
  const viewer = { sub_store_id, grants };
  const viewed = { sub_store_id: account.id, name: account.name, grants: narrowed(grants, account.urls) };
  return { ...session, ...viewed, viewer, stepped_up_at: null };
}
