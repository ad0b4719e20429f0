import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpans, openSpans } from '#contract/opening/daySpans';
import { type DayHours, type Festival, type OpeningRules, plainService } from '#contract/opening/openingRules';
import { isOpenFor, openState } from '#contract/opening/openState';
import {
  lastOrdersOn,
  minutesAfterOpening,
  type SlotTimes,
  slotAt,
  slotProblem,
  slotsOn,
} from '#contract/opening/slots';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { orderTypes } from '#contract/orders/statuses';
import { atWallClock, dateBounds, dateFrom, storeDate, wallClock } from '#contract/time';

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
  const none: SlotTimes = { slot_minutes: 15, preparation_time: 0, pickup_time: 0, delivery_time: 0 };
  const some: SlotTimes = { slot_minutes: 15, preparation_time: 20, pickup_time: 10, delivery_time: 30 };

  it('are open, in order, and begin on the grid of their hours', () => {
    fc.assert(
      fc.property(story, fc.constantFrom(15, 30, 60), ({ rules, at }, slot_minutes) => {
        const slots = slotsOn(rules, 'delivery', storeDate(at, rules.timezone), {
          times: { ...some, slot_minutes },
          from: at,
        });
        slots.forEach((slot, index) => {
          expect(slot >= at).toBe(true);
          expect(isOpenFor(rules, 'delivery', slot)).toBe(true);
          if (index > 0) expect(slot > (slots[index - 1] as Date)).toBe(true);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('leave time after opening for the kitchen, and for a delivery’s way', () => {
    const on = (type: (typeof orderTypes)[number]) =>
      slotsOn(rulesOf(), type, '2031-06-14', { times: some, from: new Date(0) })[0];
    expect(on('delivery')).toEqual(paris('2031-06-14', '11:00'));
    expect(on('pickup')).toEqual(paris('2031-06-14', '10:15'));
    expect(on('table')).toEqual(paris('2031-06-14', '10:00'));
    const always = rulesOf({ opening_hours: daily({ is_open: true, is_full_day: true, slots: [] }) });
    expect(slotsOn(always, 'delivery', '2031-06-14', { times: some, from: new Date(0) })[0]).toEqual(
      paris('2031-06-14', '00:00'),
    );
  });

  it('are never so early that the kitchen would have to start before opening', () => {
    const minutes = fc.integer({ min: 0, max: 120 });
    const times = fc.record({
      slot_minutes: fc.constantFrom(5, 15, 60),
      preparation_time: minutes,
      pickup_time: minutes,
      delivery_time: minutes,
    });
    fc.assert(
      fc.property(story, times, fc.constantFrom(...orderTypes), ({ rules, at }, taken, type) => {
        const date = storeDate(at, rules.timezone);
        const open = openSpans(rules, type, dateFrom(date, -2), date, { isPauseIgnored: true });
        for (const slot of slotsOn(rules, type, date, { times: taken, from: new Date(0) })) {
          const begun = addMinutes(slot, -minutesAfterOpening(type, taken));
          // The same span: the store doesn't close between the kitchen's start and the slot.
          expect(open.some(({ start, end }) => start <= begun && slot < end)).toBe(true);
        }
      }),
      { numRuns: 100 },
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
    const on = (date: string) =>
      slotsOn(rules, 'pickup', date, { times: { ...none, slot_minutes: 30 }, from: new Date(0) });
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
    const last = (rules: OpeningRules) => lastOrdersOn(rules, 'pickup', '2031-06-14', some);
    expect(last(rulesOf())).toEqual({ closes: paris('2031-06-14', '22:00'), slot: paris('2031-06-14', '21:45') });
    expect(last(rulesOf({ opening_hours: [] }))).toBeNull();
    const brief = rulesOf({ opening_hours: daily(from('10:00', '10:10')) });
    expect(last(brief)).toEqual({ closes: paris('2031-06-14', '10:10'), slot: null });
  });
});
