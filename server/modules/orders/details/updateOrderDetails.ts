import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForDeed } from '../lockForDeed';
import { withActions } from '../presentOrder';
import { movedMeanwhile } from '../refusals';
import { loadStoreTerms } from '../storeTerms';
import { assertOpen } from './assertOpen';
import { correctAddress } from './correctAddress';
import type { Correcting } from './correction';
import { correctPhone } from './correctPhone';
import { correctSeat } from './correctSeat';
import { correctTime } from './correctTime';

/** The store puts right where, when and by which number an order is handed over. */
export const updateOrderDetails: Handler<'update_order_details'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const terms = await loadStoreTerms(db, session.store_id);
  const { rules } = terms;
  const order = await db.transaction(async (tx) => {
    const locked = await lockForDeed(tx, body, 'correct', { session, rules, now: at }, movedMeanwhile);
    const { row, order: before } = locked;
    const correcting: Correcting = { row, items: before.items, body, terms, actor: storeActor(session), now: at };
    assertOpen(correcting, before);
    const time = await correctTime(tx, correcting);
    const parts = [
      await correctSeat(tx, correcting, time.set.due_at ?? row.due_at),
      time,
      correctAddress(correcting),
      correctPhone(correcting),
    ];
    const [first, ...others] = parts.flatMap(({ happenings }) => happenings);
    if (!first) throw new CallError(errorCodes.NOTHING_CHANGED);
    const set = Object.assign({}, ...parts.map((part) => part.set));
    return alterOrder(tx, row, { set, happenings: [first, ...others] }, at);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};
