import { type Board, boards } from '#contract/orders/boards';

/** Where orders are kept in the query cache. */
export const orderKeys = {
  all: ['orders'] as const,
  boards: ['orders', 'board'] as const,
  /** Holds `BoardData`: every open order of a board. */
  board: (board: Board) => ['orders', 'board', board] as const,
  details: ['orders', 'detail'] as const,
  /** Holds the reply of `get_order`: an order with its events. */
  detail: (orderId: string) => ['orders', 'detail', orderId] as const,
};

/** Boards that hold open orders: whole in the cache, and kept current by events. History is a paged list. */
export const liveBoards: readonly Board[] = boards.filter((board) => board !== 'history');
