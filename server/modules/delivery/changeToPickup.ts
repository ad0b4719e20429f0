import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { canBecomePickup } from '#contract/orders/changeToPickup';
import { deliveryStatus } from '#contract/orders/statuses';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { changeOrder, factsOf, loadStoreTerms, storeActor, withActions } from '../orders/service';
import { lockForCaller } from './lockForCaller';

/** Nobody brings it, so the customer comes: the search ends, the fee is taken off, and the order goes on as a pickup. */
export const changeToPickup: Handler<'change_to_pickup'> = async (body, { db, session, now, wakeOutbox }) => {
  const { store, rules } = await loadStoreTerms(db, session.store_id);
  const around = { store, rules, now: now() };
  const order = await db.transaction(async (tx) => {
    const row = await lockForCaller(tx, body, session, around);
    if (!canBecomePickup(factsOf(row))) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
    const ended = {
      axis: 'delivery',
      from: row.delivery_status,
      to: deliveryStatus.REQUEST_CANCELLED,
      actor: storeActor(session),
    } as const;
    const set = {
      order_type: 'pickup',
      // A pickup has no delivery that could stand anywhere.
      delivery_status: null,
      delivery_fee: 0,
      total: row.total - row.delivery_fee,
    } as const;
    return changeOrder(tx, row, { changes: [ended], set }, around);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, around.now), message: successCodes.ORDER_UPDATED };
};
