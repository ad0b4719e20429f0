import { addMinutes } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { paymentFailed, paymentMade } from '#contract/billing/subscription';
import { billingLimits } from '#contract/billingLimits';
import type { Database } from '#server/db/database';
import { billingInvoices, subscriptions } from '#server/db/schema/billing';
import type { GatewayPayment, GatewayResult } from '#server/gateways/payments/paymentGateway';
import { mailOwner } from './billingMails';
import type { BillingTools } from './billingTools';
import { bookInvoice } from './bookInvoice';
import { finalise, type InvoiceRow, isInvoice } from './issueInvoice';
import { invoiceNumber } from './presentInvoice';
import { type Billed, lockSubscription, readDefaultCard, writeTerms } from './subscriptionRows';

/**
 * - `settled`: paid, or there was nothing to pay
 * - `declined`: the card wasn't charged
 * - `later`: no answer yet; the same charge is asked for again, with the same key
 */
export type ChargeOutcome = { kind: 'settled' } | { kind: 'declined'; reason: string } | { kind: 'later' };

type Payment = { kind: 'none' } | { kind: 'paid'; payment: string; card: string } | { kind: 'payout' };

/** Writes that an invoice is paid: number, ledger, and what was paid for, in one transaction. */
export async function settle(
  tx: Database,
  { env, now }: Pick<BillingTools, 'env' | 'now'>,
  billed: Billed,
  invoice: InvoiceRow,
  payment: Payment,
): Promise<void> {
  const at = now();
  const { row, store, today } = billed;
  const how =
    payment.kind === 'paid'
      ? ({ state: 'paid', paid_by: 'card', payment: payment.payment, card: payment.card } as const)
      : payment.kind === 'payout'
        ? ({ state: 'paid', paid_by: 'payout' } as const)
        : ({ state: 'success' } as const);
  await tx
    .update(billingInvoices)
    .set({ ...how, paid_at: at, change: null })
    .where(isInvoice(invoice));
  // A change of plan was prepared some seconds ago: a daily mail in between doesn't count.
  const { trial_mailed, is_exempt } = row.terms;
  const terms = invoice.change ? { ...invoice.change, trial_mailed, is_exempt } : paymentMade(row.terms, today);
  await writeTerms(tx, row, terms, at);
  const issued = await finalise(tx, { ...invoice, ...how }, at);
  await bookInvoice(tx, issued, store, payment.kind === 'payout' ? 'platform' : 'bank', at);
  await mailOwner(tx, env, billed, { event: 'invoice_paid', invoice: { ...invoice, ...issued } }, at);
}

/** The card wasn't charged. A change of plan is dropped; for an issued invoice, the days of the schedule begin, with their mails. */
async function decline(
  tx: Database,
  { now }: BillingTools,
  billed: Billed,
  invoice: InvoiceRow,
  isHard: boolean,
): Promise<void> {
  if (invoice.number === null) {
    await tx.delete(billingInvoices).where(isInvoice(invoice));
    return;
  }
  await tx
    .update(billingInvoices)
    .set({ state: 'fail', tries: sql`${billingInvoices.tries} + 1` })
    .where(isInvoice(invoice));
  const terms = paymentFailed(billed.row.terms, billed.today, isHard);
  await writeTerms(tx, billed.row, terms, now());
}

/** Charges the default card. A store without one is declined for good. */
async function askGateway(tools: BillingTools, invoice: InvoiceRow): Promise<GatewayResult<GatewayPayment>> {
  const { db, billing } = tools;
  if (!billing) return { kind: 'refused', reason: 'no account' };
  const card = await readDefaultCard(db, invoice.store_id);
  const [row] = await db
    .select({ customer: subscriptions.customer })
    .from(subscriptions)
    .where(eq(subscriptions.store_id, invoice.store_id));
  if (!card || !row?.customer) return { kind: 'declined', isHard: true, reason: 'no_card' };
  return billing.chargeCard({
    key: `${invoice.id}/${invoice.tries}`,
    money: { amount: invoice.total, currency: invoice.currency },
    customer: row.customer,
    card: card.gateway_card,
    reference: invoice.id,
    description: invoice.number === null ? 'Storedesk' : `Storedesk ${invoiceNumber(invoice)}`,
    isCaptured: true,
  });
}

/**
 * Charges an invoice, outside any transaction: a gateway takes seconds. A second request has the same key, and the
 * result is written once, under the subscription's lock.
 */
export async function chargeInvoice(tools: BillingTools, invoice: InvoiceRow): Promise<ChargeOutcome> {
  const { db, env, now, log } = tools;
  const isNothing = invoice.total <= 0;
  const result = isNothing ? null : await askGateway(tools, invoice);
  if (result?.kind === 'later' || result?.kind === 'refused' || result?.kind === 'unsupported') {
    // Our keys or their outage: nothing of the store's, so its days don't begin.
    log.error({ store_id: invoice.store_id, result }, 'a subscription could not be charged');
    const wake_at = addMinutes(now(), billingLimits.unansweredMinutes);
    await db.update(subscriptions).set({ wake_at }).where(eq(subscriptions.store_id, invoice.store_id));
    return { kind: 'later' };
  }
  return db.transaction(async (tx): Promise<ChargeOutcome> => {
    const billed = await lockSubscription(tx, env, invoice.store_id, now());
    const [current] = await tx.select().from(billingInvoices).where(isInvoice(invoice));
    if (!current) return { kind: 'declined', reason: 'gone' };
    if (current.state === 'paid' || current.state === 'success') return { kind: 'settled' };
    if (result?.kind === 'declined') {
      if (current.state === 'created') await decline(tx, tools, billed, current, result.isHard);
      return { kind: 'declined', reason: result.reason };
    }
    const paid = result && ({ kind: 'paid', payment: result.value.id, card: result.value.card?.last4 ?? '' } as const);
    await settle(tx, tools, billed, current, paid ?? { kind: 'none' });
    return { kind: 'settled' };
  });
}
