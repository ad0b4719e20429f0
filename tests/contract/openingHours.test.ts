import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, type OpeningDay } from '#contract/opening/weeklyHours';
import { atWallClock, dateBounds, storeDate, storeDay, wallClock } from '#contract/time';

const zones = ['Europe/Paris', 'America/Chicago', 'Australia/Lord_Howe', 'Asia/Kolkata'] as const;
const daily = (...slots: { start: string; end: string }[]): OpeningDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: false, slots }));
const only = (day: number, ...slots: { start: string; end: string }[]): OpeningDay[] =>
  daily(...slots).map((entry) => ({ ...entry, is_open: entry.day === day }));

/** Days on which one of the zones changes its clocks. */
const changes = ['2031-03-09', '2031-03-30', '2031-04-05', '2031-10-04', '2031-10-26', '2031-11-02'];
const minutesFrom = (date: string, days: number) =>
  fc.integer({ min: 0, max: days * 1440 }).map((minutes) => addMinutes(new Date(`${date}T00:00:00Z`), minutes));
/** Any minute of a year, and often one about a change of clocks. */
const instant = fc.oneof(
  minutesFrom('2031-01-01', 366),
  fc.constantFrom(...changes).chain((date) => minutesFrom(date, 2)),
);
const zone = fc.constantFrom(...zones);

describe('isOpenAt', () => {
  it('goes by the store’s own clock', () => {
    const lunch = daily({ start: '12:00', end: '14:00' });
    const noon = new Date('2031-06-15T12:00:00Z');
    expect(zones.map((timezone) => isOpenAt(lunch, noon, timezone))).toEqual([false, false, false, false]);
    expect(isOpenAt(lunch, new Date('2031-06-15T10:00:00Z'), 'Europe/Paris')).toBe(true);
    expect(isOpenAt(lunch, new Date('2031-06-15T06:30:00Z'), 'Asia/Kolkata')).toBe(true);
    expect(isOpenAt(lunch, new Date('2031-06-15T12:00:00Z'), 'Europe/Paris')).toBe(false);
  });

  it('goes on past midnight into a day that is closed itself', () => {
    const saturdayNight = only(6, { start: '18:00', end: '02:00' });
    const at = (date: string, minutes: number) => atWallClock(date, minutes, 'Europe/Paris');
    expect(isOpenAt(saturdayNight, at('2031-06-14', 18 * 60), 'Europe/Paris')).toBe(true);
    expect(isOpenAt(saturdayNight, at('2031-06-15', 119), 'Europe/Paris')).toBe(true);
    expect(isOpenAt(saturdayNight, at('2031-06-15', 120), 'Europe/Paris')).toBe(false);
    expect(isOpenAt(saturdayNight, at('2031-06-14', 60), 'Europe/Paris')).toBe(false);
  });

  it('keeps wall-clock times on days of 23, 24.5 and 25 hours', () => {
    const morning = daily({ start: '09:00', end: '11:00' });
    for (const [timezone, date] of [
      ['Europe/Paris', '2031-03-30'],
      ['Europe/Paris', '2031-10-26'],
      ['America/Chicago', '2031-03-09'],
      ['America/Chicago', '2031-11-02'],
      ['Australia/Lord_Howe', '2031-04-06'],
      ['Australia/Lord_Howe', '2031-10-05'],
    ] as const) {
      expect(isOpenAt(morning, atWallClock(date, 540, timezone), timezone)).toBe(true);
      expect(isOpenAt(morning, addMinutes(atWallClock(date, 540, timezone), -1), timezone)).toBe(false);
      expect(isOpenAt(morning, atWallClock(date, 659, timezone), timezone)).toBe(true);
      expect(isOpenAt(morning, atWallClock(date, 660, timezone), timezone)).toBe(false);
    }
  });

  it('is always so where every day is full, and never where none is open', () => {
    const full = daily().map((day) => ({ ...day, is_full_day: true }));
    const never = full.map((day) => ({ ...day, is_open: false }));
    fc.assert(
      fc.property(instant, zone, (at, timezone) => {
        expect(isOpenAt(full, at, timezone)).toBe(true);
        expect(isOpenAt(never, at, timezone)).toBe(false);
      }),
    );
  });
});

describe('days of a store', () => {
  it('follow on one another without a gap and hold their instants', () => {
    fc.assert(
      fc.property(instant, zone, (at, timezone) => {
        const today = storeDay(at, timezone);
        expect(at >= today.start && at < today.end).toBe(true);
        expect(storeDay(at, timezone, 1).start).toEqual(today.end);
        expect(storeDay(at, timezone, -1).end).toEqual(today.start);
        expect(dateBounds(storeDate(at, timezone), timezone)).toEqual(today);
        expect(dateBounds(storeDate(at, timezone, 1), timezone)).toEqual(storeDay(at, timezone, 1));
        expect(dateBounds(storeDate(at, timezone, -1), timezone)).toEqual(storeDay(at, timezone, -1));
        const { minutes } = wallClock(today.start, timezone);
        expect(minutes).toBe(0);
      }),
    );
  });

  it('have as many hours as the clock changes leave them', () => {
    const length = (date: string, timezone: string) => {
      const { start, end } = dateBounds(date, timezone);
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect(length('2031-03-30', 'Europe/Paris')).toBe(23);
    expect(length('2031-10-26', 'Europe/Paris')).toBe(25);
    expect(length('2031-03-09', 'America/Chicago')).toBe(23);
    expect(length('2031-11-02', 'America/Chicago')).toBe(25);
    expect(length('2031-04-06', 'Australia/Lord_Howe')).toBe(24.5);
    expect(length('2031-10-05', 'Australia/Lord_Howe')).toBe(23.5);
    expect(length('2031-03-30', 'Asia/Kolkata')).toBe(24);
  });
});
