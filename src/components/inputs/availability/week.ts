import type { OpeningDay } from '#contract/opening/weeklyHours';

/** A Sunday, at noon where no zone moves it to another day. */
const sunday = Date.UTC(2023, 0, 1, 12);

/** @param day 0 Sunday to 6 Saturday */
export const dayName = (day: number, locale: string, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(sunday + day * 86_400_000);

/** For engines that do not know where a language's week begins; Monday elsewhere. */
const firstDays: Readonly<Record<string, number>> = { ar: 6, en: 0, pt: 0 };

/** Where a language's week begins, from 0 Sunday to 6 Saturday. */
function firstDay(locale: string): number {
  const intlLocale = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((intlLocale.getWeekInfo?.() ?? intlLocale.weekInfo)?.firstDay ?? firstDays[locale] ?? 1) % 7;
}

/** The seven weekdays in the order of the reader's calendar. */
export function weekFrom(locale: string): number[] {
  const first = firstDay(locale);
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}

export type DayKind = 'closed' | 'full_day' | 'hours';

export const kindOf = ({ is_open, is_full_day }: OpeningDay): DayKind =>
  !is_open ? 'closed' : is_full_day ? 'full_day' : 'hours';

/** Hours that a day begins with, to be corrected: most kitchens' noon. */
const firstHours = { start: '11:00', end: '14:00' };

export const slotsMax = 10;

/** All seven days, those that are not named being closed. */
export const wholeWeek = (days: readonly OpeningDay[]): OpeningDay[] =>
  Array.from(
    { length: 7 },
    (_, day) => days.find((each) => each.day === day) ?? { day, is_open: false, is_full_day: false, slots: [] },
  );

/** Every day, all day: what a person narrows down from. */
export const everyDay = (): OpeningDay[] => wholeWeek([]).map((day) => ({ ...day, is_open: true, is_full_day: true }));

/** A day of another kind; hours that were there are kept for when they are wanted again. */
export const withKind = (day: OpeningDay, kind: DayKind): OpeningDay => ({
  ...day,
  is_open: kind !== 'closed',
  is_full_day: kind === 'full_day',
  slots: kind === 'hours' && day.slots.length === 0 ? [firstHours] : day.slots,
});

/** One more span of hours, after the last. */
export const withSlot = (day: OpeningDay): OpeningDay => ({ ...day, slots: [...day.slots, { start: '', end: '' }] });

/** The hours of one day for others too. */
export const copiedTo = (week: readonly OpeningDay[], from: OpeningDay, days: readonly number[]): OpeningDay[] =>
  week.map((each) => (days.includes(each.day) ? { ...from, day: each.day } : each));

/** Room for a day in one line. The settings' column can be narrow in a wide window, so the week's own width counts. */
export const wideWeek = '@container (min-width: 740px)';
