import { addDays, addHours, addMinutes } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { billingInvoices, subscriptions } from '#server/db/schema/index';
import { demoBillingKey } from '#server/gateways/billing/openBillingGateway';
import type { PaymentGateway } from '#server/gateways/payments/paymentGateway';
import { takeCards } from '#server/modules/subscription/cards';
import { takePayment } from '#server/modules/subscription/chargeInvoice';
import { runBilling } from '#server/modules/subscription/service';
import { type BillingDesk, openBillingDesk, testCards } from '../support/billingDesk';
import { call, callAs, errorOf } from '../support/callApi';
import { makeStore, type StoreRow } from '../support/factories/index';
import type { TestSession } from '../support/login';
import { keyed, owe } from '../support/plantMoney';

const start = new Date('2031-01-31T10:00:00Z');
const today = '2031-01-31';
const firstCharge = addDays(start, 30);
let desk: BillingDesk;
beforeAll(async () => {
  desk = await openBillingDesk(start);
});
afterAll(() => desk.close());

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
/** The job's tools, with some steps of the gateway replaced. */
function toolsWith(steps: Partial<PaymentGateway> = {}) {
  const { app, db, env, clock } = desk;
  if (!app.billing) throw new Error('billing is off');
  return { db, env, billing: { ...app.billing, ...steps }, now: () => clock.now ?? start, log: silent };
}
const view = async (owner: TestSession) => (await callAs(desk.app, owner, 'get_subscription', {})).subscription;
async function choose(owner: TestSession, plan: string) {
  const { preview } = await callAs(desk.app, owner, 'preview_plan', { plan, interval: 'month' });
  return call(desk.app, owner, 'subscribe', { plan, interval: 'month', total: preview.total });
}
const invoicesOf = (store: StoreRow) =>
  desk.db
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.store_id, store.id), isNotNull(billingInvoices.number)))
    .orderBy(billingInvoices.number);
const endTrial = (store: StoreRow) =>
  callAs(desk.app, 'platform', 'platform/set_subscription', { ...keyed(store), trial_ends_on: today });
/** A store with a plan, just before its first charge. */
async function openPaying() {
  desk.clock.now = start;
  const opened = await desk.open();
  await desk.saveCard(opened.owner);
  await choose(opened.owner, 'start');
  desk.clock.now = firstCharge;
  await desk.keepSessions();
  return opened;
}

