import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { limits } from '#contract/limits';
import type { Board } from '#contract/orders/boards';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useAccessBlocker } from '../../session/useAccessBlocker';
import type { BoardData } from './boardCache';
import { orderKeys } from './boardCache';

/** Maximum passes over a board's pages before the result is accepted; the next reconciliation tries again. */
const maxRounds = 3;

async function loadPages(dataProvider: StoreDataProvider, board: Board, signal: AbortSignal) {
  const orders = new Map<string, BoardData['orders'][number]>();
  let seq: BoardData['seq'] | undefined;
  let count = 0;
  const load = (page: number) => dataProvider.getOrderList({ board, page, perPage: limits.perPageMax }, { signal });
  for await (const page of fetchAllPages(load)) {
    for (const order of page.data) orders.set(order._id, order);
    seq ??= page.seq;
    ({ count } = page);
  }
  return { orders: [...orders.values()], seq: seq ?? 0, count };
}

/**
 * Loads a complete board, page by page; `seq` is that of the first page, the oldest. An order that
 * leaves between two pages shifts the rest up, and one could be on neither page, so the pass is repeated.
 */
async function loadBoard(dataProvider: StoreDataProvider, board: Board, signal: AbortSignal): Promise<BoardData> {
  let loaded = await loadPages(dataProvider, board, signal);
  for (let round = 1; loaded.orders.length < loaded.count && round < maxRounds; round += 1) {
    loaded = await loadPages(dataProvider, board, signal);
  }
  return { orders: loaded.orders, seq: loaded.seq };
}

const blockedKey = ['blocked'];

/** Query options of a board. */
export const boardQuery = (dataProvider: StoreDataProvider, board: Board) => ({
  queryKey: orderKeys.board(board),
  queryFn: ({ signal }: { signal: AbortSignal }) => loadBoard(dataProvider, board, signal),
});

/**
 * All open orders of a board, kept up to date by the stream. Nothing while the store can't work: the call would fail.
 */
export function useBoard(board: Board, { enabled = true } = {}): UseQueryResult<BoardData> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const isBlocked = useAccessBlocker() !== null;
  return useQuery({
    ...boardQuery(dataProvider, board),
    // Nothing of what was loaded before counts: it would go on ringing.
    ...(isBlocked && { queryKey: blockedKey }),
    enabled: enabled && !isBlocked,
    staleTime: 5_000,
    retry: 2,
  });
}
