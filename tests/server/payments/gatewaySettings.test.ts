import { addHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { newId } from '#server/db/schema/columns';
import { paymentGateways, sessions, storeSecrets } from '#server/db/schema/index';
import { orders } from '#server/db/schema/orders';
import { payments } from '#server/db/schema/payments';
import type { Fetch } from '#server/gateways/connect/connect';
import { openAccount } from '#server/modules/paymentGateways/gatewayAccounts';
import { openStoreGateways } from '#server/modules/paymentGateways/service';
import { buildTestApp, demoData, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { orderInput } from '../../support/factories/index';
import { mailTo } from '../../support/mailTo';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
/** Happens while a gateway is asked, which doesn't answer. */
let whileAsked: (() => Promise<unknown>) | null = null;
const fetch: Fetch = async () => {
  const happens = whileAsked;
  whileAsked = null;
  await happens?.();
  return { ok: false, failure: 'timeout' };
};
beforeAll(async () => {
  const connector = { fetch, close: async () => {} };
  test = await buildTestApp({ env: { ...demoData, ...testMail }, hasRealGateways: true, connector });
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openOrderStore(test);
});

const key = 'sk_test_standin_settings';
type Changes = Omit<BodyOf<'update_gateway_settings'>, 'version'>;

const read = async () => (await callAs(test.app, desk.owner, 'get_gateway_settings', {})).gateway_settings;
const body = async (changes: Changes) => ({ version: (await read()).version, ...changes });
const change = async (changes: Changes) =>
  (await callAs(test.app, desk.owner, 'update_gateway_settings', await body(changes))).gateway_settings;
const refused = async (changes: Changes) => call(test.app, desk.owner, 'update_gateway_settings', await body(changes));
const check = () => callAs(test.app, desk.owner, 'check_payment_gateway', { name: 'stripe' });
const stripe = async () =>
  (await callAs(test.app, desk.owner, 'get_payment_gateways', {})).gateways.find(({ name }) => name === 'stripe');

describe('The gateways of a store', () => {
  it('are chosen once their keys were checked, and nothing shows the keys', async () => {
    expect(await check()).toMatchObject({ check: 'missing_keys' });
    const settings = await change({ stripe_secret: key });
    expect(settings.stripe_secret).toMatchObject({ last: 'ings' });
    expect(await refused({ first_gateway: 'stripe' })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'first_gateway', code: 'gateway_not_checked' }],
    });
    expect((await check()).check).toBe('ok');
    expect(await change({ first_gateway: 'stripe' })).toMatchObject({
      first_gateway: 'stripe',
      second_gateway: 'none',
    });
    expect(await stripe()).toMatchObject({ is_on: true, is_first: true, is_test: true, missing_steps: [] });
    const [row] = await test.db.select().from(storeSecrets).where(eq(storeSecrets.store_id, desk.store.id));
    expect(row?.sealed).not.toContain('standin');
    expect(JSON.stringify([await read(), await stripe()])).not.toContain(key);
  });

  it('need the keys of one that is in use, and a first one before a second', async () => {
    await change({ stripe_secret: key });
    await check();
    await change({ first_gateway: 'stripe' });
    expect(await refused({ stripe_secret: '' })).toMatchObject({ errors: [{ path: 'first_gateway' }] });
    expect(await refused({ second_gateway: 'stripe' })).toMatchObject({ errors: [{ code: 'gateway_twice' }] });
    expect(await refused({ first_gateway: 'none', second_gateway: 'stripe' })).toMatchObject({
      errors: [{ code: 'gateway_needed' }],
    });
    expect(await change({ first_gateway: 'none' })).toMatchObject({ first_gateway: 'none' });
    expect(await stripe()).toMatchObject({ is_on: false });
  });

  it('are the owner’s, who proves who they are and is told of each change', async () => {
    await change({ stripe_secret: key });
    expect(await mailTo(test, desk.store.email, 'gateway_changed')).toHaveLength(1);
    await test.db.update(sessions).set({ stepped_up_at: null }).where(eq(sessions.store_id, desk.store.id));
    expect(await errorOf(test.app, desk.owner, 'update_gateway_settings', await body({ stripe_secret: key }))).toBe(
      errorCodes.STEP_UP_REQUIRED,
    );
  });

  it('take their messages with the previous secret for a day', async () => {
    await change({ stripe_secret: key, stripe_webhook: 'whsec_first' });
    await change({ stripe_webhook: 'whsec_second' });
    const tools = { env: test.env, fetch: async () => ({ ok: false, failure: 'other' }) as const };
    const secretsAt = async (now: Date) =>
      (await openStoreGateways({ ...tools, now: () => now }).find(test.db, desk.store.id, 'stripe'))?.webhookSecrets;
    expect(await secretsAt(new Date())).toEqual(['whsec_second', 'whsec_first']);
    expect(await secretsAt(new Date(Date.now() + 25 * 3_600_000))).toEqual(['whsec_second']);
  });

  it('are paused after five failures, and the other one comes first', async () => {
    await change({ stripe_secret: key, paystack_secret: 'sk_test_paystack' });
    await check();
    await test.db
      .update(paymentGateways)
      .set({ checked_at: new Date() })
      .where(eq(paymentGateways.store_id, desk.store.id));
    await change({ first_gateway: 'stripe', second_gateway: 'paystack' });
    const gateways = openStoreGateways({
      ...{ env: test.env, now: () => new Date(), fetch: async () => ({ ok: false, failure: 'timeout' }) as const },
    });
    const names = async () => (await gateways.list(test.db, desk.store.id)).map(({ gateway }) => gateway.name);
    expect(await names()).toEqual(['stripe', 'paystack']);
    const found = await gateways.find(test.db, desk.store.id, 'stripe');
    for (let time = 0; time < 5; time += 1) await found?.gateway.readPayment('pi_1');
    expect(await names()).toEqual(['paystack', 'stripe']);
    expect(await stripe()).toMatchObject({ paused_until: expect.any(String) });
    expect((await check()).check).toBe('ok');
    expect(await stripe()).toMatchObject({ paused_until: null });
  });

  it('are replaced by the other one if their keys can’t be decrypted', async () => {
    await change({ stripe_secret: key, paystack_secret: 'sk_test_paystack' });
    const isOfStore = eq(paymentGateways.store_id, desk.store.id);
    await test.db.update(paymentGateways).set({ checked_at: new Date() }).where(isOfStore);
    await change({ first_gateway: 'stripe', second_gateway: 'paystack' });
    const isBroken = and(eq(storeSecrets.store_id, desk.store.id), eq(storeSecrets.name, 'stripe_secret'));
    await test.db.update(storeSecrets).set({ sealed: 'bm90IHNlYWxlZA==' }).where(isBroken);
    const fetch = async () => ({ ok: false, failure: 'timeout' }) as const;
    const gateways = openStoreGateways({ env: test.env, now: () => new Date(), fetch });
    const names = (await gateways.list(test.db, desk.store.id)).map(({ gateway }) => gateway.name);
    expect(names).toEqual(['paystack']);
  });
});

