import type { Festival } from './openingRules';

type Dates = Pick<Festival, 'start_date' | 'end_date' | 'is_yearly'>;

const monthDay = (date: string): string => date.slice(5);

/** Whether a day is one of a festival's. Yearly ones can run past New Year; 29 February has its day in leap years only. */
export function isFestivalDay({ start_date, end_date, is_yearly }: Dates, date: string): boolean {
  if (!is_yearly) return date >= start_date && date <= end_date;
  const [day, first, last] = [monthDay(date), monthDay(start_date), monthDay(end_date)];
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/**
 * The festival that applies to a day. One for a single year wins over a yearly one, so that stores can change it once.
 */
export function festivalOn<Each extends Dates>(festivals: readonly Each[], date: string): Each | null {
  const on = festivals.filter((festival) => isFestivalDay(festival, date));
  return on.find(({ is_yearly }) => !is_yearly) ?? on[0] ?? null;
}

/** Whether all days of a festival have passed, and no year brings them back. */
export const isFestivalOver = ({ end_date, is_yearly }: Dates, today: string): boolean =>
  !is_yearly && end_date < today;

/** Whether two festivals claim the same day, and neither wins. */
export function festivalsClash(a: Dates, b: Dates): boolean {
  if (a.is_yearly !== b.is_yearly) return false;
  return isFestivalDay(a, b.start_date) || isFestivalDay(b, a.start_date);
}
