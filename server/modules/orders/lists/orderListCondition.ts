import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { type Board, type BoardBounds, boardBounds } from '#contract/orders/boards';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { isGranted } from '#contract/permissions';
import { dateBounds } from '#contract/time';
import { orders } from '#server/db/schema/orders';
import type { Session } from '#server/http/handler';
import { amongFew, containedIn, indexedIn, searchCondition } from './orderSearch';

/** From an instant on, and until before another; without one of them it is open there. */
export interface Span {
  from?: Date | undefined;
  to?: Date | undefined;
}

const dayMs = 86_400_000;
const firstMidnight = (at: Date) => new Date(Math.ceil(at.getTime() / dayMs) * dayMs);
const lastMidnight = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs);

/**
 * Cuts a span into the days of UTC that it holds whole, and what is left at its ends.
 *
 * @returns `days` is `undefined` where it holds none; each of `rest` is shorter than two days
 */
export function wholeDays(span: Span): { days: Span | undefined; rest: Span[] } {
  const from = span.from && firstMidnight(span.from);
  const to = span.to && lastMidnight(span.to);
  if (from && to && from >= to) return { days: undefined, rest: [span] };
  const ends = [
    { from: span.from, to: from },
    { from: to, to: span.to },
  ];
  const rest = ends.filter((end) => end.from && end.to && end.from < end.to);
  return { days: { from, to }, rest };
}

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
