import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderChanges, orderRefunds } from '#server/db/schema/orderChanges';
import { orderItems, orders } from '#server/db/schema/orders';
import type { AuditRecords, AuditSubject } from '../audit/service';

const lines = sql<{ _id: string; name: string[]; quantity: number; total: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('_id', l.line::text, 'name', l.name, 'quantity', l.quantity, 'total', l.total) order by l.line)
  from ${orderItems} l where l.store_id = orders.store_id and l.order_id = orders.id), '[]'::jsonb)`;

/** The state of the last change of its lines, which may be pending. */
const changeState = sql<string | null>`(select c.state from ${orderChanges} c
  where c.store_id = orders.store_id and c.order_id = orders.id order by c.id desc limit 1)`;

const refunded = sql<number>`(select coalesce(sum(r.amount), 0)::float8 from ${orderRefunds} r
  where r.store_id = orders.store_id and r.order_id = orders.id and r.taken_back_at is null)`;

/** The reason for the last refund that wasn't taken back. */
const refundReason = sql<string | null>`(select r.reason from ${orderRefunds} r
  where r.store_id = orders.store_id and r.order_id = orders.id and r.taken_back_at is null order by r.at desc, r.id desc limit 1)`;

const are = (storeId: string, ids: readonly string[]) =>
  and(eq(orders.store_id, storeId), inArray(orders.id, [...ids]));

async function load(tx: Database, storeId: string, ids: readonly string[]): Promise<AuditRecords> {
  const rows = await tx
    .select({
      id: orders.id,
      unique_id: orders.unique_id,
      order_type: orders.order_type,
      order_status: orders.order_status,
      delivery_status: orders.delivery_status,
      payment_status: orders.payment_status,
      total: orders.total,
      table_number: orders.table_number,
      joined_tables: orders.joined_tables,
      persons: orders.persons,
      schedule_at: sql<string | null>`to_json(${orders.schedule_at}) #>> '{}'`,
      address: sql<string | null>`${orders.delivery_address} ->> 'address'`,
      address_note: sql<string | null>`${orders.delivery_address} ->> 'note'`,
      location: sql<number[] | null>`${orders.delivery_address} -> 'location'`,
      phone: sql<string>`concat_ws(' ', ${orders.customer_country_phone_code}, ${orders.customer_phone})`,
      reason: orders.reason,
      lines,
      change_state: changeState,
      refunded,
      refund_reason: refundReason,
    })
    .from(orders)
    .where(are(storeId, ids));
  return new Map(
    rows.map(({ id, unique_id, joined_tables, ...values }) => {
      const table_number = joined_tables?.map(({ number }) => number).join(' + ') ?? values.table_number;
      return [id, { name: [String(unique_id)], values: { ...values, table_number } }];
    }),
  );
}

/**
 * How the audit log sees an order when more than its status changes: edited, corrected, refunded, changed to pickup.
 * `writeStep` records status changes without this comparison.
 */
export const orderSubject: AuditSubject = {
  lists: ['lines'],
  load,
  async lockAndLoad(tx, storeId, ids) {
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(are(storeId, ids))
      .orderBy(asc(orders.id))
      .for('no key update');
    // After the lock: a statement that waits for it would read lines and refunds from before the wait.
    return load(tx, storeId, ids);
  },
};
