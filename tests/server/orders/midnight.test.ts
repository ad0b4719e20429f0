import { addHours, addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDate, businessDay } from '#contract/time';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { openOrderStore } from '../../support/orderDesk';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const days = ['past', 'today', 'tomorrow', 'schedule'] as const;

it.each([
  ['Europe/Paris', 0, '2031-06-15T22:00:00Z'],
  ['America/Chicago', 0, '2031-06-16T05:00:00Z'],
  // At 4:00, also in the nights when the clocks have changed.
  ['Europe/Paris', 240, '2031-06-16T02:00:00Z'],
  ['Europe/Paris', 240, '2031-03-30T02:00:00Z'],
  ['Europe/Paris', 240, '2031-10-26T03:00:00Z'],
  ['America/Chicago', 240, '2031-03-09T09:00:00Z'],
  ['America/Chicago', 240, '2031-11-02T10:00:00Z'],
])(
  'boards change days when the store’s day begins, in %s, %i minutes after midnight, at %s',
  async (timezone, day_starts_at, at) => {
    // Called midnight, which it is for most stores.
    const midnight = new Date(at);
    const rules = { timezone, day_starts_at };
    expect(businessDay(businessDate(midnight, rules), rules).start).toEqual(midnight);
    test.clock.now = addMinutes(midnight, -10);
    const desk = await openOrderStore(test, rules);
    const placeFor = async (due: Date) => (await desk.place({ schedule_at: due.toISOString() })).unique_id;
    const lastMinute = await placeFor(addMinutes(midnight, -1));
    const first = await placeFor(midnight);
    const lastOfTomorrow = await placeFor(addMinutes(midnight, 24 * 60 - 1));
    const dayAfter = await placeFor(addHours(midnight, 24));

    const shownAt = async (now: Date) => {
      test.clock.now = now;
      const numbers = days.map(async (board) => {
        const { data } = await callAs(test.app, desk.owner, 'get_order_list', { board });
        return [board, data.map((order) => order.unique_id)] as const;
      });
      return Object.fromEntries(await Promise.all(numbers));
    };
    expect(await shownAt(new Date(midnight.getTime() - 1))).toEqual({
      past: [],
      today: [lastMinute],
      tomorrow: [first, lastOfTomorrow],
      schedule: [dayAfter],
    });
    expect(await shownAt(midnight)).toEqual({
      past: [lastMinute],
      today: [first, lastOfTomorrow],
      tomorrow: [dayAfter],
      schedule: [],
    });
  },
);
