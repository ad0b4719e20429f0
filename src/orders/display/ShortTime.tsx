import { differenceInHours } from 'date-fns';
import { storeDate } from '#contract/time';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, dateTime, weekdayTime } from '../../components/time/storeTime';
import { useOrderFormat } from './orderContext';

/** Hours around now within which a clock time alone is unambiguous, even across midnight. */
const nearHours = 3;
/** Hours ahead within which a weekday alone is unambiguous. */
const weekHours = 6 * 24;

/** A moment in its shortest clear form: the time today, the weekday within a week, otherwise the date. */
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
