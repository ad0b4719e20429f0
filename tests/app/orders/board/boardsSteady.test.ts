import { describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { columnsOf } from '../../../../src/orders/board/columnsOf';
import { type Slot, steadySlots } from '../../../../src/orders/board/steadySlots';
import { viewer } from '../../realtime/realtimeFixtures';
import { anOrder } from './boardsFixtures';

const numbers = (slots: readonly Slot[]) =>
  slots.map(({ order, hasLeft }) => `${order.unique_id}${hasLeft ? ' left' : ''}`);

describe('steadySlots', () => {
  const [one, two, three, four] = [anOrder(1), anOrder(2), anOrder(3), anOrder(4)];
  const isOnBoard = () => true;
  const shown = steadySlots([], [one, two, three], false, isOnBoard);

  it('keeps every card in its place while somebody is about to tap', () => {
    const held = steadySlots(shown, [four, three, one], true, isOnBoard);
    expect(numbers(held)).toEqual(['1', '2 left', '3', '4']);
  });

  it('keeps only the space of an order that left the board', () => {
    const left = steadySlots(shown, [one], true, (id) => id === two._id);
    expect(left.map(({ order, isGone }) => [order.unique_id, isGone ?? false])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('shows the orders as they are once nobody is', () => {
    const held = steadySlots(shown, [four, three, one], true, isOnBoard);
    expect(numbers(steadySlots(held, [four, three, one], false, isOnBoard))).toEqual(['4', '3', '1']);
  });

  it('gives its place back to an order that returns', () => {
    const held = steadySlots(shown, [one, three], true, isOnBoard);
    expect(numbers(steadySlots(held, [one, three, two], true, isOnBoard))).toEqual(['1', '2', '3']);
  });

  it('keeps the same objects for cards that did not change, so that they are not drawn anew', () => {
    const changed = { ...two, version: 2 };
    const next = steadySlots(shown, [one, changed, three], false, isOnBoard);
    expect(next[0]).toBe(shown[0]);
    expect(next[1]).not.toBe(shown[1]);
    expect(steadySlots(next, [one, changed, three], false, isOnBoard)).toBe(next);
  });
});

describe('columnsOf', () => {
  const preparing = anOrder(5, { order_status: orderStatus.PREPARING });
  const orders = [anOrder(2), anOrder(1), preparing];

  it('puts orders by their deadline, and those of the same by their placing', () => {
    const urgent = anOrder(6, {
      order_status: orderStatus.ACCEPTED,
      estimated_ready_at: new Date(Date.now() + 60_000).toISOString(),
    });
    const columns = columnsOf([...orders, urgent], viewer.rules);
    expect(columns.new.map(({ unique_id }) => unique_id)).toEqual([1, 2]);
    expect(columns.preparing.map(({ unique_id }) => unique_id)).toEqual([6, 5]);
  });

  it('puts a new order that is due soon above one for hours later, whichever came first', () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const [evening, now, soon] = [
      anOrder(1, { schedule_at: inHours(5) }),
      anOrder(2),
      anOrder(3, { schedule_at: inHours(0.2) }),
    ];
    const { rules } = viewer;
    const order = columnsOf([evening, now, soon], { ...rules, preparation_time: 30 }).new;
    expect(order.map(({ unique_id }) => unique_id)).toEqual([3, 2, 1]);
  });

  it('keeps a column as it was where none of its orders changed', () => {
    const before = columnsOf(orders, viewer.rules);
    const after = columnsOf([...orders, anOrder(7)], viewer.rules, before);
    expect(after.preparing).toBe(before.preparing);
    expect(after.new).not.toBe(before.new);
  });

  it('leaves out orders that have ended', () => {
    const ended = anOrder(8, { order_status: orderStatus.COMPLETED });
    expect(Object.values(columnsOf([ended], viewer.rules)).flat()).toEqual([]);
  });
});
