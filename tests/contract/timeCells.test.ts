import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import {
  readClock,
  readDayOfYear,
  readInstant,
  readWeekday,
  writeDayOfYear,
  writeInstant,
  writeWeekday,
} from '#contract/menuFiles/timeCells';

const paris = 'Europe/Paris';

describe('dates and times in files', () => {
  it('are read as they were written, to the minute, in any zone', () => {
    const zone = fc.constantFrom(paris, 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland');
    const minute = fc.integer({ min: 26_000_000, max: 32_000_000 });
    fc.assert(
      fc.property(zone, minute, (timezone, minutes) => {
        const instant = new Date(minutes * 60_000).toISOString();
        const text = writeInstant(instant, timezone);
        // In the hour that comes twice, the two instants are written the same.
        expect(writeInstant(readInstant(text, timezone).value ?? '', timezone)).toBe(text);
      }),
    );
  });

  it.each([
    ['24 December 2026, 09:00', '2026-12-24T08:00:00.000Z'],
    ['24. Dezember 2026, 09:00', '2026-12-24T08:00:00.000Z'],
    ['24 de diciembre de 2026, 09:00', '2026-12-24T08:00:00.000Z'],
    ['24 декабря 2026 09:00', '2026-12-24T08:00:00.000Z'],
    ['24 ديسمبر 2026، 09:00', '2026-12-24T08:00:00.000Z'],
    ['24-Dec-2026 9:00 AM', '2026-12-24T08:00:00.000Z'],
    ['2026-12-24 21:30', '2026-12-24T20:30:00.000Z'],
    ['2026-12-24T21:30:00.000Z', '2026-12-24T20:30:00.000Z'],
    ['24.12.2026 09:00', '2026-12-24T08:00:00.000Z'],
    ['24 December 2026', '2026-12-23T23:00:00.000Z'],
  ])('%s is understood', (text, instant) => {
    expect(readInstant(text, paris)).toEqual({ value: instant });
  });

  it('an end without a time is the end of its day', () => {
    expect(readInstant('24 December 2026', paris, true)).toEqual({ value: '2026-12-24T23:00:00.000Z' });
  });

  it.each(['12/01/2026', '1/12/2026 09:00', '31 February 2026', '24 December', 'tomorrow', '24 December 2026, 25:00'])(
    '%s isn’t a date: nothing is guessed',
    (text) => {
      expect(readInstant(text, paris)).toEqual({ code: 'not_a_date' });
    },
  );

  it('times of day are as people and spreadsheets write them', () => {
    const read = (text: string) => readClock(text).value;
    expect(['11:30', '9.05', '11:30:00', '2:15 pm', '12:00 AM', '1899-12-30T11:30:00.000Z'].map(read)).toEqual([
      ...['11:30', '09:05', '11:30', '14:15', '00:00', '11:30'],
    ]);
    expect(['24:00', '11:60', 'noon', '1130'].map(read)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('weekdays and days of the year are known in nine languages, long and short', () => {
    for (const code of fileLanguages)
      for (const style of ['long', 'short'] as const)
        for (let day = 0; day < 7; day++) {
          const date = new Date(Date.UTC(2024, 0, 7 + day));
          const name = new Intl.DateTimeFormat(code, { weekday: style, timeZone: 'UTC' }).format(date);
          expect([code, name, readWeekday(name).value]).toEqual([code, name, day]);
        }
    for (let month = 1; month <= 12; month++) {
      const date = `${String(month).padStart(2, '0')}-05`;
      expect(readDayOfYear(writeDayOfYear(date))).toEqual({ value: date });
    }
    expect([writeWeekday(0), writeWeekday(6), writeDayOfYear('12-24')]).toEqual(['Sunday', 'Saturday', '24 December']);
    expect(
      ['24-Dec', '12-24', '24. Dez.', '29 février', '2026-12-24'].map((text) => readDayOfYear(text).value),
    ).toEqual(['12-24', '12-24', '12-24', '02-29', '12-24']);
    expect(readDayOfYear('31 June')).toEqual({ code: 'not_a_day' });
    expect(readWeekday('Someday')).toEqual({ code: 'not_a_day' });
  });
});
