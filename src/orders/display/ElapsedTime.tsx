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
  /** Whole minutes since the order was placed, or since its slot. */
  elapsed: number;
  /** Whole minutes until its deadline, or past it if it is late. */
  distance: number;
  /** Its slot is still far away, so there is no hurry. */
  isAhead: boolean;
}

/** An open order's timing. Ended orders are never urgent. */
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

/** The values shown in the pill, which change with the clock. */
const sayable = ({ urgency, elapsed, distance, isAhead }: OrderTiming): string => {
  if (urgency === 'calm') return `calm|${isAhead ? 'ahead' : 'elapsed'}|${isAhead ? distance : elapsed}`;
  return `${urgency}|${urgency}|${distance}`;
};

/** How long an order has waited, or how late it is. */
export const ElapsedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules } = useOrderFormat();
  const said = useClock((now) => sayable(timingOf(order, rules, now)));
  const [urgency, key, minutes] = said.split('|') as [Urgency, string, string];
  return <TimePill urgency={urgency} text={t(`order.timing.${key}`, { time: spanText(Number(minutes), t) })} />;
};

/** An order's urgency, for a frame's colour; re-renders only when it changes. */
export function useUrgency(order: Order): Urgency {
  const { rules } = useOrderFormat();
  return useClock((now) => timingOf(order, rules, now).urgency);
}
