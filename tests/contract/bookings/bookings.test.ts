import { addMinutes, addSeconds } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { BookingFacts, BookingRequest } from '#contract/bookings/bookingFacts';
import type { CancellationPolicy } from '#contract/bookings/bookingRules';
import { chargeFor } from '#contract/bookings/chargeFor';
import { judgeBooking } from '#contract/bookings/judgeBooking';
import { slotsOf } from '#contract/bookings/slotsOf';
import { plainService } from '#contract/opening/openingRules';
import { atWallClock, businessDay, minutesOf, storeDate } from '#contract/time';
import { bookingAt, factsOf, hours, table } from './bookingScene';

const friday = '2031-06-13';
const berlin = (clock: string, date = friday) => atWallClock(date, minutesOf(clock), 'Europe/Berlin');
const now = berlin('12:00');
const request = (at: Date, persons = 2, change: Partial<BookingRequest> = {}): BookingRequest => ({
  ...{ at, persons, by: 'guest', now },
  ...change,
});
const broken = (facts: BookingFacts, at: Date, persons = 2, change: Partial<BookingRequest> = {}) =>
  judgeBooking(facts, request(at, persons, change)).broken;

describe('the rules of time', () => {
  it('name what a time breaks', () => {
    expect(broken(factsOf(), berlin('19:00'))).toEqual([]);
    expect(broken(factsOf(), berlin('17:59'))).toEqual(['closed']);
    expect(broken(factsOf({ opening: { is_business: false } }), berlin('19:00'))).toEqual(['off']);
    expect(broken(factsOf({ rules: { closed_dates: [friday] } }), berlin('19:00'))).toEqual(['closed_date']);
    const pause = { from: now.toISOString(), until: berlin('20:00').toISOString(), reason: '', by: '' };
    const paused = factsOf({ opening: { service_state: { ...plainService, paused: { table: pause } } } });
    expect([berlin('19:45'), berlin('20:00')].map((at) => broken(paused, at))).toEqual([['paused'], []]);
  });

  it('need notice of guests, exactly; the store decides for itself', () => {
    const facts = factsOf({ rules: { notice_minutes: 420 } });
    expect(broken(facts, addSeconds(berlin('19:00'), -1))).toEqual(['too_soon']);
    expect(broken(facts, berlin('19:00'))).toEqual([]);
    expect(broken(facts, berlin('18:00'), 2, { by: 'store' })).toEqual([]);
  });

  it('end with the last business day, whose night belongs to it', () => {
    const facts = factsOf({ rules: { days_ahead: 1 }, opening: { opening_hours: hours('18:00', '02:00') } });
    expect(broken(facts, berlin('01:45', '2031-06-15'))).toEqual([]);
    expect(broken(facts, berlin('18:00', '2031-06-15'))).toEqual(['too_far']);
    expect(
      broken({ ...facts, rules: { ...facts.rules, closed_dates: [friday] } }, berlin('01:00', '2031-06-14')),
    ).toEqual(['closed_date']);
  });

  it('don’t stop guests who stand at the door, unless the store is closed', () => {
    const facts = factsOf({ rules: { notice_minutes: 60, closed_dates: [friday], covers_max: 1 } });
    const walkIn = { by: 'store', isNow: true, now: berlin('19:00') } as const;
    expect(broken(facts, berlin('19:00'), 2, walkIn)).toEqual([]);
    expect(broken(facts, berlin('19:00'), 2, { ...walkIn, isNow: false, now })).toEqual(['closed_date', 'covers']);
    expect(broken(facts, now, 2, { by: 'store', isNow: true })).toEqual(['closed']);
  });
});

