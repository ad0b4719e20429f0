import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import type { Grants } from '#contract/permissions';
import { type BoardData, orderKeys, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { OrderCache } from '../../../../src/realtime/orders/orderCache';
import { orderEvent, snapshot, viewer } from '../../realtime/realtimeFixtures';

const key = orderKeys.board('today');
let queryClient: QueryClient;
let cache: OrderCache;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  cache = new OrderCache(queryClient, () => viewer);
  const stop = cache.start();
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
});

const board = (seq: number, ...numbers: number[]): BoardData => ({
  orders: numbers.map((number) => viewedBy(snapshot(number), viewer)),
  seq,
});
const shown = () => queryClient.getQueryData<BoardData>(key)?.orders.map(({ unique_id }) => unique_id);

/** A page that shows the board; `answer` is what the server replies, in turn. */
function open(...answers: (BoardData | Promise<BoardData>)[]) {
  const fetchBoard = vi.fn(() => Promise.resolve(answers.shift() ?? board(0)));
  onTestFinished(new QueryObserver(queryClient, { queryKey: key, queryFn: fetchBoard }).subscribe(() => undefined));
  return fetchBoard;
}

test('events change a board in place, and leave the other orders the same objects', async () => {
  open(board(5, 1, 2));
  await waitFor(() => expect(shown()).toEqual([1, 2]));
  const before = queryClient.getQueryData<BoardData>(key);
  cache.applyEvent(orderEvent(6, snapshot(3)));
  cache.applyEvent(orderEvent(7, snapshot(2, { version: 2, order_status: orderStatus.REJECTED }), 2088));
  expect(shown()).toEqual([1, 3]);
  expect(queryClient.getQueryData<BoardData>(key)?.orders[0]).toBe(before?.orders[0]);
});

test('events change a day’s book: what ends stays, and what moves to another day leaves', async () => {
  const bookKey = orderKeys.book('2025-06-10');
  const bookOrders = () => queryClient.getQueryData<BoardData>(bookKey)?.orders ?? [];
  const table = (number: number, change: Parameters<typeof snapshot>[1] = {}) =>
    snapshot(number, { order_type: 'table', schedule_at: '2025-06-10T18:00:00.000Z', ...change });
  const first = { orders: [1, 2, 3].map((number) => viewedBy(table(number), viewer)), seq: 5, day: '2025-06-10' };
  const queryFn = () => Promise.resolve(first);
  onTestFinished(new QueryObserver(queryClient, { queryKey: bookKey, queryFn }).subscribe(() => undefined));
  await waitFor(() => expect(bookOrders()).toHaveLength(3));
  const [, , untouched] = bookOrders();
  const completed = { order_status: orderStatus.COMPLETED, ended_at: '2025-06-10T20:00:00.000Z', version: 2 } as const;
  cache.applyEvent(orderEvent(6, table(1, completed)));
  cache.applyEvent(orderEvent(7, table(2, { version: 2, schedule_at: '2025-06-11T18:00:00.000Z' })));
  cache.applyEvent(orderEvent(8, snapshot(4)));
  expect(bookOrders().map(({ unique_id, order_status }) => [unique_id, order_status])).toEqual([
    [1, orderStatus.COMPLETED],
    [3, orderStatus.NEW],
  ]);
  expect(bookOrders()[1]).toBe(untouched);
});

test('what was heard while a board was being fetched is not lost', async () => {
  let reply: (data: BoardData) => void = () => undefined;
  open(new Promise((resolve) => (reply = resolve)));
  cache.applyEvent(orderEvent(6, snapshot(3)));
  reply(board(5, 1));
  await waitFor(() => expect(shown()).toEqual([1, 3]));
});

test('an answer made before the stream began is fetched again', async () => {
  let reply: (data: BoardData) => void = () => undefined;
  const fetchBoard = open(new Promise((resolve) => (reply = resolve)), board(8, 1, 2));
  cache.restart(8);
  reply(board(5, 1));
  await waitFor(() => expect(shown()).toEqual([1, 2]));
  expect(fetchBoard).toHaveBeenCalledTimes(2);
});

test('a stream that starts again has what is older fetched again, and nothing else', async () => {
  const fetchBoard = open(board(8, 1), board(9, 1, 2));
  await waitFor(() => expect(shown()).toEqual([1]));
  cache.restart(8);
  expect(fetchBoard).toHaveBeenCalledTimes(1);
  cache.restart(9);
  await waitFor(() => expect(shown()).toEqual([1, 2]));
});

