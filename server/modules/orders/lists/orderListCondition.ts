import { and, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { boardBounds } from '#contract/orders/boards';
import { orderStatus } from '#contract/orders/statuses';
import { isGranted } from '#contract/permissions';
import { dateBounds } from '#contract/time';
import { orders } from '#server/db/schema/orders';
import type { Session } from '#server/http/handler';
import type { Span } from '../totals/wholeDays';
import { boardCondition } from './boardCondition';
import { amongFew, containedIn, indexedIn, searchCondition } from './orderSearch';

type ListBody = ParsedBodyOf<'get_order_list'>;

/** What narrows down a list, its totals and its export alike. */
export type OrderChoice = Pick<ListBody, 'query' | 'start_date' | 'end_date' | 'date_by' | 'filter'>;

/** Live boards are about when an order is due, the history about when it ended, other lists about when it was placed. */
export const timeColumn = ({ board, date_by }: Pick<ListBody, 'board' | 'date_by'>) => {
  if (date_by) return orders[date_by];
  if (board === 'history') return orders.ended_at;
  return board === undefined ? orders.created_at : orders.due_at;
};

function filterConditions({ filter = {} }: OrderChoice): (SQL | undefined)[] {
  return [
    filter.order_type && eq(orders.order_type, filter.order_type),
    filter.order_status && inArray(orders.order_status, filter.order_status),
    filter.paid_by && eq(orders.paid_by, filter.paid_by),
    filter.payment_status && eq(orders.payment_status, filter.payment_status),
    filter.provider_id && eq(orders.provider_id, filter.provider_id),
    filter.amount_from === undefined ? undefined : gte(orders.total, filter.amount_from),
    filter.amount_to === undefined ? undefined : lte(orders.total, filter.amount_to),
  ].map((condition) => condition || undefined);
}

/** From the beginning of the first day to the end of the last, by the store's clock. */
export const spanOf = ({ start_date, end_date }: OrderChoice, timezone: string): Span => ({
  from: start_date ? dateBounds(start_date, timezone).start : undefined,
  to: end_date ? dateBounds(end_date, timezone).end : undefined,
});

/** Days in the store's time zone, the search and the filters. */
function choiceCondition(
  choice: OrderChoice,
  board: ListBody['board'],
  { store_id }: Session,
  { from, to }: Span,
  isOfFew = false,
): SQL | undefined {
  const { query } = choice;
  const time = timeColumn({ board, ...choice });
  // Few orders are open at a time: there a number or a name is found anywhere in the text. The ended ones have an index.
  const isLive = board !== undefined && board !== 'history';
  const matching = isLive ? containedIn : isOfFew ? amongFew(store_id) : indexedIn(store_id);
  return and(
    from && gte(time, from),
    to && lt(time, to),
    query ? searchCondition(query, matching) : undefined,
    ...filterConditions(choice),
  );
}

/** Which ended orders the history shows: those of its days, or of a part of them. */
export const historyCondition = (
  choice: OrderChoice,
  session: Session,
  span = spanOf(choice, session.timezone),
): SQL | undefined =>
  and(
    eq(orders.store_id, session.store_id),
    boardCondition('history', boardBounds(new Date(), session.timezone)),
    choiceCondition(choice, 'history', session, span),
  );

/** Live orders, ended ones and those that are dispatched are opened by a key each. A list that names orders shows those who hold `store/order` both. */
function mayBeListed({ board, ids }: ListBody, { grants }: Session): SQL | undefined {
  if (board) return undefined;
  if (!isGranted(grants, 'store/order')) {
    const ended = isGranted(grants, 'store/history') ? eq(orders.is_open, false) : undefined;
    const dispatched = isGranted(grants, 'store/dispatcher')
      ? and(eq(orders.is_open, true), eq(orders.order_type, 'delivery'), ne(orders.order_status, orderStatus.NEW))
      : undefined;
    return or(ended, dispatched) ?? sql`false`;
  }
  return ids || isGranted(grants, 'store/history') ? undefined : eq(orders.is_open, true);
}

/**
 * Which orders a list holds. Without the history's permission a list that names neither a board nor ids
 * holds open orders alone.
 *
 * @param isOfFew whether its days are known to hold few orders: the same are found, in another way
 */
export function orderListCondition(body: ListBody, session: Session, now: Date, isOfFew: boolean): SQL | undefined {
  const { board, ids } = body;
  return and(
    eq(orders.store_id, session.store_id),
    board && boardCondition(board, boardBounds(now, session.timezone)),
    mayBeListed(body, session),
    ids && inArray(orders.id, ids),
    choiceCondition(body, board, session, spanOf(body, session.timezone), isOfFew),
  );
}
