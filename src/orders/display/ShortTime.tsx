import { differenceInHours } from 'date-fns';
import { storeDate } from '#contract/time';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, dateTime, weekdayTime } from '../../components/time/storeTime';
import { useOrderFormat } from './orderContext';

/** Hours around now in which a clock time alone cannot be mistaken, past midnight too. */
const nearHours = 3;
/** Hours ahead in which a weekday alone cannot be mistaken. */
const weekHours = 6 * 24;

/** A moment as short as it stays clear: the time today, the weekday within the week, else the date. */
export const ShortTime = ({ instant, title }: { instant: Date; title?: string }) => {
  const place = useOrderFormat();
  const text = useClock((now) => {
    const hours = differenceInHours(instant, now);
    const isToday = storeDate(instant, place.timezone) === storeDate(now, place.timezone);
    if (isToday || Math.abs(hours) < nearHours) return clockTime(instant, place);
    return hours > 0 && hours < weekHours ? weekdayTime(instant, place) : dateTime(instant, place);
  });
  return (
    <time dateTime={instant.toISOString()} title={title}>
      {text}
    </time>
  );
};