test('a comparison that finds nothing new changes no object', async () => {
  const fetchBoard = open(board(5, 1, 2), board(5, 1, 2));
  await waitFor(() => expect(shown()).toEqual([1, 2]));
  const before = queryClient.getQueryData(key);
  cache.reconcile();
  await waitFor(() => expect(fetchBoard).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(key)).toBe(before);
});

test('the reply to one’s own call shows at once, and its event changes nothing more', async () => {
  open(board(5, 1));
  await waitFor(() => expect(shown()).toEqual([1]));
  const accepted = snapshot(1, { version: 2, order_status: orderStatus.ACCEPTED });
  cache.applyReply(accepted);
  const after = queryClient.getQueryData<BoardData>(key);
  expect(after?.orders[0]?.order_status).toBe(orderStatus.ACCEPTED);
  cache.applyEvent(orderEvent(6, accepted, 2088, 'store'));
  expect(queryClient.getQueryData(key)).toBe(after);
});

test('a reply that later events overtook brings no order back', async () => {
  open(board(5, 1));
  await waitFor(() => expect(shown()).toEqual([1]));
  const accepted = snapshot(1, { version: 2, order_status: orderStatus.ACCEPTED });
  cache.applyEvent(orderEvent(6, accepted, 2088, 'store'));
  cache.applyEvent(orderEvent(7, snapshot(1, { version: 3, order_status: orderStatus.CANCELLED_BY_CUSTOMER }), 2068));
  expect(shown()).toEqual([]);
  cache.applyReply(accepted);
  expect(shown()).toEqual([]);
});

test('an open order changes too, and its history is fetched again', async () => {
  const detailKey = orderKeys.detail(snapshot(1)._id);
  const order = viewedBy(snapshot(1), viewer);
  const fetchOrder = vi.fn(() => Promise.resolve({ order, events: [] }));
  onTestFinished(
    new QueryObserver(queryClient, { queryKey: detailKey, queryFn: fetchOrder }).subscribe(() => undefined),
  );
  await waitFor(() => expect(queryClient.getQueryData(detailKey)).toBeDefined());
  cache.applyEvent(orderEvent(6, snapshot(1, { version: 2, order_status: orderStatus.ACCEPTED }), 2088));
  expect(queryClient.getQueryData(detailKey)).toMatchObject({ order: { order_status: orderStatus.ACCEPTED } });
  expect(fetchOrder).toHaveBeenCalledTimes(2);
});

test('other lists of orders are fetched again once things are calm', async () => {
  const fetchList = vi.fn(() => Promise.resolve({ data: [], total: 0 }));
  const list = new QueryObserver(queryClient, { queryKey: ['orders', 'getList', {}], queryFn: fetchList });
  onTestFinished(list.subscribe(() => undefined));
  await waitFor(() => expect(fetchList).toHaveBeenCalledTimes(1));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const number of [1, 2, 3]) cache.applyEvent(orderEvent(number, snapshot(number)));
  expect(fetchList).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(fetchList).toHaveBeenCalledTimes(2);
});

test('a right that is taken away takes its actions from board and open order, and fetches nothing', async () => {
  let grants: Grants = null;
  const mine = new OrderCache(queryClient, () => ({ ...viewer, grants }));
  const [order] = board(5, 1).orders as [Order];
  const fetchBoard = open(board(5, 1));
  await waitFor(() => expect(shown()).toEqual([1]));
  const detailKey = orderKeys.detail(order._id);
  queryClient.setQueryData(detailKey, { order, events: [] });
  queryClient.setQueryData([...detailKey, 'log', 1], { data: [] });
  expect(order.allowed_actions).toContain('accept');
  grants = [{ url: 'store/history', permission: 1 }];
  mine.refreshRights();
  expect(queryClient.getQueryData<BoardData>(key)?.orders[0]?.allowed_actions).toEqual([]);
  expect(queryClient.getQueryData(detailKey)).toMatchObject({ order: { allowed_actions: [] }, events: [] });
  expect(queryClient.getQueryData([...detailKey, 'log', 1])).toEqual({ data: [] });
  expect(fetchBoard).toHaveBeenCalledOnce();
});
