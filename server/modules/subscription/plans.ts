import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { cancelled, resumed } from '#contract/billing/planChange';
import { isFree, type Subscription, stateOf } from '#contract/billing/subscription';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { billingInvoices, subscriptions } from '#server/db/schema/billing';
import { hasBilling } from '#server/envBilling';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';
import { lockStore } from '../ledger/service';
import { chargeInvoice, settle } from './chargeInvoice';
import { draftInvoice, type InvoiceRow, isInvoice } from './issueInvoice';
import { agreementOf, payoutAvailable, presentBilled, presentSubscription, previewOf } from './presentSubscription';
import { runStore } from './runBilling';
import {
  type Billed,
  isTrialUsed,
  lockSubscription,
  noteTrial,
  readCards,
  readDefaultCard,
  trialMarks,
  writeTerms,
} from './subscriptionRows';

type Context = CallContext<'owner'>;

/** @throws 4001 where stores don't pay by this installation */
export function needBilling({ env }: Pick<Context, 'env'>): void {
  if (!hasBilling(env)) throw new CallError(errorCodes.NOT_PERMITTED);
}

/** Brings the subscription up to date first, so that nothing is changed that was over. */
async function upToDate(context: Context): Promise<void> {
  needBilling(context);
  if (await runStore(context, context.session.store_id)) context.wakeOutbox();
}

/** After a change: the store's standing, and the page's view. */
async function changed(context: Context, message: number) {
  const { session, env, db, now } = context;
  if (await runStore(context, session.store_id)) context.wakeOutbox();
  context.messages.refreshAccess(session.store_id);
  return { message, subscription: await presentSubscription(db, env, session.store_id, now()) };
}

/** @throws 644 with the reason, at a field */
export const notCharged = (path: string, reason: string): CallError =>
  fieldsNotValid(errorCodes.PAYMENT_FAILED, [{ path, code: String(errorCodes.PAYMENT_FAILED), params: { reason } }]);

/** The marks of what a store pays with. Its address is looked at when it begins. */
const marksOf = async (tx: Database, { row }: Billed): Promise<(string | null)[]> => [
  trialMarks.taxId(row.details),
  ...(await readCards(tx, row.store_id)).map(({ trial_hash }) => trial_hash),
];

/** A store's business had its trial elsewhere: what it chooses begins today. */
async function withoutSecondTrial(tx: Database, billed: Billed): Promise<void> {
  const { row, today } = billed;
  if (stateOf(row.terms, today) !== 'trial') return;
  for (const mark of await marksOf(tx, billed))
    if (await isTrialUsed(tx, row.store_id, mark)) row.terms = { ...row.terms, trial_ends_on: today };
}

export const getSubscription: Handler<'get_subscription'> = async (_body, context) => {
  await upToDate(context);
  const { db, env, session, now } = context;
  return { subscription: await presentSubscription(db, env, session.store_id, now()) };
};

export const previewPlan: Handler<'preview_plan'> = async (body, context) => {
  needBilling(context);
  const { db, env, session, now } = context;
  const agreement = agreementOf(env, body);
  return db.transaction(async (tx) => {
    const billed = await lockSubscription(tx, env, session.store_id, now());
    await withoutSecondTrial(tx, billed);
    return { preview: previewOf(env, billed, agreement).preview };
  });
};

type UnansweredChange = InvoiceRow & { change: Subscription };

/** The change of plan whose payment has no answer yet. */
async function unansweredChange(tx: Database, storeId: string): Promise<UnansweredChange | undefined> {
  const { store_id, state, number } = billingInvoices;
  const isUnanswered = and(eq(store_id, storeId), eq(state, 'created'), isNull(number));
  const [draft] = await tx.select().from(billingInvoices).where(isUnanswered);
  return draft?.change ? { ...draft, change: draft.change } : undefined;
}

/** Writes what such a change becomes once it is paid. */
const writeChange = (tx: Database, invoice: InvoiceRow, change: Subscription) =>
  tx.update(billingInvoices).set({ change }).where(isInvoice(invoice));

/** Plans the change, or writes the invoice that has to be paid first. */
async function beginChange(
  tx: Database,
  { env, session, now }: Context,
  body: Parameters<Handler<'subscribe'>>[0],
): Promise<{ draft: InvoiceRow | null; isFirst: boolean }> {
  const billed = await lockSubscription(tx, env, session.store_id, now());
  const { row, today } = billed;
  if (row.terms.arrears) throw new CallError(errorCodes.SUBSCRIPTION_REQUIRED);
  for (const mark of await marksOf(tx, billed)) await noteTrial(tx, row.store_id, mark, now());
  await withoutSecondTrial(tx, billed);
  const agreement = agreementOf(env, body);
  const { change, preview } = previewOf(env, billed, agreement);
  if (preview.total !== body.total) throw new CallError(errorCodes.CHANGED_MEANWHILE, { current: preview });
  const isFirst = row.terms.agreement === null;
  if (!isFree(agreement) && !(await readDefaultCard(tx, session.store_id))) throw notCharged('card', 'no_card');
  const { when, lines, after } = change;
  const waiting = await unansweredChange(tx, row.store_id);
  if (waiting) {
    // Its payment may still come, and would replace what is planned: another plan has to wait until it has an answer.
    const isSame = isDeepStrictEqual(waiting.change.agreement, agreement) && waiting.total === preview.total;
    if (when !== 'now' || !isSame) throw notCharged('card', 'later');
    await writeChange(tx, waiting, resumed(waiting.change));
    return { draft: waiting, isFirst };
  }
  if (when !== 'now') {
    await writeTerms(tx, row, after, now());
    return { draft: null, isFirst };
  }
  const draft = await draftInvoice(
    tx,
    env,
    billed,
    { subject: `change/${row.version}`, lines, firstDay: today, change: after },
    now(),
  );
  return { draft, isFirst };
}

