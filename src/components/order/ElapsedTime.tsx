import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { Urgency } from '#contract/orders/urgency';
import { useOrderSurroundings } from './orderContext';
import { type OrderTiming, timingOf } from './orderTiming';
import { useClock } from './sharedClock';
import { spanText } from './storeTime';
import { TimePill } from './TimePill';

/** What the pill says: the part that a moment's change of the clock may alter. */
const sayable = ({ urgency, elapsed, distance, isAhead }: OrderTiming): string => {
  if (urgency === 'calm') return `calm|${isAhead ? 'ahead' : 'elapsed'}|${isAhead ? distance : elapsed}`;
  return `${urgency}|${urgency}|${distance}`;
};

/** For how long an order has waited, or how late it is. */
export const ElapsedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules } = useOrderSurroundings();
  const said = useClock((now) => sayable(timingOf(order, rules, now)));
  const [urgency, key, minutes] = said.split('|') as [Urgency, string, string];
  return <TimePill urgency={urgency} text={t(`order.timing.${key}`, { time: spanText(Number(minutes), t) })} />;
};

/** How pressed an order is, for a frame's colour; draws anew only when that changes. */
export function useUrgency(order: Order): Urgency {
  const { rules } = useOrderSurroundings();
  return useClock((now) => timingOf(order, rules, now).urgency);
}
