import { storeDate } from '#contract/time';
import { clockTime, dayTime } from '../time/storeTime';

interface Place {
  locale: string;
  timezone: string;
}
type Translate = (key: string, options?: Record<string, string>) => string;

/**
 * When something comes back, as short as it stays clear, by the store's clock.
 *
 * @example snoozeText(tomorrowAtTen, { now, place, t }) // 'tomorrow 10:00'
 */
export function snoozeText(end: Date, { now, place, t }: { now: Date; place: Place; t: Translate }): string {
  const day = storeDate(end, place.timezone);
  const time = clockTime(end, place);
  if (day === storeDate(now, place.timezone)) return t('records.stock.today_at', { time });
  if (day === storeDate(now, place.timezone, 1)) return t('records.stock.tomorrow_at', { time });
  return dayTime(end, place);
}
