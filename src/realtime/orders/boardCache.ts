import type { Order, OrderSnapshot } from '#contract/entities/order';
import { allowedActions } from '#contract/orders/allowedActions';
import { type Board, boardBounds, boards, dueAt, isOnBoard } from '#contract/orders/boards';
import { isInBook } from '#contract/orders/book';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Grants } from '#contract/permissions';
import { type StoreFlags, storeFlags } from '#contract/storeFlags';
import { businessDay, type DayRules } from '#contract/time';
import { grantsOf, type StoredSession } from '../../session/session';

/** Query keys of orders. */
export const orderKeys = {
  all: ['orders'] as const,
  boards: ['orders', 'board'] as const,
  /** Holds `BoardData`: every open order of a board. */
  board: (board: Board) => ['orders', 'board', board] as const,
  /** Holds `BoardData` with `day`: the table bookings of a business day, `YYYY-MM-DD`. */
  book: (day: string) => ['orders', 'board', 'table-booking', day] as const,
  /** The reply of `get_board_counts`; refetched soon after any order changes, like lists. */
  counts: ['orders', 'counts'] as const,
  /** React-admin's lists. */
  lists: ['orders', 'getList'] as const,
  details: ['orders', 'detail'] as const,
  /** Holds the reply of `get_order`: an order with its events. */
  detail: (orderId: string) => ['orders', 'detail', orderId] as const,
};

/** Boards with open orders: complete in the cache, and updated by events. History is a paged list. */
export const liveBoards: readonly Board[] = boards.filter((board) => board !== 'history');

/** A cached board: its orders by due time, and the last event that it is known to include. */
export interface BoardData {
  orders: Order[];
  seq: number;
  /** The day, if it is a day's book: that also shows ended bookings. */
  day?: string;
}

/** Who is viewing the orders, and when. This decides their allowed actions and which day it is. */
export interface OrderViewer extends DayRules {
  grants: Grants;
  flags: StoreFlags;
  rules: OrderRules;
  now: Date;
}

/** An order after an event; `seq` is `null` if it comes from the reply to the user's own call. */
export interface OrderChange {
  seq: number | null;
  order: OrderSnapshot;
}

/** The order with this viewer's allowed actions. */
export const viewedBy = (order: OrderSnapshot, viewer: OrderViewer): Order => ({
  ...order,
  allowed_actions: allowedActions(order, viewer),
});

const byDueTime = (a: OrderSnapshot, b: OrderSnapshot): number =>
  dueAt(a).getTime() - dueAt(b).getTime() || (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

/** Whether an order belongs to what a board or a day's book shows. */
const belongsTo = ({ day }: BoardData, order: OrderSnapshot, board: Board, viewer: OrderViewer): boolean =>
  day === undefined
    ? isOnBoard(board, order, boardBounds(viewer.now, viewer))
    : isInBook(order, businessDay(day, viewer));

/**
 * Applies one change to a board: the order appears, changes, moves or leaves. All other orders stay the same
 * objects, and an unaffected board stays the same object, so that only one card re-renders.
 */
export function applyToBoard(data: BoardData, change: OrderChange, board: Board, viewer: OrderViewer): BoardData {
  const { order, seq } = change;
  if (seq !== null && seq <= data.seq) return data;
  const index = data.orders.findIndex(({ _id }) => _id === order._id);
  const existing = data.orders[index];
  if (existing && existing.version >= order.version) return data;
  const belongs = belongsTo(data, order, board, viewer);
  if (!existing && !belongs) return data;
  const others = existing ? data.orders.toSpliced(index, 1) : data.orders;
  const orders = belongs ? insert(others, viewedBy(order, viewer)) : others;
  return { ...data, orders, seq: Math.max(seq ?? 0, data.seq) };
}

function insert(orders: Order[], order: Order): Order[] {
  const next = orders.findIndex((other) => byDueTime(other, order) > 0);
  return orders.toSpliced(next === -1 ? orders.length : next, 0, order);
}

const isSame = (a: Order, b: Order): boolean =>
  a.version === b.version && a.allowed_actions.join() === b.allowed_actions.join();

/**
 * Merges a fetched board into the one on screen.
 *
 * Changes received after the server made the answer are applied to it again, so that a slow answer
 * can't revert anything. Unchanged orders stay the same objects.
 *
 * @param later changes received, in order of `seq`; those that the answer includes are skipped
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
  const previousById = new Map(previous.orders.map((order) => [order._id, order]));
  // The reply to the user's own call may be newer than the answer. A stream that restarts further back isn't.
  const isBack = current.seq < previous.seq;
  const orders = current.orders.map((order) => {
    const was = previousById.get(order._id);
    return was && (isSame(was, order) || (!isBack && was.version > order.version)) ? was : order;
  });
  const isUnchanged =
    orders.length === previous.orders.length && orders.every((order, index) => order === previous.orders[index]);
  if (!isUnchanged) return { ...current, orders };
  return previous.seq === current.seq ? previous : { ...current, orders: previous.orders };
}

/** Returns the signed-in account's rights and rules for orders, at the current time. */
export const orderViewerOf = (session: StoredSession): OrderViewer => ({
  grants: grantsOf(session),
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, session.store[flag]])) as StoreFlags,
  rules: session.store.order_rules,
  timezone: session.store.timezone,
  day_starts_at: session.store.day_starts_at,
  now: new Date(),
});
