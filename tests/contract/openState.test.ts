import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { festivalOn, festivalsClash, isFestivalDay } from '#contract/opening/festivals';
import { type DayHours, type Festival, type OpeningRules, plainService } from '#contract/opening/openingRules';
import { busyMinutes, endOfService, isOpenFor, openState } from '#contract/opening/openState';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { atWallClock, dateFrom } from '#contract/time';

/** Clock changes by an hour, by half an hour, at midnight, on both halves of the globe; and none. */
const _zones = [
  'Europe/Paris',
  'America/Chicago',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
] as const;
const weekdays = [0, 1, 2, 3, 4, 5, 6];
const closed: DayHours = { is_open: false, is_full_day: false, slots: [] };
const from = (start: string, end: string): DayHours => ({ is_open: true, is_full_day: false, slots: [{ start, end }] });
const daily = (hours: DayHours): OpeningDay[] => weekdays.map((day) => ({ day, ...hours }));
const rulesOf = (change: Partial<OpeningRules> = {}): OpeningRules => ({
  timezone: 'Europe/Paris',
  is_business: true,
  is_approved: true,
  is_provide_table_booking: true,
  order_rules: { is_delivery_on: true, is_pickup_on: true, is_table_on: true },
  opening_hours: daily(from('10:00', '22:00')),
  order_type_hours: {},
  festivals: [],
  service_state: plainService,
  ...change,
});
const festival = (start_date: string, hours: DayHours, change: Partial<Festival> = {}): Festival => ({
  _id: `festival of ${start_date}`,
  name: ['Christmas'],
  start_date,
  end_date: start_date,
  is_yearly: false,
  hours,
  ...change,
});
const paris = (date: string, clock: string): Date => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return atWallClock(date, hours * 60 + minutes, 'Europe/Paris');
};
const between = (start: Date, end: Date) => ({ from: start.toISOString(), until: end.toISOString(), by: 'Mia' });

describe('the opening state', () => {
  it('says until when a store is open, and when it opens next', () => {
    const rules = rulesOf();
    expect(openState(rules, 'delivery', paris('2031-06-14', '12:00'))).toEqual({
      is_open: true,
      until: paris('2031-06-14', '22:00'),
      busy_minutes: 0,
    });
    const opening = paris('2031-06-15', '10:00');
    expect(openState(rules, 'delivery', paris('2031-06-14', '22:00'))).toEqual({
      is_open: false,
      reason: 'hours',
      until: opening,
      next_open_at: opening,
      busy_minutes: 0,
    });
  });

  it('goes by the week of the order type where it has one', () => {
    const rules = rulesOf({ order_type_hours: { delivery: daily(from('18:00', '21:00')) } });
    const noon = paris('2031-06-14', '12:00');
    expect(openState(rules, 'delivery', noon).is_open).toBe(false);
    expect(openState(rules, 'pickup', noon).is_open).toBe(true);
  });

  it('is off for a store that takes no orders, and for tables where there are none', () => {
    const noon = paris('2031-06-14', '12:00');
    expect(openState(rulesOf({ is_business: false }), 'pickup', noon).reason).toBe('off');
    expect(openState(rulesOf({ is_approved: false }), 'pickup', noon).reason).toBe('off');
    const noTables = rulesOf({ is_provide_table_booking: false });
    expect(openState(noTables, 'table', noon).reason).toBe('off');
    expect(openState(noTables, 'pickup', noon).is_open).toBe(true);
  });

  it('has no end for a store that never closes, and no next opening for one that never opens', () => {
    const noon = paris('2031-06-14', '12:00');
    const always = rulesOf({ opening_hours: daily({ is_open: true, is_full_day: true, slots: [] }) });
    expect(openState(always, 'pickup', noon)).toEqual({ is_open: true, busy_minutes: 0 });
    expect(openState(rulesOf({ opening_hours: [] }), 'pickup', noon)).toEqual({
      is_open: false,
      reason: 'hours',
      busy_minutes: 0,
    });
  });

  it('looks past a summer break', () => {
    const rules = rulesOf({ festivals: [festival('2031-08-01', closed, { end_date: '2031-08-28' })] });
    expect(openState(rules, 'pickup', paris('2031-08-02', '12:00'))).toMatchObject({
      reason: 'festival',
      next_open_at: paris('2031-08-29', '10:00'),
    });
  });
});

