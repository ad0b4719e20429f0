import { describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { planOf } from '../../../../src/orders/board/plan/planOf';
import { anOrder } from './boardsFixtures';

const [line] = anOrder(1).items;
if (!line) throw new Error('The order has no line');
const lineOf = (name: string, quantity: number) => ({ ...line, item_id: name, name: [name], quantity });

const due = (number: number, schedule_at: string, items = [lineOf('Margherita', 1)]) =>
  anOrder(number, { schedule_at, items });

describe('planOf', () => {
  it('groups by the store’s days and slots, and adds up the items of each', () => {
    const days = planOf(
      [
        due(1, '2026-11-26T11:30:00.000Z', [lineOf('Margherita', 2), lineOf('Tiramisu', 1)]),
        due(2, '2026-11-26T11:44:00.000Z', [lineOf('Tiramisu', 3)]),
        due(3, '2026-11-26T11:45:00.000Z'),
        // In Paris, this is already the next day.
        due(4, '2026-11-26T23:30:00.000Z'),
      ],
      { timezone: 'Europe/Paris' },
      15,
    );
    expect(days.map(({ start, orders }) => [start.toISOString(), orders.map((order) => order.unique_id)])).toEqual([
      ['2026-11-25T23:00:00.000Z', [1, 2, 3]],
      ['2026-11-26T23:00:00.000Z', [4]],
    ]);
    const [first] = days;
    expect(first?.items.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['Tiramisu', 4],
      ['Margherita', 3],
    ]);
    expect(first?.slots.map(({ start, orders }) => [start.toISOString(), orders.length])).toEqual([
      ['2026-11-26T11:30:00.000Z', 2],
      ['2026-11-26T11:45:00.000Z', 1],
    ]);
    expect(first?.slots[0]?.items.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['Tiramisu', 4],
      ['Margherita', 2],
    ]);
  });

  it('keeps the night in the evening’s day, and its slots at multiples after midnight', () => {
    const late = { timezone: 'Europe/Paris', day_starts_at: 240 };
    const days = planOf([due(1, '2026-11-26T22:30:00.000Z'), due(2, '2026-11-27T00:50:00.000Z')], late, 45);
    expect(days.map(({ start, orders }) => [start.toISOString(), orders.length])).toEqual([
      ['2026-11-26T03:00:00.000Z', 2],
    ]);
    expect(days[0]?.slots.map(({ start }) => start.toISOString())).toEqual([
      '2026-11-26T22:15:00.000Z',
      '2026-11-27T00:30:00.000Z',
    ]);
  });

  it('counts the orders that are still to be answered', () => {
    const accepted = anOrder(2, { schedule_at: '2026-11-26T11:00:00.000Z', order_status: orderStatus.ACCEPTED });
    const [day] = planOf([due(1, '2026-11-26T11:00:00.000Z'), accepted], { timezone: 'UTC' }, 30);
    expect(day?.toAnswer).toBe(1);
    expect(day?.orders).toHaveLength(2);
  });
});
