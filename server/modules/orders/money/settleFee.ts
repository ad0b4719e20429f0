import { feeInTotal, feeOwed, feeStateOf } from '#contract/bookings/bookingFee';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { unpaidStatus } from '#contract/orders/refunds';
import { changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockVisibleOrder } from '../lockVisibleOrder';
import { paidInPart } from '../moves/moveEffects';
import { loadOrderRecord, type OrderRow } from '../orderRecord';
import { presentOrder, withActions } from '../presentOrder';
import { ruleViolation } from '../refusals';
import { loadOrderRules } from '../storeTerms';
import { followOrder } from './gatewayRequests';

/** The booking without its fee. */
function waived(row: OrderRow) {
  const total = row.total - feeInTotal(row);
  return {
    ...{ booking_fee: null, fee_due_at: null, fee_charged: 0, fee_tax: 0 },
    ...{ tax: row.tax - row.fee_tax, total, payment_status: unpaidStatus(total, row.payment_status) },
  };
}

/** Guests have paid the fee of their booking in cash, or the store keeps their table without it. */
export const settleBookingFee: Handler<'settle_booking_fee'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const actor = storeActor(session);
  const order = await db.transaction(async (tx) => {
    const row = await lockVisibleOrder(tx, session, body.order_id);
    if (row.version !== body.version) {
      const seen = presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
      throw changedMeanwhile(withActions(seen, session, rules, at));
    }
    // The cash of an order paid by card has no place in the ledger.
    const isPossible = feeStateOf(row) === 'due' && (body.how === 'waived' || row.paid_by === 'cash');
    if (!isPossible) throw ruleViolation(errorCodes.PAYMENT_FAILED, 'order_id', { due: feeOwed(row) });
    const amount = feeOwed(row);
    const set = body.how === 'waived' ? waived(row) : paidInPart(row, amount);
    const kind = body.how === 'waived' ? 'fee_waived' : 'fee_paid_in_cash';
    const after = await alterOrder(tx, row, { set, happenings: [{ kind, actor, detail: { amount } }] }, at);
    // A card that was saved for it is charged no more.
    await followOrder(tx, { ...row, ...set }, at);
    return after;
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, at), message: successCodes.ORDER_UPDATED };
};
