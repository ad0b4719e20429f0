import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderRules } from '#contract/orders/orderRules';
import { paymentStatusOf } from '#contract/orders/refunds';
import { type Ending, settlementOf } from '#contract/orders/settlement';
import { deliveryStatus, isFinal, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import { systemActor } from '../actor';
import { closePendingChange } from '../changes/settleChange';
import { giveBack } from '../money/giveBack';
import { type Happening, type Move, writeEvents } from '../orderEvent';
import { messageCodeOf, orderMessage } from '../orderMessage';
import { isOrder, loadOrderRecord, type OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import { closingMoves, effectsOf } from './moveEffects';
import { takeOffersBack } from './takeOffersBack';
import { writeStep } from './writeStep';

/**
 * Tells the store of an order that waits on where it stood, while somebody else is asked to deliver it. Its history says nothing
 * of that, but screens show who is asked: without a new version they would keep the one before. The caller has locked the order.
 */
export async function rebroadcast(tx: Database, order: OrderRow, now: Date): Promise<void> {
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

/** What moves bring with them beside the statuses. */
interface Consequences {
  set: Partial<OrderRow>;
  happenings: Happening[];
}

type OrderMove = Move & { axis: 'order' };

/** How a move ends an order before its time; `undefined` where it does not. */
function endingOf({ to, action, is_charged }: OrderMove): Ending | undefined {
  switch (to) {
    case orderStatus.CANCELLED_BY_CUSTOMER:
      return 'customer_cancel';
    case orderStatus.REJECTED:
      return 'reject';
    case orderStatus.CANCELLED_BY_STORE:
      if (action === 'no_show') return 'no_show';
      return is_charged ? 'customer_asked' : 'cancel';
    default:
      return undefined;
  }
}

/**
 * What the moves of a locked order bring with them: once the kitchen is done, or the order has ended, nobody waits for an
 * answer to a change any more; an order that ends before its time gives back what the customer paid, less the charge.
 */
async function settleEnding(
  tx: Database,
  order: OrderRow,
  moves: readonly Move[],
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<Consequences> {
  const move = moves.findLast((move): move is OrderMove => move.axis === 'order');
  if (!move || (move.to !== orderStatus.READY && !isFinal(move.to))) return { set: {}, happenings: [] };
  const closed = await closePendingChange(tx, order, move.actor, now);
  const ending = endingOf(move);
  if (!ending) return { set: isFinal(move.to) ? { seen_items: null } : {}, happenings: closed };

  const { charge, refund } = settlementOf(ending, order.order_status, order, rules);
  // What changes brought on top is no longer to pay.
  const paid = { ...order, extra_due: 0 };
  const due = order.extra_due > 0 ? { extra_due: 0, payment_status: paymentStatusOf(paid) } : {};
  // What cost nothing counts as paid; a charge for it is not.
  const owed = charge > 0 && order.paid_amount === 0 ? ({ payment_status: 'pending' } as const) : {};
  const set = { cancellation_charge: charge, seen_items: null, ...due, ...owed };
  if (refund === 0) return { set, happenings: closed };
  const reason = move.reason ?? '';
  const back = await giveBack(tx, paid, { kind: 'cancellation', amount: refund, lines: [], reason }, move.actor, now);
  return { set: { ...set, ...back.set }, happenings: [...closed, back.happening] };
}

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
