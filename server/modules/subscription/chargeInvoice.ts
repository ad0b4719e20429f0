import { addHours, addMinutes } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { paymentFailed, paymentMade } from '#contract/billing/subscription';
import { billingLimits } from '#contract/billingLimits';
import type { Database } from '#server/db/database';
import { billingInvoices, subscriptions } from '#server/db/schema/billing';
import type { GatewayPayment } from '#server/gateways/payments/paymentGateway';
import { mailOwner } from './billingMails';
import type { BillingTools } from './billingTools';
import { bookInvoice } from './bookInvoice';
import { creditInvoice } from './credit';
import { finalise, type InvoiceRow, isInvoice } from './issueInvoice';
import { invoiceNumber } from './presentInvoice';
import { type Billed, lockSubscription, readDefaultCard, writeTerms } from './subscriptionRows';

/**
 * - `settled`: paid, or there was nothing to pay
 * - `declined`: the card wasn't charged
 * - `later`: no answer yet; the same charge is asked for again, with the same key
 */
export type ChargeOutcome = { kind: 'settled' } | { kind: 'declined'; reason: string } | { kind: 'later' };

type Payment =
  | { kind: 'none' }
  | { kind: 'waived' }
  | { kind: 'paid'; payment: string; card: string }
  | { kind: 'payout' };

/** An answer that won't change. */
type Answer =
  | { kind: 'none' }
  | { kind: 'waived' }
  | { kind: 'paid'; payment: GatewayPayment }
  | { kind: 'declined'; isHard: boolean; reason: string };

/** A gateway keeps keys for a day. After this time, the same one could charge a second time. */
const keyHours = 20;

/** Refusals that are about us, so that the store's days don't begin. All others are about its card or the sum. */
const ourFaults: readonly string[] = ['wrong_keys', 'missing_rights', 'StripeIdempotencyError'];

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
  if (payment.kind === 'waived') {
    await creditInvoice(tx, { env, now }, billed, { ...invoice, ...issued }, '');
    return;
  }
  await bookInvoice(tx, issued, store, payment.kind === 'payout' ? 'platform' : 'bank', at);
  await mailOwner(tx, env, billed, { event: 'invoice_paid', invoice: { ...invoice, ...issued } }, at);
}

/** The card wasn't charged. A change of plan is dropped; for an issued invoice, the days of the schedule begin. */
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
    .set({ state: 'fail', tries: sql`${billingInvoices.tries} + 1`, asked_at: null, gateway_card: null })
    .where(isInvoice(invoice));
  const terms = paymentFailed(billed.row.terms, billed.today, isHard);
  await writeTerms(tx, billed.row, terms, now());
}

interface Claim {
  invoice: InvoiceRow;
  customer: string;
  isRepeated: boolean;
}

/** Keeps the card and the time of a try when it is asked for first: a repeated request has to be the same. */
const claim = ({ db, now }: BillingTools, invoice: InvoiceRow): Promise<Claim | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ customer: subscriptions.customer })
      .from(subscriptions)
      .where(eq(subscriptions.store_id, invoice.store_id))
      .for('update');
    const [current] = await tx.select().from(billingInvoices).where(isInvoice(invoice));
    if (!current) return null;
    const customer = row?.customer ?? '';
    if (current.state !== 'created' || current.asked_at) return { invoice: current, customer, isRepeated: true };
    const card = await readDefaultCard(tx, invoice.store_id);
    if (!card) return { invoice: current, customer, isRepeated: false };
    const request = { gateway_card: card.gateway_card, asked_at: now() };
    await tx.update(billingInvoices).set(request).where(isInvoice(invoice));
    return { invoice: { ...current, ...request }, customer, isRepeated: false };
  });

/** Charges the card of a try. A store without one is declined for good. @returns `null` without an answer */
async function askGateway(tools: BillingTools, { invoice, customer, isRepeated }: Claim): Promise<Answer | null> {
  const { db, billing, now, log } = tools;
  const { id, store_id, gateway_card: card, asked_at, tries } = invoice;
  if (!card || !customer) return { kind: 'declined', isHard: true, reason: 'no_card' };
  if (isRepeated && asked_at && addHours(asked_at, keyHours) <= now()) {
    log.error({ store_id, invoice: id }, 'a charge had no answer: look for this reference at the gateway');
    return { kind: 'declined', isHard: true, reason: 'later' };
  }
  const result = await billing?.chargeCard({
    key: `${id}/${tries}`,
    money: { amount: invoice.total, currency: invoice.currency },
    ...{ customer, card, reference: id, isCaptured: true },
    description: invoice.number === null ? 'Storedesk' : `Storedesk ${invoiceNumber(invoice)}`,
  });
  if (result?.kind === 'done') return { kind: 'paid', payment: result.value };
  if (result?.kind === 'declined') return result;
  if (result?.kind === 'refused' && !ourFaults.includes(result.reason)) {
    log.error({ store_id, result }, 'the gateway refused a charge of a subscription');
    if (result.reason === 'amount_too_small') return { kind: 'waived' };
    return { kind: 'declined', isHard: true, reason: result.reason };
  }
  log.error({ store_id, result }, 'a subscription could not be charged');
  // Nothing was charged, so the time of the key hasn't begun.
  if (result?.kind !== 'later' && !isRepeated)
    await db.update(billingInvoices).set({ asked_at: null, gateway_card: null }).where(isInvoice(invoice));
  return null;
}

