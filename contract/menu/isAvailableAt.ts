import { isOpenAt, type OpeningDay } from '../opening/weeklyHours';

/** Whether an item's own days and hours include an instant. */
export const isAvailableAt = (
  item: { availability: readonly OpeningDay[] | null },
  instant: Date,
  timezone: string,
): boolean => item.availability === null || isOpenAt(item.availability, instant, timezone);
