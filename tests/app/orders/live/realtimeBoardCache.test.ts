import { expect, test } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { applyToBoard, type BoardData, mergeBoard, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { now, snapshot, viewer } from '../../realtime/realtimeFixtures';

const board = (...orders: ReturnType<typeof snapshot>[]): BoardData => ({
  orders: orders.map((order) => viewedBy(order, viewer)),
  seq: 10,
});
const numbers = ({ orders }: BoardData) => orders.map(({ unique_id }) => unique_id);

test('a new order takes its place by due time, with what may be done', () => {
  const before = board(snapshot(1), snapshot(3));
  const after = applyToBoard(before, { seq: 11, order: snapshot(2) }, 'today', viewer);
  expect(numbers(after)).toEqual([1, 2, 3]);
  expect(after.seq).toBe(11);
  expect(after.orders[1]?.allowed_actions).toContain('accept');
  expect(after.orders[0]).toBe(before.orders[0]);
  expect(after.orders[2]).toBe(before.orders[1]);
});

test('a changed order is replaced, the others stay the same objects', () => {
  const before = board(snapshot(1), snapshot(2));
  const order = snapshot(2, { version: 2, order_status: orderStatus.ACCEPTED });
  const after = applyToBoard(before, { seq: 11, order }, 'today', viewer);
  expect(after.orders[1]?.order_status).toBe(orderStatus.ACCEPTED);
  expect(after.orders[0]).toBe(before.orders[0]);
});

test('an order that ended leaves', () => {
  const order = snapshot(2, { version: 2, order_status: orderStatus.COMPLETED });
  expect(numbers(applyToBoard(board(snapshot(1), snapshot(2)), { seq: 11, order }, 'today', viewer))).toEqual([1]);
});

test('an order for tomorrow doesn’t change today’s board, and no order changes a board it was not on', () => {
  const before = board(snapshot(1));
  const tomorrow = snapshot(2, { schedule_at: new Date(now.getTime() + 24 * 3_600_000).toISOString() });
  expect(applyToBoard(before, { seq: 11, order: tomorrow }, 'today', viewer)).toBe(before);
  expect(numbers(applyToBoard(before, { seq: 11, order: tomorrow }, 'tomorrow', viewer))).toEqual([1, 2]);
});

test('what the board contains already changes nothing', () => {
  const before = board(snapshot(1, { version: 3 }));
  const older = { seq: 11, order: snapshot(1, { version: 2, order_status: orderStatus.COMPLETED }) };
  expect(applyToBoard(before, older, 'today', viewer)).toBe(before);
  expect(applyToBoard(before, { seq: 10, order: snapshot(2) }, 'today', viewer)).toBe(before);
});

test('a fetched board keeps the objects of unchanged orders, wherever they stand', () => {
  const before = board(snapshot(2), snapshot(3));
  const fetched = { ...board(snapshot(1), snapshot(2), snapshot(3, { version: 2 })), seq: 12 };
  const after = mergeBoard(before, fetched, [], 'today', viewer);
  expect(numbers(after)).toEqual([1, 2, 3]);
  expect(after.orders[1]).toBe(before.orders[0]);
  expect(after.orders[2]).not.toBe(before.orders[1]);
});

test('a fetched board that brings nothing new is the same board', () => {
  const before = board(snapshot(1), snapshot(2));
  expect(mergeBoard(before, board(snapshot(1), snapshot(2)), [], 'today', viewer)).toBe(before);
});

test('an answer made before the reply to one’s own call does not undo it, unless the stream begins again', () => {
  const before = board(snapshot(1, { version: 2, order_status: orderStatus.ACCEPTED }));
  expect(mergeBoard(before, board(snapshot(1)), [], 'today', viewer)).toBe(before);
  const restored = { ...board(snapshot(1)), seq: 3 };
  expect(mergeBoard(before, restored, [], 'today', viewer)).toEqual(restored);
});

test('the same version with other allowed actions is new: what is allowed also depends on the time', () => {
  const before = board(snapshot(1));
  const fetched = board(snapshot(1));
  fetched.orders = fetched.orders.map((order) => ({ ...order, allowed_actions: ['accept'] }));
  expect(mergeBoard(before, fetched, [], 'today', viewer).orders[0]?.allowed_actions).toEqual(['accept']);
});

test('an answer that was overtaken by events neither brings back nor takes away', () => {
  const heard = [
    { seq: 11, order: snapshot(1, { version: 2, order_status: orderStatus.COMPLETED }) },
    { seq: 12, order: snapshot(4) },
  ];
  const shown = heard.reduce(
    (data, change) => applyToBoard(data, change, 'today', viewer),
    board(snapshot(1), snapshot(2)),
  );
  const slowAnswer = board(snapshot(1), snapshot(2));
  const after = mergeBoard(shown, slowAnswer, heard, 'today', viewer);
  expect(numbers(after)).toEqual([2, 4]);
  expect(after).toBe(shown);
});
