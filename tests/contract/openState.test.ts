import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFrom, daySpans, openSpans } from '#contract/opening/daySpans';
import { festivalOn, festivalsClash, isFestivalDay } from '#contract/opening/festivals';
import { type DayHours, type Festival, type OpeningRules, plainService } from '#contract/opening/openingRules';
import { busyMinutes, endOfService, isOpenFor, openState } from '#contract/opening/openState';
import { lastOrdersOn, slotAt, slotProblem, slotsOn } from '#contract/opening/slots';
import type { OpeningDay } from '#contract/openingHours';
import { atWallClock, dateBounds, storeDate, wallClock } from '#contract/time';

/** Clock changes by an hour, by half an hour, at midnight, on both halves of the globe; and none. */
const zones = [
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

  it('pauses its order types alone, and ends by itself', () => {
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

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45, 59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
const dayHours: fc.Arbitrary<DayHours> = fc.record({
  is_open: fc.boolean(),
  is_full_day: fc.boolean(),
  slots: fc.array(fc.record({ start: clock, end: clock }), { maxLength: 3 }),
});
const week: fc.Arbitrary<OpeningDay[]> = fc
  .tuple(...weekdays.map(() => dayHours))
  .map((days) => days.map((hours, day) => ({ day, ...hours })));
/** Days on which one of the zones changes its clocks. */
const changes = [
  '2031-03-09',
  '2031-03-30',
  '2031-04-05',
  '2031-04-25',
  '2031-09-06',
  '2031-10-04',
  '2031-10-26',
  '2031-10-30',
  '2031-11-02',
];
const instant = fc.oneof(
  fc.integer({ min: 0, max: 366 * 1440 }).map((minutes) => addMinutes(new Date('2031-01-01T00:00:00Z'), minutes)),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: 0, max: 2880 }))
    .map(([date, minutes]) => addMinutes(new Date(`${date}T00:00:00Z`), minutes)),
);
/** A store about an instant: festivals near it, something paused, and perhaps one day's exception. */
const story = fc
  .record({
    at: instant,
    timezone: fc.constantFrom(...zones),
    opening_hours: week,
    festivals: fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), dayHours), { maxLength: 2 }),
    pause: fc.option(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: 1, max: 300 }))),
    today: fc.option(
      fc.tuple(
        fc.constantFrom('open' as const, 'close' as const),
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: 1, max: 600 }),
      ),
    ),
  })
  .map(({ at, timezone, opening_hours, festivals, pause, today }) => {
    const span = (start: number, length: number) => between(addMinutes(at, start), addMinutes(at, start + length));
    const rules = rulesOf({
      timezone,
      opening_hours,
      festivals: festivals.map(([days, hours]) => festival(storeDate(at, timezone, days), hours)),
      service_state: {
        paused: pause ? { delivery: { ...span(...pause), reason: '' } } : {},
        busy: null,
        today: today ? { kind: today[0], ...span(today[1], today[2]) } : null,
      },
    });
    return { rules, at };
  });

