import { and, eq, sql } from 'drizzle-orm';
import { type AuditEntity, ownerOnlyEntities } from '#contract/audit/auditEntities';
import type { auditCalls } from '#contract/calls/audit';
import { type CallName, calls, type ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { canSeeOrder } from '#contract/orders/orderAccess';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Handlers, Session } from '#server/http/handler';
import { auditCondition, isWorkedAt, readEntries } from './readEntries';

/** The call that reads a record of each kind. Entries of other kinds only appear in the full audit log. */
const readerOf = (entity: AuditEntity): CallName | undefined => {
  const name = `get_${entity}`;
  return name in calls ? (name as CallName) : undefined;
};

/** Some accounts can read only part of the orders: the order's current state decides. */
async function isHiddenOrder(db: Database, { store_id, grants }: Session, id: string): Promise<boolean> {
  const [order] = await db
    .select({ order_type: orders.order_type, order_status: orders.order_status })
    .from(orders)
    .where(and(eq(orders.store_id, store_id), eq(orders.id, id)));
  return order !== undefined && !canSeeOrder(grants, order);
}

/**
 * Shows a record's history to callers who can see the record, according to the call that reads it.
 *
 * @throws 4001
 */
async function assertMaySeeHistory(
  db: Database,
  session: Session,
  { entity, _id }: { entity: AuditEntity; _id: string },
): Promise<void> {
  const { grants, flags } = session;
  if (session.sub_store_id !== null && ownerOnlyEntities.includes(entity))
    throw new CallError(errorCodes.NOT_PERMITTED);
  const reader = readerOf(entity);
  const { permission, storeFlag } = (reader && calls[reader]) ?? {
    permission: 'store/sub_store',
    storeFlag: undefined,
  };
  const wanted = permission === undefined ? [] : [permission].flat();
  const isAllowed = wanted.length > 0 && wanted.some((key) => isGranted(grants, key));
  if (!isAllowed || (storeFlag && !flags[storeFlag])) throw new CallError(errorCodes.NOT_PERMITTED);
  if (entity === 'order' && (await isHiddenOrder(db, session, _id))) throw new CallError(errorCodes.NOT_PERMITTED);
}

type Actor = ReplyOf<'get_audit_actor_list'>['data'][number];

/**
 * Returns everyone with an account or a name of their own in the audit log, under their latest names. The index is read
 * with one step per person, not one per entry.
 */
async function auditActors(db: Database, storeId: string): Promise<Actor[]> {
  const after = (edge: ReturnType<typeof sql>) => sql`
    (select actor_id from ${auditEntries}
      where store_id = ${storeId} and not is_part and actor_id ${edge} order by actor_id limit 1)`;
  const { rows } = (await db.execute(sql`
    with recursive actors as (
      select ${after(sql`is not null`)} as actor_id
      union all
      select ${after(sql`> actors.actor_id`)} from actors where actors.actor_id is not null)
    select actors.actor_id as "_id", latest.actor_kind as kind, latest.actor_name as name
    from actors cross join lateral (
      select actor_kind, actor_name from ${auditEntries} entry
      where entry.store_id = ${storeId} and not entry.is_part and entry.actor_id = actors.actor_id
      order by entry.id desc limit 1) latest
    order by latest.actor_name, actors.actor_id`)) as { rows: Actor[] };
  return rows;
}

/** All calls of `contract/calls/audit`: they read. */
export const auditHandlers: Handlers<keyof typeof auditCalls> = {
  async get_audit_list({ perPage, before, ...asked }, { db, session }) {
    const condition = auditCondition(asked, session, {
      isWorkedAt: await isWorkedAt(db, session.store_id, asked.filter.actor_id),
    });
    return readEntries(db, condition, {
      perPage,
      before,
      isWhole: true,
      isSearched: Boolean(asked.query),
    });
  },

  async get_audit_actor_list(_body, { db, session }) {
    const data = await auditActors(db, session.store_id);
    return { data, count: data.length };
  },

  async get_record_history({ entity, _id, perPage, before }, { db, session }) {
    await assertMaySeeHistory(db, session, { entity, _id });
    const condition = and(
      eq(auditEntries.store_id, session.store_id),
      eq(auditEntries.record_id, _id),
      eq(auditEntries.entity, entity),
    );
    return readEntries(db, condition, { perPage, before, isWhole: isGranted(session.grants, 'store/sub_store') });
  },
};
