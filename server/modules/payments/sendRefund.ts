import { isPassing, ownFailures } from '#contract/payments/paymentFailure';
import type { Database } from '#server/db/database';
import { paymentRefunds } from '#server/db/schema/payments';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { alterOrder, lockOrder, systemActor } from '../orders/service';
import { isRefund } from './paymentRows';
import { refundTries } from './retries';
import { syncPayment } from './syncPayment';
import type { DueRefund } from './takeDue';

/** A gateway won't make a refund: that is work for someone of the store, who is told. */
async function fail(db: Database, { refund, payment }: DueRefund, failure: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.store_id, payment.order_id);
    await tx.update(paymentRefunds).set({ state: 'failed', failure, next_try_at: null }).where(isRefund(refund));
    const detail = { refund_id: refund.order_refund_id };
    const failed = { kind: 'refund_failed', actor: systemActor, detail } as const;
    await alterOrder(tx, order, { set: {}, happenings: [failed] }, now);
  });
}

/**
 * Leaves a refund for its next attempt, after the last one to someone of the store.
 *
 * @param isRefused whether the gateway said that it didn't make it. It remembers that with the key, so the next one is new.
 */
async function postpone(db: Database, due: DueRefund, failure: string, now: Date, isRefused = false): Promise<void> {
  const { refund } = due;
  if (refund.tries >= refundTries) return fail(db, due, failure, now);
  const round = isRefused ? refund.round + 1 : refund.round;
  await db.update(paymentRefunds).set({ failure, round }).where(isRefund(refund));
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
    const money = { amount: refund.amount, currency: payment.currency };
    const key = refund.round === 0 ? refund.id : `${refund.id}:${refund.round}`;
    const result = await account.gateway.refund({ key, payment: payment.payment, money });
    if (result.kind === 'later') return postpone(db, due, result.reason, now);
    if (result.kind === 'refused' && isPassing(result.reason)) return postpone(db, due, result.reason, now, true);
    if (result.kind !== 'done') return fail(db, due, 'reason' in result ? result.reason : ownFailures.partial, now);
    const { id: number, state, failure = '' } = result.value;
    if (state === 'failed') return fail(db, due, failure || ownFailures.failed, now);
    await db
      .update(paymentRefunds)
      .set({ number, state, failure, ...(state === 'done' && { next_try_at: null }) })
      .where(isRefund(refund));
  }
  await syncPayment(db, gateways, payment, now);
}
