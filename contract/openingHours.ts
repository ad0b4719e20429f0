import { addDays } from 'date-fns';
import { atWallClock, minutesOf, storeDate, wallClock } from './time';

/** One weekday of a store. A slot whose end is not after its start runs past midnight into the next day. */
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

/** Whether the store takes orders for this instant, by its own wall clock. */
export function isOpenAt(hours: readonly OpeningDay[], instant: Date, timezone: string): boolean {
  const { weekday, minutes } = wallClock(instant, timezone);
  const today = spans(dayOf(hours, weekday)).some(({ start, end }) => minutes >= start && minutes < end);
  const fromYesterday = spans(dayOf(hours, (weekday + 6) % 7)).some(({ end }) => minutes < end - 1440);
  return today || fromYesterday;
}

/**
 * Times that a customer may choose on a date, `step` minutes apart, none before `from`.
 *
 * @returns instants in ascending order, each inside the opening hours
 */
export function slotsOn(
  hours: readonly OpeningDay[],
  date: string,
  timezone: string,
  { step, from }: { step: number; from: Date },
): Date[] {
  const noon = atWallClock(date, 720, timezone);
  const { weekday } = wallClock(noon, timezone);
  const found = new Map<number, Date>();
  for (const { start, end } of spans(dayOf(hours, weekday))) {
    for (let minutes = start; minutes < end; minutes += step) {
      const day = minutes < 1440 ? date : storeDate(addDays(noon, 1), timezone);
      const instant = atWallClock(day, minutes % 1440, timezone);
      // A change of clocks may move a skipped time out of the hours.
      if (instant >= from && isOpenAt(hours, instant, timezone)) found.set(instant.getTime(), instant);
    }
  }
  return [...found.values()].sort((a, b) => a.getTime() - b.getTime());
}

/** The instants at which a store opens on a date, in ascending order. */
export function openingsOn(hours: readonly OpeningDay[], date: string, timezone: string): Date[] {
  const { weekday } = wallClock(atWallClock(date, 720, timezone), timezone);
  return spans(dayOf(hours, weekday))
    .map(({ start }) => atWallClock(date, start, timezone))
    .sort((a, b) => a.getTime() - b.getTime());
}
