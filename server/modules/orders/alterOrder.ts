import type { OrderSnapshot } from '#contract/entities/order';
import type { Minor } from '#contract/money';
import type { Pieces } from '#contract/orders/refunds';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import { bookStep } from '../ledger/service';
import { countUse } from '../offers/service';
import { followOrder, gatewayPartOf, takenAtGateways } from './money/gatewayRequests';
import { type Happening, refundIn, writeEvents } from './orderEvent';
import { messageCodeOf, orderMessage } from './orderMessage';
import { isOrder, loadOrderRecord, type OrderRow } from './orderRecord';
import { presentOrder } from './presentOrder';

interface Alteration {
  set: Partial<OrderRow>;
  /** Entries for the history; the store is told about the first. A status in `set` is the `to` of one of them. */
  happenings: readonly [Happening, ...Happening[]];
  /** The pieces of lines that were refunded, if any. */
  pieces?: readonly Pieces[];
  /** How much of a payment the store's own gateway took. */
  takenAtGateway?: Minor;
}

/**
 * Changes an order's data, and its status only with a round, in the caller's transaction: writes the order with a new version,
 * its history, the message, and what it means for the ledger. The caller has locked the order.
 *
 * @returns the order after the change
 */
export async function alterOrder(
  tx: Database,
  order: OrderRow,
  { set, happenings, pieces, takenAtGateway = 0 }: Alteration,
  now: Date,
): Promise<OrderSnapshot> {
  const [first] = happenings;
  // Once money has moved after it, a no-show can't be undone.
  const sealed = order.no_show && (set.refunded ?? set.paid_amount) !== undefined ? { no_show: null } : {};
  await tx
    .update(orders)
    .set({ ...set, ...sealed, version: order.version + 1, updated_at: now, updated_by: first.actor.name })
    .where(isOrder(order.store_id, order.id));
  if (set.discount !== undefined) await countUse(tx, { ...order, ...set }, now);
  await writeEvents(tx, order, happenings, now);
  const snapshot = presentOrder(await loadOrderRecord(tx, order.store_id, order.id));
  const money = { before: order, after: { ...order, ...set }, items: snapshot.items, actor: first.actor };
  const refundId = refundIn(happenings);
  const atGateway = {
    before: set.paid_amount === undefined ? 0 : await takenAtGateways(tx, order),
    taken: takenAtGateway,
    returned: await gatewayPartOf(tx, order.store_id, refundId),
  };
  await bookStep(tx, { ...money, refundId, pieces, atGateway }, now);
  // What is due has changed under a hold.
  if (set.total !== undefined && order.payment_status === 'authorized') await followOrder(tx, money.after, now);
  await appendToOutbox(tx, order.store_id, {
    messageCode: messageCodeOf(first),
    messageData: orderMessage(snapshot, first),
  });
  return snapshot;
}
