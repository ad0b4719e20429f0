import { limits } from '#contract/limits';
import { isOpenAt, type OpeningDay, slotsOn } from '#contract/openingHours';
import { storeDate, storeDay } from '#contract/time';

export interface SlotDay {
  /** `YYYY-MM-DD` in the store's time zone. */
  date: string;
  /** Noon of the day: identifies it in any format. */
  noon: Date;
  isOpen: boolean;
}

/** What the available times depend on. */
export interface SlotTerms {
  hours: readonly OpeningDay[];
  timezone: string;
  /** Minutes between two times. */
  step: number;
}

const noonOf = ({ start, end }: { start: Date; end: Date }): Date => new Date((start.getTime() + end.getTime()) / 2);

/** The times still available on a day, at most `limits.scheduleDaysMax` days ahead. */
export const slotsOf = (date: string, { hours, timezone, step }: SlotTerms, earliest: Date, now: Date): Date[] => {
  const latest = now.getTime() + limits.scheduleDaysMax * 86_400_000;
  return slotsOn(hours, date, timezone, { step, from: earliest }).filter((slot) => slot.getTime() <= latest);
};

/** The days offered for an order, including closed ones. Today counts as closed after its last time. */
export function slotDays(terms: SlotTerms, earliest: Date, now: Date): SlotDay[] {
  return Array.from({ length: limits.scheduleDaysMax + 1 }, (_, offset) => {
    const noon = noonOf(storeDay(now, terms.timezone, offset));
    const date = storeDate(noon, terms.timezone);
    // Only the ends of the range are limited by the clock: in between, one time per opening span is enough.
    const isEdge = offset < 2 || offset === limits.scheduleDaysMax;
    const isOpen = slotsOf(date, isEdge ? terms : { ...terms, step: 1440 }, earliest, now).length > 0;
    return { date, noon, isOpen };
  });
}

/** Why a chosen time isn't possible, or `null`. A time of `null` means now. */
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
