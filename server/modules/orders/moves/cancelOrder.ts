import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { checkTransition } from '#contract/orders/allowedActions';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import { flagsOf } from '#contract/storeFlags';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { customerActor } from '../actor';
import { loadOrderRecord, lockOrder } from '../orderRecord';
import { factsOf, presentOrder } from '../presentOrder';
import { movedMeanwhile } from '../refusals';
import { loadStoreTerms } from '../storeTerms';
import { moveOrder } from './moveOrder';

/** The customer cancels: free while the order is new, then at the store's charge within its limit, and refused after that. */
export const cancelOrder: Handler<'platform/cancel_order'> = async (body, { db, now, wakeOutbox }) => {
  const at = now();
  const { store, rules } = await loadStoreTerms(db, body.store_id);
  const order = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, store.id, body.order_id);
    const asSeen = async () => presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
    if (body.from !== undefined && row.order_status !== body.from) throw movedMeanwhile(await asSeen());

    const to = orderStatus.CANCELLED_BY_CUSTOMER;
    const verdict = checkTransition(factsOf(row), 'order', to, {
      actor: 'customer',
      grants: null,
      flags: flagsOf(store),
      rules,
      now: at,
    });
    if ('refused' in verdict) {
      if (isFinal(row.order_status)) throw movedMeanwhile(await asSeen());
      const tooLate = verdict.refused === 'guard';
      throw new CallError(tooLate ? errorCodes.CANCEL_LIMIT_PASSED : errorCodes.ORDER_CANCEL_FAILED);
    }
    const actor = customerActor(row.customer_name);
    const move = { axis: 'order', from: row.order_status, to, actor, reason: body.reason } as const;
    return moveOrder(tx, row, { moves: [move] }, { rules, now: at });
  });
  wakeOutbox();
  return { order, message: successCodes.ORDER_CANCELLED };
};
