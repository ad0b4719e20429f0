import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { maySeeBoard } from '#contract/orders/boards';
import { fullName } from '#contract/providers/fullName';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { mapInTurns } from '#server/http/inTurns';
import { presentOrder, withActions } from '../presentOrder';
import { keptFrom } from '../totals/totalsSource';
import { orderListStatements } from './orderListStatements';

/** Scanning this many orders is as fast as finding a common name among all orders with the index. */
const few = 3_000;

/** Whether a history search covers days with few orders, according to the stored daily totals. */
async function isOfFewOrders(
  db: Database,
  body: Pick<ParsedBodyOf<'get_order_list'>, 'board' | 'query' | 'start_date' | 'end_date' | 'date_by'>,
  session: Session,
): Promise<boolean> {
  const { board, query, date_by = 'ended_at', start_date, end_date } = body;
  if (board !== 'history' || !query || !start_date) return false;
  const { store_id } = session;
  const from = businessDay(start_date, session).start.toISOString();
  const [days] = await db
    .select({
      orders: sql<number>`coalesce(sum(${orderDayTotals.orders}), 0)::float8`,
      areKept: sql<boolean>`coalesce(${keptFrom(store_id)} <= ${from}::timestamptz, true)`,
    })
    .from(orderDayTotals)
    .where(
      and(
        eq(orderDayTotals.store_id, store_id),
        eq(orderDayTotals.date_by, date_by),
        gte(orderDayTotals.day, start_date),
        end_date ? lte(orderDayTotals.day, end_date) : undefined,
      ),
    );
  return days?.areKept === true && days.orders <= few;
}

/** Everyone who may have delivered, by name; people who have left are still in the orders. */
export const getHistoryProviderList: Handler<'get_history_provider_list'> = async (_body, { db, session }) => {
  const rows = await db
    .select({ _id: providers.id, first_name: providers.first_name, last_name: providers.last_name })
    .from(providers)
    .where(eq(providers.store_id, session.store_id))
    .orderBy(asc(providers.first_name), asc(providers.last_name), asc(providers.id));
  const data = rows.map(({ _id, ...names }) => ({ _id, name: fullName(names) }));
  return { data, count: data.length };
};

type ListBody = ParsedBodyOf<'get_order_list'>;

function assertBoard({ board }: ListBody, { grants }: Session): void {
  if (board && !maySeeBoard(board, grants)) throw new CallError(errorCodes.NOT_PERMITTED);
}

/** One page of a board or of an order list. */
export const getOrderList: Handler<'get_order_list'> = async (body, { db, session, now }) => {
  assertBoard(body, session);
  const at = now();
  const list = orderListStatements(db, body, session, at, await isOfFewOrders(db, body, session));
  // Read before the orders: the rows that follow include everything the stream sent up to this number.
  const [frame] = await list.frame();
  if (!frame) throw new CallError(errorCodes.NO_DATA_FOUND);
  const records = await list.page(frame);
  const { rules } = frame;
  const data = await mapInTurns(records, (record) => withActions(presentOrder(record), session, rules, at));
  return { data, count: frame.count, seq: frame.seq };
};
