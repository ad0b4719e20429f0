import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { type LateRisk, minutesLeft, riskOf } from '#contract/orders/lateRisk';
import { isLeftAlone } from '#contract/orders/primaryAction';
import { useClock } from '../../../components/time/sharedClock';
import { spanText } from '../../../components/time/storeTime';
import { useOrderFormat } from '../../display/orderContext';
import { TimePill } from '../../display/TimePill';

/** Whether a delivery will be late; re-renders only when that changes. */
export function useRisk(order: Order): LateRisk {
  const { rules } = useOrderFormat();
  return useClock((now) => (isLeftAlone(order, now) ? 'none' : riskOf(order, rules, now)));
}

/** Whole minutes until the promised time; negative once it has passed. */
function useMinutesLeft(order: Order): number {
  const { rules } = useOrderFormat();
  return useClock((now) => Math.floor(minutesLeft(order, rules, now)));
}

const urgencies = { none: 'calm', soon: 'soon', late: 'late' } as const;

/** The time left until the promised time, and whether it will be missed. */
export const TimeLeft = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const risk = useRisk(order);
  const minutes = useMinutesLeft(order);
  const time = spanText(Math.abs(minutes), t);
  const key = minutes < 0 ? 'order.timing.late' : risk === 'soon' ? 'dispatch.time.at_risk' : 'order.timing.soon';
  return <TimePill urgency={urgencies[risk]} text={t(key, { time })} />;
};
