import { and, eq, gte, isNotNull, isNull, lt, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Board, BoardBounds } from '#contract/orders/boards';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/orders';

/** Instants that divide the boards, or their places in a prepared statement. */
type Bounds = Record<keyof BoardBounds, Date | Placeholder>;

/** Which of the open orders a board shows. */
function openOn(board: Exclude<Board, 'history'>, bounds: Bounds): SQL | undefined {
  const instant = (name: keyof Bounds) => sql`${sql.param(bounds[name], orders.due_at)}::timestamptz`;
  const staysToday = and(isNull(orders.schedule_at), gte(orders.due_at, instant('staysSince')));
  switch (board) {
    case 'today':
      return and(
        // Says nothing new, but gives the index its lower end.
        gte(orders.due_at, sql`least(${instant('today')}, ${instant('staysSince')})`),
        lt(orders.due_at, instant('tomorrow')),
        or(gte(orders.due_at, instant('today')), staysToday),
      );
    case 'tomorrow':
      return and(gte(orders.due_at, instant('tomorrow')), lt(orders.due_at, instant('afterTomorrow')));
    case 'schedule':
      return gte(orders.due_at, instant('afterTomorrow'));
    case 'past':
      return and(
        lt(orders.due_at, instant('today')),
        or(lt(orders.due_at, instant('staysSince')), isNotNull(orders.schedule_at)),
      );
    case 'table-booking':
      return eq(orders.order_type, 'table');
    case 'dispatch':
      return and(eq(orders.order_type, 'delivery'), ne(orders.order_status, orderStatus.NEW));
    case 'nobody-found':
      return eq(orders.delivery_status, deliveryStatus.NOBODY_FOUND);
  }
}

/** In the words of the boards' partial indexes: a plan made for any value could not use them. */
const isOpen = sql`${orders.is_open}`;

/** `isOnBoard` of the contract in SQL, on the open or the ended orders' index; a test holds the two together. */
export const boardCondition = (board: Board, bounds: Bounds): SQL | undefined =>
  board === 'history' ? not(isOpen) : and(isOpen, openOn(board, bounds));
