import { differenceInHours } from 'date-fns';
import { storeDate } from '#contract/time';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, dateTime, recordTime, weekdayTime } from '../../components/time/storeTime';
import { type OrderFormat, useOrderFormat } from './orderContext';

/** Hours around now within which a clock time alone is unambiguous, even across midnight. */
const nearHours = 3;
/** Hours ahead within which a weekday alone is unambiguous. */
const weekHours = 6 * 24;

/** A moment in its shortest clear form: the time today, the weekday within a week, otherwise the date. */
export function shortTime(instant: Date, now: Date, format: Pick<OrderFormat, 'locale' | 'timezone'>): string {
  const hours = differenceInHours(instant, now);
  const isToday = storeDate(instant, format.timezone) === storeDate(now, format.timezone);
  if (isToday || Math.abs(hours) < nearHours) return clockTime(instant, format);
  return hours > 0 && hours < weekHours ? weekdayTime(instant, format) : dateTime(instant, format);
}

/** When something happened: only the time if that was today, otherwise the date as well. */
export const pastTime = (instant: string, now: Date, format: Pick<OrderFormat, 'locale' | 'timezone'>): string =>
  storeDate(new Date(instant), format.timezone) === storeDate(now, format.timezone)
    ? clockTime(instant, format)
    : recordTime(instant, format);

/** `shortTime`, kept up to date. */
export const ShortTime = ({ instant }: { instant: Date }) => {
  const format = useOrderFormat();
  const text = useClock((now) => shortTime(instant, now, format));
  return <time dateTime={instant.toISOString()}>{text}</time>;
};
