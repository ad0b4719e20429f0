import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import type { Board } from '#contract/orders/boards';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useAccessBlocker } from '../../session/useAccessBlocker';
import type { BoardData } from './boardCache';
import { orderKeys } from './boardCache';

/** Maximum passes over a board's pages before the result is accepted; the next reconciliation tries again. */
const maxRounds = 3;

/** A board, or a day's book: the arguments of `get_order_list`. */
type Listed = Pick<BodyOf<'get_order_list'>, 'board' | 'start_date' | 'end_date' | 'with_ended'>;

async function loadPages(dataProvider: StoreDataProvider, listed: Listed, signal: AbortSignal) {
  const orders = new Map<string, BoardData['orders'][number]>();
  let seq: BoardData['seq'] | undefined;
  let count = 0;
  const load = (page: number) => dataProvider.getOrderList({ ...listed, page, perPage: limits.perPageMax }, { signal });
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
async function loadBoard(dataProvider: StoreDataProvider, listed: Listed, signal: AbortSignal): Promise<BoardData> {
  let loaded = await loadPages(dataProvider, listed, signal);
  for (let round = 1; loaded.orders.length < loaded.count && round < maxRounds; round += 1) {
    loaded = await loadPages(dataProvider, listed, signal);
  }
  return { orders: loaded.orders, seq: loaded.seq };
}

const blockedKey = ['blocked'];

/** Query options of a board. */
export const boardQuery = (dataProvider: StoreDataProvider, board: Board) => ({
  queryKey: orderKeys.board(board),
  queryFn: ({ signal }: { signal: AbortSignal }) => loadBoard(dataProvider, { board }, signal),
});

/** Query options of the book of a business day. */
const bookQuery = (dataProvider: StoreDataProvider, day: string) => ({
  queryKey: orderKeys.book(day),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const listed = { board: 'table-booking', start_date: day, end_date: day, with_ended: true } as const;
    return { ...(await loadBoard(dataProvider, listed, signal)), day };
  },
});

/**
 * All open orders of a board, kept up to date by the stream. Nothing while the store can't work: the call would fail.
 */
export function useBoard(board: Board, { enabled = true } = {}): UseQueryResult<BoardData> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useLiveOrders(boardQuery(dataProvider, board), enabled);
}

/** The table bookings of a business day, `YYYY-MM-DD`, open and ended, kept up to date by the stream. */
export function useBook(day: string): UseQueryResult<BoardData> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useLiveOrders(bookQuery(dataProvider, day), true);
}

type LiveQuery = ReturnType<typeof boardQuery> | ReturnType<typeof bookQuery>;

function useLiveOrders(query: LiveQuery, enabled: boolean): UseQueryResult<BoardData> {
  const isBlocked = useAccessBlocker() !== null;
  return useQuery<BoardData>({
    ...query,
    // Nothing of what was loaded before counts: it would go on ringing.
    ...(isBlocked && { queryKey: blockedKey }),
    enabled: enabled && !isBlocked,
    staleTime: 5_000,
    retry: 2,
  });
}
