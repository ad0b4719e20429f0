import type { OpeningDay } from '#contract/opening/weeklyHours';

/** A Sunday, at noon, so that no time zone turns it into another day. */
const sunday = Date.UTC(2023, 0, 1, 12);

/** @param day 0 Sunday to 6 Saturday */
export const dayName = (day: number, locale: string, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(sunday + day * 86_400_000);

/** Monday, for browsers that don't know the first day of a language's week. */
const firstDays: Readonly<Record<string, number>> = { ar: 6, en: 0, pt: 0 };

/** The first day of a language's week, from 0 (Sunday) to 6 (Saturday). */
function firstDay(locale: string): number {
  const intlLocale = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((intlLocale.getWeekInfo?.() ?? intlLocale.weekInfo)?.firstDay ?? firstDays[locale] ?? 1) % 7;
}

/** The seven weekdays in the order of the user's calendar. */
export function weekFrom(locale: string): number[] {
  const first = firstDay(locale);
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}

export type DayKind = 'closed' | 'full_day' | 'hours';

export const kindOf = ({ is_open, is_full_day }: OpeningDay): DayKind =>
  !is_open ? 'closed' : is_full_day ? 'full_day' : 'hours';

/** The initial hours of a day, for the user to correct: the usual lunch hours. */
const firstHours = { start: '11:00', end: '14:00' };

export const slotsMax = 10;

/** All seven days. Days that are missing are closed. */
export const wholeWeek = (days: readonly OpeningDay[]): OpeningDay[] =>
  Array.from(
    { length: 7 },
    (_, day) => days.find((each) => each.day === day) ?? { day, is_open: false, is_full_day: false, slots: [] },
  );

/** Every day, all day: a start for the user to narrow down. */
export const everyDay = (): OpeningDay[] => wholeWeek([]).map((day) => ({ ...day, is_open: true, is_full_day: true }));

/** A day with another setting. Its hours stay, in case the user switches back. */
export const withKind = (day: OpeningDay, kind: DayKind): OpeningDay => ({
  ...day,
  is_open: kind !== 'closed',
  is_full_day: kind === 'full_day',
  slots: kind === 'hours' && day.slots.length === 0 ? [firstHours] : day.slots,
});

/** Adds a span of hours after the last one. */
export const withSlot = (day: OpeningDay): OpeningDay => ({ ...day, slots: [...day.slots, { start: '', end: '' }] });

/** Copies one day's hours to others. */
export const copiedTo = (week: readonly OpeningDay[], from: OpeningDay, days: readonly number[]): OpeningDay[] =>
  week.map((each) => (days.includes(each.day) ? { ...from, day: each.day } : each));

/**
 * The width at which a day fits in one line. The settings' column can be narrow in a wide window, so the week's own
 * width counts.
 */
export const wideWeek = '@container (min-width: 740px)';
