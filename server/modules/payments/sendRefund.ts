import { and, eq, isNull } from 'drizzle-orm';
import { ownFailures } from '#contract/payments/paymentFailure';
import type { Database } from '#server/db/database';
import { paymentRefunds } from '#server/db/schema/payments';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { alterOrder, lockOrder, systemActor } from '../orders/service';
import { isRefund, type RefundRow } from './paymentRows';
import { canTryAgain, refundTries } from './retries';
import { syncPayment } from './syncPayment';
import type { DueRefund } from './takeDue';

/** It isn't at its gateway yet. Messages that arrive while it is asked for can say otherwise. */
const isUnmade = (refund: RefundRow) =>
  and(isRefund(refund), eq(paymentRefunds.state, 'waiting'), isNull(paymentRefunds.number));

/** A gateway won't make a refund: that is work for someone of the store, who is told. */
async function fail(db: Database, { refund, payment }: DueRefund, failure: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.store_id, payment.order_id);
    const set = { state: 'failed', failure, next_try_at: null } as const;
    const failed = await tx
      .update(paymentRefunds)
      .set(set)
      .where(isUnmade(refund))
      .returning({ id: paymentRefunds.id });
    if (failed.length === 0) return;
    const detail = { refund_id: refund.order_refund_id };
    const happening = { kind: 'refund_failed', actor: systemActor, detail } as const;
    await alterOrder(tx, order, { set: {}, happenings: [happening] }, now);
  });
}

/** Leaves a refund for its next attempt, after the last one to someone of the store. The next one after the last only looks for it. */
async function postpone(db: Database, due: DueRefund, failure: string, now: Date): Promise<void> {
  if (due.refund.tries > refundTries) return fail(db, due, failure, now);
  await db.update(paymentRefunds).set({ failure }).where(isUnmade(due.refund));
}

/** Leaves a refund that the gateway refused for its next attempt, or for someone of the store. */
async function refuse(db: Database, due: DueRefund, failure: string, now: Date): Promise<void> {
  const { refund } = due;
  if (!canTryAgain(refund, failure)) return fail(db, due, failure, now);
  // The gateway remembers with its key that it didn't make it.
  await db
    .update(paymentRefunds)
    .set({ failure, round: refund.round + 1 })
    .where(isUnmade(refund));
}

/**
 * Looks whether a refund was made although its reply was lost: gateways forget keys after a day, and would make it again.
 *
 * @returns whether it has to be made; not if the gateway doesn't tell now
 */
async function isMissing(db: Database, gateways: StoreGateways, due: DueRefund, now: Date) {
  const { refund, payment } = due;
  const synced = await syncPayment(db, gateways, payment, now);
  if ('failure' in synced) {
    await postpone(db, due, synced.failure, now);
    return false;
  }
  const [after] = await db.select().from(paymentRefunds).where(isRefund(refund));
  return after?.state === 'waiting' && after.number === null;
}

/**
 * Makes a refund at its gateway. The key is the same in each attempt, so it is made once; after one that may have succeeded,
 * the next attempt looks for it.
 */
export async function sendRefund(db: Database, gateways: StoreGateways, due: DueRefund, now: Date): Promise<void> {
  const { refund, payment } = due;
  const account = await gateways.find(db, payment.store_id, payment.gateway);
  if (!account || payment.payment === null) {
    return postpone(db, due, ownFailures.notSetUp, now);
  }
  // Sent before, and still under way there.
  if (refund.number === null) {
    const isRepeated = refund.tries > 1 || refund.round > 0;
    if (isRepeated && !(await isMissing(db, gateways, due, now))) return;
    if (refund.tries > refundTries) return fail(db, due, refund.failure, now);
    const money = { amount: refund.amount, currency: payment.currency };
    const key = refund.round === 0 ? refund.id : `${refund.id}:${refund.round}`;
    const result = await account.gateway.refund({ key, payment: payment.payment, money });
    if (result.kind === 'later') return postpone(db, due, result.reason, now);
    if (result.kind !== 'done') return refuse(db, due, 'reason' in result ? result.reason : ownFailures.partial, now);
    const { id: number, state, failure = '' } = result.value;
    if (state === 'failed') return refuse(db, due, failure || ownFailures.failed, now);
    await db
      .update(paymentRefunds)
      .set({ number, state, failure, ...(state === 'done' && { next_try_at: null }) })
      .where(isRefund(refund));
  }
  await syncPayment(db, gateways, payment, now);
}
