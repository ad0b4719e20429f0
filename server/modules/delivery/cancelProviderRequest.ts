import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { judgeMove } from '#contract/orders/allowedActions';
import { deliveryStatus } from '#contract/orders/statuses';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { factsOf, loadOrderRules, moveOrder, storeActor, withActions } from '../orders/service';
import { lockForCaller } from './lockForCaller';

/** The store takes its request back, from one who was asked as from one who is on the way to the store. */
export const cancelProviderRequest: Handler<'cancel_provider_request'> = async (
  body,
  { db, session, now, wakeOutbox },
) => {
  const around = { rules: await loadOrderRules(db, session.store_id), now: now() };
  const order = await db.transaction(async (tx) => {
    const row = await lockForCaller(tx, body, session, around);
    const { grants, flags } = session;
    const to = deliveryStatus.REQUEST_CANCELLED;
    const verdict = judgeMove(factsOf(row), 'delivery', to, { actor: 'store', grants, flags, ...around });
    if ('refused' in verdict) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
    const move = { axis: 'delivery', from: row.delivery_status, to, actor: storeActor(session) } as const;
    return moveOrder(tx, row, { moves: [move] }, around);
  });
  wakeOutbox();
  return {
    order: withActions(order, session, around.rules, around.now),
    message: successCodes.PROVIDER_REQUEST_CANCELLED,
  };
};
