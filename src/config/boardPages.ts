import { type Board, boardBounds, isOnBoard } from '#contract/orders/boards';
import type { OrderFacts } from '#contract/orders/guards';
import type { DayRules } from '#contract/time';
import { paths } from './paths';

/** The boards with a page here, by address. */
export const boardPages = {
  [paths.todayOrders]: 'today',
  [paths.tomorrowOrders]: 'tomorrow',
  [paths.scheduleOrders]: 'schedule',
  [paths.pastOrders]: 'past',
} as const satisfies Record<string, Board>;

export type PageBoard = (typeof boardPages)[keyof typeof boardPages];

/** The boards of later days show a plan, because nothing is cooked or delivered yet. */
export const isPlanned = (board: PageBoard): boolean => board === 'tomorrow' || board === 'schedule';

/** The address of the board that an open order is on; `undefined` for an order that has ended. */
export function boardPathOf(order: OrderFacts, rules: DayRules, now = new Date()): string | undefined {
  const bounds = boardBounds(now, rules);
  return Object.entries(boardPages).find(([, board]) => isOnBoard(board, order, bounds))?.[0];
}

/** The board shown at an address, with the board's own address. */
export function boardAt(pathname: string): { board: PageBoard; boardPath: string } {
  const found = Object.entries(boardPages).find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  const [boardPath, board] = found ?? [paths.todayOrders, 'today' as const];
  return { board, boardPath };
}