describe('The keys of an account that still has payments', () => {
  /** A payment that its customer hasn't finished. */
  async function begin() {
    await change({ stripe_secret: key });
    await check();
    await change({ first_gateway: 'stripe' });
    const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { paid_by: 'card' }),
      store_id: desk.store.id,
    });
    const about = { store_id: desk.store.id, order_id: order._id, return_address: 'https://shop.test/thanks' };
    const { payment } = await callAs(test.app, 'platform', 'platform/start_payment', about);
    return and(eq(payments.store_id, desk.store.id), eq(payments.id, payment._id));
  }
  const held = { path: 'stripe_secret', code: 'payments_held', params: { number: 1 } };

  it('can’t be replaced by those of another account, nor removed, until the payments are done', async () => {
    const isPayment = await begin();
    for (const stripe_secret of ['sk_test_standin_another', ''])
      expect(await refused({ stripe_secret, first_gateway: 'none' })).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
        errors: [held],
      });
    // Switched off, it takes no new ones.
    await change({ first_gateway: 'none' });
    await test.db.update(payments).set({ state: 'paid' }).where(isPayment);
    await test.db.update(payments).set({ wanted: 'capture' }).where(isPayment);
    expect(await refused({ stripe_secret: 'sk_test_standin_another' })).toMatchObject({ errors: [held] });
    await test.db.update(payments).set({ wanted: null }).where(isPayment);
    await change({ stripe_secret: 'sk_test_standin_another' });
  });

  it('can be replaced by others of the same account', async () => {
    await begin();
    expect(await change({ stripe_secret: key })).toMatchObject({ stripe_secret: { last: 'ings' } });
    expect((await stripe())?.checked_at).toBeNull();
  });

  it('can be replaced by others of the same account although the newest payment is gone there', async () => {
    const isPayment = await begin();
    const [row] = await test.db.select().from(payments).where(isPayment);
    if (!row) throw new Error('no payment');
    await test.db.insert(payments).values({ ...row, id: newId(), payment: 'cs_test_gone' });
    expect(await refused({ stripe_secret: 'sk_test_standin_another' })).toMatchObject({
      errors: [{ ...held, params: { number: 2 } }],
    });
    await change({ stripe_secret: key });
  });

  it('are tried without holding the settings, so that other changes go on', async () => {
    await begin();
    await change({ paystack_secret: 'sk_test_paystack' });
    const fields = { state: 'waiting', payment: 'reference' } as const;
    await test.db
      .update(payments)
      .set({ gateway: 'paystack', ...fields })
      .where(eq(payments.store_id, desk.store.id));
    whileAsked = () => test.db.select().from(orders).where(eq(orders.store_id, desk.store.id));
    expect(await refused({ paystack_secret: 'sk_test_other' })).toMatchObject({
      errors: [{ path: 'paystack_secret', code: 'gateway_no_answer' }],
    });
    expect(whileAsked).toBeNull();
  });

  it('are free once a saved card was charged, and once an order ended whose hold is over', async () => {
    const isPayment = await begin();
    const is = (changes: Partial<typeof payments.$inferInsert>) =>
      test.db.update(payments).set(changes).where(isPayment);
    const order = (changes: Partial<typeof orders.$inferInsert>) =>
      test.db.update(orders).set(changes).where(eq(orders.store_id, desk.store.id));
    await is({ state: 'saved' });
    expect(await refused({ stripe_secret: 'sk_test_standin_second' })).toMatchObject({ errors: [held] });
    await order({ payment_status: 'paid' });
    await change({ stripe_secret: 'sk_test_standin_second' });
    await is({ state: 'authorized', wanted: 'void', capture_before: addHours(new Date(), 1) });
    await order({ is_open: false });
    expect(await refused({ stripe_secret: 'sk_test_standin_third' })).toMatchObject({ errors: [held] });
    await is({ capture_before: addHours(new Date(), -1) });
    await change({ stripe_secret: 'sk_test_standin_third' });
  });

  it('don’t count as failing when others are only tried in their place', async () => {
    await begin();
    const [row] = await test.db.select().from(paymentGateways).where(eq(paymentGateways.store_id, desk.store.id));
    if (!row) throw new Error('no gateway');
    const tools = {
      env: test.env,
      now: () => new Date(),
      fetch: async () => ({ ok: false, failure: 'other' }) as const,
    };
    const tried = await openAccount(test.db, row, tools, { stripe_secret: 'sk_test_mistyped' });
    for (let time = 0; time < 5; time += 1) await tried?.gateway.readPayment('pi_1');
    expect(await stripe()).toMatchObject({ is_on: true, paused_until: null });
  });
});

describe('Ways to pay', () => {
  const order = (paid_by: 'cash' | 'card') =>
    call(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { paid_by }),
      store_id: desk.store.id,
    });
  const set = async (changes: Omit<BodyOf<'update_payment_settings'>, 'version'>) => {
    const { version } = (await callAs(test.app, desk.owner, 'get_payment_settings', {})).payment_settings;
    return callAs(test.app, desk.owner, 'update_payment_settings', { version, ...changes });
  };

  it('are refused to customers where the store does not take them', async () => {
    expect(await order('cash')).toMatchObject({ success: true });
    await set({ cash_max: 1 });
    expect(await order('cash')).toMatchObject({
      error_code: errorCodes.CASH_ON_DELIVERY_FAILED,
      errors: [{ path: 'paid_by', code: 'too_big' }],
    });
    await set({ is_cash_on: false, cash_max: null, is_card_on: false });
    expect(await order('cash')).toMatchObject({ error_code: errorCodes.CASH_ON_DELIVERY_FAILED });
    expect(await order('card')).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
    expect(await call(test.app, desk.owner, 'create_order', orderInput(desk.item))).toMatchObject({ success: true });
  });
});