describe('A charge without an answer', () => {
  it('keeps its plan: another one waits until it has an answer', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    await endTrial(store);
    desk.standIn.failNext('timeout');
    expect(await choose(owner, 'start')).toMatchObject({ success: false });
    expect(await choose(owner, 'pro')).toMatchObject({ success: false });
    desk.clock.now = addMinutes(start, 6);
    await desk.run();
    expect((await view(owner)).agreement?.plan.code).toBe('start');
    expect((await invoicesOf(store)).map(({ total, state }) => [total, state])).toEqual([[2261, 'paid']]);
  });

  it('keeps its plan also against a smaller one for later, which can be chosen once it is paid', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    await endTrial(store);
    await choose(owner, 'plus');
    desk.standIn.failNext('timeout_after_success');
    expect(await choose(owner, 'pro')).toMatchObject({ success: false });
    expect(await choose(owner, 'start')).toMatchObject({ success: false });
    desk.clock.now = addMinutes(start, 6);
    await desk.run();
    expect(await choose(owner, 'start')).toMatchObject({ success: true });
    const { agreement, next } = await view(owner);
    expect([agreement?.plan.code, next?.plan.code]).toEqual(['pro', 'start']);
  });

  it.each(['plus', 'start'])(
    'doesn’t take back that the store cancelled meanwhile, with a change from %s',
    async (first) => {
      desk.clock.now = start;
      const { store, owner } = await desk.open();
      await desk.saveCard(owner);
      await endTrial(store);
      // Also the first plan of all, which has no agreement before it is paid.
      if (first === 'plus') await choose(owner, 'plus');
      desk.standIn.failNext('timeout_after_success');
      expect(await choose(owner, 'pro')).toMatchObject({ success: false });
      expect(await call(desk.app, owner, 'cancel_subscription', {})).toMatchObject({ success: true });
      desk.clock.now = addMinutes(start, 6);
      await desk.run();
      const { agreement, is_cancelled } = await view(owner);
      expect([agreement?.plan.code, is_cancelled]).toEqual(['pro', true]);
    },
  );

  it('can neither be paid from the payout nor be forgiven', async () => {
    const { store, owner } = await openPaying();
    await owe(desk, store, 5000);
    await runBilling(toolsWith({ chargeCard: async () => ({ kind: 'later', reason: 'timeout' }) }));
    const [invoice] = await invoicesOf(store);
    expect(invoice?.state).toBe('created');
    const _id = invoice?.id ?? '';
    expect(await call(desk.app, owner, 'pay_invoice', { _id, from: 'payout' })).toMatchObject({ success: false });
    const forgiven = { ...keyed(store), forgive: _id };
    expect(await call(desk.app, 'platform', 'platform/set_subscription', forgiven)).toMatchObject({ success: false });
    expect((await invoicesOf(store)).map(({ state }) => state)).toEqual(['created']);
  });

  it('is refunded if the invoice was settled meanwhile', async () => {
    const { store } = await openPaying();
    desk.standIn.failNext('timeout_after_success');
    await desk.run();
    const [invoice] = await invoicesOf(store);
    const ofStore = eq(billingInvoices.store_id, store.id);
    await desk.db.update(billingInvoices).set({ state: 'paid', paid_by: 'payout' }).where(ofStore);
    const charges = desk.standIn.at(demoBillingKey, ({ account }) => Object.values(account.charges));
    const charge = charges.find(({ metadata }) => metadata.reference === invoice?.id);
    await takePayment(toolsWith(), charge?.payment_intent ?? '');
    const after = desk.standIn.at(demoBillingKey, ({ account }) => account.charges[charge?.id ?? '']);
    expect(after?.refunded).toBe(true);
  });

  it('is settled by the message of its payment', async () => {
    const { store } = await openPaying();
    desk.standIn.failNext('timeout_after_success');
    await desk.run();
    const [invoice] = await invoicesOf(store);
    const charges = desk.standIn.at(demoBillingKey, ({ account }) => Object.values(account.charges));
    const charge = charges.find(({ metadata }) => metadata.reference === invoice?.id);
    expect(await takePayment(toolsWith(), charge?.payment_intent ?? '')).toBe(store.id);
    expect((await invoicesOf(store)).map(({ state }) => state)).toEqual(['paid']);
  });

  it('is asked for again with the same card and key, and after the time of the key no more', async () => {
    const { store, owner } = await openPaying();
    const chargeCard = vi.fn<PaymentGateway['chargeCard']>(async () => ({ kind: 'later', reason: 'timeout' }));
    const tools = toolsWith({ chargeCard });
    await runBilling(tools);
    const { address } = await callAs(desk.app, owner, 'start_card', { language: 'en' });
    desk.enter(address, testCards.mastercard);
    await takeCards(tools, store.id);
    desk.clock.now = addMinutes(firstCharge, 6);
    await runBilling(tools);
    const asked = chargeCard.mock.calls.map(([{ key, card }]) => [key, card]);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    desk.clock.now = addHours(firstCharge, 21);
    await runBilling(tools);
    expect(chargeCard).toHaveBeenCalledTimes(2);
    expect((await invoicesOf(store)).map(({ state }) => state)).toEqual(['fail']);
  });
});

describe('A refused charge', () => {
  it.each([
    ['wrong_keys', 'created', 'active'],
    ['resource_missing', 'fail', 'past_due'],
    ['amount_too_small', 'success', 'active'],
  ])('for %s leaves the invoice %s and the store %s', async (reason, invoice, state) => {
    const { store, owner } = await openPaying();
    const refused = toolsWith({ chargeCard: async () => ({ kind: 'refused', reason }) });
    await runBilling(refused);
    expect((await invoicesOf(store)).map((each) => each.state)[0]).toBe(invoice);
    const [row] = await desk.db.select().from(subscriptions).where(eq(subscriptions.store_id, store.id));
    expect(row?.terms.arrears?.is_hard).toBe(state === 'past_due' ? true : undefined);
    const sum = (await invoicesOf(store)).reduce((total, each) => total + each.total, 0);
    expect(sum).toBe(reason === 'amount_too_small' ? 0 : 2261);
    if (reason !== 'wrong_keys') expect((await view(owner)).state).toBe(state);
  });
});

