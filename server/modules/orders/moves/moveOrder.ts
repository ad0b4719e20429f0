import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderRules } from '#contract/orders/orderRules';
import { paymentStatusOf } from '#contract/orders/refunds';
import { type Ending, settlementOf } from '#contract/orders/settlement';
import { deliveryStatus, endedEarly, isFinal, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { appendToOutbox } from '#server/realtime/outbox';
import { bookStep } from '../../ledger/service';
import { countUse } from '../../offers/service';
import { systemActor } from '../actor';
import { closePendingChange } from '../changes/closeChange';
import { followMove, gatewayPartOf, takenAtGateways } from '../money/gatewayRequests';
import { writeRefund } from '../money/orderRefunds';
import { type Happening, type Move, refundIn, writeEvents } from '../orderEvent';
import { messageCodeOf, orderMessage } from '../orderMessage';
import { isOrder, loadOrderRecord, type OrderRow } from '../orderRecord';
import { presentOrder } from '../presentOrder';
import { closeHold } from './closeHold';
import { cashTaker, closingMoves, currentProviderRule, effectsOf, isDelivery } from './moveEffects';
import { undoOf } from './noShow';
import { withdrawDeliveryOffers } from './withdrawDeliveryOffers';
import { writeStep } from './writeStep';

/**
 * Sends an order to the store again while another person is asked to deliver it. Its history doesn't change, but
 * screens show who is asked, and without a new version they would keep the old one. The caller has locked the order.
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

/** The changes from moves besides the statuses. */
interface Consequences {
  set: Partial<OrderRow>;
  happenings: Happening[];
}

type OrderMove = Move & { axis: 'order' };

/** How a move ends an order early; `undefined` if it doesn't. */
function endingOf({ to, action, actor, is_charged }: OrderMove): Ending | undefined {
  switch (to) {
    case orderStatus.CANCELLED_BY_CUSTOMER:
      return 'customer_cancel';
    case orderStatus.REJECTED:
      return 'reject';
    case orderStatus.CANCELLED_BY_STORE:
      // Guests are only charged by a person, who can also waive it.
      if (action === 'no_show') return actor.kind === 'store' && is_charged !== false ? 'no_show' : 'cancel';
      return is_charged ? 'customer_asked' : 'cancel';
    default:
      return undefined;
  }
}

/**
 * The consequences of moves for a locked order. Once the kitchen is done or the order has ended, a pending change is
 * closed. An order that ends early refunds what the customer paid, less the charge.
 */
async function applyConsequences(
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

  const { charge, refund } = settlementOf(ending, order.order_status, order, rules, now);
  // Extra amounts from changes are no longer due.
  const paid = { ...order, extra_due: 0 };
  const due = order.extra_due > 0 ? { extra_due: 0, payment_status: paymentStatusOf(paid) } : {};
  // An order that cost nothing counts as paid; its charge doesn't. A card no longer holds what was called off.
  const isOwed = (charge > 0 && order.paid_amount === 0) || order.payment_status === 'authorized';
  const owed = isOwed ? ({ payment_status: 'pending' } as const) : {};
  const undo = move.action === 'no_show' ? { no_show: await undoOf(tx, order, now) } : {};
  const set = { cancellation_charge: charge, seen_items: null, ...due, ...owed, ...undo };
  if (refund === 0) return { set, happenings: closed };
  const reason = move.reason ?? '';
  const written = await writeRefund(
    tx,
    paid,
    { kind: 'cancellation', amount: refund, lines: [], reason },
    move.actor,
    now,
    undo.no_show ? new Date(undo.no_show.until) : now,
  );
  const refunded = undo.no_show ? { no_show: { ...undo.no_show, refund_id: written.refund._id } } : {};
  return { set: { ...set, ...written.set, ...refunded }, happenings: [...closed, written.happening] };
}

/** The changes from a transition of an order. */
export interface OrderMoves {
  /** In the order in which they happened; at least one. */
  moves: readonly [Move, ...Move[]];
  /** The move that the store is told about; the first by default. */
  announce?: Move;
  /** Other entries for the history. */
  happenings?: readonly Happening[];
  /** Columns that don't follow from the statuses, such as the provider who accepted it. */
  set?: Partial<OrderRow>;
  /** Minutes until the kitchen is done, as given at acceptance. */
  minutes?: number | undefined;
}

/**
 * Carries out moves in the caller's transaction: the order with everything that follows, its history, the message, and
 * what the end means for the ledger. The caller has locked the order and checked the moves.
 *
 * @returns the order after the moves
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  { moves, announce = moves[0], happenings = [], set, minutes }: OrderMoves,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<OrderSnapshot> {
  const all = [...moves, ...closingMoves(order, moves)];
  const hold = await closeHold(tx, order, all, now);
  const consequences = await applyConsequences(tx, order, all, { rules, now });
  const statuses = {
    order_status: all.findLast((move) => move.axis === 'order')?.to ?? order.order_status,
    delivery_status: all.findLast((move) => move.axis === 'delivery')?.to ?? order.delivery_status,
  };
  if (isFinal(statuses.order_status) || statuses.delivery_status === deliveryStatus.REQUEST_CANCELLED) {
    await withdrawDeliveryOffers(tx, order, now);
  }
  const [after] = await tx
    .update(orders)
    .set({
      ...(isDelivery(order, all) && { provider_rule: currentProviderRule(order) }),
      ...effectsOf(order, all, { rules, now, minutes }),
      ...consequences.set,
      ...hold,
      ...statuses,
      ...set,
      is_open: !isFinal(statuses.order_status),
      ended_at: isFinal(statuses.order_status) ? (order.ended_at ?? now) : null,
      version: order.version + 1,
      updated_at: now,
      updated_by: moves[0].actor.name,
    })
    .where(isOrder(order.store_id, order.id))
    .returning();
  if (!after) throw new Error(`order ${order.id} is gone`);
  const isUndone = endedEarly(order.order_status);
  if (isUndone || endedEarly(statuses.order_status))
    await countUse(tx, { ...order, ...statuses }, isUndone ? order.created_at : now);
  const events = writeEvents(tx, { ...order, ...statuses }, [...all, ...happenings, ...consequences.happenings], now);
  await writeStep(tx, order, events, { moves: all, at: now, extra: minutes === undefined ? {} : { minutes } });
  const snapshot = presentOrder(await loadOrderRecord(tx, order.store_id, order.id));
  const { actor } = all.findLast((move) => move.axis === 'order') ?? moves[0];
  const money = { before: order, after, items: snapshot.items, actor, cashWith: cashTaker(after, actor) };
  const refundId = refundIn(consequences.happenings);
  const atGateway = {
    before: after.is_open ? 0 : await takenAtGateways(tx, order),
    returned: await gatewayPartOf(tx, order.store_id, refundId),
  };
  await bookStep(tx, { ...money, refundId, atGateway }, now);
  await followMove(tx, order, after, now);
  await appendToOutbox(tx, order.store_id, {
    messageCode: messageCodeOf(announce),
    messageData: orderMessage(snapshot, announce),
  });
  return snapshot;
}