export const subscribe: Handler<'subscribe'> = async (body, context) => {
  await upToDate(context);
  const { db } = context;
  const { draft, isFirst } = await db.transaction((tx) => beginChange(tx, context, body));
  if (draft) {
    const outcome = await chargeInvoice(context, draft);
    if (outcome.kind !== 'settled') throw notCharged('card', outcome.kind === 'later' ? 'later' : outcome.reason);
  }
  return changed(context, isFirst ? successCodes.SUBSCRIPTION_STARTED : successCodes.SUBSCRIPTION_CHANGED);
};

/**
 * Changes what a store has agreed to, also in a change of plan that has no answer yet: paid, it takes the place of the terms.
 *
 * @throws 1000 if there is nothing to change
 */
async function changeTerms(context: Context, change: (terms: Subscription) => Subscription): Promise<void> {
  await upToDate(context);
  const { db, env, session, now } = context;
  await db.transaction(async (tx) => {
    const { row, today } = await lockSubscription(tx, env, session.store_id, now());
    const unanswered = await unansweredChange(tx, session.store_id);
    const isOver = !row.terms.agreement || stateOf(row.terms, today) === 'ended';
    if (isOver && !unanswered) throw new CallError(errorCodes.NO_DATA_FOUND);
    if (unanswered) await writeChange(tx, unanswered, change(unanswered.change));
    if (!isOver) await writeTerms(tx, row, change(row.terms), now());
  });
}

export const cancelSubscription: Handler<'cancel_subscription'> = async (_body, context) => {
  await changeTerms(context, cancelled);
  return changed(context, successCodes.SUBSCRIPTION_CANCELLED);
};

export const resumeSubscription: Handler<'resume_subscription'> = async (_body, context) => {
  await changeTerms(context, (terms) => ({ ...resumed(terms), next: null }));
  return changed(context, successCodes.SUBSCRIPTION_CHANGED);
};

/** Sets an unpaid invoice off against what the platform owes the store. */
async function payFromPayout(context: Context, invoiceId: string): Promise<void> {
  const { db, env, session, now } = context;
  await db.transaction(async (tx) => {
    const billed = await lockSubscription(tx, env, session.store_id, now());
    const invoice = await findUnpaid(tx, session.store_id, invoiceId, ['fail']);
    await lockStore(tx, session.store_id);
    if ((await payoutAvailable(tx, billed, env)) < invoice.total)
      throw refusedAt('from', errorCodes.WALLET_REQUEST_ADD_FAILED);
    await settle(tx, context, billed, invoice, { kind: 'payout' });
  });
}

/** @param states without `created`, which may be paid already and only has no answer yet, or with it */
async function findUnpaid(
  tx: Database,
  storeId: string,
  id: string,
  states: readonly InvoiceRow['state'][],
): Promise<InvoiceRow> {
  const isUnpaid = and(
    isInvoice({ store_id: storeId, id }),
    eq(billingInvoices.kind, 'invoice'),
    inArray(billingInvoices.state, [...states]),
  );
  const [invoice] = await tx.select().from(billingInvoices).where(isUnpaid);
  if (!invoice || invoice.number === null) throw refusedAt('_id', errorCodes.NO_DATA_FOUND);
  return invoice;
}

/** Charges an unpaid invoice now. @throws 644 if it wasn't charged */
async function payByCard(context: Context, invoiceId: string): Promise<void> {
  const { db, env, session, now } = context;
  const invoice = await db.transaction(async (tx) => {
    await lockSubscription(tx, env, session.store_id, now());
    const found = await findUnpaid(tx, session.store_id, invoiceId, ['created', 'fail']);
    await tx.update(billingInvoices).set({ state: 'created' }).where(isInvoice(found));
    return { ...found, state: 'created' as const };
  });
  const outcome = await chargeInvoice(context, invoice);
  if (outcome.kind !== 'settled') throw notCharged('card', outcome.kind === 'later' ? 'later' : outcome.reason);
}

export const payInvoice: Handler<'pay_invoice'> = async ({ _id, from }, context) => {
  needBilling(context);
  await (from === 'payout' ? payFromPayout(context, _id) : payByCard(context, _id));
  return changed(context, successCodes.SUBSCRIPTION_CHANGED);
};

export const updateBillingDetails: Handler<'update_billing_details'> = async (body, context) => {
  needBilling(context);
  const { db, env, session, now } = context;
  const { version, store_id: _s, server_token: _t, servertoken: _v, timezone: _z, id: _i, ...details } = body;
  await db.transaction(async (tx) => {
    const billed = await lockSubscription(tx, env, session.store_id, now());
    if (billed.row.version !== version) {
      const current = await presentBilled(tx, env, billed, now());
      throw new CallError(errorCodes.CHANGED_MEANWHILE, { current });
    }
    await tx
      .update(subscriptions)
      .set({ details, version: version + 1 })
      .where(eq(subscriptions.store_id, session.store_id));
  });
  return { subscription: await presentSubscription(db, env, session.store_id, now()) };
};
