import { and, eq, inArray, sql } from 'drizzle-orm';
import { orderItems, orders } from '#server/db/schema/orders';
import type { TrailSubject } from '../audit/service';

const lines = sql<{ _id: string; name: string[]; quantity: number; total: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('_id', l.line::text, 'name', l.name, 'quantity', l.quantity, 'total', l.total) order by l.line)
  from ${orderItems} l where l.store_id = ${orders.store_id} and l.order_id = ${orders.id}), '[]'::jsonb)`;

/**
 * How the trail sees an order where more than its status changes: edited, refunded, made a pickup. Steps along its statuses are written by
 * `noteStep`, without this reading before and after.
 */
export const orderSubject: TrailSubject = {
  lists: ['lines'],
  async load(tx, storeId, ids) {
    const rows = await tx
      .select({
        id: orders.id,
        unique_id: orders.unique_id,
        order_type: orders.order_type,
        order_status: orders.order_status,
        delivery_status: orders.delivery_status,
        payment_status: orders.payment_status,
        total: orders.total,
        reason: orders.reason,
        lines,
      })
      .from(orders)
      .where(and(eq(orders.store_id, storeId), inArray(orders.id, [...ids])));
    return new Map(rows.map(({ id, unique_id, ...values }) => [id, { name: [String(unique_id)], values }]));
  },
};
