import type { Festival } from './openingRules';

type Dates = Pick<Festival, 'start_date' | 'end_date' | 'is_yearly'>;

const monthDay = (date: string): string => date.slice(5);

/** Whether special hours include a day. Yearly ones can span New Year; 29 February only exists in leap years. */
export function isFestivalDay({ start_date, end_date, is_yearly }: Dates, date: string): boolean {
  if (!is_yearly) return date >= start_date && date <= end_date;
  const [day, first, last] = [monthDay(date), monthDay(start_date), monthDay(end_date)];
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/**
 * Returns the special hours of a day. Those for a single year win over yearly ones, so that stores can change a yearly
 * one once.
 */
export function festivalOn<Each extends Dates>(festivals: readonly Each[], date: string): Each | null {
  const on = festivals.filter((festival) => isFestivalDay(festival, date));
  return on.find(({ is_yearly }) => !is_yearly) ?? on[0] ?? null;
}

/** Whether all days of special hours have passed and won't come again. */
export const isFestivalOver = ({ end_date, is_yearly }: Dates, today: string): boolean =>
  !is_yearly && end_date < today;

/** Whether two special hours include the same day, and neither wins. */
export function festivalsClash(a: Dates, b: Dates): boolean {
  if (a.is_yearly !== b.is_yearly) return false;
  return isFestivalDay(a, b.start_date) || isFestivalDay(b, a.start_date);
}
