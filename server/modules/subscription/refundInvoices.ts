import { min } from 'date-fns';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { ownFailures } from '#contract/payments/paymentFailure';
import type { Database } from '#server/db/database';
import { billingInvoices } from '#server/db/schema/billing';
import type { GatewayRefund, GatewayResult } from '#server/gateways/payments/paymentGateway';
import { refusedAt } from '#server/records/refusals';
import { canTryAgain, nextRefundTry, refundTries } from '../payments/service';
import type { BillingTools } from './billingTools';
import { bookInvoice } from './bookInvoice';
import { type InvoiceRow, isInvoice } from './issueInvoice';
import { type Billed, lockSubscription } from './subscriptionRows';

/** A credit note whose payment is to be refunded. */
type Refund = InvoiceRow & { payment: string };

/** Why a refund isn't made yet. One that was refused for good isn't asked for again automatically. */
interface NotMade {
  failure: string;
  isRefused?: boolean;
  /** The gateway has it, and can still fail. */
  isUnderWay?: boolean;
}

const underWay: NotMade = { failure: '', isUnderWay: true };

function failureOf(refund: GatewayResult<GatewayRefund> | undefined): NotMade | null {
  if (!refund) return { failure: ownFailures.notSetUp };
  if (refund.kind === 'later') return { failure: refund.reason };
  if (refund.kind !== 'done')
    return { failure: 'reason' in refund ? refund.reason : ownFailures.partial, isRefused: true };
  const { state, failure = ownFailures.failed } = refund.value;
  if (state === 'failed') return { failure, isRefused: true };
  return state === 'done' ? null : underWay;
}

/** Claims the first request for a refund: of two that run at once, one makes it. @returns whether this one does */
async function isFirst(db: Database, credit: Refund, asked_at: Date): Promise<boolean> {
  const claimed = await db
    .update(billingInvoices)
    .set({ asked_at })
    .where(and(isInvoice(credit), isNull(billingInvoices.asked_at)))
    .returning({ id: billingInvoices.id });
  return claimed.length > 0;
}

/**
 * Asks the gateway for a refund. The first time, its key alone keeps a second one away; gateways forget keys after a day, so
 * later it is looked for first. After the last attempt, it is only looked for.
 *
 * @returns `null` if it is made
 */
async function askGateway({ db, billing, now, log }: BillingTools, credit: Refund): Promise<NotMade | null> {
  const { store_id, id, payment } = credit;
  const asked_at = credit.asked_at ?? now();
  if (credit.asked_at) {
    const read = await billing?.readPayment(payment);
    if (read?.kind !== 'done') return { failure: read && 'reason' in read ? read.reason : ownFailures.noAnswer };
    const { refunds } = read.value;
    if (refunds.some(({ state }) => state === 'done')) return null;
    if (refunds.some(({ state }) => state === 'waiting')) return underWay;
    if (credit.tries >= refundTries) return { failure: credit.failure || ownFailures.failed };
  } else if (!(await isFirst(db, credit, asked_at))) return { failure: ownFailures.noAnswer };
  const money = { amount: 0 - credit.total, currency: credit.currency };
  const refund = await billing?.refund({ key: `credit/${credit.credit_of}/${asked_at.getTime()}`, payment, money });
  const notMade = failureOf(refund);
  if (notMade && !notMade.isUnderWay)
    log.error({ store_id, credit_note: id, refund }, 'a forgiven invoice could not be refunded');
  return notMade;
}

/** Writes that a refund was made, and books it once, under the subscription's lock. */
async function settle(
  tx: Database,
  { store }: Billed,
  credit: InvoiceRow,
  from: 'created' | 'fail',
  now: Date,
): Promise<void> {
  const [settled] = await tx
    .update(billingInvoices)
    .set({ state: 'success', paid_at: now, next_try_at: null, failure: '' })
    .where(and(isInvoice(credit), eq(billingInvoices.state, from)))
    .returning();
  if (settled) await bookInvoice(tx, settled, store, 'bank', now);
}

/** Leaves a refund for its next attempt, or for someone of the platform. @returns when it is asked for again */
async function postpone(
  { db, now }: BillingTools,
  credit: Refund,
  { failure, isRefused = false, isUnderWay = false }: NotMade,
): Promise<Date | null> {
  const tries = credit.tries + 1;
  const isOver = isRefused ? !canTryAgain({ tries }, failure) : !isUnderWay && tries > refundTries;
  const next_try_at = isOver ? null : nextRefundTry(credit.tries, now());
  await db
    .update(billingInvoices)
    .set({
      ...{ tries, failure, next_try_at },
      ...(isOver && { state: 'fail' as const }),
      // The gateway remembers a refusal with its key.
      ...(isRefused && { asked_at: now() }),
    })
    .where(and(isInvoice(credit), eq(billingInvoices.state, 'created')));
  return next_try_at;
}

/**
 * Refunds what was forgiven, outside any transaction: a gateway takes seconds.
 *
 * @returns when one has to be tried again
 */
export async function refundInvoices(tools: BillingTools, storeId: string): Promise<Date | null> {
  const { db, env, now } = tools;
  const { store_id, kind, state, payment, created_at } = billingInvoices;
  const waiting = await db
    .select()
    .from(billingInvoices)
    .where(and(eq(store_id, storeId), eq(kind, 'credit_note'), eq(state, 'created'), isNotNull(payment)))
    .orderBy(asc(created_at));
  const times: Date[] = [];
  for (const credit of waiting) {
    if (credit.payment === null) continue;
    const refund = { ...credit, payment: credit.payment };
    if (credit.next_try_at && credit.next_try_at > now()) {
      times.push(credit.next_try_at);
      continue;
    }
    const notMade = await askGateway(tools, refund);
    const next = notMade && (await postpone(tools, refund, notMade));
    if (next) times.push(next);
    if (!notMade)
      await db.transaction(async (tx) =>
        settle(tx, await lockSubscription(tx, env, storeId, now()), refund, 'created', now()),
      );
  }
  return times.length === 0 ? null : min(times);
}

/**
 * The platform sees to a refund that the gateway didn't make: asks for it again, or has made it another way.
 *
 * @throws 1000 if there is none
 */
export async function seeToRefund(
  tx: Database,
  billed: Billed,
  { credit_note, action }: NonNullable<ParsedBodyOf<'platform/set_subscription'>['refund']>,
  now: Date,
): Promise<void> {
  const isRefused = and(
    isInvoice({ store_id: billed.row.store_id, id: credit_note }),
    eq(billingInvoices.kind, 'credit_note'),
    eq(billingInvoices.state, 'fail'),
  );
  const [credit] = await tx.select().from(billingInvoices).where(isRefused);
  if (!credit) throw refusedAt('refund', errorCodes.NO_DATA_FOUND);
  if (action === 'settled') return settle(tx, billed, credit, 'fail', now);
  const again = { state: 'created', tries: 0, failure: '', next_try_at: null, asked_at: now } as const;
  await tx.update(billingInvoices).set(again).where(isInvoice(credit));
}
