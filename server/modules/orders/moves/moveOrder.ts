import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderRules } from '#contract/orders/orderRules';
import { deliveryStatus, isFinal } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import type { Move } from '../orderEvent';
import { writeEvents } from '../orderHistory';
import { messageCodeOf, orderMessage } from '../orderMessage';
import { isOrder, loadOrderRecord, type OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import { closingMoves, effectsOf } from './moveEffects';
import { settleEnding } from './settleEnding';
import { takeOffersBack } from './takeOffersBack';
import { writeStep } from './writeStep';

/** What a transaction does to an order. */
export interface OrderMoves {
  /** In the order in which they happened; at least one. */
  moves: readonly [Move, ...Move[]];
  /** The move that the store is told of; the first where nothing is said. */
  announce?: Move;
  /** Columns that no rule derives from the statuses: the provider who took it. */
  set?: Partial<OrderRow>;
  /** Until the kitchen is done, as said at acceptance. */
  minutes?: number | undefined;
}

/**
 * Carries moves out: the order with all that follows from them, its history and the message, in the
 * caller's transaction. The caller has locked the order and judged the moves.
 *
 * @returns the order as it stands afterwards
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  { moves, announce = moves[0], set, minutes }: OrderMoves,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<OrderSnapshot> {
  const all = [...moves, ...closingMoves(order, moves)];
  const consequences = await settleEnding(tx, order, all, { rules, now });
  const statuses = {
    order_status: all.findLast((move) => move.axis === 'order')?.to ?? order.order_status,
    delivery_status: all.findLast((move) => move.axis === 'delivery')?.to ?? order.delivery_status,
  };
  if (isFinal(statuses.order_status) || statuses.delivery_status === deliveryStatus.REQUEST_CANCELLED) {
    await takeOffersBack(tx, order, now);
  }
  await tx
    .update(orders)
    .set({
      ...effectsOf(order, all, { rules, now, minutes }),
      ...consequences.set,
      ...statuses,
      ...set,
      is_open: !isFinal(statuses.order_status),
      ended_at: isFinal(statuses.order_status) ? (order.ended_at ?? now) : null,
      version: order.version + 1,
      updated_at: now,
      updated_by: moves[0].actor.name,
    })
    .where(isOrder(order.store_id, order.id));
  const events = writeEvents(tx, { ...order, ...statuses }, [...all, ...consequences.happenings], now);
  await writeStep(tx, order, events, { moves: all, at: now, extra: minutes === undefined ? {} : { minutes } });
  const snapshot = presentOrder(await loadOrderRecord(tx, order.store_id, order.id));
  await appendToOutbox(tx, order.store_id, {
    messageCode: messageCodeOf(announce),
    messageData: orderMessage(snapshot, announce),
  });
  return snapshot;
}
