import type { Order } from '#contract/entities/order';
import { boardBounds, isOnBoard } from '#contract/orders/boards';
import type { DayRules } from '#contract/time';
import { paths } from '../../config/paths';
import type { FoundCustomer } from '../customers/customerLookup';

/** Where an order opens: on the board for its business day, or beside today's board if it has ended. */
export function boardPathOf(order: Order, now: Date, rules: DayRules): string {
  const bounds = boardBounds(now, rules);
  const boards = [
    ['tomorrow', paths.tomorrowOrders],
    ['schedule', paths.scheduleOrders],
    ['past', paths.pastOrders],
  ] as const;
  const [, path] = boards.find(([board]) => isOnBoard(board, order, bounds)) ?? ['today', paths.todayOrders];
  return `${path}/${order._id}`;
}

export type { FoundCustomer };

/** Navigation state for create-order: who is on the phone. */
export const withCaller = (caller: FoundCustomer) => ({ state: { caller } });

/** The caller passed to a page by `withCaller`. */
export function callerOf(state: unknown): FoundCustomer | null {
  const caller = (state as { caller?: FoundCustomer } | null)?.caller;
  // A page that an older version opened knows no addresses.
  return typeof caller?.phone === 'string' ? { ...caller, addresses: caller.addresses ?? [] } : null;
}