describe('Cards', () => {
  it('stay as the owner chose them when the gateway reports something else', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    desk.clock.now = addMinutes(start, 1);
    await desk.saveCard(owner, testCards.mastercard);
    const first = (await view(owner)).cards.find(({ last4 }) => last4 === '4242');
    await callAs(desk.app, owner, 'select_card', { _id: first?._id ?? '' });
    await takeCards(toolsWith(), store.id);
    expect((await view(owner)).cards.map(({ last4, is_default }) => [last4, is_default])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
  });

  it('stay deleted when the gateway had no answer, and are forgotten there later', async () => {
    desk.clock.now = start;
    const { store, owner } = await desk.open();
    await desk.saveCard(owner);
    desk.clock.now = addMinutes(start, 1);
    await desk.saveCard(owner, testCards.mastercard);
    const first = (await view(owner)).cards.find(({ last4 }) => last4 === '4242');
    desk.standIn.failNext('timeout');
    const { cards } = await callAs(desk.app, owner, 'delete_card', { _id: first?._id ?? '' });
    await takeCards(toolsWith(), store.id);
    expect([cards, (await view(owner)).cards].map((each) => each.map(({ last4 }) => last4))).toEqual([
      ['4444'],
      ['4444'],
    ]);
    const [row] = await desk.db.select().from(subscriptions).where(eq(subscriptions.store_id, store.id));
    const saved = () =>
      desk.standIn.at(demoBillingKey, ({ account }) =>
        Object.values(account.methods).filter(({ customer }) => customer === row?.customer),
      );
    expect(saved()).toHaveLength(2);
    desk.clock.now = addDays(start, 1);
    await desk.run();
    expect(saved().map(({ card }) => card.last4)).toEqual(['4444']);
  });
});

it('stores from before billing have their trial, also two at one address; a newer one there has none', async () => {
  desk.clock.now = start;
  await desk.open();
  const at = { timezone: 'Europe/Paris', address: '7 Rue Neuve', name: ['Chez Nous'] };
  const stores = [
    await makeStore(desk.db, at),
    await makeStore(desk.db, at),
    await makeStore(desk.db, { ...at, created_at: addDays(start, -1) }),
  ];
  // The first subscription.
  await desk.db.update(subscriptions).set({ created_at: addDays(start, -2) });
  await desk.run();
  const ends = await Promise.all(
    stores.map(async ({ id }) => {
      const [row] = await desk.db.select().from(subscriptions).where(eq(subscriptions.store_id, id));
      return row?.terms.trial_ends_on;
    }),
  );
  expect(ends).toEqual(['2031-03-02', '2031-03-02', today]);
});

it('a demo never locks a store', async () => {
  desk.clock.now = start;
  const store = await makeStore(desk.db, { timezone: 'Europe/Paris' });
  await desk.run();
  const [row] = await desk.db.select().from(subscriptions).where(eq(subscriptions.store_id, store.id));
  expect(row?.terms.is_exempt).toBe(true);
});

it('a card of two stores ends no trial before a plan is chosen', async () => {
  desk.clock.now = start;
  const first = await desk.open();
  const second = await desk.open();
  await desk.saveCard(first.owner);
  await desk.saveCard(second.owner);
  expect((await view(second.owner)).state).toBe('trial');
  expect(await choose(second.owner, 'start')).toMatchObject({ subscription: { state: 'trial' } });
  expect(await errorOf(desk.app, first.owner, 'subscribe', { plan: 'start', interval: 'month', total: 0 })).toBe(
    errorCodes.CHANGED_MEANWHILE,
  );
});
