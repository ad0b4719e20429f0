import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import type { OrderChange, OrderSums } from '#contract/entities/orderChange';
import { type ChangePlan, planChange } from '#contract/orders/changePlan';
import type { Database } from '#server/db/database';
import { orderChanges } from '#server/db/schema/orderChanges';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import { selectOrders } from '../orderRecord';
import { presentOrder } from '../presentOrder';

const sumsOf = ({ items, subtotal, tax, discount, total }: OrderSums): OrderSums => ({
  items,
  subtotal,
  tax,
  discount,
  total,
});

/** Returns the sums that a change records: the order before and after, line by line, and its effect on paid money. */
export const sumsOfPlan = (order: OrderSnapshot, plan: ChangePlan<OrderItem>) => ({
  before: sumsOf(order),
  after: sumsOf(plan),
  lines: plan.lines,
  refund: plan.refund,
  extra_charge: plan.extra_charge,
});

/** The same, calculated from the current order. */
const plannedSums = (
  order: OrderSnapshot,
  items: readonly OrderItem[],
): Pick<OrderChange, 'before' | 'after' | 'lines' | 'refund' | 'extra_charge'> =>
  sumsOfPlan(order, planChange(order, items));

export type ChangeRow = typeof orderChanges.$inferSelect;

/** A change as last written. */
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

/** A change as everyone sees it; a pending one is recalculated from the current order. */
const presentCurrent = (row: ChangeRow, order: OrderSnapshot | undefined): OrderChange => {
  const change = presentChange(row);
  return order && change.state === 'proposed' ? { ...change, ...plannedSums(order, change.after.items) } : change;
};

/** Every change of an order, oldest first. */
export const loadChanges = async (db: Database, storeId: string, order: OrderSnapshot): Promise<OrderChange[]> =>
  (await select(db, storeId, eq(orderChanges.order_id, order._id))).map((row) => presentCurrent(row, order));

/** A store's changes that wait for their customers, oldest first. */
export async function loadPendingChanges(db: Database, storeId: string): Promise<OrderChange[]> {
  const rows = await select(db, storeId, eq(orderChanges.state, 'proposed'));
  const ids = rows.map(({ order_id }) => order_id);
  const records = await selectOrders(db).where(and(eq(orders.store_id, storeId), inArray(orders.id, ids)));
  const byId = new Map(records.map((record) => [record.order.id, presentOrder(record)]));
  return rows.map((row) => presentCurrent(row, byId.get(row.order_id)));
}

/** The pending change of a locked order. */
export async function pendingChange(
  tx: Database,
  order: { store_id: string; id: string },
): Promise<ChangeRow | undefined> {
  const condition = and(eq(orderChanges.order_id, order.id), eq(orderChanges.state, 'proposed'));
  const [row] = await select(tx, order.store_id, condition);
  return row;
}

/** @throws 4141 if the change isn't the pending one */
export async function assertPending(
  tx: Database,
  order: { store_id: string; id: string },
  changeId: string,
): Promise<ChangeRow> {
  const row = await pendingChange(tx, order);
  if (row?.id !== changeId) throw new CallError(errorCodes.CHANGE_NOT_PENDING);
  return row;
}
