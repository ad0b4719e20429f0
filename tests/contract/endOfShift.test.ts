import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfShift } from '#contract/opening/endOfShift';
import { type DayHours, type OpeningRules, plainService } from '#contract/opening/openingRules';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { atWallClock } from '#contract/time';

type Slot = [start: string, end: string];
const open = (...slots: Slot[]): DayHours => ({
  is_open: true,
  is_full_day: false,
  slots: slots.map(([start, end]) => ({ start, end })),
});
const always: DayHours = { is_open: true, is_full_day: true, slots: [] };
const closed: DayHours = { is_open: false, is_full_day: false, slots: [] };
const daily = (hours: DayHours): OpeningDay[] => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours }));

const rulesOf = (hours: DayHours, change: Partial<OpeningRules> = {}): OpeningRules => ({
  timezone: 'Europe/Paris',
  is_business: true,
  is_approved: true,
  is_provide_table_booking: true,
  order_rules: { is_delivery_on: true, is_pickup_on: true, is_table_on: true },
  opening_hours: daily(hours),
  order_type_hours: {},
  festivals: [],
  service_state: plainService,
  ...change,
});

/** `2031-06-14 22:30` on the clock of a store in Paris. */
const paris = (text: string): Date => {
  const [date = '', clock = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return atWallClock(date, hours * 60 + minutes, 'Europe/Paris');
};

describe('a shift ends', () => {
  const day = open(['10:00', '22:00']);
  const lunchAndDinner = open(['11:30', '14:30'], ['18:00', '23:00']);
  const untilLate = open(['18:00', '02:30']);
  const untilLater = open(['18:00', '03:30']);
  const bar = open(['20:00', '05:00']);
  const bakery = open(['03:00', '13:00']);
  const fromMidnight = open(['00:00', '10:00']);
  const nightToNight = open(['03:00', '02:59']);
  const breakfast = open(['07:00', '15:00']);
  const longDay = open(['07:00', '02:00']);

  it.each<[string, DayHours, string, string]>([
    ['an hour after closing, begun before the store opens', day, '2031-06-14 09:00', '2031-06-14 23:00'],
    ['an hour after closing, begun while it is open', day, '2031-06-14 21:59', '2031-06-14 23:00'],
    ['at 4 a.m. after it has closed', day, '2031-06-14 22:00', '2031-06-15 04:00'],
    ['at 4 a.m. after midnight', day, '2031-06-15 03:59', '2031-06-15 04:00'],
    ['after the last hours, whatever break is in between', lunchAndDinner, '2031-06-14 12:00', '2031-06-15 00:00'],
    ['after the last hours, begun in the break', lunchAndDinner, '2031-06-14 15:00', '2031-06-15 00:00'],
    ['after midnight, begun the evening before', untilLate, '2031-06-14 17:00', '2031-06-15 03:30'],
    ['after midnight, begun after midnight', untilLate, '2031-06-15 01:00', '2031-06-15 03:30'],
    ['at 4 a.m. after late hours', untilLate, '2031-06-15 02:30', '2031-06-15 04:00'],
    [
      'at 4 a.m. although the store closed less than an hour before',
      untilLater,
      '2031-06-14 19:00',
      '2031-06-15 04:00',
    ],
    ['after 4 a.m. where the night is longer', bar, '2031-06-14 21:00', '2031-06-15 06:00'],
    ['with the night that is not over yet', bar, '2031-06-15 04:30', '2031-06-15 06:00'],
    ['with the next night, once the night is over', bar, '2031-06-15 05:00', '2031-06-16 06:00'],
    ['after the same day’s hours where these start in the night', bakery, '2031-06-14 05:00', '2031-06-14 14:00'],
    ['after the morning’s hours, begun in the night', bakery, '2031-06-14 03:10', '2031-06-14 14:00'],
    ['after the morning’s hours, begun before they start', bakery, '2031-06-14 01:00', '2031-06-14 14:00'],
    ['at 4 a.m., begun after such hours', bakery, '2031-06-14 14:00', '2031-06-15 04:00'],
    ['after hours that start at midnight', fromMidnight, '2031-06-14 02:00', '2031-06-14 11:00'],
    ['after a day of 24 hours that start in the night', nightToNight, '2031-06-14 05:00', '2031-06-15 03:59'],
    ['after the coming day, begun in the night before it', breakfast, '2031-06-14 03:30', '2031-06-14 16:00'],
    ['at 4 a.m., begun in the night and nearer to the evening before', longDay, '2031-06-14 03:30', '2031-06-14 04:00'],
    ['at 4 a.m. if the store does not close', always, '2031-06-14 12:00', '2031-06-15 04:00'],
    ['at 4 a.m. if the store does not close, begun at night', always, '2031-06-15 03:00', '2031-06-15 04:00'],
    ['at 4 a.m. on a day without hours', closed, '2031-06-14 12:00', '2031-06-15 04:00'],
  ])('%s', (_, hours, at, end) => {
    expect(endOfShift(rulesOf(hours), paris(at))).toEqual(paris(end));
  });

  it('with its own day, before one that does not close', () => {
    // 14 June 2031 is a Saturday.
    const opening_hours = daily(day).map((each) => (each.day === 6 ? { ...always, day: 6 } : each));
    const rules = rulesOf(day, { opening_hours });
    expect(endOfShift(rules, paris('2031-06-13 12:00'))).toEqual(paris('2031-06-13 23:00'));
    expect(endOfShift(rules, paris('2031-06-13 22:30'))).toEqual(paris('2031-06-14 04:00'));
    expect(endOfShift(rules, paris('2031-06-14 12:00'))).toEqual(paris('2031-06-15 01:00'));
  });

  it('after the last order type has closed', () => {
    const order_type_hours = { pickup: daily(open(['10:00', '23:30'])) };
    expect(endOfShift(rulesOf(day, { order_type_hours }), paris('2031-06-14 12:00'))).toEqual(
      paris('2031-06-15 00:30'),
    );
    const order_rules = { is_delivery_on: true, is_pickup_on: false, is_table_on: true };
    const rules = rulesOf(day, { order_type_hours, order_rules });
    expect(endOfShift(rules, paris('2031-06-14 12:00'))).toEqual(paris('2031-06-14 23:00'));
  });

  it('early on a day that closes early, and not with a pause', () => {
    const between = (from: string, until: string) => ({
      from: paris(from).toISOString(),
      until: paris(until).toISOString(),
    });
    const today = { kind: 'close' as const, by: 'Mia', ...between('2031-06-14 20:00', '2031-06-14 22:00') };
    const closing = rulesOf(day, { service_state: { ...plainService, today } });
    expect(endOfShift(closing, paris('2031-06-14 12:00'))).toEqual(paris('2031-06-14 21:00'));
    const pause = { reason: '', by: 'Mia', ...between('2031-06-14 11:00', '2031-06-14 23:00') };
    const paused = { delivery: pause, pickup: pause, table: pause };
    const rules = rulesOf(day, { service_state: { ...plainService, paused } });
    expect(endOfShift(rules, paris('2031-06-14 12:00'))).toEqual(paris('2031-06-14 23:00'));
  });

  it('on the clock, in nights in which it changes', () => {
    // Forward on 30 March 2031, back on 26 October.
    const nights = rulesOf(open(['18:00', '04:30']));
    expect(endOfShift(nights, paris('2031-03-29 23:00'))).toEqual(new Date('2031-03-30T03:30:00Z'));
    expect(endOfShift(nights, paris('2031-10-25 23:00'))).toEqual(new Date('2031-10-26T04:30:00Z'));
    expect(endOfShift(rulesOf(always), paris('2031-03-29 23:00'))).toEqual(new Date('2031-03-30T02:00:00Z'));
    expect(endOfShift(rulesOf(always), paris('2031-10-25 23:00'))).toEqual(new Date('2031-10-26T03:00:00Z'));
    // The hour that the clock skips, and the one that it shows twice.
    const skipped = rulesOf(open(['18:00', '02:30']));
    expect(endOfShift(skipped, paris('2031-03-29 23:00'))).toEqual(new Date('2031-03-30T02:00:00Z'));
    expect(endOfShift(skipped, paris('2031-10-25 23:00'))).toEqual(new Date('2031-10-26T01:30:00Z'));
  });

  it('later than it began, and within a day and a half, whatever the hours', () => {
    const clock = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const two = (n: number) => String(n).padStart(2, '0');
      return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    });
    const hours = fc.oneof(
      fc.constant(always),
      fc.constant(closed),
      fc.tuple(clock, clock).map((slot) => open(slot)),
    );
    const zone = fc.constantFrom('Europe/Paris', 'America/Chicago', 'Australia/Lord_Howe', 'Asia/Kolkata');
    const moment = fc.date({
      min: new Date('2031-01-01T00:00:00Z'),
      max: new Date('2031-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(hours, zone, moment, (each, timezone, at) => {
        const end = endOfShift(rulesOf(each, { timezone }), at);
        expect(end > at).toBe(true);
        expect(end.getTime() - at.getTime()).toBeLessThanOrEqual(36 * 3_600_000);
      }),
      { numRuns: 200 },
    );
  });
});
