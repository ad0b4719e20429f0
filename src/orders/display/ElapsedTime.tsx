import { differenceInMinutes, differenceInSeconds } from 'date-fns';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { OrderRules } from '#contract/orders/orderRules';
import { isFinal } from '#contract/orders/statuses';
import { deadlineOf, type Urgency, urgencyOf } from '#contract/orders/urgency';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';
import { useOrderFormat } from './orderContext';
import { TimePill } from './TimePill';

interface OrderTiming {
  urgency: Urgency;
  /** Whole minutes since the order was placed; for one with a slot, since its slot came. */
  elapsed: number;
  /** Whole minutes until its deadline, or past it where it is late. */
  distance: number;
  /** It has a slot that is still far away: there is nothing to hurry for. */
  isAhead: boolean;
}

/** How an open order stands against the clock. Ended orders are calm. */
function timingOf(order: Order, rules: OrderRules, now: Date): OrderTiming {
  const urgency = isFinal(order.order_status) ? 'calm' : urgencyOf(order, rules, now);
  const isAhead = Boolean(order.schedule_at) && urgency === 'calm' && new Date(order.schedule_at ?? 0) > now;
  const seconds = Math.abs(differenceInSeconds(deadlineOf(order, rules), now));
  const placed = order.schedule_at && order.schedule_at > order.created_at ? order.schedule_at : order.created_at;
  return {
    urgency,
    elapsed: Math.max(0, differenceInMinutes(now, isAhead ? order.created_at : placed)),
    distance: Math.ceil(seconds / 60),
    isAhead,
  };
}

/** What the pill says: the part that a moment's change of the clock may alter. */
const sayable = ({ urgency, elapsed, distance, isAhead }: OrderTiming): string => {
  if (urgency === 'calm') return `calm|${isAhead ? 'ahead' : 'elapsed'}|${isAhead ? distance : elapsed}`;
  return `${urgency}|${urgency}|${distance}`;
};

/** For how long an order has waited, or how late it is. */
export const ElapsedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules } = useOrderFormat();
  const said = useClock((now) => sayable(timingOf(order, rules, now)));
  const [urgency, key, minutes] = said.split('|') as [Urgency, string, string];
  return <TimePill urgency={urgency} text={t(`order.timing.${key}`, { time: spanText(Number(minutes), t) })} />;
};

/** How pressed an order is, for a frame's colour; draws anew only when that changes. */
export function useUrgency(order: Order): Urgency {
  const { rules } = useOrderFormat();
  return useClock((now) => timingOf(order, rules, now).urgency);
}
