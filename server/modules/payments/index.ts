import { and, eq, sql } from 'drizzle-orm';
import type { paymentCalls, platformPaymentCalls } from '#contract/calls/payments';
import { errorCodes } from '#contract/codes/errorCodes';
import { paymentRefunds } from '#server/db/schema/payments';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { bookingOf, loadPayments, lockVisibleOrder } from '../orders/service';
import { siteDomain } from '../website/service';
import { gatewayEventHandlers } from './gatewayEventCalls';
import { startPayment } from './startPayment';

/** The calls of `contract/calls/payments`. */
export const paymentHandlers: Handlers<keyof typeof paymentCalls | keyof typeof platformPaymentCalls> = {
  ...gatewayEventHandlers,
  async make_payment_link({ order_id, return_address, cancel_address }, { db, session, paymentGateways, now }) {
    const named = { store_id: session.store_id, order_id };
    // Only for accounts that can see the order.
    await db.transaction((tx) => lockVisibleOrder(tx, session, order_id));
    const domain = await siteDomain(db, session.store_id, now());
    const places = domain === null ? { return_address, cancel_address } : { return_address: `https://${domain}/` };
    return { payment: await startPayment(db, paymentGateways, named, places, now()) };
  },
  async pay_guest_booking({ token, ...places }, { db, paymentGateways, now }) {
    const { store_id, id: order_id } = await bookingOf(db, token);
    return { payment: await startPayment(db, paymentGateways, { store_id, order_id }, places, now()) };
  },
  async retry_payment_refund({ order_id, refund_id }, { db, session, now }) {
    const { store_id } = session;
    await db.transaction(async (tx) => {
      await lockVisibleOrder(tx, session, order_id);
      const refunds = await loadPayments(tx, store_id, order_id);
      const isOfOrder = refunds.some((payment) => payment.refunds.some(({ _id }) => _id === refund_id));
      if (!isOfOrder) throw new CallError(errorCodes.NO_DATA_FOUND);
      const again = await tx
        .update(paymentRefunds)
        .set({
          ...{ state: 'waiting', number: null, failure: '', tries: 0, next_try_at: now() },
          round: sql`${paymentRefunds.round} + 1`,
        })
        .where(
          and(
            eq(paymentRefunds.store_id, store_id),
            eq(paymentRefunds.id, refund_id),
            eq(paymentRefunds.state, 'failed'),
            eq(paymentRefunds.is_foreign, false),
          ),
        )
        .returning({ id: paymentRefunds.id });
      if (again.length === 0) throw new CallError(errorCodes.NO_DATA_FOUND);
    });
    return { payments: await loadPayments(db, store_id, order_id) };
  },
  async 'platform/start_payment'({ store_id, order_id, ...places }, { db, paymentGateways, now }) {
    return { payment: await startPayment(db, paymentGateways, { store_id, order_id }, places, now()) };
  },
};
