import { minutesOf, wallClock } from '../time';

/** One weekday of a store or an item. A slot whose end is not after its start runs past midnight into the next day. */
export interface OpeningDay {
  /** 0 Sunday to 6 Saturday. */
  day: number;
  is_open: boolean;
  is_full_day: boolean;
  /** Wall-clock times, `HH:MM`. */
  slots: readonly { start: string; end: string }[];
}

const spans = (day: OpeningDay | undefined): { start: number; end: number }[] => {
  if (!day?.is_open) return [];
  if (day.is_full_day) return [{ start: 0, end: 1440 }];
  return day.slots.map(({ start, end }) => {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    return { start: from, end: to > from ? to : to + 1440 };
  });
};

const dayOf = (hours: readonly OpeningDay[], weekday: number) => hours.find((entry) => entry.day === weekday);

/**
 * Whether an item's week includes an instant, in the store's time zone. A store's own hours also depend on special
 * hours and pauses: see `openState`.
 */
export function isOpenAt(hours: readonly OpeningDay[], instant: Date, timezone: string): boolean {
  const { weekday, minutes } = wallClock(instant, timezone);
  const today = spans(dayOf(hours, weekday)).some(({ start, end }) => minutes >= start && minutes < end);
  const fromYesterday = spans(dayOf(hours, (weekday + 6) % 7)).some(({ end }) => minutes < end - 1440);
  return today || fromYesterday;
}
