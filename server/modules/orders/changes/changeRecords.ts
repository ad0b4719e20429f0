import { and, asc, eq, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderChange } from '#contract/entities/orderChange';
import type { Database } from '#server/db/database';
import { orderChanges } from '#server/db/schema/orderChanges';
import { CallError } from '#server/http/callError';

export type ChangeRow = typeof orderChanges.$inferSelect;

/** A change as everybody sees it. */
export const presentChange = (row: ChangeRow): OrderChange => ({
  _id: row.id,
  order_id: row.order_id,
  state: row.state,
  proposed_at: row.proposed_at.toISOString(),
  proposed_by: row.proposed_by,
  expires_at: row.expires_at?.toISOString(),
  settled_at: row.settled_at?.toISOString(),
  settled_by: row.settled_by ?? undefined,
  message: row.message ?? undefined,
  answer: row.answer ?? undefined,
  before: row.before,
  after: row.after,
  lines: row.lines,
  refund: row.refund,
  extra_charge: row.extra_charge,
});

const select = (db: Database, storeId: string, condition: SQL | undefined) =>
  db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.store_id, storeId), condition))
    .orderBy(asc(orderChanges.id));

/** Every change of an order, oldest first. */
export const loadChanges = async (db: Database, storeId: string, orderId: string): Promise<OrderChange[]> =>
  (await select(db, storeId, eq(orderChanges.order_id, orderId))).map(presentChange);

/** A store's changes that wait for their customers, oldest first. */
export const loadPendingChanges = async (db: Database, storeId: string): Promise<OrderChange[]> =>
  (await select(db, storeId, eq(orderChanges.state, 'proposed'))).map(presentChange);

/** The change of an order that waits for the customer, the order being locked. */
export async function pendingChange(
  tx: Database,
  order: { store_id: string; id: string },
): Promise<ChangeRow | undefined> {
  const condition = and(eq(orderChanges.order_id, order.id), eq(orderChanges.state, 'proposed'));
  const [row] = await select(tx, order.store_id, condition);
  return row;
}

/** @throws 4141 where the change is not the one that is waited for */
export async function assertPending(
  tx: Database,
  order: { store_id: string; id: string },
  changeId: string,
): Promise<ChangeRow> {
  const row = await pendingChange(tx, order);
  if (row?.id !== changeId) throw new CallError(errorCodes.CHANGE_NOT_PENDING);
  return row;
}
