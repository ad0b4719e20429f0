import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { erasedMark } from '#contract/erasure';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { fieldsNotValid } from '#server/http/callError';
import { notFound } from '#server/records/refusals';

/** The parts of an order that an erasure needs. */
const columns = {
  id: orders.id,
  unique_id: orders.unique_id,
  is_open: orders.is_open,
  name: orders.customer_name,
  country_phone_code: orders.customer_country_phone_code,
  phone: orders.customer_phone,
  email: orders.customer_email,
  delivery_address: orders.delivery_address,
  order_comment: orders.order_comment,
  delivery_comment: orders.delivery_comment,
};

const selectOrders = (tx: Database, condition: SQL | undefined) =>
  tx.select(columns).from(orders).where(condition).orderBy(asc(orders.id));

type CustomerOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** A customer as an erasure finds them: their number, if they have one, and all their orders, locked. */
export interface ErasedCustomer {
  store_id: string;
  country_phone_code: string;
  phone: string;
  orders: [CustomerOrder, ...CustomerOrder[]];
}

async function numberOf(tx: Database, store_id: string, body: ParsedBodyOf<'erase_customer'>) {
  const { order_id, country_phone_code, phone } = body;
  if (order_id !== undefined) {
    const [order] = await selectOrders(tx, and(eq(orders.store_id, store_id), eq(orders.id, order_id)));
    if (!order || order.name === erasedMark) throw notFound(errorCodes.ORDER_DETAIL_NOT_FOUND, 'order_id');
    return { country_phone_code: order.country_phone_code, phone: order.phone };
  }
  if (phone === undefined || country_phone_code === undefined)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'order_id', code: 'required' }]);
  return { country_phone_code, phone };
}

/**
 * Finds and locks the orders of a customer: all with their number, or the one order if it has no number.
 *
 * @throws 637 if the store has no such order, or its customer was erased; 1000 at `phone` if no order has the number
 */
export async function lockCustomer(
  tx: Database,
  store_id: string,
  body: ParsedBodyOf<'erase_customer'>,
): Promise<ErasedCustomer> {
  const number = await numberOf(tx, store_id, body);
  const ofStore = eq(orders.store_id, store_id);
  const areTheirs = number.phone
    ? and(eq(orders.customer_phone, number.phone), eq(orders.customer_country_phone_code, number.country_phone_code))
    : eq(orders.id, body.order_id ?? '');
  // Not `for update`: a change of a review refers to its order once more after it has locked the review, and would wait here.
  const [first, ...more] = await selectOrders(tx, and(ofStore, areTheirs)).for('no key update');
  if (!first) throw notFound(errorCodes.NO_DATA_FOUND, 'phone');
  return { store_id, ...number, orders: [first, ...more] };
}
