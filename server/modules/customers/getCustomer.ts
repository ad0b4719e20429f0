import { and, count, desc, eq, max, notInArray } from 'drizzle-orm';
import type { EarlierOrder } from '#contract/entities/customer';
import { limits } from '#contract/limits';
import { calledOffStatuses } from '#contract/orders/statuses';
import { customers } from '#server/db/schema/customers';
import { orders } from '#server/db/schema/orders';
import type { Handler } from '#server/http/handler';
import { type OrderRecord, selectOrders } from '../orders/service';
import { areOrdersOf, isCustomer, presentNote } from './customerNotes';

/** The fields that a ticket takes from an earlier order. It doesn't need the delivery person or the address. */
const presentEarlier = ({ order, lines }: OrderRecord): EarlierOrder => ({
  _id: order.id,
  unique_id: order.unique_id,
  order_type: order.order_type,
  created_at: order.created_at.toISOString(),
  items: lines,
  total: order.total,
  currency: order.currency,
});

/** Returns what the store knows about a phone number. Orders for one-off customers are counted, but not listed. */
export const getCustomer: Handler<'get_customer'> = async ({ country_phone_code, phone }, { db, session }) => {
  const customer = { store_id: session.store_id, country_phone_code, phone };
  const [note] = await db.select().from(customers).where(isCustomer(customer));
  const [all] = await db
    .select({ order_count: count(), last_order_at: max(orders.created_at) })
    .from(orders)
    .where(areOrdersOf(customer));
  const last = await selectOrders(db)
    .where(
      and(
        areOrdersOf(customer),
        eq(orders.is_one_off_customer, false),
        notInArray(orders.order_status, [...calledOffStatuses]),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(limits.customerOrdersMax);
  return {
    note: note && presentNote(note),
    order_count: all?.order_count ?? 0,
    last_order_at: all?.last_order_at?.toISOString(),
    last_orders: last.map(presentEarlier),
  };
};
