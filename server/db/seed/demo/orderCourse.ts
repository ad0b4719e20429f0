import {
  type DeliveryStatus,
  deliveryStatus as d,
  type OrderStatus,
  type OrderType,
  orderStatus as o,
} from '#contract/orders/statuses';
import type { ActorKind } from '#contract/orders/transitions';
import type { Random } from '#server/demoData/random';

export interface Actor {
  kind: ActorKind;
  id: string | null;
  name: string;
}

/** An entry of an order's history that isn't only a move. */
type Entry = { kind: 'paid'; detail: { amount: number } } | { kind: 'round_added'; detail: { round: number } };

/** One move of an order; `minute` counts from when it was placed. */
export type Move = { minute: number; actor: Actor; reason?: string; entry?: Entry } & (
  | { axis: 'order'; to: OrderStatus }
  | { axis: 'delivery'; to: DeliveryStatus }
);

export type Ending = 'completed' | 'rejected' | 'cancelled_by_customer' | 'cancelled_by_store' | 'no_show';

export interface MoveActors {
  customer: Actor;
  staff: Actor;
  provider: Actor;
}

export const system: Actor = { kind: 'system', id: null, name: 'System' };

const reasons = {
  rejected: ['Kitchen too busy', 'Item sold out', 'Closing early today', 'Address outside our area'],
  cancelled_by_store: ['Out of an ingredient', 'Customer could not be reached', 'Oven out of order'],
  cancelled_by_customer: ['Changed my mind', 'Ordered by mistake', 'It takes too long', 'Wrong address'],
} as const;

/**
 * How an order went, move by move, along the transition table.
 *
 * @param dueMinute minutes from placing to the slot; 0 for an order for now
 */
export function orderCourse(
  type: OrderType,
  ending: Ending,
  dueMinute: number,
  { customer, staff, provider }: MoveActors,
  random: Random,
): Move[] {
  const moves: Move[] = [{ minute: 0, axis: 'order', to: o.NEW, actor: customer }];
  let minute = 0;
  const onOrder = (after: number, to: OrderStatus, actor: Actor, reason?: string) => {
    minute += after;
    moves.push({ minute, axis: 'order', to, actor, ...(reason === undefined ? {} : { reason }) });
  };
  const onDelivery = (after: number, to: DeliveryStatus, actor: Actor) => {
    minute += after;
    moves.push({ minute, axis: 'delivery', to, actor });
  };

  if (ending === 'rejected') {
    onOrder(random.between(1, 6), o.REJECTED, staff, random.pick(reasons.rejected));
    return moves;
  }
  if (ending === 'cancelled_by_customer' && random.chance(0.6)) {
    onOrder(random.between(0.5, 3), o.CANCELLED_BY_CUSTOMER, customer, random.pick(reasons.cancelled_by_customer));
    return moves;
  }
  onOrder(random.between(0.3, 4), o.ACCEPTED, staff);
  if (ending === 'cancelled_by_customer') {
    onOrder(random.between(0.5, 2.5), o.CANCELLED_BY_CUSTOMER, customer, random.pick(reasons.cancelled_by_customer));
    return moves;
  }

  // The kitchen begins in time for the slot, and at once where there is none.
  minute = Math.max(minute, type === 'table' ? dueMinute : dueMinute - 35);
  if (type === 'table') {
    if (ending === 'no_show') {
      onOrder(random.between(21, 30), o.CANCELLED_BY_STORE, staff);
      return moves;
    }
    onOrder(random.between(0, 9), o.ARRIVED, staff);
  }
  onOrder(random.between(0.5, 4), o.PREPARING, staff);
  if (ending === 'cancelled_by_store') {
    onOrder(random.between(1, 8), o.CANCELLED_BY_STORE, staff, random.pick(reasons.cancelled_by_store));
    return moves;
  }
  if (type === 'delivery') {
    onDelivery(random.between(0.2, 3), d.WAITING, staff);
    onDelivery(random.between(0.2, 1), d.ACCEPTED, provider);
    onDelivery(random.between(0.1, 0.5), d.COMING, provider);
    onDelivery(random.between(3, 8), d.ARRIVED, provider);
  }
  onOrder(random.between(4, type === 'table' ? 25 : 14), o.READY, staff);
  if (type === 'delivery') {
    onDelivery(random.between(0.5, 4), d.PICKED_UP, provider);
    onDelivery(random.between(0.2, 1), d.STARTED, provider);
    onDelivery(random.between(6, 20), d.AT_DESTINATION, provider);
    onDelivery(random.between(0.5, 3), d.DELIVERED, provider);
    onOrder(0.01, o.COMPLETED, system);
    return moves;
  }
  onOrder(random.between(3, type === 'table' ? 60 : 18), o.COMPLETED, staff);
  return moves;
}

/** The course up to the move that reaches `to`: an order that is still open. */
export function movesUntil(course: readonly Move[], axis: Move['axis'], to: number): Move[] {
  const last = course.findIndex((move) => move.axis === axis && move.to === to);
  if (last < 0) throw new Error(`No move of this course reaches ${axis} status ${to}`);
  return course.slice(0, last + 1);
}
