import { differenceInHours } from 'date-fns';
import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';
import { promisedAt, readyBy } from '#contract/orders/urgency';
import { storeDate } from '#contract/time';
import { useOrderSurroundings } from './orderContext';
import { useClock } from './sharedClock';
import { clockTime, dayTime } from './storeTime';

/** When the order was promised: the clock time, with its day where that is not today. The kitchen's own deadline is in the title. */
export const PromisedTime = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { rules, ...place } = useOrderSurroundings();
  const promised = promisedAt(order, rules);
  const isToday = useClock(
    (now) =>
      storeDate(promised, place.timezone) === storeDate(now, place.timezone) ||
      Math.abs(differenceInHours(promised, now)) < 3,
  );
  const ready = clockTime(readyBy(order, rules), place);
  return (
    <time dateTime={promised.toISOString()} title={t('order.timing.ready_by', { time: ready })}>
      {isToday ? clockTime(promised, place) : dayTime(promised, place)}
    </time>
  );
};
