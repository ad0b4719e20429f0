import { and, eq } from 'drizzle-orm';
import type { AuditEntity } from '#contract/audit/auditEntities';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { maySeeOrder } from '#contract/orders/orderSight';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';

/** The call that reads a record of a kind. Kinds without one stand in the whole trail alone. */
const readerOf = (entity: AuditEntity): CallName | undefined => {
  const name = `get_${entity}`;
  return name in calls ? (name as CallName) : undefined;
};

/** The right to read orders opens to some accounts a share of them alone: an order is judged by how it stands now. */
async function isHiddenOrder(db: Database, { store_id, grants }: Session, id: string): Promise<boolean> {
  const [order] = await db
    .select({ order_type: orders.order_type, order_status: orders.order_status })
    .from(orders)
    .where(and(eq(orders.store_id, store_id), eq(orders.id, id)));
  return order !== undefined && !maySeeOrder(grants, order);
}

/**
 * Lets those see a record's history who may see the record: by the row of the call that reads it.
 *
 * @throws 4001
 */
export async function assertMaySeeHistory(
  db: Database,
  session: Session,
  { entity, _id }: { entity: AuditEntity; _id: string },
): Promise<void> {
  const { grants, flags } = session;
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