describe('opening times, in every zone', () => {
  it('neither overlap nor touch, and are the same however they are asked', () => {
    fc.assert(
      fc.property(story, ({ rules, at }) => {
        const date = storeDate(at, rules.timezone);
        const spans = openSpans(rules, 'delivery', dateFrom(date, -2), dateFrom(date, 2));
        spans.forEach(({ start, end }, index) => {
          expect(start < end).toBe(true);
          const before = spans[index - 1];
          if (before) expect(start > before.end).toBe(true);
        });
        expect(isOpenFor(rules, 'delivery', at)).toBe(spans.some(({ start, end }) => start <= at && at < end));
        expect(openState(rules, 'delivery', at).is_open).toBe(isOpenFor(rules, 'delivery', at));
      }),
      { numRuns: 80 },
    );
  });

  it('change exactly when the state says, and open at the first open instant', () => {
    fc.assert(
      fc.property(story, ({ rules, at }) => {
        const isOpen = (instant: Date) => isOpenFor(rules, 'delivery', instant);
        const state = openState(rules, 'delivery', at);
        const edge = state.is_open ? state.until : state.next_open_at;
        if (!edge) return;
        expect(edge > at).toBe(true);
        expect(isOpen(edge)).toBe(!state.is_open);
        expect(isOpen(new Date(edge.getTime() - 1))).toBe(state.is_open);
        // Nothing changes in between.
        const step = Math.max(60_000, Math.ceil((edge.getTime() - at.getTime()) / 60));
        for (let time = at.getTime(); time < edge.getTime(); time += step) {
          expect(isOpen(new Date(time))).toBe(state.is_open);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('hold on a festival’s day nothing of the day before', () => {
    fc.assert(
      fc.property(week, instant, fc.constantFrom(...zones), dayHours, (opening_hours, at, timezone, hours) => {
        const date = storeDate(at, timezone);
        const rules = rulesOf({ timezone, opening_hours, festivals: [festival(date, hours)] });
        const { start, end } = dateBounds(date, timezone);
        for (const span of daySpans(rules, 'delivery', dateFrom(date, -1))) expect(span.end <= start).toBe(true);
        const own = daySpans(rules, 'delivery', date);
        for (let time = start.getTime(); time < end.getTime(); time += 20 * 60_000) {
          const moment = new Date(time);
          expect(isOpenFor(rules, 'delivery', moment)).toBe(
            own.some((span) => span.start <= moment && moment < span.end),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are as the clock on the wall shows them on plain days, and leave no gap where the clock jumps', () => {
    fc.assert(
      fc.property(clock, fc.constantFrom(...changes), fc.constantFrom(...zones), (cut, date, timezone) => {
        // Two hours that meet are a whole day, wherever they are cut.
        fc.pre(cut !== '00:00');
        const both = {
          is_open: true,
          is_full_day: false,
          slots: [
            { start: '00:00', end: cut },
            { start: cut, end: '24:00' },
          ],
        };
        const rules = rulesOf({ timezone, opening_hours: daily(both) });
        expect(daySpans(rules, 'delivery', date)).toEqual([dateBounds(date, timezone)]);
      }),
    );
    const { minutes } = wallClock(daySpans(rulesOf(), 'delivery', '2031-03-30')[0]?.start as Date, 'Europe/Paris');
    expect(minutes).toBe(600);
  });
});

describe('slots', () => {
  it('are open, in order, and begin on the grid of their hours', () => {
    fc.assert(
      fc.property(story, fc.constantFrom(15, 30, 60), ({ rules, at }, minutes) => {
        const slots = slotsOn(rules, 'delivery', storeDate(at, rules.timezone), { minutes, from: at });
        slots.forEach((slot, index) => {
          expect(slot >= at).toBe(true);
          expect(isOpenFor(rules, 'delivery', slot)).toBe(true);
          if (index > 0) expect(slot > (slots[index - 1] as Date)).toBe(true);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('hold each open instant exactly once', () => {
    const rules = rulesOf({ opening_hours: daily(from('10:10', '11:00')) });
    const bounds = (time: string) => slotAt(rules, 'pickup', paris('2031-06-14', time), 15);
    expect(bounds('10:10')).toEqual({ start: paris('2031-06-14', '10:10'), end: paris('2031-06-14', '10:25') });
    expect(bounds('10:24')).toEqual(bounds('10:10'));
    expect(bounds('10:25')?.start).toEqual(paris('2031-06-14', '10:25'));
    // The last one ends with the hours.
    expect(bounds('10:59')).toEqual({ start: paris('2031-06-14', '10:55'), end: paris('2031-06-14', '11:00') });
    expect(bounds('11:00')).toBeNull();
  });

  it('count late hours to the day on which they began', () => {
    const rules = rulesOf({
      opening_hours: daily(closed).map((day) => (day.day === 6 ? { ...day, ...from('23:00', '01:00') } : day)),
    });
    const on = (date: string) => slotsOn(rules, 'pickup', date, { minutes: 30, from: new Date(0) });
    expect(on('2031-06-14')).toHaveLength(4);
    expect(on('2031-06-15')).toEqual([]);
  });

  it('can be chosen from the lead time on, and up to the last day, both included', () => {
    const rules = { slot_minutes: 15, slot_lead_minutes: 30, slot_days_ahead: 2, slot_orders_max: null };
    const now = paris('2031-06-14', '12:00');
    const problem = (slot: Date) => slotProblem(rules, slot, now, 'Europe/Paris');
    expect(problem(now)).toBe('past');
    expect(problem(paris('2031-06-14', '12:29'))).toBe('too_soon');
    expect(problem(paris('2031-06-14', '12:30'))).toBeNull();
    expect(problem(paris('2031-06-16', '23:59'))).toBeNull();
    expect(problem(paris('2031-06-17', '00:00'))).toBe('too_far');
  });

  it('say when the last orders of a day are taken', () => {
    const last = lastOrdersOn(rulesOf(), 'pickup', '2031-06-14', { slot_minutes: 15 });
    expect(last).toEqual({ closes: paris('2031-06-14', '22:00'), slot: paris('2031-06-14', '21:45') });
    expect(lastOrdersOn(rulesOf({ opening_hours: [] }), 'pickup', '2031-06-14', { slot_minutes: 15 })).toBeNull();
  });
});