describe('a festival', () => {
  const lateBar = daily(from('18:00', '02:00'));

  it('replaces the whole day, with the hours that would spill over from the day before', () => {
    const rules = rulesOf({ opening_hours: lateBar, festivals: [festival('2031-12-25', closed)] });
    expect(openState(rules, 'pickup', paris('2031-12-24', '23:59')).until).toEqual(paris('2031-12-25', '00:00'));
    const state = openState(rules, 'pickup', paris('2031-12-25', '01:00'));
    expect(state).toMatchObject({ reason: 'festival', festival: ['Christmas'] });
    expect(state.next_open_at).toEqual(paris('2031-12-26', '18:00'));
  });

  it('keeps its own hours past midnight, into the next plain day and into the next of its own', () => {
    const nights = festival('2031-12-30', from('20:00', '04:00'), { end_date: '2031-12-31' });
    const rules = rulesOf({ festivals: [nights] });
    expect(isOpenFor(rules, 'pickup', paris('2031-12-31', '03:00'))).toBe(true);
    expect(isOpenFor(rules, 'pickup', paris('2032-01-01', '03:00'))).toBe(true);
    expect(isOpenFor(rules, 'pickup', paris('2031-12-31', '12:00'))).toBe(false);
  });

  it('of one year wins over a yearly one', () => {
    const yearly = festival('2025-12-25', closed, { is_yearly: true });
    const once = festival('2031-12-25', from('10:00', '12:00'));
    expect(festivalOn([yearly, once], '2031-12-25')).toBe(once);
    expect(festivalOn([yearly, once], '2032-12-25')).toBe(yearly);
  });

  it('can run past New Year every year, and on 29 February in leap years', () => {
    const turn = { start_date: '2025-12-30', end_date: '2026-01-02', is_yearly: true };
    const on = ['2031-12-29', '2031-12-30', '2032-01-02', '2032-01-03'].map((date) => isFestivalDay(turn, date));
    expect(on).toEqual([false, true, true, false]);
    const leap = { start_date: '2028-02-29', end_date: '2028-02-29', is_yearly: true };
    expect(isFestivalDay(leap, '2031-02-28') || isFestivalDay(leap, '2031-03-01')).toBe(false);
    expect(isFestivalDay(leap, '2032-02-29')).toBe(true);
  });

  it('clashes with another of its kind on any common day', () => {
    const dates = fc.integer({ min: 0, max: 400 }).map((days) => dateFrom('2031-01-01', days));
    const range = fc.tuple(dates, fc.integer({ min: 0, max: 20 })).map(([start_date, days]) => ({
      start_date,
      end_date: dateFrom(start_date, days),
    }));
    fc.assert(
      fc.property(range, range, fc.boolean(), (a, b, is_yearly) => {
        const [one, other] = [
          { ...a, is_yearly },
          { ...b, is_yearly },
        ];
        // A leap year and the one after: every month and day.
        const days = Array.from({ length: 900 }, (_, offset) => dateFrom('2031-01-01', offset));
        const isCommon = days.some((date) => isFestivalDay(one, date) && isFestivalDay(other, date));
        expect(festivalsClash(one, other)).toBe(isCommon);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a pause, a busy time and one day’s exception', () => {
  const noon = paris('2031-06-14', '12:00');

  it('pauses its order types alone, and ends automatically', () => {
    const pause = { ...between(noon, addMinutes(noon, 30)), reason: 'Oven' };
    const rules = rulesOf({ service_state: { ...plainService, paused: { delivery: pause } } });
    expect(openState(rules, 'delivery', addMinutes(noon, 10))).toEqual({
      is_open: false,
      reason: 'paused',
      until: addMinutes(noon, 30),
      next_open_at: addMinutes(noon, 30),
      busy_minutes: 0,
    });
    expect(openState(rules, 'pickup', addMinutes(noon, 10)).is_open).toBe(true);
    expect(openState(rules, 'delivery', addMinutes(noon, 30)).is_open).toBe(true);
    expect(openState(rules, 'delivery', addMinutes(noon, -1)).until).toEqual(noon);
  });

  it('is closed by its hours, not paused, where it would be closed anyway', () => {
    const night = paris('2031-06-14', '23:00');
    const pause = { ...between(night, addMinutes(night, 60)), reason: '' };
    const rules = rulesOf({ service_state: { ...plainService, paused: { delivery: pause } } });
    expect(openState(rules, 'delivery', addMinutes(night, 5)).reason).toBe('hours');
  });

  it('opens at the next opening if the pause ends outside the hours', () => {
    const evening = paris('2031-06-14', '21:00');
    const pause = { ...between(evening, addMinutes(evening, 120)), reason: '' };
    const rules = rulesOf({ service_state: { ...plainService, paused: { delivery: pause } } });
    expect(openState(rules, 'delivery', evening)).toMatchObject({
      reason: 'paused',
      until: addMinutes(evening, 120),
      next_open_at: paris('2031-06-15', '10:00'),
    });
  });

  it('adds minutes while busy, bounds included and excluded', () => {
    const busy = { ...between(noon, addMinutes(noon, 30)), minutes: 15 };
    const rules = rulesOf({ service_state: { ...plainService, busy } });
    expect([-1, 0, 29, 30].map((minutes) => busyMinutes(rules, addMinutes(noon, minutes)))).toEqual([0, 15, 15, 0]);
  });

  it('stays open longer, and closes early, for one day', () => {
    const evening = paris('2031-06-14', '21:00');
    const until = paris('2031-06-14', '23:30');
    const longer = rulesOf({ service_state: { ...plainService, today: { kind: 'open', ...between(evening, until) } } });
    expect(openState(longer, 'pickup', evening).until).toEqual(until);
    expect(openState(longer, 'pickup', paris('2031-06-15', '21:30')).until).toEqual(paris('2031-06-15', '22:00'));
    const midnight = paris('2031-06-15', '00:00');
    const early = rulesOf({
      service_state: { ...plainService, today: { kind: 'close', ...between(evening, midnight) } },
    });
    expect(openState(early, 'pickup', noon).until).toEqual(evening);
    expect(openState(early, 'pickup', evening).next_open_at).toEqual(paris('2031-06-15', '10:00'));
  });

  it('opens on a festival if someone says so today', () => {
    const today = { kind: 'open' as const, ...between(noon, addMinutes(noon, 60)) };
    const festivals = [festival('2031-06-14', closed)];
    const rules = rulesOf({ festivals, service_state: { ...plainService, today } });
    expect(openState(rules, 'pickup', noon).until).toEqual(addMinutes(noon, 60));
  });

  it('lasts for the rest of the day until midnight, or until a late night ends', () => {
    const late = rulesOf({ opening_hours: daily(from('18:00', '02:00')) });
    expect(endOfService(rulesOf(), ['pickup'], noon)).toEqual(paris('2031-06-15', '00:00'));
    expect(endOfService(late, ['pickup'], paris('2031-06-14', '20:00'))).toEqual(paris('2031-06-15', '02:00'));
    expect(endOfService(late, ['pickup'], paris('2031-06-14', '01:00'))).toEqual(paris('2031-06-14', '02:00'));
  });
});
