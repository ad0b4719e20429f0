import type { OrderItem } from '#contract/entities/order';
import type { orderItems } from '#server/db/schema/orders';
import type { OrderRow } from '../orderRecord';

/** A line as the database keeps it. */
export const lineRow = (
  order: Pick<OrderRow, 'store_id' | 'id'>,
  { tax_rate, ...line }: OrderItem,
): typeof orderItems.$inferInsert => ({ ...line, tax: tax_rate, store_id: order.store_id, order_id: order.id });
