import { asc, desc, eq, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { orderCountMax } from '#contract/calls/orders';
import { errorCodes } from '#contract/codes/errorCodes';
import { boardPermission } from '#contract/orders/boards';
import { isGranted } from '#contract/permissions';
import { orders } from '#server/db/schema/orders';
import { storeCounters, storeSettings } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { orderListCondition, timeColumn } from './orderListCondition';
import { selectOrders } from './orderRecord';
import { presentOrder, withActions } from './presentOrder';

type ListBody = ParsedBodyOf<'get_order_list'>;

function assertBoard({ board }: ListBody, { grants }: Session): void {
  const key = board && boardPermission[board];
  if (key && !isGranted(grants, key)) throw new CallError(errorCodes.NOT_PERMITTED);
}

/** What is due first stands first on a live board, what came last elsewhere; ties by id, so that pages do not overlap. */
function sorting({ board, sort_by, sort_order }: ListBody) {
  const time = timeColumn(board);
  const column = sort_by ? orders[sort_by] : time;
  const order = sort_order ?? (sort_by || time === orders.due_at ? 'ASC' : 'DESC');
  return (order === 'ASC' ? [column, orders.id].map(asc) : [column, orders.id].map(desc)) as [
    ReturnType<typeof asc>,
    ReturnType<typeof asc>,
  ];
}

/** A board or a list of orders, a page at a time. */
export const getOrderList: Handler<'get_order_list'> = async (body, { db, session, now }) => {
  assertBoard(body, session);
  const at = now();
  const condition = orderListCondition(body, session, at);
  // Read before the orders: whatever the stream said up to this number is in the rows that follow.
  const [frame] = await db
    .select({
      rules: storeSettings.order_rules,
      seq: sql<number>`coalesce(${storeCounters.last_seq}, 0)::float8`,
      count: sql<number>`(select count(*)::int from (select 1 from ${orders} where ${condition} limit ${orderCountMax}) counted)`,
    })
    .from(storeSettings)
    .leftJoin(storeCounters, eq(storeCounters.store_id, storeSettings.store_id))
    .where(eq(storeSettings.store_id, session.store_id));
  if (!frame) throw new CallError(errorCodes.NO_DATA_FOUND);
  const records = await selectOrders(db)
    .where(condition)
    .orderBy(...sorting(body))
    .limit(body.perPage)
    .offset((body.page - 1) * body.perPage);
  const data = records.map((record) => withActions(presentOrder(record), session, frame.rules, at));
  return { data, count: frame.count, seq: frame.seq };
};
