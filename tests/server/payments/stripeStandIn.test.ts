import { addSeconds } from 'date-fns';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import { ledgerDifferences } from '#server/modules/ledger/service';
import { runPayments } from '#server/modules/payments/service';
import { buildTestApp, demoData, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { ledgerOf } from '../../support/ledgerEntries';

const { ACCEPTED, REJECTED } = orderStatus;
/** Far more than an otherwise idle machine needs. */
const patience = 60_000;
let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp({ env: { ...demoData, ...testMail }, hasRealGateways: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openChangeDesk(test);
  const settings = async (changes: object) => {
    const { gateway_settings } = await callAs(test.app, desk.owner, 'get_gateway_settings', {});
    return callAs(test.app, desk.owner, 'update_gateway_settings', { version: gateway_settings.version, ...changes });
  };
  await settings({ stripe_secret: `sk_test_standin_${desk.store.id.replaceAll('-', '')}` });
  await callAs(test.app, desk.owner, 'check_payment_gateway', { name: 'stripe' });
  await settings({ first_gateway: 'stripe' });
});

const stateOf = (order: { _id: string }) => callAs(test.app, desk.owner, 'get_order', { order_id: order._id });
const run = (seconds = 0) =>
  runPayments(test.db, test.app.paymentGateways, addSeconds(new Date(), seconds), test.app.log);

/** Rounds of the job until an order and its payment are so: one leaves out a payment that a message is changing. */
const roundsUntil = (order: { _id: string }, asOrder: object, seconds: number, asPayment: object = {}) =>
  vi.waitFor(async () => {
    await run(seconds);
    const state = await stateOf(order);
    expect(state.order).toMatchObject(asOrder);
    expect(state.payments).toMatchObject([asPayment]);
    return state;
  }, patience);

/** A customer's order, and the page on which they pay it. */
async function startOrder() {
  const { order } = await desk.placeOutside({ paid_by: 'card' });
  const { payment } = await callAs(test.app, 'platform', 'platform/start_payment', {
    ...{ store_id: desk.store.id, order_id: order._id, return_address: 'https://shop.test/thanks' },
  });
  return { order, payment, path: new URL(payment.address).pathname };
}

const enter = (path: string, number: string) =>
  test.app.inject({
    ...{ method: 'POST', url: path, payload: `number=${number}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** An order that the customer has paid at Stripe's page, once its message has arrived. */
async function paidOrder() {
  const { order, path } = await startOrder();
  expect((await enter(path, '4242424242424242')).headers.location).toBe('https://shop.test/thanks');
  await vi.waitFor(async () => expect((await stateOf(order)).order.payment_status).toBe('authorized'), patience);
  return (await stateOf(order)).order;
}

it('An order is paid at Stripe’s page, captured when it is accepted, and returned in parts', async () => {
  const order = await paidOrder();
  expect((await stateOf(order)).payments).toMatchObject([
    { gateway: 'stripe', state: 'authorized', captured: 0, card: { brand: 'visa', last4: '4242' } },
  ]);

  const accepted = await desk.move(order, ACCEPTED);
  const paid = await roundsUntil(accepted, { payment_status: 'paid', paid_amount: order.total }, acceptUndoSeconds);
  expect(paid.payments).toMatchObject([{ state: 'paid', captured: order.total }]);

  await desk.refund(paid.order, { amount: 100 });
  expect((await stateOf(order)).order).toMatchObject({ payment_status: 'partly_refunded', refunded: 100 });
  await roundsUntil(order, {}, 0, { refunded: 100, refunds: [{ state: 'done', amount: 100 }] });
  // By now the messages about all that change nothing, and none is about something unknown.
  await run(60);
  const { data } = await callAs(test.app, desk.owner, 'get_gateway_event_list', {
    ...{ page: 1, perPage: 50, order_id: order._id },
  });
  expect(data.length).toBeGreaterThan(2);
  expect(data.filter(({ failure }) => failure)).toEqual([]);
  expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
});

it('A hold is released when the order is rejected', async () => {
  const order = await paidOrder();
  await desk.move(order, REJECTED, { reason: 'Too busy' });
  await roundsUntil(order, { payment_status: 'pending', paid_amount: 0 }, 0, { state: 'voided', captured: 0 });
});

it('A dispute’s fee is booked, and shown with the payment', async () => {
  const { order, path } = await startOrder();
  await enter(path, '4000000000000259');
  await vi.waitFor(async () => expect((await stateOf(order)).order.payment_status).toBe('authorized'), patience);
  await desk.move((await stateOf(order)).order, ACCEPTED);
  const dispute = { state: 'open', amount: order.total, fees: 1500 };
  await roundsUntil(order, { payment_status: 'paid' }, acceptUndoSeconds, { dispute });
  const { sum } = await ledgerOf(test.db, order);
  expect([sum('dispute_fees'), sum('gateway')]).toEqual([-1500, 1500 - order.total]);
  expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
});

it('A declined card changes nothing, and the page takes another one', async () => {
  const { order, payment, path } = await startOrder();
  expect((await enter(path, '4000000000000002')).statusCode).toBe(200);
  await run();
  expect((await stateOf(order)).order.payment_status).toBe('pending');
  const again = await callAs(test.app, 'platform', 'platform/start_payment', {
    ...{ store_id: desk.store.id, order_id: order._id, return_address: 'https://shop.test/thanks' },
  });
  expect(again.payment.address).toBe(payment.address);
  await enter(path, '4242424242424242');
  await vi.waitFor(async () => expect((await stateOf(order)).order.payment_status).toBe('authorized'), patience);
});
