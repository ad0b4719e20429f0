import { addDays, addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAvailableAt } from '#contract/menu/isAvailableAt';
import { nextDaysOpening } from '#contract/menu/snooze';
import { type OpeningRules, plainService } from '#contract/opening/openingRules';
import { openingsOn } from '#contract/opening/slots';
import { isOpenAt, type OpeningDay } from '#contract/opening/weeklyHours';
import { lineProblems } from '#contract/orders/lineRules';
import { atWallClock, storeDate, storeDay } from '#contract/time';

const timezone = 'Europe/Paris';
const rulesOf = (opening_hours: OpeningDay[]): OpeningRules => ({
  timezone,
  is_business: true,
  is_approved: true,
  is_provide_table_booking: true,
  order_rules: { is_delivery_on: true, is_pickup_on: true, is_table_on: true },
  opening_hours,
  order_type_hours: {},
  festivals: [],
  service_state: plainService,
});
const weekdays = [0, 1, 2, 3, 4, 5, 6];
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
const hours: fc.Arbitrary<OpeningDay[]> = fc.tuple(
  ...weekdays.map((day) =>
    fc.record({
      day: fc.constant(day),
      is_open: fc.boolean(),
      is_full_day: fc.boolean(),
      slots: fc.array(fc.record({ start: clock, end: clock }), { maxLength: 2 }),
    }),
  ),
);
/** Any minute of a year, and often one about a change of clocks. */
const instant = fc
  .oneof(
    fc.integer({ min: 0, max: 365 * 1440 }).map((minutes) => ['2031-01-01', minutes] as const),
    fc.tuple(fc.constantFrom('2031-03-29', '2031-10-25'), fc.integer({ min: 0, max: 2 * 1440 })),
  )
  .map(([date, minutes]) => addMinutes(new Date(`${date}T00:00:00Z`), minutes));

describe('until the next opening on a later day', () => {
  it('is the first opening there is after today', () => {
    fc.assert(
      fc.property(hours, instant, (week, at) => {
        const back = nextDaysOpening(rulesOf(week), at);
        const dates = weekdays.map((offset) => storeDate(at, timezone, offset + 1));
        const openings = dates.flatMap((date) => openingsOn(rulesOf(week), 'delivery', date));
        expect(back).toEqual(openings[0] ?? storeDay(at, timezone, 1).start);
        expect(back.getTime()).toBeGreaterThan(at.getTime());
        expect(storeDate(back, timezone) > storeDate(at, timezone)).toBe(true);
      }),
    );
  });

  it('leaves out days on which the store is closed', () => {
    const only = (day: number): OpeningDay[] =>
      weekdays.map((weekday) => ({
        day: weekday,
        is_open: weekday === day,
        is_full_day: false,
        slots: [
          { start: '18:00', end: '22:00' },
          { start: '11:30', end: '14:00' },
        ],
      }));
    // A Saturday; the store opens on Mondays.
    const saturday = atWallClock('2031-06-14', 12 * 60, timezone);
    expect(nextDaysOpening(rulesOf(only(1)), saturday)).toEqual(atWallClock('2031-06-16', 11 * 60 + 30, timezone));
    // Open today alone: a week from now, and not this evening.
    expect(nextDaysOpening(rulesOf(only(6)), saturday)).toEqual(atWallClock('2031-06-21', 11 * 60 + 30, timezone));
  });

  it('is tomorrow for a store that never opens', () => {
    const at = atWallClock('2031-10-25', 23 * 60, timezone);
    expect(nextDaysOpening(rulesOf([]), at)).toEqual(storeDay(at, timezone, 1).start);
  });
});

describe('an item that is to be had at its own times', () => {
  it('follows the same rules as a store’s opening hours; without any it is always to be had', () => {
    fc.assert(
      fc.property(hours, instant, (availability, at) => {
        expect(isAvailableAt({ availability }, at, timezone)).toBe(isOpenAt(availability, at, timezone));
        expect(isAvailableAt({ availability: null }, at, timezone)).toBe(true);
      }),
    );
  });

  it('is a problem of the line at other times, and of the item alone where it is not on sale', () => {
    const breakfast = weekdays.map((day) => ({
      day,
      is_open: true,
      is_full_day: false,
      slots: [{ start: '07:00', end: '11:00' }],
    }));
    const item = { is_in_stock: true, is_visible: true, availability: breakfast };
    const morning = atWallClock('2031-06-14', 8 * 60, timezone);
    const due = (at: Date) => ({ at, timezone });
    expect(lineProblems(item, [], [], due(morning))).toEqual([]);
    expect(lineProblems(item, [], [], due(addDays(morning, 1)))).toEqual([]);
    expect(lineProblems(item, [], [], due(addMinutes(morning, 180)))).toEqual([{ kind: 'item_not_at_that_time' }]);
    expect(lineProblems(item, [], [])).toEqual([]);
    const out = { ...item, is_in_stock: false };
    expect(lineProblems(out, [], [], due(addMinutes(morning, 180)))).toEqual([{ kind: 'item_unavailable' }]);
  });
});
