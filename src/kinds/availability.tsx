import type { OpeningDay } from '#contract/openingHours';
import { AvailabilityInput } from '../components/inputs/availability/AvailabilityInput';
import { dayName, weekFrom } from '../components/inputs/availability/week';
import type { Kind, TextTools } from './kind';

/** Days and hours on one line: `Mon 10:00–14:00, Tue all day`. */
export function hoursText(days: readonly OpeningDay[] | null, { locale, t }: Pick<TextTools, 'locale' | 't'>): string {
  if (days === null) return t('records.availability.always');
  const open = weekFrom(locale).flatMap((weekday) => days.find(({ day, is_open }) => day === weekday && is_open) ?? []);
  if (open.length === 0) return t('records.availability.never');
  return open
    .map(({ day, is_full_day, slots }) => {
      const hours = is_full_day
        ? t('records.availability.full_day')
        : slots.map(({ start, end }) => `${start}–${end}`).join(t('shell.comma'));
      return `${dayName(day, locale, 'short')} ${hours}`;
    })
    .join('; ');
}

/** Weekly days and hours in the store's time zone; `null` means always. */
export const kind: Kind = {
  toText: (value, _field, tools) => hoursText((value ?? null) as readonly OpeningDay[] | null, tools),
  Input: ({ field: { source, label } }) => <AvailabilityInput source={source} label={label} />,
  blank: null,
  width: 200,
};
