import { addHours, addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardBounds, boardColumns, boards, columnOf, dispatchColumnOf, isOnBoard } from '#contract/orders/boards';
import type { OrderFacts } from '#contract/orders/guards';
import { deliveryStatuses, isFinal, orderStatuses, orderTypes } from '#contract/orders/statuses';
import { atWallClock } from '#contract/time';

const zones = ['Europe/Paris', 'America/Chicago', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const paris = { timezone: 'Europe/Paris' };
const someStart = fc.constantFrom(0, 15, 120, 150, 240, 705);
const days = ['today', 'tomorrow', 'schedule', 'past'] as const;
const now = fc
  .integer({ min: 0, max: 366 * 1440 })
  .map((minutes) => addMinutes(new Date('2031-01-01T00:00:00Z'), minutes));
const offset = fc.integer({ min: -4 * 1440, max: 4 * 1440 });
const someOrder = fc.record({
  order_type: fc.constantFrom(...orderTypes),
  order_status: fc.constantFrom(...orderStatuses),
  delivery_status: fc.constantFrom(null, ...deliveryStatuses),
  created: offset,
  scheduled: fc.option(offset),
});

describe('boards', () => {
  it('show every open order on one day’s board alone, and every ended one in the history alone', () => {
    fc.assert(
      fc.property(
        now,
        fc.constantFrom(...zones),
        someStart,
        someOrder,
        (at, timezone, start, { created, scheduled, ...statuses }) => {
          const order: OrderFacts = {
            ...statuses,
            created_at: addMinutes(at, created).toISOString(),
            schedule_at: scheduled === null ? null : addMinutes(at, scheduled).toISOString(),
          };
          const on = boards.filter((board) =>
            isOnBoard(board, order, boardBounds(at, { timezone, day_starts_at: start })),
          );
          if (isFinal(order.order_status)) expect(on).toEqual(['history']);
          else {
            expect(on.filter((board) => (days as readonly string[]).includes(board))).toHaveLength(1);
            expect(on).not.toContain('history');
            expect(on.includes('table-booking')).toBe(order.order_type === 'table');
            expect(boardColumns).toContain(columnOf(order));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('show a test order while it is open, and never in the history', () => {
    const at = new Date('2031-06-15T12:00:00Z');
    const on = (order_status: OrderFacts['order_status']) => {
      const order = { order_type: 'pickup', order_status, delivery_status: null, is_test: true } as const;
      const bounds = boardBounds(at, paris);
      return boards.filter((board) => isOnBoard(board, { ...order, created_at: at.toISOString() }, bounds));
    };
    expect(on(1)).toEqual(['today']);
    expect(on(25)).toEqual([]);
    expect(on(104)).toEqual([]);
  });

  it('cut days by the store’s clock, on the short day and the long one too', () => {
    for (const date of ['2031-03-30', '2031-10-26', '2031-06-15']) {
      const at = (minutes: number, day = date) => atWallClock(day, minutes, 'Europe/Paris');
      const bounds = boardBounds(at(720), paris);
      const slot = (schedule_at: Date): OrderFacts => ({
        order_type: 'pickup',
        order_status: 3,
        delivery_status: null,
        created_at: at(0).toISOString(),
        schedule_at: schedule_at.toISOString(),
      });
      expect(isOnBoard('today', slot(at(0)), bounds)).toBe(true);
      expect(isOnBoard('today', slot(at(1439)), bounds)).toBe(true);
      expect(isOnBoard('past', slot(addMinutes(at(0), -1)), bounds)).toBe(true);
      expect(isOnBoard('tomorrow', slot(addMinutes(at(1439), 1)), bounds)).toBe(true);
    }
  });

  it('count what is due after midnight to the day before, until the store’s day begins', () => {
    for (const date of ['2031-03-30', '2031-10-26', '2031-06-15']) {
      const rules = { ...paris, day_starts_at: 240 };
      const at = (minutes: number, day = date) => atWallClock(day, minutes, 'Europe/Paris');
      const bounds = boardBounds(at(60), rules);
      const slot = (schedule_at: Date): OrderFacts => ({
        order_type: 'pickup',
        order_status: 3,
        delivery_status: null,
        created_at: at(0).toISOString(),
        schedule_at: schedule_at.toISOString(),
      });
      expect(isOnBoard('today', slot(at(1)), bounds)).toBe(true);
      expect(isOnBoard('today', slot(at(239)), bounds)).toBe(true);
      expect(isOnBoard('tomorrow', slot(at(241)), bounds)).toBe(true);
      expect(isOnBoard('tomorrow', slot(at(1439)), bounds)).toBe(true);
    }
  });

  it('keep the night’s orders on today’s board past midnight', () => {
    const night = atWallClock('2031-06-15', 60, 'Europe/Paris');
    const bounds = boardBounds(night, paris);
    const placed = (created_at: Date, schedule_at?: Date): OrderFacts => ({
      order_type: 'pickup',
      order_status: 5,
      delivery_status: null,
      created_at: created_at.toISOString(),
      schedule_at: schedule_at?.toISOString(),
    });
    expect(isOnBoard('today', placed(addHours(night, -2)), bounds)).toBe(true);
    expect(isOnBoard('past', placed(addHours(night, -7)), bounds)).toBe(true);
    expect(isOnBoard('past', placed(addHours(night, -9), addHours(night, -2)), bounds)).toBe(true);
  });

  it('sort deliveries by who has them', () => {
    const order = (order_status: 3 | 7, delivery_status: OrderFacts['delivery_status']): OrderFacts => ({
      order_type: 'delivery',
      order_status,
      delivery_status,
      created_at: '2031-06-15T12:00:00Z',
    });
    expect([null, 105, 109, 111, 112].map((status) => dispatchColumnOf(order(3, status as 105 | null)))).toEqual(
      Array(5).fill('new'),
    );
    expect(dispatchColumnOf(order(3, 13))).toBe('assigned');
    expect(dispatchColumnOf(order(7, 19))).toBe('on_delivery');
    expect([columnOf(order(3, 13)), columnOf(order(7, 15)), columnOf(order(7, 17))]).toEqual([
      'preparing',
      'ready',
      'on_the_way',
    ]);
  });
});
