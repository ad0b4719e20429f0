import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ParsedBodyOf } from '#contract/calls/index';
import type { paymentCalls, platformPaymentCalls } from '#contract/calls/payments';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { paymentRefunds } from '#server/db/schema/payments';
import { CallError } from '#server/http/callError';
import type { Handlers, Session } from '#server/http/handler';
import { alterOrder, bookingOf, loadPayments, lockVisibleOrder, type OrderRow, storeActor } from '../orders/service';
import { siteDomain } from '../website/service';
import { gatewayEventHandlers } from './gatewayEventCalls';
import { isRefund } from './paymentRows';
import { startPayment } from './startPayment';

/**
 * Changes a refund of ours that failed at its gateway. 1000 if there is none.
 *
 * @param follow what else happens, with the refund of the order that it is a part of
 */
async function changeFailedRefund(
  db: Database,
  session: Session,
  { order_id, refund_id }: ParsedBodyOf<'retry_payment_refund'>,
  set: PgUpdateSetSource<typeof paymentRefunds>,
  follow?: (tx: Database, changed: { order: OrderRow; refundId: string }) => Promise<unknown>,
) {
  const { store_id } = session;
  await db.transaction(async (tx) => {
    const order = await lockVisibleOrder(tx, session, order_id);
    const refunds = await loadPayments(tx, store_id, order_id);
    const isOfOrder = refunds.some((payment) => payment.refunds.some(({ _id }) => _id === refund_id));
    if (!isOfOrder) throw new CallError(errorCodes.NO_DATA_FOUND);
    const isFailed = and(eq(paymentRefunds.state, 'failed'), eq(paymentRefunds.is_foreign, false));
    const [changed] = await tx
      .update(paymentRefunds)
      .set(set)
      .where(and(isRefund({ store_id, id: refund_id }), isFailed))
      .returning({ refundId: paymentRefunds.order_refund_id });
    if (!changed) throw new CallError(errorCodes.NO_DATA_FOUND);
    await follow?.(tx, { order, ...changed });
  });
  return { payments: await loadPayments(db, store_id, order_id) };
}

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
  async retry_payment_refund(body, { db, session, now }) {
    return changeFailedRefund(db, session, body, {
      ...{ state: 'waiting', number: null, failure: '', tries: 0, next_try_at: now() },
      round: sql`${paymentRefunds.round} + 1`,
    });
  },
  async settle_payment_refund(body, { db, session, now }) {
    const settled = { kind: 'refund_settled', actor: storeActor(session) } as const;
    return changeFailedRefund(db, session, body, { state: 'settled' }, async (tx, { order, refundId }) => {
      const happening = { ...settled, detail: { refund_id: refundId } };
      await alterOrder(tx, order, { set: {}, happenings: [happening] }, now());
    });
  },
  async 'platform/start_payment'({ store_id, order_id, ...places }, { db, paymentGateways, now }) {
    return { payment: await startPayment(db, paymentGateways, { store_id, order_id }, places, now()) };
  },
};
