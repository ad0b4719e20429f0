import { TZDate } from '@date-fns/tz';
import { limits } from '../limits';
import { atWallClock, dateBounds, isDayWithin, minutesOf } from '../time';
import { fileLanguages } from './fileLanguages';
import { headerKey } from './headerText';
import type { CellRead } from './readCell';

/**
 * Days and times in files. Dates are written in words, `24 December 2026, 09:00`, because a spreadsheet converts `12/24`
 * and saves it in its own country's format. They are read in nine languages, and as `2026-12-24` or `24.12.2026`.
 */
const english = (options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date);

const inYear = (month: number): Date => new Date(Date.UTC(2024, month, 15));
/** 7 January 2024 was a Sunday. */
const inWeek = (day: number): Date => new Date(Date.UTC(2024, 0, 7 + day));

const monthNames = Array.from({ length: 12 }, (_, month) => english({ month: 'long' }, inYear(month)));
const dayNames = Array.from({ length: 7 }, (_, day) => english({ weekday: 'long' }, inWeek(day)));

const wordsOf = (date: Date, name: 'month' | 'weekday'): string[] =>
  fileLanguages.flatMap((code) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(code, { ...options, [name]: style, timeZone: 'UTC' })
          .formatToParts(date)
          .flatMap(({ type, value }) => (type === name ? [value] : []));
      // Some languages inflect the month after the day.
      return [...format({}), ...(name === 'month' ? format({ day: 'numeric' }) : [])];
    }),
  );

function numbersByWord(count: number, dateOf: (number: number) => Date, name: 'month' | 'weekday') {
  const numbers = new Map<string, number>();
  for (let number = 0; number < count; number++)
    for (const word of wordsOf(dateOf(number), name)) {
      const key = headerKey(word);
      if (!numbers.has(key)) numbers.set(key, number);
    }
  return numbers;
}

let months: Map<string, number> | undefined;
let weekdays: Map<string, number> | undefined;

const two = (number: number): string => String(number).padStart(2, '0');

/** @example writeWeekday(1) // 'Monday' */
export const writeWeekday = (day: number): string => dayNames[day] ?? '';

/** A weekday by its name or its abbreviation: 0 Sunday to 6 Saturday. */
export function readWeekday(text: string): CellRead<number> {
  weekdays ??= numbersByWord(7, inWeek, 'weekday');
  const value = weekdays.get(headerKey(text));
  return value === undefined ? { code: 'not_a_day' } : { value };
}

interface WrittenDate {
  year: number | undefined;
  month: number;
  day: number;
  /** The text after the date. */
  rest: string;
}

/**
 * `24 December 2026`, `24. Dez.`, `24-Dec`, `24 de diciembre de 2026`, `24 ديسمبر 2026`, optionally followed by a time.
 */
const inWords = /^(\d{1,2})[.\s-]+(?:de\s+)?(\p{L}[\p{L}\p{M}]*)\.?(?:[,،\s-]+(?:de\s+)?(\d{4}))?(?:[,،\s]+(.*))?$/u;
const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T,\s]+(.*))?$/;
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[,\s]+(.*))?$/;

function parseDate(text: string): WrittenDate | null {
  const [, isoYear, isoMonth, isoDay, isoRest = ''] = isoDate.exec(text) ?? [];
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay), rest: isoRest };
  const [, dottedDay, dottedMonth, dottedYear, dottedRest = ''] = dottedDate.exec(text) ?? [];
  if (dottedDay)
    return { year: Number(dottedYear), month: Number(dottedMonth), day: Number(dottedDay), rest: dottedRest };
  const [, day, word = '', year, rest = ''] = inWords.exec(text) ?? [];
  months ??= numbersByWord(12, inYear, 'month');
  const month = months.get(headerKey(word));
  return month === undefined
    ? null
    : { year: year ? Number(year) : undefined, month: month + 1, day: Number(day), rest };
}

const isReal = ({ year = 2024, month, day }: WrittenDate): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * Writes a yearly date from `MM-DD`.
 *
 * @example writeDayOfYear('12-24') // '24 December'
 */
export function writeDayOfYear(date: string): string {
  const [month, day] = date.split('-').map(Number);
  return `${day} ${monthNames[(month ?? 1) - 1]}`;
}

/** Reads a yearly date as `MM-DD`; a year in the cell is ignored. */
export function readDayOfYear(text: string): CellRead<string> {
  const short = /^(\d{2})-(\d{2})$/.exec(text.trim());
  const date = short
    ? { year: undefined, month: Number(short[1]), day: Number(short[2]), rest: '' }
    : parseDate(text.trim());
  return date && isReal(date) ? { value: `${two(date.month)}-${two(date.day)}` } : { code: 'not_a_day' };
}

const clock = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?Z?(?:\s*([ap])\.?m\.?)?$/i;

/** A time of day as `HH:MM`; a spreadsheet may have put a date in front of it. */
export function readClock(text: string): CellRead<string> {
  const [, hours = '', minutes = '', half] = clock.exec(text.trim().replace(/^.*T/, '')) ?? [];
  const isPm = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isPm ? 12 : 0) : Number(hours);
  return hours === '' || hour > 23 || Number(minutes) > 59
    ? { code: 'not_a_time' }
    : { value: `${two(hour)}:${minutes}` };
}

/**
 * Writes an instant in the store's time zone.
 *
 * @example '24 December 2026, 09:00'
 */
export function writeInstant(instant: string, timezone: string): string {
  const local = new TZDate(new Date(instant).getTime(), timezone);
  const day = `${local.getDate()} ${monthNames[local.getMonth()]} ${local.getFullYear()}`;
  return `${day}, ${two(local.getHours())}:${two(local.getMinutes())}`;
}

/**
 * Reads an instant in the store's time zone, as ISO 8601.
 *
 * @param isEnd a date without a time means the end of that day, otherwise its start
 * @returns `not_a_date` also for dates outside `limits.plannedDays`
 */
export function readInstant(text: string, timezone: string, isEnd = false): CellRead<string> {
  const date = parseDate(text.trim());
  if (!date || date.year === undefined || !isReal(date)) return { code: 'not_a_date' };
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`;
  if (!isDayWithin(limits.plannedDays, day)) return { code: 'not_a_date' };
  if (date.rest === '') {
    const { start, end } = dateBounds(day, timezone);
    return { value: (isEnd ? end : start).toISOString() };
  }
  const time = readClock(date.rest);
  return time.value === undefined
    ? { code: 'not_a_date' }
    : { value: atWallClock(day, minutesOf(time.value), timezone).toISOString() };
}
