import { addHours } from 'date-fns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { orderStatus, orderStatuses } from '#contract/orders/statuses';
import { kitchenLoad, minuteChoices, suggestMinutes } from '#contract/orders/suggestMinutes';
import { testOrderRules } from '../support/testOrderRules';

const { minutesMin, minutesMax } = limits;
const preparation = fc.integer({ min: minutesMin, max: minutesMax });
const load = fc.integer({ min: 0, max: 200 });
const suggested = (preparation_time: number, orders: number) => suggestMinutes({ preparation_time }, orders);
const now = new Date('2031-06-15T12:00:00Z');
const placed = { order_type: 'pickup' as const, delivery_status: null, created_at: now.toISOString() };

it('suggests the store’s own preparation time while the kitchen keeps up', () => {
  fc.assert(
    fc.property(preparation, fc.integer({ min: 0, max: 4 }), (minutes, orders) => {
      expect(suggested(minutes, orders)).toBe(minutes);
    }),
  );
});

it('suggests more the more there is to cook, never less than the preparation time, and no more than the call takes', () => {
  fc.assert(
    fc.property(preparation, load, (minutes, orders) => {
      const one = suggested(minutes, orders);
      expect(Number.isInteger(one)).toBe(true);
      expect(one).toBeGreaterThanOrEqual(minutes);
      expect(one).toBeLessThanOrEqual(Math.min(minutesMax, 3 * minutes + 4));
      expect(suggested(minutes, orders + 1)).toBeGreaterThanOrEqual(one);
    }),
  );
  expect(suggested(20, 8)).toBe(30);
  expect(suggested(20, 5)).toBe(25);
});

it('offers four choices around the suggestion, ascending, one of them shorter if there is one', () => {
  fc.assert(
    fc.property(preparation, (minutes) => {
      const choices = minuteChoices(minutes);
      expect(choices).toHaveLength(4);
      expect(choices).toContain(minutes);
      expect(choices).toEqual([...new Set(choices)].sort((a, b) => a - b));
      expect(choices[0]).toBeGreaterThanOrEqual(minutesMin);
      expect(choices.at(-1)).toBeLessThanOrEqual(minutesMax);
      if (minutes > 5) expect(choices[0]).toBeLessThan(minutes);
    }),
  );
  expect(minuteChoices(20)).toEqual([15, 20, 25, 30]);
  expect(minuteChoices(12)).toEqual([10, 12, 15, 20]);
  expect(minuteChoices(45)).toEqual([40, 45, 50, 60]);
  expect(minuteChoices(240)).toEqual([150, 180, 210, 240]);
});

it('counts what the kitchen has yet to finish: nothing unanswered, ready or for much later', () => {
  const counted = orderStatuses.filter(
    (order_status) => kitchenLoad([{ ...placed, order_status }], testOrderRules, now) === 1,
  );
  expect(counted).toEqual([orderStatus.ACCEPTED, orderStatus.PREPARING, orderStatus.ARRIVED]);
  const scheduled = (hours: number) => ({
    ...placed,
    order_status: orderStatus.ACCEPTED,
    schedule_at: addHours(now, hours).toISOString(),
  });
  expect(kitchenLoad([scheduled(2), scheduled(5)], testOrderRules, now)).toBe(1);
  // Dishes of a booking that are begun when its guests have come, and a table without dishes.
  const booked = { ...scheduled(1), order_type: 'table' as const };
  const afterArrival = { ...testOrderRules, table_kitchen_after: 15 };
  expect(kitchenLoad([booked], testOrderRules, now)).toBe(1);
  expect(kitchenLoad([booked, { ...booked, schedule_at: null, items: [] }], afterArrival, now)).toBe(0);
});
