import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { Minor } from '#contract/money';
import { amountGoneBack, deliveryDiscount, paymentStatusOf, refundable, unpaidStatus } from '#contract/orders/refunds';
import { afterPickUp, isFinal } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { type Actor, storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { asksForCode } from '../asksForCode';
import { type LockedOrder, lockForOperation } from '../lockVisibleOrder';
import { writeRefund } from '../money/orderRefunds';
import { withdrawDeliveryOffers } from '../moves/withdrawDeliveryOffers';
import type { Happening } from '../orderEvent';
import { withActions } from '../presentOrder';
import { movedMeanwhile } from '../refusals';
import { loadOrderRules } from '../storeTerms';

/** 655 with the current order if it has left or ended since, 654 if it isn't a delivery still waiting for someone. */
const tooLate = (order: OrderSnapshot): CallError =>
  isFinal(order.order_status) || (order.delivery_status !== null && afterPickUp.includes(order.delivery_status))
    ? movedMeanwhile(order)
    : new CallError(errorCodes.DELIVERY_REQUEST_FAILED);

/**
 * Takes the delivery's price off the amount due and refunds the rest if it was paid, up to what is left of it. Refunds of items
 * don't include the fee; a refund without items may have, so the fee isn't refunded twice.
 */
async function feeBack(tx: Database, { row, order }: LockedOrder, fee: Minor, actor: Actor, now: Date) {
  if (row.paid_amount === 0)
    return { set: { payment_status: unpaidStatus(row.total - fee, row.payment_status) }, happenings: [] };
  const notPaid = Math.min(row.extra_due, fee);
  const paid = { ...row, extra_due: row.extra_due - notPaid };
  const due = notPaid > 0 ? { extra_due: paid.extra_due, payment_status: paymentStatusOf(paid) } : {};
  const owed = row.total - fee - amountGoneBack(order);
  const amount = Math.min(refundable(row), fee - notPaid, row.paid_amount - row.refunded - owed);
  if (amount <= 0) return { set: due, happenings: [] };
  const { set, happening } = await writeRefund(tx, paid, { kind: 'change', amount, lines: [], reason: '' }, actor, now);
  return { set: { ...due, ...set }, happenings: [happening] };
}

/**
 * No one can deliver, so the customer collects: the search ends, the fee is removed and refunded, and the order
 * becomes a pickup.
 */
export const changeToPickup: Handler<'change_to_pickup'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const order = await db.transaction(async (tx) => {
    const locked = await lockForOperation(tx, body, 'change_to_pickup', { session, rules, now: at }, tooLate);
    const { row, order } = locked;
    await withdrawDeliveryOffers(tx, row, at);
    const actor = storeActor(session);
    // What the customer pays for the delivery: an offer may take some of the fee off.
    const off = deliveryDiscount(order);
    const fee = row.delivery_fee - off;
    const money = await feeBack(tx, locked, fee, actor, at);
    const set = {
      order_type: 'pickup',
      // A pickup has no delivery status.
      delivery_status: null,
      delivery_fee: 0,
      discount: row.discount - off,
      total: row.total - fee,
      is_confirmation_code_required: asksForCode(rules, { ...row, order_type: 'pickup' }),
      ...money.set,
    } as const;
    const became: Happening = { kind: 'became_pickup', actor };
    return alterOrder(tx, row, { set, happenings: [became, ...money.happenings] }, at);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};
