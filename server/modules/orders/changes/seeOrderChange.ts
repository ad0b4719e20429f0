import { successCodes } from '#contract/codes/successCodes';
import { changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForDeed } from '../lockForDeed';
import { withActions } from '../presentOrder';
import { loadOrderRules } from '../storeTerms';

/** Somebody in the kitchen has seen what changed. */
export const seeOrderChange: Handler<'see_order_change'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const order = await db.transaction(async (tx) => {
    const { row } = await lockForDeed(tx, body, 'see_change', { session, rules, now: at }, changedMeanwhile);
    const happenings = [{ kind: 'change_seen', actor: storeActor(session) }] as const;
    return alterOrder(tx, row, { set: { seen_items: null, items_changed_at: null }, happenings }, at);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};
