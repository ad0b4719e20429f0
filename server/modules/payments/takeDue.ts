import { and, asc, eq, lte, not, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { gatewayEvents, paymentRefunds, payments, unverifiedMessages } from '#server/db/schema/payments';
import type { Account } from './gatewayRound';
import { isEvent } from './handleEvent';
import { isPayment, isRefund, type PaymentRow, type RefundRow } from './paymentRows';
import { nextRefundTry, nextTry } from './retries';

/** Not of accounts that didn't answer in this round. */
const isNotOf = (
  silent: readonly Account[],
  { store_id, gateway }: typeof payments | typeof gatewayEvents | typeof unverifiedMessages,
): SQL[] => silent.map((account) => not(and(eq(store_id, account.store_id), eq(gateway, account.gateway)) as SQL));

/*
 * Each claims the next row that is due, for one attempt: other processes only see it after the attempt has had its time.
 */

export function takePayment(db: Database, now: Date, silent: readonly Account[]): Promise<PaymentRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(payments)
      .where(and(lte(payments.next_try_at, now), ...isNotOf(silent, payments)))
      .orderBy(asc(payments.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    const claim = { tries: row.tries + 1, asked_at: row.tries === 0 ? now : row.asked_at };
    await tx
      .update(payments)
      .set({ ...claim, next_try_at: nextTry(row.tries, now) })
      .where(isPayment(row));
    return { ...row, ...claim };
  });
}

/** A refund with its payment. Those of a payment whose charge is under way wait for it. */
export interface DueRefund {
  refund: RefundRow;
  payment: PaymentRow;
}

export function takeRefund(db: Database, now: Date, silent: readonly Account[]): Promise<DueRefund | undefined> {
  return db.transaction(async (tx) => {
    const ofPayment: SQL | undefined = and(
      eq(payments.store_id, paymentRefunds.store_id),
      eq(payments.id, paymentRefunds.payment_id),
    );
    const [row] = await tx
      .select({ refund: paymentRefunds, payment: payments })
      .from(paymentRefunds)
      .innerJoin(payments, ofPayment)
      .where(and(lte(paymentRefunds.next_try_at, now), ...isNotOf(silent, payments)))
      .orderBy(asc(paymentRefunds.next_try_at))
      .limit(1)
      .for('update', { of: paymentRefunds, skipLocked: true });
    if (!row) return undefined;
    const tries = row.refund.tries + 1;
    await tx
      .update(paymentRefunds)
      .set({ tries, next_try_at: nextRefundTry(row.refund.tries, now) })
      .where(isRefund(row.refund));
    return { ...row, refund: { ...row.refund, tries } };
  });
}

export function takeEvent(
  db: Database,
  now: Date,
  silent: readonly Account[],
): Promise<typeof gatewayEvents.$inferSelect | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(gatewayEvents)
      .where(and(lte(gatewayEvents.next_try_at, now), ...isNotOf(silent, gatewayEvents)))
      .orderBy(asc(gatewayEvents.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    const tries = row.tries + 1;
    await tx
      .update(gatewayEvents)
      .set({ tries, next_try_at: nextTry(row.tries, now) })
      .where(isEvent(row));
    return { ...row, tries };
  });
}

export function takeUnverified(
  db: Database,
  now: Date,
  silent: readonly Account[],
): Promise<typeof unverifiedMessages.$inferSelect | undefined> {
  return db.transaction(async (tx) => {
    const { store_id, id } = unverifiedMessages;
    const [row] = await tx
      .select()
      .from(unverifiedMessages)
      .where(and(lte(unverifiedMessages.next_try_at, now), ...isNotOf(silent, unverifiedMessages)))
      .orderBy(asc(unverifiedMessages.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    const tries = row.tries + 1;
    await tx
      .update(unverifiedMessages)
      .set({ tries, next_try_at: nextTry(row.tries, now) })
      .where(and(eq(store_id, row.store_id), eq(id, row.id)));
    return { ...row, tries };
  });
}
