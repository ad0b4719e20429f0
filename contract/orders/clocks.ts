import { differenceInMilliseconds, subMilliseconds } from 'date-fns';
import { answerLimit, answerMinutes, type OrderFacts } from './guards';
import { isForKitchen } from './kitchenTime';
import { isNotCollected, riskOf } from './lateRisk';
import type { AnswerRules, OrderRules } from './orderRules';
import { isDormant } from './primaryAction';
import { deliveryStatus, isFinal, orderStatus } from './statuses';
import { promisedAt, readyBy, type Urgency } from './urgency';

/** Whose deadline a clock shows: the store's to accept a new order, the kitchen's, or the customer's. */
export type ClockKind = 'answer' | 'kitchen' | 'customer';

/** A clock of an order. */
export interface OrderClock {
  kind: ClockKind;
  /** The deadline that it counts down to, and then past. */
  at: Date;
  /**
   * Urgency by this clock alone. `late` means past its deadline; the clock to accept is `late` already in its last
   * fifth, because the order is rejected when the time has passed. A pickup that was ready in time and waits for its
   * customer is at most `soon`.
   */
  state: Urgency;
  /** Since when a pickup or a table has been ready, if it was ready too late or the customer is late. */
  waitsSince?: Date;
}

type ClockedOrder = OrderFacts & {
  estimated_ready_at?: string | null | undefined;
  ready_at?: string | null | undefined;
};

const { NEW, READY } = orderStatus;

/** When a new order is rejected because no one accepted it; `null` if it never is. */
export const answerBy = (order: OrderFacts, rules: AnswerRules): Date | null =>
  order.order_status === NEW ? answerLimit(order, rules) : null;

/** The last part of the time to accept, in which every device rings: a fifth. */
export const answerEndingShare = 5;

/**
 * When the last part of the time to accept starts; `null` if the store sets no limit. The job that notifies closed apps
 * has the same rule in SQL.
 */
export function answerEndsFrom(order: OrderFacts, rules: AnswerRules): Date | null {
  const at = answerBy(order, rules);
  return at && subMilliseconds(at, (answerMinutes(order, rules) * 60_000) / answerEndingShare);
}

/** Amber in the last third of the time to accept, red in its last fifth. */
function answerState(at: Date, minutes: number, now: Date): Urgency {
  const left = differenceInMilliseconds(at, now);
  const whole = minutes * 60_000;
  if (left * answerEndingShare <= whole) return 'late';
  return left * 3 <= whole ? 'soon' : 'calm';
}

function stateBy(at: Date, { warn_before }: OrderRules, now: Date): Urgency {
  const left = differenceInMilliseconds(at, now);
  if (left < 0) return 'late';
  return left <= warn_before * 60_000 ? 'soon' : 'calm';
}

const ofRisk = { none: 'calm', soon: 'soon', late: 'late' } as const;

/** The customer has it: a delivery at the door, a meal on the table. */
const isServed = ({ order_type, order_status, delivery_status }: OrderFacts): boolean =>
  delivery_status === deliveryStatus.DELIVERED || (order_type === 'table' && order_status === READY);

/**
 * Adds since when a ready order has been waiting for its customer, if it was ready too late or the customer is late.
 */
function waitingClock(clock: OrderClock, order: ClockedOrder, rules: OrderRules, now: Date): OrderClock {
  const isWaiting = clock.state === 'late' || isNotCollected(order, rules, now);
  return isWaiting ? { ...clock, waitsSince: order.ready_at ? new Date(order.ready_at) : clock.at } : clock;
}

/**
 * The clocks of an order, the one to act on first: the store's while it is new, the kitchen's until it is ready, the
 * customer's until they have it. None for an ended order, nor for accepted guests whose dishes aren't the
 * kitchen's yet. Board, list, panel, dispatch, palette and alerts all show these.
 */
export function clocksOf(order: ClockedOrder, rules: OrderRules, now: Date): OrderClock[] {
  if (isFinal(order.order_status)) return [];
  if (order.order_status !== NEW && !isForKitchen(order, rules, now)) return [];
  const risk = ofRisk[riskOf(order, rules, now)];
  // Once it is served, its clock stops. If it was late, that stays visible until the order ends.
  if (isServed(order) && risk !== 'late') return [];
  const isCalm = isDormant(order, now);
  const clock = (kind: ClockKind, at: Date, state: Urgency): OrderClock => ({
    kind,
    at,
    state: isCalm ? 'calm' : state,
  });
  const promised = promisedAt(order, rules);
  const customer = clock('customer', promised, risk);
  const answer = answerBy(order, rules);
  if (answer) return [clock('answer', answer, answerState(answer, answerMinutes(order, rules), now)), customer];
  if (order.order_status === READY && order.order_type !== 'delivery')
    return [waitingClock(customer, order, rules, now)];
  if (order.order_status === NEW || order.order_status === READY) return [customer];
  const ready = readyBy(order, rules);
  return [clock('kitchen', ready, stateBy(ready, rules, now)), customer];
}

/** How urgent an order is by its customer's clock alone: the colour on dispatch and its map. */
export const customerUrgency = (order: ClockedOrder, rules: OrderRules, now: Date): Urgency =>
  clocksOf(order, rules, now).find(({ kind }) => kind === 'customer')?.state ?? 'calm';

const grades: readonly Urgency[] = ['calm', 'soon', 'late'];

/** How urgent an order is: as urgent as its most urgent clock. */
export const urgencyOf = (order: ClockedOrder, rules: OrderRules, now: Date): Urgency =>
  grades[Math.max(0, ...clocksOf(order, rules, now).map(({ state }) => grades.indexOf(state)))] ?? 'calm';
