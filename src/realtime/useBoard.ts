import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { limits } from '#contract/limits';
import type { Board } from '#contract/orders/boards';
import type { orderCalls } from '../dataProvider/orderCalls';
import type { BoardData } from './boardCache';
import { orderKeys } from './orderKeys';

type OrderCalls = typeof orderCalls;

/** A board is whole in the cache: its pages one after the other. `seq` is that of the first, the oldest. */
async function loadBoard(calls: OrderCalls, board: Board, signal: AbortSignal): Promise<BoardData> {
  const first = await calls.getOrderList({ board, page: 1, perPage: limits.perPageMax }, signal);
  const orders = new Map(first.data.map((order) => [order._id, order]));
  for (let page = 2; (page - 1) * limits.perPageMax < first.count; page += 1) {
    const { data } = await calls.getOrderList({ board, page, perPage: limits.perPageMax }, signal);
    for (const order of data) orders.set(order._id, order);
  }
  return { orders: [...orders.values()], seq: first.seq };
}

/** All open orders of a board, kept current by the stream. */
export function useBoard(board: Board, { enabled = true } = {}): UseQueryResult<BoardData> {
  const calls = useDataProvider() as unknown as OrderCalls;
  return useQuery({
    queryKey: orderKeys.board(board),
    queryFn: ({ signal }) => loadBoard(calls, board, signal),
    enabled,
    staleTime: 5_000,
    retry: 2,
  });
}
