import { limits } from '../limits';
import type { OrderFacts } from './guards';
import { isForKitchen } from './kitchenTime';
import type { OrderRules } from './orderRules';
import { isDormant } from './primaryAction';
import { orderStatus } from './statuses';

const { ACCEPTED, ARRIVED, PREPARING } = orderStatus;

/** How many orders the kitchen still has to finish, without those that aren't due yet. */
export const kitchenLoad = (orders: readonly OrderFacts[], rules: OrderRules, now: Date): number =>
  orders.filter(
    (order) =>
      (order.order_status === ACCEPTED || order.order_status === PREPARING || order.order_status === ARRIVED) &&
      !isDormant(order, now) &&
      isForKitchen(order, rules, now),
  ).length;

/** Orders that a kitchen can work on at once. Each further one adds an eighth of the store's preparation time. */
const atOnce = 4;
const shareOfWaiting = 1 / 8;
/** Beyond this multiple of the preparation time, rejecting an order is more honest than accepting it. */
const mostTimes = 3;

const bounded = (minutes: number): number => Math.min(Math.max(minutes, limits.minutesMin), limits.minutesMax);

/**
 * The minutes to suggest when an order is accepted: the store's preparation time, and more while the kitchen has more
 * orders than it can work on at once, rounded up to five.
 *
 * @param load the result of `kitchenLoad`, without the order itself
 * @param busy the minutes that the store has set on top
 */
export function suggestMinutes(
  { preparation_time }: Pick<OrderRules, 'preparation_time'>,
  load: number,
  busy = 0,
): number {
  const waiting = Math.max(0, load - atOnce);
  if (waiting === 0) return bounded(preparation_time + busy);
  const times = Math.min(1 + waiting * shareOfWaiting, mostTimes);
  return bounded(Math.ceil((preparation_time * times) / 5) * 5 + busy);
}

/** Longer times don't need to be as precise. */
const stepFrom = (minutes: number): number => (minutes < 40 ? 5 : minutes < 90 ? 10 : 30);

const choicesShown = 4;

/** The minutes to offer, ascending: the suggestion, a shorter time, and longer ones. */
export function minuteChoices(suggested: number): number[] {
  const step = stepFrom(suggested);
  const rounded = Array.from({ length: Math.floor(limits.minutesMax / step) }, (_, index) => (index + 1) * step);
  const shorter = rounded.filter((minutes) => minutes < suggested).reverse();
  const longer = rounded.filter((minutes) => minutes > suggested);
  const near = [...shorter.slice(0, 1), suggested, ...longer].slice(0, choicesShown);
  return [...near, ...shorter.slice(1, 1 + choicesShown - near.length)].sort((a, b) => a - b);
}
