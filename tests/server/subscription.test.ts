import { addDays, addMinutes, addYears } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { noBillingDetails } from '#contract/entities/subscription';
import { billingCounters, billingInvoices, ledgerEntries, stores, subscriptions } from '#server/db/schema/index';
import { draftInvoice, finalise } from '#server/modules/subscription/issueInvoice';
import { lockSubscription } from '#server/modules/subscription/subscriptionRows';
import { type BillingDesk, openBillingDesk, testCards } from '../support/billingDesk';
import { call, callAs, errorOf } from '../support/callApi';
import { makeItem, makeSubStore, orderInput, type StoreRow } from '../support/factories/index';
import { openSubStoreSession, type TestSession } from '../support/login';
import { keyed, owe } from '../support/plantMoney';

const start = new Date('2031-01-31T10:00:00Z');
let desk: BillingDesk;
beforeAll(async () => {
  desk = await openBillingDesk(start);
});
afterAll(() => desk.close());

const view = async (owner: TestSession) => (await callAs(desk.app, owner, 'get_subscription', {})).subscription;
const choose = async (owner: TestSession, plan: string, interval: 'month' | 'year' = 'month') => {
  const { preview } = await callAs(desk.app, owner, 'preview_plan', { plan, interval });
  return callAs(desk.app, owner, 'subscribe', { plan, interval, total: preview.total });
};
const invoicesOf = (store: StoreRow) =>
  desk.db
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.store_id, store.id), isNotNull(billingInvoices.number)))
    .orderBy(billingInvoices.number);
const standing = async (store: StoreRow) =>
  (await desk.db.select({ billing: stores.billing }).from(stores).where(eq(stores.id, store.id)))[0]?.billing;

describe('Numbers of invoices', () => {
  it('have no gaps after 50 at once, a fifth of which are rolled back', async () => {
    const { store } = await desk.open();
    const last = async () => (await desk.db.select().from(billingCounters))[0]?.last ?? 0;
    const before = await last();
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        desk.db.transaction(async (tx) => {
          const billed = await lockSubscription(tx, desk.env, store.id, start);
          const lines = { subject: `test/${index}`, lines: [], firstDay: '2031-01-31' };
          await finalise(tx, await draftInvoice(tx, desk.env, billed, lines, start), start);
          if (index % 5 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    const numbers = (await invoicesOf(store)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => before + index + 1));
    expect(await last()).toBe(before + 40);
    await desk.db.update(billingInvoices).set({ state: 'success' }).where(eq(billingInvoices.store_id, store.id));
  });
});

describe('A trial', () => {
  it('becomes a paid plan on its last day, charged once, and in the books', async () => {
    const { store, owner } = await desk.open();
    expect(await view(owner)).toMatchObject({ state: 'trial', trial_ends_on: '2031-03-02', agreement: null });
    expect(await errorOf(desk.app, owner, 'subscribe', { plan: 'plus', interval: 'month', total: 0 })).toBe(644);
    await desk.saveCard(owner);
    const { message, subscription } = await choose(owner, 'plus');
    expect(message).toBe(1031);
    expect(subscription.next_charge).toMatchObject({ on: '2031-03-02', net: 4900, tax: 931, total: 5831 });
    await desk.goTo(addDays(start, 40));
    const [invoice, ...others] = await invoicesOf(store);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ state: 'paid', total: 5831, card: '4242', first_day: '2031-03-02' });
    const entries = await desk.db.select().from(ledgerEntries).where(eq(ledgerEntries.store_id, store.id));
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['subscription', -4900],
      ['subscription', -931],
      ['bank', 5831],
    ]);
    expect((await view(owner)).state).toBe('active');
  });

  it('that ends locks the store, and a plan opens it again at once', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    const item = await makeItem(desk.db, store);
    await desk.goTo(addDays(start, 25));
    expect(await standing(store)).toMatchObject({ notice: 'trial_ends', on: '2031-03-02', is_locked: false });
    await desk.goTo(addDays(start, 30));
    expect(await standing(store)).toMatchObject({ notice: 'trial_ended', is_locked: true, is_closed: false });
    expect(await errorOf(desk.app, owner, 'create_order', orderInput(item))).toBe(errorCodes.SUBSCRIPTION_REQUIRED);
    expect(await call(desk.app, owner, 'get_order_list', { board: 'today' })).toMatchObject({ success: true });
    const outside = () => ({ ...orderInput(item), store_id: store.id });
    expect(await call(desk.app, 'platform', 'platform/create_order', outside())).toMatchObject({ success: true });
    await desk.goTo(addDays(start, 31));
    expect(await errorOf(desk.app, 'platform', 'platform/create_order', outside())).toBe(635);
    await desk.saveCard(owner);
    expect((await choose(owner, 'start')).subscription.state).toBe('active');
    expect(await standing(store)).toBeNull();
    expect(await call(desk.app, owner, 'create_order', orderInput(item))).toMatchObject({ success: true });
  });

  it('is one for each business: with a known card, what is chosen is charged today', async () => {
    desk.clock.now = start;
    const first = await desk.open();
    const second = await desk.open();
    await desk.saveCard(first.owner, testCards.mastercard);
    const used = (await choose(first.owner, 'start')).subscription;
    await desk.saveCard(second.owner, testCards.mastercard);
    const { preview } = await callAs(desk.app, second.owner, 'preview_plan', { plan: 'start', interval: 'month' });
    expect([used.state, preview.when]).toEqual(['trial', 'now']);
  });
});

