import { addSeconds, max } from 'date-fns';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { gatewayEvents, paymentRefunds, payments } from '#server/db/schema/payments';
import { isEvent } from './handleEvent';
import { isPayment, isRefund, type PaymentRow, type RefundRow } from './paymentRows';
import { nextTry } from './retries';

/*
 * Each claims the next row that is due, for one attempt: other processes only see it after the attempt has had its time.
 */

export function takePayment(db: Database, now: Date): Promise<PaymentRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(payments)
      .where(lte(payments.next_try_at, now))
      .orderBy(asc(payments.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    const tries = row.tries + 1;
    await tx
      .update(payments)
      .set({ tries, next_try_at: nextTry(row.tries, now) })
      .where(isPayment(row));
    return { ...row, tries };
  });
}

/** A refund with its payment. Those of a payment whose charge is under way wait for it. */
export interface DueRefund {
  refund: RefundRow;
  payment: PaymentRow;
}

/**
 * The longest that a refund can take with all of its requests. Some gateways would make two of them, if another process sent it
 * meanwhile.
 */
const refundSeconds = 120;

export function takeRefund(db: Database, now: Date): Promise<DueRefund | undefined> {
  return db.transaction(async (tx) => {
    const ofPayment: SQL | undefined = and(
      eq(payments.store_id, paymentRefunds.store_id),
      eq(payments.id, paymentRefunds.payment_id),
    );
    const [row] = await tx
      .select({ refund: paymentRefunds, payment: payments })
      .from(paymentRefunds)
      .innerJoin(payments, ofPayment)
      .where(lte(paymentRefunds.next_try_at, now))
      .orderBy(asc(paymentRefunds.next_try_at))
      .limit(1)
      .for('update', { of: paymentRefunds, skipLocked: true });
    if (!row) return undefined;
    const tries = row.refund.tries + 1;
    const again = max([nextTry(row.refund.tries, now), addSeconds(now, refundSeconds)]);
    await tx.update(paymentRefunds).set({ tries, next_try_at: again }).where(isRefund(row.refund));
    return { ...row, refund: { ...row.refund, tries } };
  });
}

export function takeEvent(db: Database, now: Date): Promise<typeof gatewayEvents.$inferSelect | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(gatewayEvents)
      .where(lte(gatewayEvents.next_try_at, now))
      .orderBy(asc(gatewayEvents.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    await tx
      .update(gatewayEvents)
      .set({ next_try_at: nextTry(row.tries, now) })
      .where(isEvent(row));
    return row;
  });
}
