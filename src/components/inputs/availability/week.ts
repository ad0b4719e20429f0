import type { OpeningDay } from '#contract/openingHours';

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

/** The hours of one day for all of them. */
export const copiedToAll = (week: readonly OpeningDay[], from: OpeningDay): OpeningDay[] =>
  week.map(({ day }) => ({ ...from, day }));
