import { addMinutes, subMinutes } from 'date-fns';
import { and, asc, eq, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { caughtUp } from '#contract/billing/caughtUp';
import { graceDays, lockDay } from '#contract/billing/dunning';
import type { BillingLine } from '#contract/billing/planChange';
import { extraOrders, priceOf } from '#contract/billing/plans';
import {
  billed as afterBilling,
  type BillingStep,
  currentPeriod,
  dueStep,
  dunned,
  type Subscription,
  type Unsettled,
} from '#contract/billing/subscription';
import { billingLimits } from '#contract/billingLimits';
import type { Database } from '#server/db/database';
import { billingInvoices, subscriptions } from '#server/db/schema/billing';
import { stores } from '#server/db/schema/stores';
import { isOutage } from '#server/db/unavailable';
import { hasBilling } from '#server/envBilling';
import { mailOwner } from './billingMails';
import type { BillingTools } from './billingTools';
import { chargeInvoice } from './chargeInvoice';
import { forgetCards } from './forgetCards';
import { draftInvoice, finalise, type InvoiceRow, isInvoice, isUnpaidInvoice } from './issueInvoice';
import { refundInvoices } from './refundInvoices';
import { writeStanding } from './standing';
import { addSubscription, type Billed, lockSubscription, writeTerms } from './subscriptionRows';
import { ordersIn } from './use';

/**
 * The invoice of the period that begins, with the orders of the last one that its price didn't include.
 *
 * @param before the terms before a time without billing was caught up, which still know the last period
 */
export async function periodLines(
  tx: Database,
  { row, store }: Billed,
  { agreement, period }: Extract<BillingStep, { kind: 'bill' }>,
  before: Subscription = row.terms,
): Promise<BillingLine[]> {
  const { plan, interval } = agreement;
  const lines: BillingLine[] = [{ kind: 'period', plan: plan.name, period, amount: priceOf(plan, interval) }];
  const last = currentPeriod(before);
  const isOver = last !== null && before.agreement !== null && last.to <= period.from;
  const settled: readonly Unsettled[] = [
    ...(before.unsettled ?? []),
    ...(isOver && before.agreement ? [{ agreement: before.agreement, period: last }] : []),
  ];
  for (const past of settled) {
    const used = await ordersIn(tx, store, past.period, before.timezone);
    const { count, amount } = extraOrders(past.agreement.plan, past.agreement.interval, used);
    if (count > 0)
      lines.push({ kind: 'extra_orders', plan: past.agreement.plan.name, period: past.period, count, amount });
  }
  return lines;
}

async function unpaid(tx: Database, storeId: string): Promise<InvoiceRow | undefined> {
  const isUnpaid = and(eq(billingInvoices.store_id, storeId), isUnpaidInvoice);
  const [found] = await tx.select().from(billingInvoices).where(isUnpaid).orderBy(asc(billingInvoices.created_at));
  return found;
}

/** Carries out one step. What is to be charged is an invoice `created`, which is charged after the commit. */
async function take(
  tx: Database,
  { env, now }: BillingTools,
  billed: Billed,
  step: BillingStep,
  before: Subscription,
): Promise<void> {
  const { row } = billed;
  const at = now();
  if (step.kind === 'bill') {
    const lines = await periodLines(tx, billed, step, before);
    // A plan that the platform gives again can begin on the day of the one before.
    const subject = `period/${step.period.from}/${row.version}`;
    const draft = await draftInvoice(tx, env, billed, { subject, lines, firstDay: step.period.from }, at);
    await writeTerms(tx, row, afterBilling(row.terms), at);
    await finalise(tx, draft, at);
    return;
  }
  if (step.kind === 'trial_mail') {
    await writeTerms(tx, row, { ...row.terms, trial_mailed: step.days }, at);
    const day = row.terms.trial_ends_on ?? billed.today;
    // Mails for days that have passed aren't sent late.
    if (step.on === billed.today || step.days === 0)
      await mailOwner(tx, env, billed, { event: step.days === 0 ? 'subscription_locked' : 'trial_ending', day }, at);
    return;
  }
  const since = row.terms.arrears?.since ?? billed.today;
  await writeTerms(tx, row, dunned(row.terms, step.kind === 'lock' ? graceDays : step.day), at);
  const invoice = await unpaid(tx, row.store_id);
  if (step.kind === 'lock') {
    await mailOwner(tx, env, billed, { event: 'subscription_locked', day: lockDay(since) }, at);
    return;
  }
  if (!invoice) return;
  if (step.isMailed) await mailOwner(tx, env, billed, { event: 'payment_failed', invoice, day: lockDay(since) }, at);
  if (step.isRetried) await tx.update(billingInvoices).set({ state: 'created' }).where(isInvoice(invoice));
}

/** The next invoice that waits for the gateway: an issued one, or a change of plan whose payment had no answer. */
async function toCharge(
  db: Database,
  storeId: string,
  now: Date,
  unanswered: readonly string[],
): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(billingInvoices)
    .where(
      and(
        eq(billingInvoices.store_id, storeId),
        eq(billingInvoices.state, 'created'),
        eq(billingInvoices.kind, 'invoice'),
        notInArray(billingInvoices.id, [...unanswered]),
        or(
          isNotNull(billingInvoices.number),
          lt(billingInvoices.created_at, subMinutes(now, billingLimits.unansweredMinutes)),
        ),
      ),
    )
    .orderBy(asc(billingInvoices.created_at))
    .limit(1);
  return found;
}

