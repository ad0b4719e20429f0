import { limits } from '#contract/limits';
import { isOpenAt, type OpeningDay, slotsOn } from '#contract/openingHours';
import { storeDate, storeDay } from '#contract/time';

export interface SlotDay {
  /** `YYYY-MM-DD` in the store's zone. */
  date: string;
  /** Noon of the day: names it in any format. */
  noon: Date;
  isOpen: boolean;
}

/** What times are offered from. */
export interface SlotTerms {
  hours: readonly OpeningDay[];
  timezone: string;
  /** Minutes between the times. */
  step: number;
}

const noonOf = ({ start, end }: { start: Date; end: Date }): Date => new Date((start.getTime() + end.getTime()) / 2);

/** Times of a day that can still be chosen, the furthest by `limits.scheduleDaysMax`. */
export const slotsOf = (date: string, { hours, timezone, step }: SlotTerms, earliest: Date, now: Date): Date[] => {
  const latest = now.getTime() + limits.scheduleDaysMax * 86_400_000;
  return slotsOn(hours, date, timezone, { step, from: earliest }).filter((slot) => slot.getTime() <= latest);
};

/** The days that an order can be taken for, the closed ones among them. Today is closed once its last time has passed. */
export function slotDays(terms: SlotTerms, earliest: Date, now: Date): SlotDay[] {
  return Array.from({ length: limits.scheduleDaysMax + 1 }, (_, offset) => {
    const noon = noonOf(storeDay(now, terms.timezone, offset));
    const date = storeDate(noon, terms.timezone);
    // Only the ends of the range are cut by the clock: between them, one time per opening span tells enough.
    const isEdge = offset < 2 || offset === limits.scheduleDaysMax;
    const isOpen = slotsOf(date, isEdge ? terms : { ...terms, step: 1440 }, earliest, now).length > 0;
    return { date, noon, isOpen };
  });
}

/** Why a chosen time cannot be kept, or `null`. `null` for the time means now. */
export function timeProblem(
  hours: readonly OpeningDay[],
  timezone: string,
  at: string | null,
  now: Date,
): 'closed' | 'past' | null {
  const due = at === null ? now : new Date(at);
  if (at !== null && due <= now) return 'past';
  return isOpenAt(hours, due, timezone) ? null : 'closed';
}
