import { and, eq, ne, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { OrderRow } from '../orderRecord';
import { lockTable } from './lockTable';

/**
 * Refuses to seat guests at a table where others, seated before, have not finished: TABLE_NOT_FREE. Of two parties
 * at once one is judged after the other: each holds only its own order, so the table has to be held too.
 */
export async function assertSeat(tx: Database, order: OrderRow): Promise<void> {
  if (!order.table_id) return;
  await lockTable(tx, order.store_id, order.table_id);
  const [seated] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, order.store_id),
        eq(orders.is_open, true),
        eq(orders.table_id, order.table_id),
        ne(orders.id, order.id),
        sql`exists (select 1 from order_events e where e.store_id = ${orders.store_id}
          and e.order_id = ${orders.id} and e.axis = 'order' and e.to_status = ${orderStatus.ARRIVED})`,
      ),
    )
    .limit(1);
  if (seated) throw new CallError(errorCodes.TABLE_NOT_FREE);
}
