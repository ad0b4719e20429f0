import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import {
  atWallClock,
  businessDate,
  businessDay,
  clockOf,
  dateBounds,
  dateFrom,
  storeDate,
  wallClock,
} from '#contract/time';

/** Havana's clocks go back to midnight, Lord Howe's by half an hour, Kolkata's never; Beirut's and Santiago's skip midnight. */
const zones = [
  'Asia/Beirut',
  'Europe/Paris',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
];
const someInstant = fc
  .integer({ min: 0, max: 2 * 366 * 1440 })
  .map((minutes) => addMinutes(new Date('2026-01-01T00:00:00Z'), minutes));
const someRules = fc.record({
  timezone: fc.constantFrom(...zones),
  day_starts_at: fc
    .integer({ min: 0, max: limits.dayStartMax / limits.dayStartStep })
    .map((steps) => steps * limits.dayStartStep),
});
const hoursOf = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000;

describe('a business day', () => {
  it('includes exactly the instants that have its date, and ends where the next one begins', () => {
    fc.assert(
      fc.property(someInstant, someRules, (at, rules) => {
        const date = businessDate(at, rules);
        const day = businessDay(date, rules);
        expect(at >= day.start && at < day.end).toBe(true);
        expect(businessDate(day.start, rules)).toBe(date);
        expect(businessDate(new Date(day.start.getTime() - 1), rules)).toBe(dateFrom(date, -1));
        expect(businessDay(dateFrom(date, 1), rules).start).toEqual(day.end);
        expect(hoursOf(day)).toBeGreaterThanOrEqual(23);
        expect(hoursOf(day)).toBeLessThanOrEqual(25);
      }),
    );
  });

  it('begins when the wall clock shows its time, or at the clock change that skips it', () => {
    fc.assert(
      fc.property(someInstant, someRules, (at, rules) => {
        const { start } = businessDay(businessDate(at, rules), rules);
        const { minutes } = wallClock(start, rules.timezone);
        if (minutes === rules.day_starts_at) return;
        // Skipped: the minute before shows an earlier time, this one a later one.
        expect(minutes).toBeGreaterThan(rules.day_starts_at);
        const before = wallClock(addMinutes(start, -1), rules.timezone).minutes;
        expect(before < rules.day_starts_at || before === 1439).toBe(true);
      }),
    );
  });

  it('is the calendar day where it begins at midnight, or where the setting is missing', () => {
    fc.assert(
      fc.property(someInstant, fc.constantFrom(...zones), (at, timezone) => {
        const date = businessDate(at, { timezone });
        expect(date).toBe(businessDate(at, { timezone, day_starts_at: 0 }));
        expect(date).toBe(storeDate(at, timezone));
      }),
    );
  });

  it('counts days on from the one that includes the instant', () => {
    fc.assert(
      fc.property(someInstant, someRules, fc.integer({ min: -400, max: 400 }), (at, rules, offset) => {
        expect(businessDate(at, rules, offset)).toBe(dateFrom(businessDate(at, rules), offset));
      }),
    );
  });

  it.each([
    // The clocks go forward on Sunday at 2:00 and back on Sunday at 3:00 (Paris) and 2:00 (New York).
    ['Europe/Paris', '2026-03-28', 23],
    ['Europe/Paris', '2026-10-24', 25],
    ['America/New_York', '2026-03-07', 23],
    ['America/New_York', '2026-10-31', 25],
  ])('that begins at 4:00 in %s has the clock change of the night after %s: %i hours', (timezone, saturday, hours) => {
    const rules = { timezone, day_starts_at: 240 };
    const sunday = dateFrom(saturday, 1);
    expect(hoursOf(businessDay(saturday, rules))).toBe(hours);
    expect(hoursOf(businessDay(sunday, rules))).toBe(24);
    const at = (date: string, minutes: number) => {
      const { start } = businessDay(date, { timezone, day_starts_at: minutes });
      return businessDate(start, rules);
    };
    expect(at(saturday, 239)).toBe(dateFrom(saturday, -1));
    expect(at(saturday, 241)).toBe(saturday);
    expect(at(saturday, 1439)).toBe(saturday);
    expect(at(sunday, 1)).toBe(saturday);
    expect(at(sunday, 239)).toBe(saturday);
    expect(at(sunday, 241)).toBe(sunday);
  });

  it('begins once where its time occurs twice, and at the change where it is skipped', () => {
    const rules = { timezone: 'Europe/Paris', day_starts_at: 150 };
    expect(businessDay('2026-10-25', rules).start).toEqual(new Date('2026-10-25T00:30:00Z'));
    expect(businessDate(new Date('2026-10-25T01:15:00Z'), rules)).toBe('2026-10-25');
    expect(businessDay('2026-03-29', rules).start).toEqual(new Date('2026-03-29T01:00:00Z'));
    expect(businessDate(new Date('2026-03-29T00:59:59Z'), rules)).toBe('2026-03-28');
  });

  it.each([
    // A machine whose own clock skips the time on that date.
    ['America/New_York', 'America/Havana', '2026-03-08', 120],
    ['Europe/Paris', 'Africa/Cairo', '2026-03-29', 150],
    ['America/Santiago', 'Australia/Sydney', '2026-04-05', 60],
    ['America/Santiago', 'Australia/Sydney', '2026-04-05', 0],
  ])('is the same on a machine in %s as anywhere, for %s', (machine, timezone, date, minutes) => {
    const own = process.env.TZ;
    try {
      process.env.TZ = machine;
      const { start } = businessDay(date, { timezone, day_starts_at: minutes });
      const shown = [storeDate(start, timezone), clockOf(wallClock(start, timezone).minutes)];
      expect(shown).toEqual([date, clockOf(minutes)]);
      expect(atWallClock(date, minutes, timezone)).toEqual(start);
      if (minutes === 0) expect(dateBounds(date, timezone).start).toEqual(start);
    } finally {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    }
  });
});
