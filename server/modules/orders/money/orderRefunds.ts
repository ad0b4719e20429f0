import { and, asc, eq } from 'drizzle-orm';
import type { OrderRefund } from '#contract/entities/orderChange';
import { paymentStatusOf } from '#contract/orders/refunds';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orderRefunds } from '#server/db/schema/orderChanges';
import type { Actor } from '../actor';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { dropGatewayRefund, queueGatewayRefund } from './gatewayRequests';

/** A refund as everyone sees it. */
const presentRefund = (row: typeof orderRefunds.$inferSelect): OrderRefund => ({
  _id: row.id,
  order_id: row.order_id,
  kind: row.kind,
  at: row.at.toISOString(),
  by: row.by,
  amount: row.amount,
  lines: row.lines,
  reason: row.reason,
  taken_back_at: row.taken_back_at?.toISOString(),
});

/** Every refund of an order, oldest first. */
export const loadRefunds = async (db: Database, storeId: string, orderId: string): Promise<OrderRefund[]> =>
  (
    await db
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.store_id, storeId), eq(orderRefunds.order_id, orderId)))
      .orderBy(asc(orderRefunds.id))
  ).map(presentRefund);

/**
 * Takes back the refund of an end that is undone. The caller has locked the order.
 *
 * @returns its amount
 */
export async function takeBackRefund(
  tx: Database,
  { store_id }: Pick<OrderRow, 'store_id'>,
  id: string,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .update(orderRefunds)
    .set({ taken_back_at: now })
    .where(and(eq(orderRefunds.store_id, store_id), eq(orderRefunds.id, id)))
    .returning({ amount: orderRefunds.amount });
  if (!row) throw new Error(`no refund ${id}`);
  await dropGatewayRefund(tx, store_id, id);
  return row.amount;
}

/** A refund to make. The caller has checked that it isn't more than what is left of the payment. */
export type NewRefund = Pick<OrderRefund, 'kind' | 'amount' | 'lines' | 'reason'>;

/**
 * Writes a refund for an order that the caller has locked, and what gateways have to return of it.
 *
 * @param sendAt when they do so at the earliest; at once by default
 * @returns the refund, the order columns that follow from it, and its history entry
 */
export async function writeRefund(
  tx: Database,
  order: Pick<OrderRow, 'store_id' | 'id' | 'paid_amount' | 'refunded' | 'extra_due'>,
  refund: NewRefund,
  actor: Actor,
  now: Date,
  sendAt: Date = now,
): Promise<{
  refund: OrderRefund;
  set: Pick<OrderRow, 'refunded' | 'payment_status'>;
  happening: Happening;
}> {
  const [row] = await tx
    .insert(orderRefunds)
    .values({ store_id: order.store_id, id: newId(), order_id: order.id, at: now, by: actor, ...refund })
    .returning();
  if (!row) throw new Error('the refund was not written');
  // Someone made it at the gateway.
  if (refund.kind !== 'gateway') await queueGatewayRefund(tx, order, { _id: row.id, amount: refund.amount }, sendAt);
  const refunded = order.refunded + refund.amount;
  return {
    refund: presentRefund(row),
    set: { refunded, payment_status: paymentStatusOf({ ...order, refunded }) },
    happening: { kind: 'refunded', actor, reason: refund.reason || undefined, detail: { refund_id: row.id } },
  };
}