describe('tables', () => {
  it('are free again after stay and reset time, on both sides of a booking', () => {
    const rules = {
      stays: [
        { persons_max: 2, minutes: 60 },
        { persons_max: 10, minutes: 90 },
      ],
      reset_minutes: 15,
    };
    const bookings = [bookingAt('a', berlin('20:00'), 2, 't01', 75)];
    const facts = factsOf({ tables: [table(1, 1, 2)], rules, bookings });
    const times = ['18:45', '18:46', '21:14', '21:15'].map((clock) => broken(facts, berlin(clock)));
    expect(times).toEqual([[], ['no_table'], ['no_table'], []]);
    expect(broken(facts, berlin('20:30'), 2, { except: 'a' })).toEqual([]);
  });

  it('are those that waste the fewest seats, then the fewest tables', () => {
    const tables = [table(1, 1, 6), table(2, 1, 2), table(3, 1, 2), table(4, 2, 4)];
    const combinations = [{ table_ids: ['t02', 't03'], min_persons: 3, max_persons: 4 }];
    const { choices } = judgeBooking(factsOf({ tables, combinations }), request(berlin('19:00'), 4));
    expect(choices).toEqual([['t04'], ['t02', 't03'], ['t01']]);
  });

  it('that aren’t bookable are only for the store', () => {
    const facts = factsOf({ tables: [{ ...table(1, 1, 2), is_bookable: false }] });
    expect(broken(facts, berlin('19:00'))).toEqual(['no_table']);
    expect(broken(facts, berlin('19:00'), 2, { by: 'store' })).toEqual([]);
  });

  it('that are wanted have to fit', () => {
    const wanted = { by: 'store', table_ids: ['t02'] } as const;
    expect(judgeBooking(factsOf(), request(berlin('19:00'), 5, wanted))).toMatchObject({
      broken: ['table_size'],
      size: { maximum: 4 },
    });
    expect(judgeBooking(factsOf(), request(berlin('19:00'), 1, wanted)).size).toEqual({ minimum: 2 });
    const taken = factsOf({ bookings: [bookingAt('a', berlin('19:00'), 4, 't02')] });
    expect(broken(taken, berlin('19:00'), 5, wanted)).toEqual(['table_size', 'no_table']);
  });
});

describe('covers', () => {
  const bookings = [bookingAt('a', berlin('19:05'), 4, 't09')];

  it('have two limits in a quarter of an hour', () => {
    const facts = factsOf({ bookings, rules: { covers_max: 6, guest_covers_max: 5 } });
    expect(broken(facts, berlin('19:00'))).toEqual(['guest_covers']);
    expect(broken(facts, berlin('19:00'), 2, { by: 'store' })).toEqual([]);
    expect(broken(facts, berlin('19:00'), 3, { by: 'store' })).toEqual(['covers']);
    expect(broken(facts, berlin('19:15'))).toEqual([]);
  });

  it('have exceptions by weekday and quarter, past midnight too', () => {
    const exception = { day: 5, from: '23:45', to: '00:15', covers_max: 1, guest_covers_max: null };
    const opening = { opening_hours: hours('18:00', '02:00') };
    const facts = factsOf({ opening, rules: { cover_exceptions: [exception] } });
    const at = [berlin('23:30'), berlin('23:45'), berlin('00:00', '2031-06-14'), berlin('00:15', '2031-06-14')];
    expect(at.map((time) => broken(facts, time))).toEqual([[], ['covers'], ['covers'], []]);
    expect(broken(facts, berlin('23:45', '2031-06-14'))).toEqual([]);
  });

  it('shrink while the kitchen is busy', () => {
    const busy = { from: now.toISOString(), until: berlin('20:00').toISOString(), minutes: 10, by: '' };
    const opening = { service_state: { ...plainService, busy } };
    const facts = factsOf({ opening, rules: { covers_max: 3, busy_covers_percent: 50 } });
    expect(broken(facts, berlin('19:00'))).toEqual(['covers']);
    expect(broken(facts, berlin('20:00'))).toEqual([]);
  });
});

