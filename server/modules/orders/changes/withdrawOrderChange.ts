import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForDeed } from '../lockForDeed';
import { withActions } from '../presentOrder';
import { loadOrderRules } from '../storeTerms';
import { assertPending, presentChange } from './changeRecords';
import { settleChange, settledHappening } from './settleChange';

/** The store takes back what it asked of the customer. */
export const withdrawOrderChange: Handler<'withdraw_order_change'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const actor = storeActor(session);
  const done = await db.transaction(async (tx) => {
    const { row } = await lockForDeed(
      tx,
      { order_id: body.order_id },
      'withdraw_change',
      { session, rules, now: at },
      () => new CallError(errorCodes.CHANGE_NOT_PENDING),
    );
    const pending = await assertPending(tx, row, body.change_id);
    const change = await settleChange(tx, pending, 'withdrawn', actor, at);
    const happenings = [settledHappening(change, 'withdrawn', actor)] as const;
    return { order: await alterOrder(tx, row, { set: {}, happenings }, at), change: presentChange(change) };
  });
  wakeOutbox();
  return {
    order: withActions(done.order, session, rules, at),
    change: done.change,
    message: successCodes.ORDER_CHANGE_WITHDRAWN,
  };
};
