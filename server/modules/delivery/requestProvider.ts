import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { deliveryStatus } from '#contract/orders/statuses';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { loadStoreTerms, withActions } from '../orders/service';
import { askFor } from './askFor';
import { lockForCaller } from './lockForCaller';

/** The store asks for somebody to deliver: the one given, else the nearest free one, who is then offered the order. */
export const requestProvider: Handler<'request_provider'> = async (body, { db, session, now, wakeOutbox }) => {
  const { store, rules } = await loadStoreTerms(db, session.store_id);
  const around = { store, rules, now: now() };
  const order = await db.transaction(async (tx) => {
    const row = await lockForCaller(tx, body, session, around);
    const isSearching = row.delivery_status === deliveryStatus.WAITING;
    if (isSearching && !body.provider_id) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
    return askFor(tx, row, body.provider_id, session, around);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, around.now), message: successCodes.PROVIDER_REQUESTED };
};
