import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import type { Database } from '#server/db/database';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import type { Session } from '#server/http/handler';
import { spanOf } from '../lists/orderListCondition';
import { dayOf } from './totalsSource';

/** So many are looked at as quickly as the index finds a common name among all orders. */
const few = 3_000;

/** Whether a search in the history is about days that hold few orders, by the sums that are kept of them. */
export async function isOfFewOrders(
  db: Database,
  body: Pick<ParsedBodyOf<'get_order_list'>, 'board' | 'query' | 'start_date' | 'end_date' | 'date_by'>,
  { store_id, timezone }: Session,
): Promise<boolean> {
  const { board, query, date_by = 'ended_at' } = body;
  if (board !== 'history' || !query) return false;
  const { from, to } = spanOf(body, timezone);
  if (!from) return false;
  const [days] = await db
    .select({ orders: sql<number>`coalesce(sum(${orderDayTotals.orders}), 0)::float8` })
    .from(orderDayTotals)
    .where(
      and(
        eq(orderDayTotals.store_id, store_id),
        eq(orderDayTotals.date_by, date_by),
        gte(orderDayTotals.day, dayOf(from)),
        to && lte(orderDayTotals.day, dayOf(to)),
      ),
    );
  return (days?.orders ?? 0) <= few;
}
