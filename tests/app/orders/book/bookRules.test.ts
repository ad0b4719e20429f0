import { addMinutes, differenceInMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { bookingState, coversOf, timesOf } from '../../../../src/orders/book/booking';
import { lanesOf, minutesOfPx, slotAtPx, windowOf } from '../../../../src/orders/book/timeline/timelineScale';
import { aStore } from '../../../support/accounts';
import { aBooking } from './bookFixtures';

const rules = aStore().booking_rules;
const now = new Date('2026-06-10T18:00:00Z');
const at = (clock: string) => new Date(`2026-06-10T${clock}:00Z`).toISOString();
const booking = (number: number, clock: string, change: Parameters<typeof aBooking>[2] = {}) =>
  aBooking(number, 0, { schedule_at: at(clock), ...change });

describe('the state of a booking', () => {
  it.each<[words: string, change: Parameters<typeof aBooking>[2], state: string, minutes: number]>([
    ['a request', { order_status: orderStatus.NEW }, 'requested', 0],
    ['accepted, at its minute', { schedule_at: at('18:00') }, 'due', 0],
    ['accepted, later', { schedule_at: at('18:01') }, 'expected', 0],
    ['accepted, earlier', { schedule_at: at('17:46') }, 'late', 14],
    ['cooked for before its time', { order_status: orderStatus.PREPARING, schedule_at: at('18:30') }, 'expected', 0],
    ['cooked for after its time', { order_status: orderStatus.READY, schedule_at: at('17:00') }, 'seated', 60],
    ['seated', { order_status: orderStatus.ARRIVED, schedule_at: at('17:30') }, 'seated', 90],
    ['seated longer than its stay', { order_status: orderStatus.ARRIVED, schedule_at: at('15:50') }, 'over', 10],
    [
      'seated a moment longer',
      { order_status: orderStatus.ARRIVED, schedule_at: '2026-06-10T15:59:40.000Z' },
      'over',
      0,
    ],
    [
      'ended by the grace period',
      { order_status: orderStatus.CANCELLED_BY_STORE, reason: 'system.no_show' },
      'no_show',
      0,
    ],
    ['cancelled with a reason', { order_status: orderStatus.CANCELLED_BY_STORE, reason: 'Burst pipe' }, 'cancelled', 0],
    ['cancelled by the guest', { order_status: orderStatus.CANCELLED_BY_CUSTOMER }, 'cancelled', 0],
    ['completed', { order_status: orderStatus.COMPLETED }, 'finished', 0],
  ])('%s: %s', (_words, change, state, minutes) => {
    expect(bookingState(booking(1, '17:30', change), rules, now)).toEqual({ state, minutes });
  });

  it('has its table as long as the rule for its guests says, or until it ended', () => {
    const stays = [
      { persons_max: 2, minutes: 90 },
      { persons_max: 6, minutes: 150 },
    ];
    const own = { ...rules, stays, reset_minutes: 15 };
    const minutes = (change: Parameters<typeof booking>[2]) => {
      const { start, end } = timesOf(booking(1, '18:00', change), own);
      return differenceInMinutes(end, start);
    };
    expect([1, 2, 3, 6, 9].map((persons) => minutes({ persons }))).toEqual([105, 105, 165, 165, 165]);
    expect(minutes({ free_at: at('21:30') })).toBe(210);
    expect(minutes({ ended_at: at('19:10') })).toBe(70);
  });
});

describe('the timeline', () => {
  it('counts the guests of each quarter of an hour, without those who were called off', () => {
    const covers = coversOf([
      booking(1, '18:00', { persons: 2 }),
      booking(2, '18:14', { persons: 4 }),
      booking(3, '18:15', { persons: 3 }),
      booking(4, '18:00', { persons: 6, order_status: orderStatus.REJECTED }),
    ]);
    expect([...covers]).toEqual([
      [Date.parse(at('18:00')), 6],
      [Date.parse(at('18:15')), 3],
    ]);
  });

  it('covers the hours of the day and every booking, in whole hours', () => {
    const store = aStore();
    // Open the whole day, with a stay after the last time.
    const window = windowOf(store, '2026-06-10', []);
    expect(window).toMatchObject({ start: new Date('2026-06-09T22:00:00Z'), end: new Date('2026-06-11T00:00:00Z') });
    const late = windowOf(store, '2026-06-10', [booking(1, '23:20')]);
    expect(late.end).toEqual(new Date('2026-06-11T02:00:00Z'));
    expect((window.end.getTime() - window.start.getTime()) % 3_600_000).toBe(0);
    expect(slotAtPx(window, 0)).toEqual(window.start);
    // 15 minutes are three columns of 8 px.
    expect(slotAtPx(window, 24 * 5 + 23)).toEqual(addMinutes(window.start, 75));
    const ofHalfHours = windowOf(aStore({ booking_rules: { ...rules, slot_minutes: 30 } }), '2026-06-10', []);
    expect(slotAtPx(ofHalfHours, 24 * 5 + 23)).toEqual(addMinutes(window.start, 60));
    expect(minutesOfPx(ofHalfHours, 50)).toBe(30);
  });

  it('puts bookings that overlap at a table into lanes of their own', () => {
    const window = windowOf(aStore(), '2026-06-10', []);
    const [first, second, third] = [booking(1, '12:00'), booking(2, '13:00'), booking(3, '14:00')];
    const { lanes, laneOf } = lanesOf(window, [first, second, third]);
    expect(lanes).toBe(2);
    expect([first, second, third].map(({ _id }) => laneOf.get(_id))).toEqual([0, 1, 0]);
  });
});
