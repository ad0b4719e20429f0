import { addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { columnsOf } from '../../../../src/orders/board/columnsOf';
import { type CardPosition, stableColumns } from '../../../../src/orders/board/stableColumns';
import { viewer } from '../../realtime/realtimeFixtures';
import { anOrder } from './boardsFixtures';

const numbers = (positions: readonly CardPosition[]) =>
  positions.map(({ order, hasLeft }) => `${order.unique_id}${hasLeft ? ' left' : ''}`);

describe('stableColumns', () => {
  const [one, two, three, four] = [anOrder(1), anOrder(2), anOrder(3), anOrder(4)];
  const isOnBoard = () => true;
  const shown = stableColumns([], [one, two, three], false, isOnBoard);

  it('keeps every card in its place while someone is about to tap', () => {
    const held = stableColumns(shown, [four, three, one], true, isOnBoard);
    expect(numbers(held)).toEqual(['1', '2 left', '3', '4']);
  });

  it('keeps only the space of an order that left the board', () => {
    const left = stableColumns(shown, [one], true, (id) => id === two._id);
    expect(left.map(({ order, isGone }) => [order.unique_id, isGone ?? false])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('shows the orders as they are once no one is', () => {
    const held = stableColumns(shown, [four, three, one], true, isOnBoard);
    expect(numbers(stableColumns(held, [four, three, one], false, isOnBoard))).toEqual(['4', '3', '1']);
  });

  it('gives its place back to an order that returns', () => {
    const held = stableColumns(shown, [one, three], true, isOnBoard);
    expect(numbers(stableColumns(held, [one, three, two], true, isOnBoard))).toEqual(['1', '2', '3']);
  });

  it('keeps the same objects for cards that did not change, so that they are not rendered again', () => {
    const changed = { ...two, version: 2 };
    const next = stableColumns(shown, [one, changed, three], false, isOnBoard);
    expect(next[0]).toBe(shown[0]);
    expect(next[1]).not.toBe(shown[1]);
    expect(stableColumns(next, [one, changed, three], false, isOnBoard)).toBe(next);
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
    const columns = columnsOf([...orders, urgent], viewer.rules, new Date());
    expect(columns.new.map(({ unique_id }) => unique_id)).toEqual([1, 2]);
    expect(columns.preparing.map(({ unique_id }) => unique_id)).toEqual([6, 5]);
  });

  it('leaves the dishes of a booking out until their time, if the store begins them after the guests arrive', () => {
    const now = new Date();
    const rules = { ...viewer.rules, preparation_time: 20, table_kitchen_after: 15 };
    const booked = anOrder(1, {
      ...{ order_type: 'table', order_status: orderStatus.ACCEPTED, schedule_at: addMinutes(now, 10).toISOString() },
    });
    const seated = {
      ...{ ...booked, order_status: orderStatus.ARRIVED, estimated_ready_at: addMinutes(now, 35).toISOString() },
    };
    const inKitchen = (order: Order, at: Date) => columnsOf([order], rules, at).preparing.length;
    expect(inKitchen(booked, addMinutes(now, 20))).toBe(0);
    expect([14, 15].map((minutes) => inKitchen(seated, addMinutes(now, minutes)))).toEqual([0, 1]);
    expect(columnsOf([{ ...booked, order_status: orderStatus.NEW }], rules, now).new).toHaveLength(1);
  });

  it('puts the new order that is rejected next first, and one for later after those for now', () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const rules = { ...viewer.rules, answer_within: 7, preparation_time: 20, pickup_time: 10 };
    const calm = anOrder(1, { order_type: 'pickup', created_at: at(-2) });
    const pressing = anOrder(2, { order_type: 'delivery', created_at: at(-5) });
    const later = anOrder(3, { schedule_at: at(12), created_at: at(-30) });
    const tonight = anOrder(4, { schedule_at: at(300), created_at: at(-60) });
    const order = (within: number) =>
      columnsOf([tonight, later, calm, pressing], { ...rules, answer_within: within }, new Date()).new.map(
        (one) => one.unique_id,
      );
    expect(order(7)).toEqual([2, 1, 3, 4]);
    // Without a limit, the order with the earliest promise comes first.
    expect(order(0)).toEqual([1, 3, 2, 4]);
  });

  it('keeps a column as it was where none of its orders changed', () => {
    const before = columnsOf(orders, viewer.rules, new Date());
    const after = columnsOf([...orders, anOrder(7)], viewer.rules, new Date(), before);
    expect(after.preparing).toBe(before.preparing);
    expect(after.new).not.toBe(before.new);
  });

  it('leaves out orders that have ended', () => {
    const ended = anOrder(8, { order_status: orderStatus.COMPLETED });
    expect(Object.values(columnsOf([ended], viewer.rules, new Date())).flat()).toEqual([]);
  });
});
