import { errorCodes } from '#contract/codes/errorCodes';
import { maySeeOrder } from '#contract/orders/orderSight';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { loadOrderRecord, readDeliveryLog } from '../orders/service';

/** The search for somebody to deliver an order, from its first step on. */
export const getDeliveryLog: Handler<'get_delivery_log'> = async ({ order_id }, { db, session }) => {
  // Refuses an order that the store does not have, rather than showing an empty search.
  const { order } = await loadOrderRecord(db, session.store_id, order_id);
  if (!maySeeOrder(session.grants, order)) throw new CallError(errorCodes.NOT_PERMITTED);
  return { data: await readDeliveryLog(db, session.store_id, order_id) };
};
