import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { cardDueOf } from '#contract/orders/amountDueOf';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { customerActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { paidByCard } from '../moves/moveEffects';
import { lockOrder } from '../orderRecord';
import { ruleViolation } from '../refusals';
import { loadOrderRules } from '../storeTerms';
import { followOrder } from './gatewayRequests';

/**
 * A customer's card has paid what was due: at a terminal, or online at a store without a gateway of its own. The platform doesn't handle
 * cash: it is paid at handover. Of an order paid in cash, the fee of a booking is due by card.
 */
export const payOrder: Handler<'platform/pay_order'> = async (body, { db, now, paymentGateways, wakeOutbox }) => {
  const at = now();
  if (body.taken !== 'terminal' && (await paymentGateways.isOn(db, body.store_id)))
    throw new CallError(errorCodes.CARD_PAYMENT_NOT_DECLARED);
  await loadOrderRules(db, body.store_id);
  const order = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, body.store_id, body.order_id);
    const due = cardDueOf(row);
    if (body.amount !== due) throw ruleViolation(errorCodes.PAYMENT_FAILED, 'amount', { due });
    const paid = { kind: 'paid', actor: customerActor(row.customer_name), detail: { amount: due } } as const;
    const set = paidByCard(row, due);
    const after = await alterOrder(tx, row, { set, happenings: [paid] }, at);
    // A card that was held or is to be charged for it no longer is.
    await followOrder(tx, { ...row, ...set }, at);
    return after;
  });
  wakeOutbox();
  return { order, message: successCodes.PAID };
};
