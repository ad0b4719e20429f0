import { and, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { boardBounds } from '#contract/orders/boards';
import { isGranted } from '#contract/permissions';
import { dateBounds } from '#contract/time';
import { orders } from '#server/db/schema/orders';
import type { Session } from '#server/http/handler';
import { boardCondition } from './boardCondition';

type ListBody = ParsedBodyOf<'get_order_list'>;

const largestNumber = 2_147_483_647;
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Order number, customer's name or digits of the phone. One character finds nothing, unless it is an order's number. */
function searchCondition(query: string): SQL | undefined {
  const text = query.trim();
  const digits = text.replace(/\D/g, '');
  const isNumber = /^#?\d+$/.test(text);
  if (!isNumber && text.length < limits.searchMin) return undefined;
  const byPhone =
    digits.length >= 3 && /^[\d\s()+/.-]+$/.test(text) ? like(orders.customer_phone, `%${digits}%`) : undefined;
  const byNumber = isNumber && Number(digits) <= largestNumber ? eq(orders.unique_id, Number(digits)) : undefined;
  const byName = isNumber ? undefined : sql`${orders.customer_name} ilike ${`%${escaped(text)}%`}`;
  return or(byNumber, byName, byPhone) ?? sql`false`;
}

/** Live boards are about when an order is due, other lists about when it was placed. */
export const timeColumn = (board: ListBody['board']) =>
  board === undefined || board === 'history' ? orders.created_at : orders.due_at;

function filterConditions({ filter = {} }: ListBody): (SQL | undefined)[] {
  return [
    filter.order_type && eq(orders.order_type, filter.order_type),
    filter.order_status && inArray(orders.order_status, filter.order_status),
    filter.paid_by && eq(orders.paid_by, filter.paid_by),
    filter.provider_id && eq(orders.provider_id, filter.provider_id),
  ].map((condition) => condition || undefined);
}

/**
 * Which orders a list holds. Without the history's permission a list that names neither a board nor ids
 * holds open orders alone.
 */
export function orderListCondition(body: ListBody, session: Session, now: Date): SQL | undefined {
  const { board, ids, query, start_date, end_date } = body;
  const hidesEnded = board === undefined && ids === undefined && !isGranted(session.grants, 'store/history');
  const time = timeColumn(board);
  return and(
    eq(orders.store_id, session.store_id),
    board && boardCondition(board, boardBounds(now, session.timezone)),
    hidesEnded ? eq(orders.is_open, true) : undefined,
    ids && inArray(orders.id, ids),
    start_date ? gte(time, dateBounds(start_date, session.timezone).start) : undefined,
    end_date ? lt(time, dateBounds(end_date, session.timezone).end) : undefined,
    query ? searchCondition(query) : undefined,
    ...filterConditions(body),
  );
}
