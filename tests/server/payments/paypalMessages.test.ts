import { addDays, addSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { paymentWebhookPath } from '#contract/payments/gateways';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { gatewayEvents, unverifiedMessages } from '#server/db/schema/payments';
import type { Fetch } from '#server/gateways/connect/connect';
import { openStoreGateways } from '#server/modules/paymentGateways/service';
import { runPayments } from '#server/modules/payments/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { orderInput } from '../../support/factories/index';
import { openPaypalStandIn, paypalKeys, paypalWebhook } from '../../support/gateways/paypalStandIn';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

const paypal = openPaypalStandIn();
/** Whether PayPal doesn't answer questions about messages. */
let isSilent = false;
const fetch: Fetch = async (url, request) =>
  isSilent && url.includes('verify-webhook') ? { ok: false, failure: 'timeout' } : paypal.fetch(url, request);

let test: TestApp;
let desk: OrderProvider;
let webhook: string;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail, hasRealGateways: true, connector: { fetch, close: async () => {} } });
});
afterAll(() => test.close());
beforeEach(async () => {
  isSilent = false;
  desk = await openOrderStore(test);
  const keys = { paypal_public: paypalKeys.public, paypal_secret: paypalKeys.secret, paypal_webhook: paypalWebhook };
  const change = async (changes: object) => {
    const { version } = (await callAs(test.app, desk.owner, 'get_gateway_settings', {})).gateway_settings;
    return callAs(test.app, desk.owner, 'update_gateway_settings', { version, ...changes });
  };
  await change(keys);
  expect(await callAs(test.app, desk.owner, 'check_payment_gateway', { name: 'paypal' })).toMatchObject({
    check: 'ok',
  });
  await change({ first_gateway: 'paypal' });
  const [row] = await test.db.select().from(paymentGateways).where(eq(paymentGateways.store_id, desk.store.id));
  webhook = row?.id ?? '';
});

/** An order whose customer has approved the payment at PayPal, and its message about that. */
async function approved() {
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { paid_by: 'card' }),
    store_id: desk.store.id,
  });
  const about = { store_id: desk.store.id, order_id: order._id, return_address: 'https://shop.test/thanks' };
  const { payment } = await callAs(test.app, 'platform', 'platform/start_payment', about);
  paypal.pay(payment.address, false);
  const message = paypal.deliveries().at(-1);
  if (!message) throw new Error('PayPal sent nothing');
  return { order, message };
}

const send = ({ body, headers }: { body: Buffer; headers: Readonly<Record<string, string>> }) =>
  test.app.inject({
    method: 'POST',
    url: paymentWebhookPath(webhook),
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
const ofStore = <Table extends typeof unverifiedMessages | typeof gatewayEvents>(table: Table) =>
  test.db
    .select()
    .from(table as typeof gatewayEvents)
    .where(eq(table.store_id, desk.store.id));
const run = (at: Date) =>
  runPayments(test.db, openStoreGateways({ env: test.env, fetch, now: () => at }), at, { error: vi.fn() });
const statusOf = async ({ _id }: { _id: string }) =>
  (await callAs(test.app, desk.owner, 'get_order', { order_id: _id })).order.payment_status;

it('acknowledges a message at once, and works on it when PayPal says that it is its own', async () => {
  const { order, message } = await approved();
  isSilent = true;
  expect((await send(message)).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await ofStore(unverifiedMessages)).toHaveLength(1), 30_000);
  await run(addSeconds(new Date(), 20));
  expect([await ofStore(gatewayEvents), await statusOf(order)]).toEqual([[], 'pending']);
  isSilent = false;
  await run(addSeconds(new Date(), 60));
  expect(await ofStore(unverifiedMessages)).toEqual([]);
  expect(await ofStore(gatewayEvents)).toMatchObject([{ raw: message.body.toString('base64') }]);
  expect(await statusOf(order)).toBe('authorized');
  const isOfStore = and(eq(paymentGateways.store_id, desk.store.id), eq(paymentGateways.id, webhook));
  const [row] = await test.db.select().from(paymentGateways).where(isOfStore);
  expect(row?.last_event_at).toBeInstanceOf(Date);
});

it('lets a message that PayPal did not send change nothing, nor take the place of one that it did', async () => {
  const { order, message } = await approved();
  const headers = { ...message.headers, 'paypal-transmission-sig': 'forged' };
  expect((await send({ ...message, headers })).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await ofStore(unverifiedMessages)).toEqual([]), 30_000);
  expect([await ofStore(gatewayEvents), await statusOf(order)]).toEqual([[], 'pending']);
  expect((await send(message)).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await statusOf(order)).toBe('authorized'), 30_000);
});

it('keeps no message that cannot be PayPal’s, few of a store, and none for long', async () => {
  isSilent = true;
  const { message } = await approved();
  const { 'paypal-transmission-id': _id, ...fewer } = message.headers;
  const long = Buffer.from(JSON.stringify({ id: 'x'.repeat(70_000) }));
  const twoObjects = Buffer.concat([message.body, Buffer.from(',"webhook_id":"WH-2","webhook_event":{}')]);
  for (const broken of [{ headers: fewer }, { body: long }, { body: twoObjects }, { body: Buffer.from('[]') }])
    expect((await send({ ...message, ...broken })).statusCode).toBe(400);
  expect(await ofStore(unverifiedMessages)).toEqual([]);
  for (let sent = 0; sent < 100; sent += 1) await send(message);
  const refused = await send(message);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(await ofStore(unverifiedMessages)).toHaveLength(100);
  // One attempt finds that PayPal doesn't answer, and the others wait for the next round.
  await test.db
    .update(unverifiedMessages)
    .set({ received_at: addDays(new Date(), -3), tries: 30 })
    .where(eq(unverifiedMessages.store_id, desk.store.id));
  await run(addSeconds(new Date(), 60));
  expect(await ofStore(unverifiedMessages)).toHaveLength(99);
});
