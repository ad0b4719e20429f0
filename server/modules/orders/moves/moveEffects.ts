import { addMinutes, max } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import type { ProviderRule } from '#contract/ledger/terms';
import { amountDueOf, cashToCollect } from '#contract/orders/amountDueOf';
import { kitchenTimes, moveRounds } from '#contract/orders/moveRounds';
import { type OrderRules, readyMinutes } from '#contract/orders/orderRules';
import { paymentStatusOf } from '#contract/orders/refunds';
import type { Round } from '#contract/orders/rounds';
import { beforePickUp, deliveryStatus, isFinal, isUnpaid, orderStatus, unassigned } from '#contract/orders/statuses';
import { type Actor, systemActor } from '../actor';
import type { Move } from '../orderEvent';
import type { OrderRow } from '../orderRecord';

type OrderMove = Move & { axis: 'order' };

interface MoveContext {
  rules: OrderRules;
  now: Date;
  minutes?: number | undefined;
}

/**
 * When the kitchen will be done: the given minutes after acceptance. A scheduled order is never ready before its slot
 * (minus the travel time if it is delivered).
 */
export function estimatedReadyAt(
  order: Pick<OrderRow, 'order_type' | 'schedule_at' | 'busy_minutes'>,
  { rules, now, minutes }: MoveContext,
): Date {
  const byKitchen = addMinutes(now, minutes ?? readyMinutes(order.order_type, rules) + order.busy_minutes);
  if (!order.schedule_at) return byKitchen;
  const ride = order.order_type === 'delivery' ? rules.delivery_time : 0;
  return max([byKitchen, addMinutes(order.schedule_at, -ride)]);
}

/** When the dishes that guests ordered with their booking will be ready, if the store begins them once the guests are there. */
function dishesAfterArrival({ order_type, schedule_at }: OrderRow, { rules, now }: MoveContext): Partial<OrderRow> {
  const { table_kitchen_after: after } = rules;
  if (after === null || !schedule_at) return {};
  return { estimated_ready_at: addMinutes(now, after + readyMinutes(order_type, rules)) };
}

/** A part of what is due has been paid. */
export const paidInPart = (order: OrderRow, amount: number) => {
  const extra_due = Math.max(0, amountDueOf(order) - amount);
  const paid = { paid_amount: order.paid_amount + amount, refunded: order.refunded, extra_due };
  return { ...paid, payment_status: paymentStatusOf(paid) };
};

/** The cash of a handover has been paid: all that is due, except for the fee that a card still holds. */
function paidInCash(order: OrderRow): Partial<OrderRow> {
  const cash = cashToCollect(order);
  const isNothing = cash === 0 && amountDueOf(order) > 0;
  return isNothing ? {} : paidInPart(order, cash);
}

/** A part has been paid by card: of an order paid in cash, the fee of its booking. */
export const paidByCard = (order: OrderRow, amount: number) => ({
  ...paidInPart(order, amount),
  card_paid: order.paid_by === 'cash' ? order.card_paid + amount : order.card_paid,
});

interface RoundState extends ReturnType<typeof kitchenTimes> {
  rounds: Round[] | null;
}

/** The columns of an order with rounds: its times are those of the next open one. */
export const roundColumns = ({ rounds, ready_by, ready_at }: RoundState): Partial<OrderRow> => ({
  rounds,
  ready_at: ready_at === undefined ? null : new Date(ready_at),
  ...(ready_by !== undefined && { estimated_ready_at: new Date(ready_by) }),
});

/** The rounds that a move makes ready, or takes back to the kitchen. */
export function roundEffects(
  order: Pick<OrderRow, 'rounds'>,
  { to, round }: Pick<OrderMove, 'to' | 'round'>,
  { now }: Pick<MoveContext, 'now'>,
): Partial<OrderRow> {
  if (!order.rounds) return {};
  const rounds = moveRounds(order.rounds, to, now.toISOString(), round);
  return roundColumns({ rounds, ...kitchenTimes(rounds) });
}

const orderEffects = (order: OrderRow, move: OrderMove, around: MoveContext): Partial<OrderRow> => {
  switch (move.to) {
    case orderStatus.NEW:
      // The acceptance was undone.
      return { accepted_at: null, estimated_ready_at: null };
    case orderStatus.ACCEPTED:
      // Accepted before, and promised for the same time.
      if (move.action === 'undo_no_show') return { reason: null };
      return { accepted_at: around.now, estimated_ready_at: estimatedReadyAt(order, around) };
    case orderStatus.ARRIVED:
      return dishesAfterArrival(order, around);
    case orderStatus.PREPARING:
      return { ready_at: null, ...roundEffects(order, move, around) };
    case orderStatus.READY:
      return { ready_at: around.now, ...roundEffects(order, move, around) };
    case orderStatus.COMPLETED:
      return {
        delivered_at: order.delivered_at ?? around.now,
        ...roundEffects(order, move, around),
        // The platform reports card payments.
        ...(order.paid_by === 'cash' && isUnpaid(order.payment_status) ? paidInCash(order) : {}),
      };
    case orderStatus.CANCELLED_BY_CUSTOMER:
    case orderStatus.REJECTED:
    case orderStatus.CANCELLED_BY_STORE:
      return { reason: move.reason ?? null };
    default:
      return {};
  }
};

const deliveryEffects = (move: Move & { axis: 'delivery' }, { now }: MoveContext): Partial<OrderRow> => {
  if (move.to === deliveryStatus.DELIVERED) return { delivered_at: now };
  return unassigned.includes(move.to) ? { provider_id: null } : {};
};

/** Columns that follow from moves. */
export const effectsOf = (order: OrderRow, moves: readonly Move[], around: MoveContext): Partial<OrderRow> =>
  Object.assign(
    {},
    ...moves.map((move) => (move.axis === 'order' ? orderEffects(order, move, around) : deliveryEffects(move, around))),
  );

/** Whether a delivery person hands the order over. */
export const isDelivery = ({ provider_id }: OrderRow, moves: readonly Move[]): boolean =>
  provider_id !== null && moves.some(({ axis, to }) => axis === 'delivery' && to === deliveryStatus.DELIVERED);

/** The store's rule for its delivery people, read by the statement that keeps it with the order. */
export const currentProviderRule = ({ store_id }: OrderRow): SQL<ProviderRule> =>
  sql`(select s.provider_rule from store_settings s where s.store_id = ${store_id})`;

/** Who takes the cash of an order that is completed: the store if it completes it, or else the person who delivered it. */
export const cashTaker = ({ order_type, provider_id }: OrderRow, { kind }: Actor): string | null =>
  kind === 'store' || order_type !== 'delivery' ? null : provider_id;

/** An order that ends before it is picked up cancels its delivery request, which frees the delivery person. */
export function closingMoves(order: OrderRow, moves: readonly Move[]): Move[] {
  const closes = moves.some((move) => move.axis === 'order' && isFinal(move.to));
  const delivery = moves.findLast((move) => move.axis === 'delivery')?.to ?? order.delivery_status;
  if (!closes || delivery === null || !beforePickUp.includes(delivery)) return [];
  return [{ axis: 'delivery', from: delivery, to: deliveryStatus.REQUEST_CANCELLED, actor: systemActor }];
}
