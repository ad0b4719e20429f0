import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { spanText } from '../../../components/order/storeTime';
import { TimePill } from '../../../components/order/TimePill';
import { useMinutesLeft, useRisk } from './useRisk';

const urgencies = { none: 'calm', soon: 'soon', late: 'late' } as const;

/** How much time is left to the promise, and whether it is going to be broken. */
export const TimeLeft = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const risk = useRisk(order);
  const minutes = useMinutesLeft(order);
  const time = spanText(Math.abs(minutes), t);
  const key = minutes < 0 ? 'order.timing.late' : risk === 'soon' ? 'dispatch.time.at_risk' : 'order.timing.soon';
  return <TimePill urgency={urgencies[risk]} text={t(key, { time })} />;
};
