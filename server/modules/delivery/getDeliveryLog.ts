import type { Handler } from '#server/http/handler';
import { loadOrderRecord, readDeliveryLog } from '../orders/service';

/** The search for somebody to deliver an order, from its first step on. */
export const getDeliveryLog: Handler<'get_delivery_log'> = async ({ order_id }, { db, session }) => {
  // Refuses an order that the store does not have, rather than showing an empty search.
  await loadOrderRecord(db, session.store_id, order_id);
  return { data: await readDeliveryLog(db, session.store_id, order_id) };
};
