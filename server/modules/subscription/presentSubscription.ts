import { and, asc, eq } from 'drizzle-orm';
import { lockDay } from '#contract/billing/dunning';
import { changePlan } from '#contract/billing/planChange';
import { cheapestPlan, costsOf, type Plan } from '#contract/billing/plans';
import { type Agreement, currentPeriod, nextStep, stateOf } from '#contract/billing/subscription';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BillingCard, PlanPreview, SubscriptionView } from '#contract/entities/subscription';
import type { Database } from '#server/db/database';
import { billingInvoices } from '#server/db/schema/billing';
import type { Env } from '#server/env';
import { plansOf, sellerOf } from '#server/envBilling';
import { refusedAt } from '#server/records/refusals';
import { readBalance, readRequested } from '../ledger/service';
import { isUnpaidInvoice, priced } from './issueInvoice';
import { presentInvoice } from './presentInvoice';
import { periodLines } from './runBilling';
import { type Billed, type CardRow, lockSubscription, readCards } from './subscriptionRows';
import { readUse } from './use';

export const presentCard = ({ id, brand, last4, exp_month, exp_year, is_default }: CardRow): BillingCard => ({
  ...{ _id: id, brand, last4, exp_month, exp_year, is_default },
});

/** @throws 1000 if there is no such plan */
export function agreementOf(env: Env, chosen: { plan: string; interval: Agreement['interval'] }): Agreement {
  const plan = plansOf(env).find(({ code }) => code === chosen.plan);
  if (!plan) throw refusedAt('plan', errorCodes.NO_DATA_FOUND);
  return { plan, interval: chosen.interval };
}

/** A change of plan with its exact amounts: the preview, and what is charged, come from here. */
export function previewOf(env: Env, { row, today }: Billed, agreement: Agreement) {
  const seller = sellerOf(env);
  const change = changePlan(row.terms, agreement, today);
  const sums = priced(change.lines, seller, row.details);
  const each = { kind: 'period', plan: agreement.plan.name, period: { from: today, to: today } } as const;
  const { total: price } = priced([{ ...each, amount: change.price }], seller, row.details);
  const preview: PlanPreview = { ...sums, when: change.when, on: change.on, price };
  return { change, preview };
}

async function readArrears(db: Database, { row }: Billed): Promise<SubscriptionView['arrears']> {
  const { arrears } = row.terms;
  if (!arrears) return null;
  const isUnpaid = and(eq(billingInvoices.store_id, row.store_id), isUnpaidInvoice);
  const [invoice] = await db.select().from(billingInvoices).where(isUnpaid).orderBy(asc(billingInvoices.created_at));
  const { since, is_hard } = arrears;
  return invoice ? { since, is_hard, locks_on: lockDay(since), invoice: presentInvoice(invoice, null) } : null;
}

async function nextCharge(db: Database, env: Env, billed: Billed): Promise<SubscriptionView['next_charge']> {
  const step = nextStep(billed.row.terms);
  if (step?.kind !== 'bill') return null;
  return { on: step.on, ...priced(await periodLines(db, billed, step), sellerOf(env), billed.row.details) };
}

/** The part of the balance that can be taken: nothing that is requested already. */
export async function payoutAvailable(db: Database, { store }: Billed, env: Env): Promise<number> {
  if (store.currency !== env.BILLING_CURRENCY || store.payouts_frozen_at) return 0;
  return Math.max(0, (await readBalance(db, store.id)) - (await readRequested(db, store.id)));
}

/** The page's whole view. Reads under the lock, so that nothing it shows belongs to two states. */
export async function presentBilled(db: Database, env: Env, billed: Billed, now: Date): Promise<SubscriptionView> {
  const { row, store, today } = billed;
  const { terms } = row;
  const plans: readonly Plan[] = plansOf(env);
  const use = await readUse(db, store, now);
  return {
    version: row.version,
    state: stateOf(terms, today),
    timezone: terms.timezone,
    currency: env.BILLING_CURRENCY,
    today,
    trial_ends_on: terms.trial_ends_on,
    agreement: terms.agreement,
    period: currentPeriod(terms),
    next: terms.next,
    is_cancelled: terms.is_cancelled,
    next_charge: await nextCharge(db, env, billed),
    arrears: await readArrears(db, billed),
    details: row.details,
    cards: (await readCards(db, store.id)).map(presentCard),
    plans: [...plans],
    use: { ...use, costs: costsOf(plans, use), cheapest: cheapestPlan(plans, use)?.code ?? null },
    payout_available: await payoutAvailable(db, billed, env),
    seller: sellerOf(env).name,
    is_test: env.BILLING_STRIPE_KEY === '',
  };
}

/** A store's subscription, as its page shows it. */
export const presentSubscription = (db: Database, env: Env, storeId: string, now: Date): Promise<SubscriptionView> =>
  db.transaction(async (tx) => presentBilled(tx, env, await lockSubscription(tx, env, storeId, now), now));
