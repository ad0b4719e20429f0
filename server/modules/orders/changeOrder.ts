import { sql } from 'drizzle-orm';
import { pushCodes } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderMessage, OrderMessageCode } from '#contract/events';
import type { OrderRules } from '#contract/orders/orderRules';
import { type DeliveryStatus, deliveryStatus, isFinal, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orderEvents, orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import type { Change } from './change';
import { closingChanges, effectsOf } from './changeEffects';
import { isOrder, loadOrderRecord, type OrderRow } from './orderRecord';
import { presentOrder } from './presentOrder';
import { takeOffersBack } from './takeOffersBack';

/** What a transaction does to an order. */
export interface OrderChanges {
  /** In the order in which they happened; at least one. */
  changes: readonly [Change, ...Change[]];
  /** The change that the store is told of; the first where nothing is said. */
  announce?: Change;
  /** Columns that no rule derives from the statuses: the provider who took it. */
  set?: Partial<OrderRow>;
  /** Until the kitchen is done, as said at acceptance. */
  minutes?: number | undefined;
}

const deliveryCodes: Partial<Record<DeliveryStatus, OrderMessageCode>> = {
  [deliveryStatus.ACCEPTED]: pushCodes.DELIVERY_ACCEPTED,
  [deliveryStatus.COMING]: pushCodes.DELIVERY_ON_THE_WAY,
  [deliveryStatus.ARRIVED]: pushCodes.DELIVERY_ARRIVED,
  [deliveryStatus.PICKED_UP]: pushCodes.DELIVERY_PICKED_UP,
  [deliveryStatus.STARTED]: pushCodes.DELIVERY_STARTED,
  [deliveryStatus.AT_DESTINATION]: pushCodes.DELIVERY_ARRIVED_AT_DESTINATION,
  [deliveryStatus.DELIVERED]: pushCodes.DELIVERY_COMPLETED,
  [deliveryStatus.NOBODY_FOUND]: pushCodes.NO_PROVIDER_FOUND,
};

/** The code under which the store hears of a change. */
export function messageCodeOf(change: Change): OrderMessageCode {
  if (change.axis === 'delivery') return deliveryCodes[change.to] ?? pushCodes.ORDER_DETAIL_UPDATED;
  return change.to === orderStatus.CANCELLED_BY_CUSTOMER ? pushCodes.USER_CANCELLED : pushCodes.ORDER_DETAIL_UPDATED;
}

/** What the store is sent about a change, beside its code. */
export const orderMessage = (order: OrderSnapshot, { axis, from, to, actor, reason }: Change): OrderMessage => ({
  order_id: order._id,
  unique_id: order.unique_id,
  is_schedule_order: order.schedule_at !== undefined,
  order,
  change: { axis, from, to, by: actor, reason },
});

/** Writes a history row for each change. The order's row must be locked: it guards the numbers. */
export async function writeEvents(
  tx: Database,
  order: Pick<OrderRow, 'store_id' | 'id'>,
  changes: readonly Change[],
  at: Date,
): Promise<void> {
  const last = sql`(select coalesce(max(e.seq), 0) from order_events e where e.store_id = ${order.store_id} and e.order_id = ${order.id})`;
  await tx.insert(orderEvents).values(
    changes.map((change, index) => ({
      store_id: order.store_id,
      order_id: order.id,
      seq: sql<number>`${last} + ${index + 1}::int`,
      at,
      actor_kind: change.actor.kind,
      actor_id: change.actor.id,
      actor_name: change.actor.name,
      axis: change.axis,
      from_status: change.from,
      to_status: change.to,
      reason: change.reason ?? null,
    })),
  );
}

/**
 * Carries changes out: the order with all that follows from them, its history and the message, in the
 * caller's transaction. The caller has locked the order and judged the changes.
 *
 * @returns the order as it stands afterwards
 */
export async function changeOrder(
  tx: Database,
  order: OrderRow,
  { changes, announce = changes[0], set, minutes }: OrderChanges,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<OrderSnapshot> {
  const all = [...changes, ...closingChanges(order, changes)];
  const statuses = {
    order_status: all.findLast((change) => change.axis === 'order')?.to ?? order.order_status,
    delivery_status: all.findLast((change) => change.axis === 'delivery')?.to ?? order.delivery_status,
  };
  if (isFinal(statuses.order_status) || statuses.delivery_status === deliveryStatus.REQUEST_CANCELLED) {
    await takeOffersBack(tx, order, now);
  }
  await tx
    .update(orders)
    .set({
      ...effectsOf(order, all, { rules, now, minutes }),
      ...statuses,
      ...set,
      is_open: !isFinal(statuses.order_status),
      ended_at: isFinal(statuses.order_status) ? (order.ended_at ?? now) : null,
      version: order.version + 1,
      updated_at: now,
      updated_by: changes[0].actor.name,
    })
    .where(isOrder(order.store_id, order.id));
  await writeEvents(tx, order, all, now);
  const snapshot = presentOrder(await loadOrderRecord(tx, order.store_id, order.id));
  await appendToOutbox(tx, order.store_id, {
    messageCode: messageCodeOf(announce),
    messageData: orderMessage(snapshot, announce),
  });
  return snapshot;
}
