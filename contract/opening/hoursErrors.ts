import { minutesOf } from '../time';
import type { OpeningDay } from './weeklyHours';

const minutesOfDay = 1440;
const minutesOfWeek = 7 * minutesOfDay;

/**
 * `no_hours`: a day with neither hours nor all day; `empty`: start and end are the same; `no_day`: no open day at all.
 */
export type HoursError = 'no_hours' | 'incomplete' | 'empty' | 'overlap' | 'no_day';

interface Span {
  key: string;
  start: number;
  end: number;
}

const isTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text);

/** Whether hours end on the next day. */
export const endsNextDay = ({ start, end }: { start: string; end: string }): boolean =>
  isTime(start) && isTime(end) && minutesOf(end) < minutesOf(start) && end !== '00:00';

function spanOf(day: number, { start, end }: { start: string; end: string }, key: string): Span {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  const begin = day * minutesOfDay + from;
  return { key, start: begin, end: begin + (to > from ? to - from : to - from + minutesOfDay) };
}

/** Whether hours overlap; touching isn't overlapping. The part after Saturday's midnight belongs to Sunday. */
const overlap = (a: Span, b: Span): boolean =>
  [-minutesOfWeek, 0, minutesOfWeek].some((shift) => a.start < b.end + shift && b.start + shift < a.end);

/**
 * Returns the errors that prevent the hours of some days from being saved: by `<day>.<index of the hours>`, or `<day>`
 * for a whole day.
 *
 * @example daysErrors([{ day: 1, is_open: true, is_full_day: false, slots: [] }]) // Map { '1' => 'no_hours' }
 */
export function daysErrors(days: readonly OpeningDay[]): Map<string, HoursError> {
  const errors = new Map<string, HoursError>();
  const spans: Span[] = [];
  for (const { day, is_full_day, slots } of days.filter(({ is_open }) => is_open)) {
    if (is_full_day) {
      spans.push({ key: String(day), start: day * minutesOfDay, end: (day + 1) * minutesOfDay });
      continue;
    }
    if (slots.length === 0) errors.set(String(day), 'no_hours');
    slots.forEach((slot, index) => {
      const key = `${day}.${index}`;
      if (!isTime(slot.start) || !isTime(slot.end)) errors.set(key, 'incomplete');
      else if (slot.start === slot.end) errors.set(key, 'empty');
      else spans.push(spanOf(day, slot, key));
    });
  }
  spans.forEach((span, index) => {
    for (const other of spans.slice(0, index)) {
      // Report the later span: an all-day entry is never the mistake.
      const key = span.key.includes('.') ? span.key : other.key;
      if (overlap(span, other) && !errors.has(key)) errors.set(key, 'overlap');
    }
  });
  return errors;
}

/** The same for a week that needs at least one open day; the key is `''` if it has none. `null` means always open. */
export function weekErrors(days: readonly OpeningDay[] | null): Map<string, HoursError> {
  if (days === null) return new Map();
  const errors = daysErrors(days);
  if (!days.some(({ is_open }) => is_open)) errors.set('', 'no_day');
  return errors;
}