describe('A card that fails', () => {
  it('leads to grace days, then the lock, and the next card pays at once', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner, testCards.failing);
    await choose(owner, 'start');
    await desk.goTo(addDays(start, 31));
    expect(await view(owner)).toMatchObject({ state: 'past_due', arrears: { since: '2031-03-02' } });
    expect(await standing(store)).toMatchObject({ notice: 'payment_failed', on: '2031-03-16', is_locked: false });
    await desk.goTo(addDays(start, 50));
    expect((await view(owner)).state).toBe('payment_failed');
    expect(await standing(store)).toMatchObject({ is_locked: true, is_closed: true });
    const [unpaid] = await invoicesOf(store);
    expect(unpaid).toMatchObject({ state: 'fail' });
    await desk.saveCard(owner, testCards.good);
    expect((await invoicesOf(store)).map(({ state }) => state)).toEqual(['paid']);
    expect(await standing(store)).toBeNull();
  });

  it('can be paid from the payout, or forgiven by the platform with a credit note', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner, testCards.failing);
    await choose(owner, 'start');
    await desk.goTo(addDays(start, 31));
    const { arrears } = await view(owner);
    const _id = arrears?.invoice._id ?? '';
    expect(await errorOf(desk.app, owner, 'pay_invoice', { _id, from: 'payout' })).toBe(815);
    await owe(desk, store, 5000);
    expect((await callAs(desk.app, owner, 'pay_invoice', { _id, from: 'payout' })).subscription.arrears).toBeNull();
    await callAs(desk.app, 'platform', 'platform/set_subscription', { ...keyed(store), forgive: _id });
    const [invoice, credit] = await invoicesOf(store);
    expect(invoice).toMatchObject({ state: 'paid', paid_by: 'payout' });
    expect(credit).toMatchObject({ kind: 'credit_note', total: 0 - (invoice?.total ?? 0), credit_of: _id });
    expect(credit?.number).toBe((invoice?.number ?? 0) + 1);
  });

  it('is asked about again with the same key when an answer was lost: charged once', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    await choose(owner, 'start');
    await desk.goTo(addDays(start, 29));
    desk.standIn.failNext('timeout_after_success');
    desk.clock.now = addDays(start, 30);
    await desk.run();
    expect((await invoicesOf(store)).map(({ state }) => state)).toEqual(['created']);
    for (let tries = 0; tries < 5; tries += 1) {
      desk.clock.now = addMinutes(desk.clock.now, 6);
      await desk.run();
    }
    const charges = desk.standIn.at('sk_test_standin_platform', ({ account }) => Object.values(account.charges));
    const [invoice] = await invoicesOf(store);
    expect(invoice?.state).toBe('paid');
    expect(charges.filter(({ metadata }) => metadata.reference === invoice?.id)).toHaveLength(1);
  });
});

describe('A change of plan', () => {
  it('to more is paid first, by exactly the amount of the preview, and two clicks pay once', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    await choose(owner, 'start');
    await desk.goTo(addDays(start, 44));
    const { preview } = await callAs(desk.app, owner, 'preview_plan', { plan: 'pro', interval: 'month' });
    expect(preview).toMatchObject({ when: 'now', on: '2031-03-16' });
    const wrong = { plan: 'pro', interval: 'month', total: preview.total + 1 } as const;
    expect(await errorOf(desk.app, owner, 'subscribe', wrong)).toBe(errorCodes.CHANGED_MEANWHILE);
    const body = { plan: 'pro', interval: 'month', total: preview.total } as const;
    await Promise.all([call(desk.app, owner, 'subscribe', body), call(desk.app, owner, 'subscribe', body)]);
    const invoices = await invoicesOf(store);
    expect(invoices.map(({ total, state }) => [total, state])).toEqual([
      [2261, 'paid'],
      [preview.total, 'paid'],
    ]);
    expect((await view(owner)).agreement?.plan.code).toBe('pro');
  });

  it('changes nothing if the card is declined', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    await choose(owner, 'start');
    await desk.goTo(addDays(start, 44));
    await desk.saveCard(owner, testCards.failing);
    const { preview } = await callAs(desk.app, owner, 'preview_plan', { plan: 'pro', interval: 'month' });
    const body = { plan: 'pro', interval: 'month', total: preview.total } as const;
    expect(await errorOf(desk.app, owner, 'subscribe', body)).toBe(644);
    expect(await invoicesOf(store)).toHaveLength(1);
    expect(await view(owner)).toMatchObject({ state: 'active', agreement: { plan: { code: 'start' } } });
  });

  it('can be cancelled and resumed; cancelled, nothing more is charged and the store locks', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    await choose(owner, 'start');
    await desk.goTo(addDays(start, 44));
    expect((await callAs(desk.app, owner, 'cancel_subscription', {})).message).toBe(1033);
    await callAs(desk.app, owner, 'resume_subscription', {});
    expect((await callAs(desk.app, owner, 'cancel_subscription', {})).subscription.next_charge).toBeNull();
    await desk.goTo(addDays(start, 90));
    expect(await invoicesOf(store)).toHaveLength(1);
    expect(await standing(store)).toMatchObject({ notice: 'ended', is_locked: true });
  });
});

