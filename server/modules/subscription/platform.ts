import { eq } from 'drizzle-orm';
import type { Plan } from '#contract/billing/plans';
import {
  type Agreement,
  endBefore,
  paymentMade,
  type Subscription,
  stateOf,
  unsettledUntil,
} from '#contract/billing/subscription';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { billingInvoices } from '#server/db/schema/billing';
import type { CallContext, Handler } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';
import { bookInvoice } from './bookInvoice';
import { creditInvoice } from './credit';
import { type InvoiceRow, isInvoice } from './issueInvoice';
import { needBilling, notCharged } from './plans';
import { agreementOf, presentSubscription } from './presentSubscription';
import { seeToRefund } from './refundInvoices';
import { runStore } from './runBilling';
import { type Billed, lockSubscription, writeTerms } from './subscriptionRows';

type Context = CallContext<'platform'>;
type Body = Parameters<Handler<'platform/set_subscription'>>[0];

const free = (plan: Plan): Plan => ({ ...plan, month: 0, year: 0, extra_order: 0 });

/** A given plan begins today, or when the trial ends. Nothing is charged for the change itself. */
function withGrantedPlan({ row, today }: Billed, agreement: Agreement): Subscription {
  const { terms } = row;
  const isTrial = stateOf(terms, today) === 'trial' && terms.trial_ends_on !== null;
  const anchor = isTrial && terms.trial_ends_on ? terms.trial_ends_on : today;
  const past = unsettledUntil(terms, endBefore(terms, today));
  return { ...terms, ...past, agreement, anchor, billed: 0, next: null, is_cancelled: false, arrears: null };
}

/** The terms that the platform sets. An unpaid invoice stays unpaid until it is forgiven. */
function changedTerms(context: Context, billed: Billed, { trial_ends_on, plan, is_exempt }: Body): Subscription {
  const { terms } = billed.row;
  const exempt = is_exempt === undefined ? terms : { ...terms, is_exempt };
  const extended =
    trial_ends_on === undefined
      ? exempt
      : {
          ...exempt,
          trial_ends_on,
          trial_mailed: null,
          ...(terms.billed === 0 && terms.agreement && { anchor: trial_ends_on }),
        };
  if (!plan) return extended;
  if (terms.arrears) throw refusedAt('plan', errorCodes.SUBSCRIPTION_REQUIRED);
  const agreement = agreementOf(context.env, plan);
  const granted = (taken: Agreement) => withGrantedPlan({ ...billed, row: { ...billed.row, terms: extended } }, taken);
  if (!plan.is_free) return granted(agreement);
  // A gift doesn't begin with an invoice: extra orders of the time before are forgiven.
  const { unsettled: _forgiven, ...gift } = granted({ ...agreement, plan: free(agreement.plan) });
  return gift;
}

async function findInvoice(tx: Database, storeId: string, id: string): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select()
    .from(billingInvoices)
    .where(isInvoice({ store_id: storeId, id }));
  // While a charge has no answer, the card may have paid it.
  const isOpen = invoice?.state === 'created';
  if (!invoice || isOpen || invoice.number === null || invoice.kind === 'credit_note')
    throw refusedAt('forgive', errorCodes.NO_DATA_FOUND);
  const subject = `credit/${id}`;
  const [credit] = await tx.select().from(billingInvoices).where(eq(billingInvoices.subject, subject));
  if (credit) throw refusedAt('forgive', errorCodes.NO_DATA_FOUND);
  return invoice;
}

/**
 * Takes an invoice back by a credit note; the invoice itself never changes. What was paid by card is refunded and booked
 * after the commit, by `runStore`.
 */
async function forgive(tx: Database, { env, billing, now }: Context, billed: Billed, id: string, note: string) {
  const invoice = await findInvoice(tx, billed.row.store_id, id);
  const isPaid = invoice.state === 'paid';
  const refunds = isPaid && invoice.paid_by === 'card' && invoice.total > 0 ? invoice.payment : null;
  if (refunds !== null && !billing) throw notCharged('forgive', 'no_account');
  const credit = await creditInvoice(tx, { env, now }, billed, invoice, note, refunds);
  if (!isPaid) {
    await tx.update(billingInvoices).set({ state: 'success', paid_at: now() }).where(isInvoice(invoice));
    await writeTerms(tx, billed.row, paymentMade(billed.row.terms, billed.today), now());
  }
  const from = invoice.paid_by === 'payout' ? 'platform' : 'bank';
  if (isPaid && refunds === null) await bookInvoice(tx, credit, billed.store, from, now());
}

export const setSubscription: Handler<'platform/set_subscription'> = async (body, context) => {
  needBilling(context);
  const { db, env, now } = context;
  const { store_id } = body;
  await db.transaction(async (tx) => {
    const billed = await lockSubscription(tx, env, store_id, now());
    if (body.refund) await seeToRefund(tx, billed, body.refund, now());
    if (body.forgive) await forgive(tx, context, billed, body.forgive, body.reason);
    await writeTerms(tx, billed.row, changedTerms(context, billed, body), now());
  });
  if (await runStore(context, store_id)) context.wakeOutbox();
  context.messages.refreshAccess(store_id);
  return { subscription: await presentSubscription(db, env, store_id, now()) };
};
