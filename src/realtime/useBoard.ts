import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { limits } from '#contract/limits';
import type { Board } from '#contract/orders/boards';
import type { StoreDataProvider } from '../dataProvider/index';
import type { orderCalls } from '../dataProvider/orderCalls';
import type { BoardData } from './boardCache';
import { orderKeys } from './orderKeys';

type OrderCalls = typeof orderCalls;

/** Rounds over a board's pages before what came is taken as it is; the next reconciliation tries again. */
const maxRounds = 3;

async function loadPages(calls: OrderCalls, board: Board, signal: AbortSignal): Promise<BoardData & { count: number }> {
  const body = { board, perPage: limits.perPageMax };
  const first = await calls.getOrderList({ ...body, page: 1 }, signal);
  const orders = new Map(first.data.map((order) => [order._id, order]));
  let { count } = first;
  for (let page = 2; (page - 1) * limits.perPageMax < count; page += 1) {
    const next = await calls.getOrderList({ ...body, page }, signal);
    for (const order of next.data) orders.set(order._id, order);
    ({ count } = next);
  }
  return { orders: [...orders.values()], seq: first.seq, count };
}

/**
 * A board is whole in the cache: its pages one after the other; `seq` is that of the first, the oldest. An order that
 * left between two pages moves the rest up, and one of them would be on neither page: then the round is repeated.
 */
async function loadBoard(calls: OrderCalls, board: Board, signal: AbortSignal): Promise<BoardData> {
  let loaded = await loadPages(calls, board, signal);
  for (let round = 1; loaded.orders.length < loaded.count && round < maxRounds; round += 1) {
    loaded = await loadPages(calls, board, signal);
  }
  return { orders: loaded.orders, seq: loaded.seq };
}

/** All open orders of a board, kept current by the stream. */
export function useBoard(board: Board, { enabled = true } = {}): UseQueryResult<BoardData> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: orderKeys.board(board),
    queryFn: ({ signal }) => loadBoard(dataProvider, board, signal),
    enabled,
    staleTime: 5_000,
    retry: 2,
  });
}
