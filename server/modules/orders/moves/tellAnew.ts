import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import { systemActor } from '../actor';
import type { Move } from '../orderEvent';
import { messageCodeOf, orderMessage } from '../orderMessage';
import { isOrder, loadOrderRecord, type OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';

/**
 * Tells the store of an order that waits on where it stood, while somebody else is asked to deliver it. Its history says nothing
 * of that, but screens show who is asked: without a new version they would keep the one before. The caller has locked the order.
 */
export async function tellAnew(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { delivery_status } = order;
  if (delivery_status === null) return;
  await tx
    .update(orders)
    .set({ version: order.version + 1, updated_at: now, updated_by: systemActor.name })
    .where(isOrder(order.store_id, order.id));
  const still: Move = { axis: 'delivery', from: delivery_status, to: delivery_status, actor: systemActor };
  const snapshot = presentOrder(await loadOrderRecord(tx, order.store_id, order.id));
  await appendToOutbox(tx, order.store_id, {
    messageCode: messageCodeOf(still),
    messageData: orderMessage(snapshot, still),
  });
}
