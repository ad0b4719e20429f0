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
import { endedSpan } from '#contract/orders/book';
import { maySeeEnded } from '#contract/orders/orderAccess';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { isGranted } from '#contract/permissions';
import { businessDay, type DayRules } from '#contract/time';
import { orders } from '#server/db/schema/orders';
import type { Session } from '#server/http/handler';
import { hasFailedPayment } from './failedPayments';
import { containedIn, filterInMemory, indexedIn, searchCondition } from './orderSearch';

/** From one instant (inclusive) to another (exclusive); open-ended if either is missing. */
interface Span {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** The instants that separate the boards, or their placeholders in a prepared statement. */
type Bounds = Record<keyof BoardBounds, Date | Placeholder>;

const { placeholder } = sql;

/** Placeholders for the values of `boardBounds` in a prepared statement. */
export const boundPlaceholders: Record<keyof BoardBounds, Placeholder> = {
  today: placeholder('today'),
  tomorrow: placeholder('tomorrow'),
  afterTomorrow: placeholder('afterTomorrow'),
  staysSince: placeholder('staysSince'),
};

/** The open orders that a board shows. */
function openOn(board: Exclude<Board, 'history'>, bounds: Bounds): SQL | undefined {
  const instant = (name: keyof Bounds) => sql`${sql.param(bounds[name], orders.due_at)}::timestamptz`;
  const staysToday = and(isNull(orders.schedule_at), gte(orders.due_at, instant('staysSince')));
  switch (board) {
    case 'today':
      return and(
        // Redundant, but gives the index scan its lower bound.
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

/** Written exactly as in the boards' partial indexes: a generic plan with a parameter couldn't use them. */
export const isOpen = sql`${orders.is_open}`;

const isSale = not(orders.is_test);

/** The contract's `isOnBoard` in SQL, on the index of open or ended orders; a test keeps the two in sync. */
export const boardCondition = (board: Board, bounds: Bounds): SQL | undefined =>
  board === 'history' ? and(not(isOpen), isSale) : and(isOpen, openOn(board, bounds));

type ListBody = ParsedBodyOf<'get_order_list'>;

/** The filters shared by a list, its totals and its export. */
export type OrderChoice = Pick<ListBody, 'query' | 'start_date' | 'end_date' | 'date_by' | 'filter'>;

/** Live boards use the time an order is due, the history the time it ended, and other lists the time it was placed. */
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
    filter.has_failed_payment && hasFailedPayment,
    // The first condition lets the database use the index of orders with an offer.
    filter.promo_id && sql`${orders.promo} is not null and ${orders.promo}->>'_id' = ${filter.promo_id}`,
    filter.amount_from === undefined ? undefined : gte(orders.total, filter.amount_from),
    filter.amount_to === undefined ? undefined : lte(orders.total, filter.amount_to),
  ].map((condition) => condition || undefined);
}

/** From the start of the first of the store's business days to the end of the last. */
const spanOf = ({ start_date, end_date }: OrderChoice, rules: DayRules): Span => ({
  from: start_date ? businessDay(start_date, rules).start : undefined,
  to: end_date ? businessDay(end_date, rules).end : undefined,
});

/** A store and its business days. */
export type StoreDays = Pick<Session, 'store_id' | 'timezone' | 'day_starts_at'>;

/** The store's business days, search and filters. */
function choiceCondition(
  choice: OrderChoice,
  board: ListBody['board'],
  session: StoreDays,
  isOfFew = false,
): SQL | undefined {
  const { query } = choice;
  const { store_id } = session;
  const { from, to } = spanOf(choice, session);
  const time = timeColumn({ board, ...choice });
  // Few orders are open at a time, so a number or name is found anywhere in the text. Ended orders use an index.
  const isLive = board !== undefined && board !== 'history';
  const matching = isLive ? containedIn : isOfFew ? filterInMemory(store_id) : indexedIn(store_id);
  return and(
    from && gte(time, from),
    to && lt(time, to),
    query ? searchCondition(query, matching) : undefined,
    ...filterConditions(choice),
  );
}

/** The ended orders that the history shows, for its days. */
export const historyCondition = (choice: OrderChoice, session: StoreDays): SQL | undefined =>
  and(
    eq(orders.store_id, session.store_id),
    boardCondition('history', boardBounds(new Date(), session)),
    choiceCondition(choice, 'history', session),
  );

/** The contract's `isInBook` in SQL, for days that the list names: each half has its own index. */
function bookCondition(choice: OrderChoice, session: StoreDays): SQL | undefined {
  const { from, to } = spanOf(choice, session);
  if (!from || !to) return sql`false`;
  const ended = endedSpan({ start: from, end: to });
  return and(
    eq(orders.order_type, 'table'),
    or(isOpen, and(not(isOpen), gte(orders.ended_at, ended.start), lt(orders.ended_at, ended.end))),
  );
}

/**
 * Live, ended and dispatched orders and those of tables need one permission each. A list by IDs shows live and ended
 * orders to callers with `store/order`.
 */
function mayBeListed({ board, ids }: ListBody, { grants }: Session): SQL | undefined {
  if (board) return undefined;
  if (!isGranted(grants, 'store/order')) {
    const ended = maySeeEnded(grants) ? eq(orders.is_open, false) : undefined;
    const dispatched = isGranted(grants, 'store/dispatcher')
      ? and(eq(orders.is_open, true), eq(orders.order_type, 'delivery'), ne(orders.order_status, orderStatus.NEW))
      : undefined;
    const ofTables = isGranted(grants, 'store/table-booking') ? eq(orders.order_type, 'table') : undefined;
    return or(ended, dispatched, ofTables) ?? sql`false`;
  }
  return ids || maySeeEnded(grants) ? undefined : eq(orders.is_open, true);
}

/**
 * Selects the orders of a list. Without the history permission, a list without board or IDs only contains open
 * orders.
 *
 * @param isOfFew whether its days are known to have few orders: finds the same orders with a different search
 */
export function orderListCondition(body: ListBody, session: Session, now: Date, isOfFew: boolean): SQL | undefined {
  const { board, ids, with_ended } = body;
  const onBoard = with_ended ? bookCondition(body, session) : board && boardCondition(board, boardBounds(now, session));
  return and(
    eq(orders.store_id, session.store_id),
    onBoard,
    mayBeListed(body, session),
    // A test order is on its board, and found by its ID.
    board || ids ? undefined : isSale,
    ids && inArray(orders.id, ids),
    choiceCondition(body, board, session, isOfFew),
  );
}