it('a year from the 31st has each period once, and each invoice in the books', { timeout: 300_000 }, async () => {
  desk.clock.now = start;
  const { store, owner } = await desk.open({ timezone: 'Pacific/Tongatapu' });
  await callAs(desk.app, 'platform', 'platform/set_subscription', { ...keyed(store), trial_ends_on: '2031-01-31' });
  await desk.saveCard(owner);
  await choose(owner, 'plus');
  await desk.goTo(addYears(start, 1));
  const invoices = await invoicesOf(store);
  expect(invoices.map(({ first_day }) => first_day)).toEqual([
    ...['2031-01-31', '2031-02-28', '2031-03-31', '2031-04-30', '2031-05-31', '2031-06-30', '2031-07-31'],
    ...['2031-08-31', '2031-09-30', '2031-10-31', '2031-11-30', '2031-12-31', '2032-01-31'],
  ]);
  const entries = await desk.db.select().from(ledgerEntries).where(eq(ledgerEntries.store_id, store.id));
  const booked = entries.filter(({ account }) => account === 'subscription');
  expect(booked.reduce((sum, { amount }) => sum - amount, 0)).toBe(invoices.reduce((sum, { total }) => sum + total, 0));
});

it('an invoice keeps the billing details of its day, with reverse charge by country and tax ID', async () => {
  desk.clock.now = start;
  const { store, owner } = await desk.open();
  await desk.saveCard(owner);
  const { version } = await view(owner);
  const details = { ...noBillingDetails, company_name: 'Chez Nous SARL', country: 'FR', tax_id: `FR${store.phone}` };
  await callAs(desk.app, owner, 'update_billing_details', { version, ...details });
  await choose(owner, 'start');
  await desk.goTo(addDays(start, 31));
  const current = await view(owner);
  await callAs(desk.app, owner, 'update_billing_details', {
    version: current.version,
    ...details,
    company_name: 'New',
  });
  const [invoice] = (await callAs(desk.app, owner, 'get_invoice_list', {})).data;
  expect(invoice).toMatchObject({
    tax_rule: 'reverse_charge',
    tax: 0,
    total: 1900,
    customer: { company_name: 'Chez Nous SARL' },
  });
});

it('a full plan refuses another team member, and never an order', async () => {
  desk.clock.now = start;
  const { store, owner } = await desk.open();
  await desk.saveCard(owner);
  await callAs(desk.app, 'platform', 'platform/set_subscription', { ...keyed(store), trial_ends_on: '2031-01-31' });
  await choose(owner, 'start');
  const team = await makeSubStore(desk.db, store);
  const person = (name: string) => ({
    idempotency_key: crypto.randomUUID(),
    name,
    email: `${name}-${store.phone}@test.example`,
    urls: [],
  });
  const atOnce = ['Noa', 'Ada', 'Ali'].map((name) => call(desk.app, owner, 'add_sub_store', person(name)));
  const answers = await Promise.all(atOnce);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await call(desk.app, owner, 'add_sub_store', person('Eva'))).toMatchObject({
    error_code: errorCodes.FIELDS_NOT_VALID,
    errors: [{ code: 'plan_limit', params: { maximum: 2 } }],
  });
  const session = await openSubStoreSession(desk, team);
  await desk.keepSessions();
  expect(await errorOf(desk.app, session, 'get_subscription', {})).toBe(errorCodes.NOT_PERMITTED);
});

it('where billing is switched off, no store stays locked, and its calls are refused', async () => {
  desk.clock.now = start;
  const { store, owner } = await desk.open();
  await desk.goTo(addDays(start, 40));
  expect((await standing(store))?.is_locked).toBe(true);
  const { env } = desk;
  env.BILLING = 'off';
  await desk.run();
  expect(await standing(store)).toBeNull();
  expect(await errorOf(desk.app, owner, 'get_subscription', {})).toBe(errorCodes.NOT_PERMITTED);
  env.BILLING = 'on';
  expect(await desk.db.$count(subscriptions, eq(subscriptions.store_id, store.id))).toBe(1);
});
