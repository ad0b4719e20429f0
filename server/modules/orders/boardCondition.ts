import { min } from 'date-fns';
import { and, eq, gte, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Board, BoardBounds } from '#contract/orders/boards';
import { orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/orders';

/** Which of the open orders a board shows. */
function openOn(board: Exclude<Board, 'history'>, bounds: BoardBounds): SQL | undefined {
  const staysToday = and(isNull(orders.schedule_at), gte(orders.due_at, bounds.staysSince));
  switch (board) {
    case 'today':
      return and(
        // Says nothing new, but gives the index its lower end.
        gte(orders.due_at, min([bounds.today, bounds.staysSince])),
        lt(orders.due_at, bounds.tomorrow),
        or(gte(orders.due_at, bounds.today), staysToday),
      );
    case 'tomorrow':
      return and(gte(orders.due_at, bounds.tomorrow), lt(orders.due_at, bounds.afterTomorrow));
    case 'schedule':
      return gte(orders.due_at, bounds.afterTomorrow);
    case 'past':
      return and(
        lt(orders.due_at, bounds.today),
        or(lt(orders.due_at, bounds.staysSince), isNotNull(orders.schedule_at)),
      );
    case 'table-booking':
      return eq(orders.order_type, 'table');
    case 'dispatch':
      return and(eq(orders.order_type, 'delivery'), ne(orders.order_status, orderStatus.NEW));
  }
}

/** `isOnBoard` of the contract in SQL, on the open or the ended orders' index; a test holds the two together. */
export const boardCondition = (board: Board, bounds: BoardBounds): SQL | undefined =>
  board === 'history' ? eq(orders.is_open, false) : and(eq(orders.is_open, true), openOn(board, bounds));
