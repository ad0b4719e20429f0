import type { OfferTerms, Recursion } from '#contract/offers/offerTerms';
import { dayName, weekFrom } from '../inputs/availability/week';
import { editedNumber } from '../inputs/numbers/editedNumber';
import type { TextTools } from '../text/useTextTools';
import { wallTime } from '../time/storeTime';

/** Sets of weekdays that have a common name, by its key. */
export const daySets = { weekdays: [1, 2, 3, 4, 5], weekend: [6, 0] } as const;

const isSame = (all: readonly number[], days: readonly number[]): boolean =>
  all.length === days.length && all.every((day) => days.includes(day));

/** A yearly date, `MM-DD`: `14 February`. */
export const dateText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    // A leap year, because the date can be 29 February.
    new Date(`2024-${date}T12:00:00Z`),
  );

/** @returns `20 %` or `5.00 €` */
export const offerValueText = (
  { type, value }: Pick<OfferTerms, 'type' | 'value'>,
  { locale, money }: Pick<TextTools, 'locale' | 'money'>,
): string =>
  type === 'percentage'
    ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100)
    : money(value);

type DayTools = Pick<TextTools, 't' | 'list' | 'locale'>;

function daysText({ type, days = [], dates = [] }: Recursion, { t, list, locale }: DayTools): string {
  const set = type === 'weekly' && Object.entries(daySets).find(([, all]) => isSame(all, days));
  if (set) return t(`offers.repeat.${set[0]}`);
  if (type === 'weekly')
    return list(
      weekFrom(locale)
        .filter((day) => days.includes(day))
        .map((day) => dayName(day, locale, 'short')),
    );
  if (type === 'monthly')
    return t('offers.repeat.on_days', {
      days: list([...days].sort((a, b) => a - b).map((day) => editedNumber(day, locale, { least: 0, most: 0 }))),
    });
  if (type === 'annual') return list([...dates].sort().map((date) => dateText(date, locale)));
  return t(`offers.choice.recursion.${type}`);
}

/** @returns `Mon, Tue 11:30 AM–2:00 PM` */
export function recursionText(recursion: Recursion, tools: DayTools): string {
  const { start_time, end_time } = recursion;
  const { locale } = tools;
  const hours = start_time && end_time ? ` ${wallTime(start_time, locale)}–${wallTime(end_time, locale)}` : '';
  return `${daysText(recursion, tools)}${hours}`;
}
