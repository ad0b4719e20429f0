import type { OpeningDay } from '#contract/opening/weeklyHours';
import { wallTime } from '../../time/storeTime';
import { dayName, weekFrom } from './week';

/** The user's language and translations. */
interface Reader {
  locale: string;
  t: (key: string) => string;
}

/** Days and hours on one line: `Mon 10:00 AM–2:00 PM; Tue all day`. */
export function hoursText(days: readonly OpeningDay[] | null, { locale, t }: Reader): string {
  if (days === null) return t('records.availability.always');
  const open = weekFrom(locale).flatMap((weekday) => days.find(({ day, is_open }) => day === weekday && is_open) ?? []);
  if (open.length === 0) return t('records.availability.never');
  return open
    .map(({ day, is_full_day, slots }) => {
      const hours = is_full_day
        ? t('records.availability.full_day')
        : slots.map(({ start, end }) => `${wallTime(start, locale)}–${wallTime(end, locale)}`).join(t('shell.comma'));
      return `${dayName(day, locale, 'short')} ${hours}`;
    })
    .join('; ');
}
