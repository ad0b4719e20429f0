import { isOpenAt, type OpeningDay, openingsOn } from '../openingHours';
import { storeDate, storeDay } from '../time';

const daysAhead = 14;

/**
 * When the store opens next on a later day than this one: what "until tomorrow's opening" means, past days off.
 *
 * @returns the start of tomorrow where the store never opens
 */
export function nextDaysOpening(hours: readonly OpeningDay[], instant: Date, timezone: string): Date {
  for (let offset = 1; offset <= daysAhead; offset += 1) {
    const date = storeDate(instant, timezone, offset);
    const [first] = openingsOn(hours, date, timezone);
    if (first) return first;
  }
  return storeDay(instant, timezone, 1).start;
}

/** Whether an item's own days and hours let it be ordered for an instant. */
export const isAvailableAt = (
  item: { availability: readonly OpeningDay[] | null },
  instant: Date,
  timezone: string,
): boolean => item.availability === null || isOpenAt(item.availability, instant, timezone);