/** Looks at a subscription again at a time, unless that is due before. */
const wakeAt = (tx: Database, storeId: string, at: Date) =>
  tx
    .update(subscriptions)
    .set({ wake_at: sql`least(${subscriptions.wake_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(subscriptions.store_id, storeId));

/** Far more steps than a store can have missed. */
const stepsMax = 200;

/**
 * Does everything that is due for a store, in order: each step once, however often and in how many processes this runs. Calls
 * run it before they change anything.
 *
 * @returns whether anything changed that open pages show
 */
export async function runStore(tools: BillingTools, storeId: string): Promise<boolean> {
  const { db, env, now } = tools;
  const unanswered: string[] = [];
  const nextRefund = await refundInvoices(tools, storeId);
  for (let count = 0; count < stepsMax; count += 1) {
    const invoice = await toCharge(db, storeId, now(), unanswered);
    if (invoice) {
      const isLater = (await chargeInvoice(tools, invoice)).kind === 'later';
      if (isLater && invoice.number !== null) return false;
      if (isLater) unanswered.push(invoice.id);
      continue;
    }
    const changed = await db.transaction(async (tx): Promise<boolean | null> => {
      const billed = await lockSubscription(tx, env, storeId, now());
      const before = billed.row.terms;
      const terms = caughtUp(before, billed.today);
      const step = dueStep(terms, billed.today);
      // A change of plan without an answer decides what is billed next.
      const isWaiting = step?.kind === 'bill' && unanswered.length > 0;
      // Until then, the last period has to be known: its extra orders aren't billed yet.
      if (terms !== before && !isWaiting) await writeTerms(tx, billed.row, terms, now());
      if (!step || isWaiting) {
        const isNew = await writeStanding(tx, billed, now());
        if (unanswered.length > 0) await wakeAt(tx, storeId, addMinutes(now(), billingLimits.unansweredMinutes));
        else if (nextRefund) await wakeAt(tx, storeId, nextRefund);
        return isNew;
      }
      await take(tx, tools, billed, step, before);
      return null;
    });
    if (changed !== null) return changed;
  }
  return false;
}

/** Stores that have no subscription yet: those from before this version, and new ones. They get a trial from today on. */
async function addMissing({ db, env, now }: BillingTools): Promise<void> {
  const missing = await db
    .select({ store: stores })
    .from(stores)
    .leftJoin(subscriptions, eq(subscriptions.store_id, stores.id))
    .where(and(isNull(subscriptions.store_id), isNull(stores.deleted_at)))
    .orderBy(asc(stores.id))
    .limit(100);
  for (const { store } of missing) await db.transaction((tx) => addSubscription(tx, store, env, now()));
}

const atOnce = 100;

/**
 * Looks at every subscription whose time has come. Where billing was switched off, no store stays locked.
 *
 * @returns how many stores' pages have news, for the outbox
 */
export async function runBilling(tools: BillingTools): Promise<number> {
  const { db, env, now, log } = tools;
  if (!hasBilling(env)) {
    await db.update(stores).set({ billing: null }).where(isNotNull(stores.billing));
    return 0;
  }
  await addMissing(tools);
  const due = await db
    .select({ id: subscriptions.store_id })
    .from(subscriptions)
    .innerJoin(stores, eq(stores.id, subscriptions.store_id))
    .where(and(lte(subscriptions.wake_at, now()), isNull(stores.deleted_at)))
    .orderBy(asc(subscriptions.wake_at))
    .limit(atOnce);
  let changed = 0;
  for (const { id } of due)
    try {
      if (await runStore(tools, id)) changed += 1;
      await forgetCards(tools, id);
    } catch (error) {
      if (isOutage(error)) throw error;
      // Others' subscriptions don't wait for it.
      log.error({ err: error, store_id: id }, 'a subscription could not be brought up to date');
      await db
        .update(subscriptions)
        .set({ wake_at: sql`${now().toISOString()}::timestamptz + interval '10 minutes'` })
        .where(eq(subscriptions.store_id, id));
    }
  return changed;
}