/** Gives back what was charged for an invoice that something else has settled. */
async function giveBack({ billing, log }: BillingTools, invoice: InvoiceRow, payment: GatewayPayment): Promise<void> {
  const { id, store_id } = invoice;
  const money = { amount: payment.captured, currency: payment.currency };
  const refund = await billing?.refund({ key: `twice/${payment.id}`, payment: payment.id, money });
  log.error({ store_id, invoice: id, payment: payment.id, refund }, 'an invoice was charged twice, and is refunded');
}

/** Writes an answer once, under the subscription's lock. */
async function writeAnswer(tools: BillingTools, invoice: InvoiceRow, answer: Answer): Promise<ChargeOutcome> {
  const { db, env, now } = tools;
  const { twice, ...outcome } = await db.transaction(
    async (tx): Promise<ChargeOutcome & { twice?: GatewayPayment }> => {
      const billed = await lockSubscription(tx, env, invoice.store_id, now());
      const [current] = await tx.select().from(billingInvoices).where(isInvoice(invoice));
      const isSettled = current?.state === 'paid' || current?.state === 'success';
      if (!current || isSettled) {
        const isTwice = answer.kind === 'paid' && answer.payment.id !== current?.payment;
        const twice = isTwice ? { twice: answer.payment } : {};
        return isSettled ? { kind: 'settled', ...twice } : { kind: 'declined', reason: 'gone', ...twice };
      }
      if (answer.kind === 'declined') {
        const isThisTry = current.state === 'created' && current.tries === invoice.tries;
        if (isThisTry) await decline(tx, tools, billed, current, answer.isHard);
        return { kind: 'declined', reason: answer.reason };
      }
      const { payment } = answer.kind === 'paid' ? answer : { payment: null };
      const paid = payment && ({ kind: 'paid', payment: payment.id, card: payment.card?.last4 ?? '' } as const);
      await settle(tx, tools, billed, current, paid ?? (answer.kind === 'waived' ? answer : { kind: 'none' }));
      return { kind: 'settled' };
    },
  );
  if (twice) await giveBack(tools, invoice, twice);
  return outcome;
}

/**
 * Charges an invoice, outside any transaction: a gateway takes seconds. A second request has the same key and card. After
 * the key's time nothing is asked again; a payment that was made after all comes with the gateway's message.
 */
export async function chargeInvoice(tools: BillingTools, invoice: InvoiceRow): Promise<ChargeOutcome> {
  const { db, now } = tools;
  if (invoice.total <= 0) return writeAnswer(tools, invoice, { kind: 'none' });
  const claimed = await claim(tools, invoice);
  if (!claimed) return { kind: 'declined', reason: 'gone' };
  const { state } = claimed.invoice;
  if (state === 'paid' || state === 'success') return { kind: 'settled' };
  if (state !== 'created') return { kind: 'declined', reason: 'generic_decline' };
  const answer = await askGateway(tools, claimed);
  if (answer) return writeAnswer(tools, claimed.invoice, answer);
  const wake_at = addMinutes(now(), billingLimits.unansweredMinutes);
  await db.update(subscriptions).set({ wake_at }).where(eq(subscriptions.store_id, invoice.store_id));
  return { kind: 'later' };
}

/** Settles the invoice of a payment whose answer was lost, or gives the money back. @returns the store, if it is ours */
export async function takePayment(tools: BillingTools, id: string): Promise<string | null> {
  const read = await tools.billing?.readPayment(id);
  if (read?.kind !== 'done' || read.value.state !== 'paid' || read.value.refunds.length > 0) return null;
  const isKnown = and(eq(sql`${billingInvoices.id}::text`, read.value.reference), eq(billingInvoices.kind, 'invoice'));
  const [invoice] = await tools.db.select().from(billingInvoices).where(isKnown);
  const isAll = invoice?.total === read.value.captured && invoice.currency === read.value.currency;
  if (!invoice || !isAll) return null;
  await writeAnswer(tools, invoice, { kind: 'paid', payment: read.value });
  return invoice.store_id;
}
