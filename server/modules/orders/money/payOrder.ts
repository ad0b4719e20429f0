import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { amountDueOf } from '#contract/orders/amountDueOf';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { customerActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { paidInFull } from '../moves/moveEffects';
import { lockOrder } from '../orderRecord';
import { ruleViolation } from '../refusals';
import { loadOrderRules } from '../storeTerms';
import { followOrder } from './gatewayRequests';

/**
 * A customer's card has paid what was due: at a terminal, or online at a store without a gateway of its own. The platform doesn't handle
 * cash: it is paid at handover.
 */
export const payOrder: Handler<'platform/pay_order'> = async (body, { db, now, paymentGateways, wakeOutbox }) => {
  const at = now();
  if (body.taken !== 'terminal' && (await paymentGateways.isOn(db, body.store_id)))
    throw new CallError(errorCodes.CARD_PAYMENT_NOT_DECLARED);
  await loadOrderRules(db, body.store_id);
  const order = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, body.store_id, body.order_id);
    const due = row.paid_by === 'card' ? amountDueOf(row) : 0;
    if (body.amount !== due) throw ruleViolation(errorCodes.PAYMENT_FAILED, 'amount', { due });
    const paid = { kind: 'paid', actor: customerActor(row.customer_name), detail: { amount: due } } as const;
    const set = paidInFull(row);
    const after = await alterOrder(tx, row, { set, happenings: [paid] }, at);
    // A card that was held or is to be charged for it no longer is.
    await followOrder(tx, { ...row, ...set }, at);
    return after;
  });
  wakeOutbox();
  return { order, message: successCodes.PAID };
};