describe('the times of a day', () => {
  it('belong to its evening, with the rule of each that is blocked', () => {
    const facts = factsOf({
      opening: { opening_hours: hours('23:00', '01:00') },
      rules: { slot_minutes: 30 },
      tables: [table(1, 1, 2)],
      bookings: [bookingAt('a', berlin('23:00'), 2, 't01', 60)],
    });
    const slots = slotsOf(facts, friday, { persons: 2, by: 'guest', now });
    expect(slots.map(({ at, blocked_by }) => [at.toISOString().slice(11, 16), blocked_by])).toEqual([
      ['21:00', 'no_table'],
      ['21:30', 'no_table'],
      ['22:00', undefined],
      ['22:30', undefined],
    ]);
  });

  it('are closed where special hours take the day’s own away', () => {
    const closing = { is_open: false, is_full_day: false, slots: [] };
    const festival = { _id: 'f', name: ['x'], start_date: friday, end_date: friday, is_yearly: false, hours: closing };
    const slots = slotsOf(factsOf({ opening: { festivals: [festival] } }), friday, { persons: 2, by: 'guest', now });
    expect(slots).toHaveLength(20);
    expect(new Set(slots.map(({ blocked_by }) => blocked_by))).toEqual(new Set(['closed']));
  });

  it.each([
    ['Europe/Berlin', '2031-03-30', '2031-10-26'],
    ['America/New_York', '2031-03-09', '2031-11-02'],
    ['America/Santiago', '2031-09-07', '2031-04-06'],
    ['Asia/Beirut', '2031-03-30', '2031-10-26'],
    ['Africa/Casablanca', '2031-01-12', '2031-12-29'],
    ['Australia/Lord_Howe', '2031-10-05', '2031-04-06'],
  ])('are right when the clocks of %s change', (timezone, ...dates) => {
    for (const date of dates) {
      const opening = {
        timezone,
        opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: true, slots: [] })),
      };
      const facts = factsOf({ opening, day_starts_at: 0 });
      const { start, end } = businessDay(date, { timezone });
      const slots = slotsOf(facts, date, { persons: 2, by: 'guest', now: addMinutes(start, -60) });
      expect(slots).toHaveLength((end.getTime() - start.getTime()) / 900_000);
      expect(slots.every(({ at }) => storeDate(at, timezone) === date)).toBe(true);
      const steps = slots.slice(1).map(({ at }, index) => at.getTime() - (slots[index]?.at.getTime() ?? 0));
      expect(new Set(steps)).toEqual(new Set([900_000]));
    }
  });
});

describe('the charge of a booking', () => {
  const policy: CancellationPolicy = {
    tiers: [
      {
        ...{ persons_min: 1, from: '', to: '' },
        charges: [
          { hours_before: 48, mode: 'percentage', charge: 50, per: 'booking' },
          { hours_before: 24, mode: 'absolute', charge: 1000, per: 'person' },
        ],
        no_show: { mode: 'absolute', charge: 2500, per: 'person' },
      },
      {
        ...{ persons_min: 6, from: '22:00', to: '02:00' },
        charges: [{ hours_before: 72, mode: 'absolute', charge: 5000, per: 'booking' }],
        no_show: null,
      },
    ],
  };
  const booking = { at: berlin('20:00'), persons: 4, base: 3001, timezone: 'Europe/Berlin' };
  const before = (hours: number, seconds = 0) => addSeconds(addMinutes(booking.at, -hours * 60), seconds);

  it('follows the rows, exactly at their bounds and a second to each side', () => {
    const amounts = (hours: number) =>
      [-1, 0, 1].map((seconds) => chargeFor(policy, booking, before(hours, seconds)).amount);
    expect(amounts(48)).toEqual([0, 0, 1501]);
    expect(amounts(24)).toEqual([1501, 1501, 4000]);
    expect(chargeFor(policy, booking, addMinutes(booking.at, 5))).toEqual({ amount: 4000, tier: 0, row: 1 });
    expect(chargeFor(policy, booking, 'no_show')).toEqual({ amount: 10_000, tier: 0, row: 'no_show' });
  });

  it('is that of the last tier that fits party and time', () => {
    const late = (clock: string, persons: number) =>
      chargeFor(policy, { ...booking, at: berlin(clock), persons }, berlin('12:00')).tier;
    expect([late('21:59', 6), late('22:00', 6), late('22:00', 5), late('01:59', 6), late('02:00', 6)]).toEqual([
      ...[0, 1, 0, 1, 0],
    ]);
    const large = { ...booking, at: berlin('23:00'), persons: 8 };
    expect(chargeFor(policy, large, 'no_show')).toEqual({ amount: 0, tier: null, row: null });
  });
});
