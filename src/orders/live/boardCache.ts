import type { Order, OrderSnapshot } from '#contract/entities/order';
import { allowedActions } from '#contract/orders/allowedActions';
import { type Board, boardBounds, boards, dueAt, isOnBoard } from '#contract/orders/boards';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Grants } from '#contract/permissions';
import { type StoreFlags, storeFlags } from '#contract/storeFlags';
import { grantsOf, type StoredSession } from '../../session/session';

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

/** A board as the cache holds it: its orders by due time, and the last event that they surely contain. */
export interface BoardData {
  orders: Order[];
  seq: number;
}

/** Who looks at the orders, and when: decides what they may do and which day it is. */
export interface OrderViewer {
  grants: Grants;
  flags: StoreFlags;
  rules: OrderRules;
  timezone: string;
  now: Date;
}

/** An order as it stands after an event; `seq` is `null` where it comes from the reply to one's own call. */
export interface OrderChange {
  seq: number | null;
  order: OrderSnapshot;
}

/** The order with what this viewer may do. */
export const viewedBy = (order: OrderSnapshot, viewer: OrderViewer): Order => ({
  ...order,
  allowed_actions: allowedActions(order, viewer),
});

const byDueTime = (a: OrderSnapshot, b: OrderSnapshot): number =>
  dueAt(a).getTime() - dueAt(b).getTime() || (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

/**
 * Applies one change to a board: the order appears, changes, moves or leaves. All other orders stay the same
 * objects, and a board that the change does not touch stays the same itself, so that only one card is drawn anew.
 */
export function applyToBoard(data: BoardData, change: OrderChange, board: Board, viewer: OrderViewer): BoardData {
  const { order, seq } = change;
  if (seq !== null && seq <= data.seq) return data;
  const index = data.orders.findIndex(({ _id }) => _id === order._id);
  const known = data.orders[index];
  if (known && known.version >= order.version) return data;
  const belongs = isOnBoard(board, order, boardBounds(viewer.now, viewer.timezone));
  if (!known && !belongs) return data;
  const others = known ? data.orders.toSpliced(index, 1) : data.orders;
  const orders = belongs ? insert(others, viewedBy(order, viewer)) : others;
  return { orders, seq: Math.max(seq ?? 0, data.seq) };
}

function insert(orders: Order[], order: Order): Order[] {
  const next = orders.findIndex((other) => byDueTime(other, order) > 0);
  return orders.toSpliced(next === -1 ? orders.length : next, 0, order);
}

const isSame = (a: Order, b: Order): boolean =>
  a.version === b.version && a.allowed_actions.join() === b.allowed_actions.join();

/**
 * Merges a board that was fetched into the one on screen.
 *
 * What the page has heard since the answer was made is applied to it again, so that an answer that was slow on its
 * way brings nothing back; orders that are unchanged stay the same objects.
 *
 * @param later changes heard, in order of `seq`; those that the answer contains are passed over
 */
export function mergeBoard(
  previous: BoardData | undefined,
  fetched: BoardData,
  later: readonly OrderChange[],
  board: Board,
  viewer: OrderViewer,
): BoardData {
  const current = later.reduce((data, change) => applyToBoard(data, change, board, viewer), fetched);
  if (!previous) return current;
  const known = new Map(previous.orders.map((order) => [order._id, order]));
  // The reply to one's own call may be newer than the answer; a stream that goes back to before it is not.
  const isBack = current.seq < previous.seq;
  const orders = current.orders.map((order) => {
    const was = known.get(order._id);
    return was && (isSame(was, order) || (!isBack && was.version > order.version)) ? was : order;
  });
  const isUnchanged =
    orders.length === previous.orders.length && orders.every((order, index) => order === previous.orders[index]);
  if (!isUnchanged) return { orders, seq: current.seq };
  return previous.seq === current.seq ? previous : { orders: previous.orders, seq: current.seq };
}

/** What the signed-in account may do with orders, by the clock of now. */
export const orderViewerOf = (session: StoredSession): OrderViewer => ({
  grants: grantsOf(session),
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, session.store[flag]])) as StoreFlags,
  rules: session.store.order_rules,
  timezone: session.store.timezone,
  now: new Date(),
});
