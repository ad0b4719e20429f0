import type { OrderRefund } from '#contract/entities/orderChange';
import { paymentStatusOf } from '#contract/orders/refunds';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orderRefunds } from '#server/db/schema/orderChanges';
import type { Actor } from '../actor';
import type { Happening } from '../orderEvent';
import type { OrderRow } from '../orderRecord';
import { presentRefund } from './refundRecords';

/** Money on its way back, no more than is left of what was paid: the caller has seen to that. */
export type Back = Pick<OrderRefund, 'kind' | 'amount' | 'lines' | 'reason'>;

/**
 * Writes a refund of an order that the caller has locked.
 *
 * @returns the refund, the columns of the order that follow from it, and what its history says
 */
export async function giveBack(
  tx: Database,
  order: Pick<OrderRow, 'store_id' | 'id' | 'paid_amount' | 'refunded' | 'extra_due'>,
  back: Back,
  actor: Actor,
  now: Date,
): Promise<{
  refund: OrderRefund;
  set: Pick<OrderRow, 'refunded' | 'payment_status'>;
  happening: Happening;
}> {
  const [row] = await tx
    .insert(orderRefunds)
    .values({ store_id: order.store_id, id: newId(), order_id: order.id, at: now, by: actor, ...back })
    .returning();
  if (!row) throw new Error('the refund was not written');
  const refunded = order.refunded + back.amount;
  return {
    refund: presentRefund(row),
    set: { refunded, payment_status: paymentStatusOf({ ...order, refunded }) },
    happening: { kind: 'refunded', actor, reason: back.reason || undefined, detail: { refund_id: row.id } },
  };
}
