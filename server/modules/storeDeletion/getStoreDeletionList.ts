import { addYears, subYears } from 'date-fns';
import { asc, gt, isNotNull, or } from 'drizzle-orm';
import { stores } from '#server/db/schema/stores';
import type { Handler } from '#server/http/handler';

/** Pending deletions, and deleted stores whose orders are still kept. */
export const getStoreDeletionList: Handler<'platform/get_store_deletion_list'> = async (_body, { db, env, now }) => {
  const rows = await db
    .select({
      id: stores.id,
      name: stores.name,
      requested_at: stores.deletion_requested_at,
      due_at: stores.deletion_due_at,
      deleted_at: stores.deleted_at,
      is_abandoned: stores.is_abandoned,
    })
    .from(stores)
    .where(or(isNotNull(stores.deletion_due_at), gt(stores.deleted_at, subYears(now(), env.RECORDS_YEARS))))
    .orderBy(asc(stores.deletion_due_at), asc(stores.deleted_at), asc(stores.id));
  const data = rows.map(({ id, name, is_abandoned, requested_at, due_at, deleted_at }) => ({
    ...{ store_id: id, name, is_abandoned },
    requested_at: requested_at?.toISOString(),
    due_at: due_at?.toISOString(),
    deleted_at: deleted_at?.toISOString(),
    kept_until: deleted_at ? addYears(deleted_at, env.RECORDS_YEARS).toISOString() : undefined,
  }));
  return { data, count: data.length };
};
