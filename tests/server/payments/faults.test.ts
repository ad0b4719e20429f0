import { addDays, addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { gatewayEvents, payments } from '#server/db/schema/payments';
import { isPayment } from '#server/modules/payments/paymentRows';
import { syncPayment } from '#server/modules/payments/syncPayment';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { MemoryGateway } from '../../support/memoryGateway';
import { openPaymentDesk, type PaymentDesk } from '../../support/paymentDesk';

const { ACCEPTED, REJECTED } = orderStatus;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  test.clock.now = null;
});
afterAll(() => test.close());

async function held(desk: PaymentDesk) {
  const order = await desk.placeByCard();
  const { id, _id } = await desk.start(order);
  desk.gateway.pay(id);
  await desk.tell(id);
  return { id, order: (await desk.stateOf(order)).order, named: { store_id: desk.store.id, id: _id } };
}

async function captured(desk: PaymentDesk) {
  const paid = await held(desk);
  await desk.move(paid.order, ACCEPTED);
  await desk.run();
  return { ...paid, order: (await desk.stateOf(paid.order)).order };
}

const payAtTerminal = (desk: PaymentDesk, order: { _id: string; total: number }) =>
  callAs(test.app, 'platform', 'platform/pay_order', {
    ...{ store_id: desk.store.id, order_id: order._id, idempotency_key: crypto.randomUUID() },
    ...{ amount: order.total, taken: 'terminal' },
  });

describe('a gateway that is slow', () => {
  it('doesn’t hold the order up, and what it said before doesn’t count', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order, named } = await held(desk);
    // Between the reading and its use, the order is accepted and the hold is captured.
    desk.gateway.whileRead = async () => {
      await desk.move(order, ACCEPTED);
      await desk.run();
    };
    await syncPayment(test.db, test.gateways, named, new Date());
    expect(desk.gateway.payments.get(id)?.state).toBe('paid');
    expect((await desk.stateOf(order)).payments).toMatchObject([{ state: 'paid', captured: order.total }]);
  });
});

describe('a round of the job', () => {
  it('goes on after an error, and leaves a gateway alone that doesn’t answer', async () => {
    const desk = await openPaymentDesk(test);
    const first = await held(desk);
    const second = await held(desk);
    for (const { order } of [first, second]) await desk.move(order, ACCEPTED);
    desk.gateway.isDown = true;
    await desk.run();
    const failures = async () =>
      (await test.db.select().from(payments).where(eq(payments.store_id, desk.store.id))).map(({ failure }) => failure);
    expect((await failures()).sort()).toEqual(['', 'no answer']);
    desk.gateway.isDown = false;
    desk.expected.errors = [];
    desk.gateway.whileRead = () => Promise.reject(new Error('a fault'));
    await desk.run(120);
    expect(desk.expected.errors).toHaveLength(1);
    const states = async () =>
      (await test.db.select().from(payments).where(eq(payments.store_id, desk.store.id))).map(({ state }) => state);
    expect((await states()).sort()).toEqual(['authorized', 'paid']);
    await desk.run(3_600);
    expect(await states()).toEqual(['paid', 'paid']);
  });
});

describe('a card that is held', () => {
  it('is released when a terminal takes the money, before and after acceptance', async () => {
    const desk = await openPaymentDesk(test);
    for (const isAccepted of [false, true]) {
      const { id, order } = await held(desk);
      if (isAccepted) await desk.move(order, ACCEPTED);
      await payAtTerminal(desk, order);
      await desk.run();
      expect(desk.gateway.payments.get(id)).toMatchObject({ state: 'voided', captured: 0 });
      expect((await desk.stateOf(order)).order).toMatchObject({ payment_status: 'paid', paid_amount: order.total });
    }
  });
});

it('a hold that is about to end is released if its order was paid otherwise', async () => {
  const desk = await openPaymentDesk(test);
  const { id, order, named } = await held(desk);
  await payAtTerminal(desk, order);
  // As if the terminal's payment hadn't been seen to.
  await test.db.update(payments).set({ wanted: null, next_try_at: null }).where(isPayment(named));
  await desk.run((7 * 24 - 1) * 3_600);
  expect(desk.gateway.payments.get(id)).toMatchObject({ state: 'voided', captured: 0 });
  expect(desk.gateway.requests).not.toContain('capture');
});

describe('a refund whose gateway has forgotten its key', () => {
  it('is looked for before it is made again', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order } = await captured(desk);
    desk.gateway.failures.push('lost');
    await desk.refund(order, { amount: 100 });
    await desk.run(0);
    desk.gateway.replies.clear();
    test.clock.now = addHours(new Date(), 30);
    await desk.run(0);
    expect(desk.gateway.payments.get(id)?.refunds).toHaveLength(1);
    expect((await desk.stateOf(order)).payments[0]).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
  });

  it('isn’t the one that failed before', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order } = await captured(desk);
    await desk.refund(order, { amount: 100 });
    await desk.run(0);
    desk.gateway.setRefunds(id, 'failed');
    await desk.tell(id);
    const [refund] = (await desk.stateOf(order)).payments[0]?.refunds ?? [];
    expect(refund?.state).toBe('failed');
    await callAs(test.app, desk.owner, 'retry_payment_refund', { order_id: order._id, refund_id: refund?._id ?? '' });
    desk.gateway.failures.push({ kind: 'later', reason: 'no answer' });
    await desk.run(1);
    // An attempt keeps its refund for two minutes.
    await desk.run(130);
    await desk.tell(id);
    expect((await desk.stateOf(order)).payments[0]?.refunds).toMatchObject([{ state: 'done' }]);
    // Under a key of its own: the first one's reply is that it was made.
    const numbers = desk.gateway.payments.get(id)?.refunds.map((each) => each.id);
    expect(numbers).toEqual([`ref_${refund?._id}`, `ref_${refund?._id}:1`]);
  });
});

it('takes nothing in another currency, nor for another amount, as the payment of an order', async () => {
  const desk = await openPaymentDesk(test);
  for (const fields of [{ currency: 'XTS' }, { amount: 1 }]) {
    const order = await desk.placeByCard();
    desk.gateway.failures.push('lost');
    await desk.startReply(order);
    const id = [...desk.gateway.payments.keys()].at(-1) ?? '';
    Object.assign(desk.gateway.payments.get(id) ?? {}, fields);
    desk.gateway.pay(id);
    await desk.tell(id);
    expect((await desk.stateOf(order)).order.payment_status).toBe('pending');
  }
  const order = await desk.placeByCard();
  const { id } = await desk.start(order);
  Object.assign(desk.gateway.payments.get(id) ?? {}, { currency: 'XTS' });
  desk.gateway.pay(id);
  await desk.tell(id);
  expect((await desk.stateOf(order)).order.payment_status).toBe('pending');
  const kept = await test.db.select().from(gatewayEvents).where(eq(gatewayEvents.payment, id));
  expect(kept).toMatchObject([{ failure: 'other_currency' }]);
});

/** An order that was accepted later than a hold lasts, so that its saved card is to be charged. */
async function toCharge() {
  const desk = await openPaymentDesk(test, new MemoryGateway(), {
    order_rules: { slot_days_ahead: 30, accepts_scheduled: true } as never,
  });
  const schedule_at = addDays(new Date().setUTCHours(12, 0, 0, 0), 9).toISOString();
  const { order } = await desk.placeOutside({ paid_by: 'card', schedule_at });
  const { id } = await desk.start(order);
  desk.gateway.pay(id);
  await desk.tell(id);
  return { desk, order: await desk.move((await desk.stateOf(order)).order, ACCEPTED) };
}

it('charges no card once its order was called off before, and one whose first request comes late', async () => {
  const off = await toCharge();
  await off.desk.move(off.order, orderStatus.CANCELLED_BY_STORE, { reason: 'Sold out' });
  await off.desk.run(21 * 3_600);
  expect(off.desk.gateway.requests).not.toContain('chargeCard');
  expect((await off.desk.stateOf(off.order)).payments.map(({ state }) => state)).toEqual(['voided', 'voided']);
  // No gateway knows of a request that was never made.
  const late = await toCharge();
  await late.desk.run(21 * 3_600);
  expect((await late.desk.stateOf(late.order)).order.payment_status).toBe('paid');
});

it('ends a charge that no gateway answered before its key is forgotten', async () => {
  const { desk, order } = await toCharge();
  desk.gateway.failures.push('lost');
  await desk.run();
  desk.gateway.replies.clear();
  await desk.run(21 * 3_600);
  const after = await desk.stateOf(order);
  expect(desk.gateway.requests.filter((name) => name === 'chargeCard')).toHaveLength(1);
  expect(after.payments.at(-1)).toMatchObject({ state: 'failed', failure: 'no answer' });
  expect(after.kinds.at(-1)).toBe('payment_failed');
  // It did succeed, as a message tells later on.
  await desk.tell([...desk.gateway.payments.keys()].at(-1) ?? '');
  expect((await desk.stateOf(order)).order).toMatchObject({ payment_status: 'paid', paid_amount: order.total });
});

it('forgets an erased customer’s card and messages, also those that come later', async () => {
  const desk = await openPaymentDesk(test);
  const { id, order } = await held(desk);
  await desk.move(order, REJECTED, { reason: 'Too busy' });
  await desk.run();
  // One that nothing has worked on yet: the work after its reply has failed, and forgets what it found.
  desk.gateway.isDown = true;
  const unread = desk.eventOf(id);
  await desk.send(unread);
  const isUnread = eq(gatewayEvents.event_id, unread.id);
  await vi.waitFor(async () => {
    const [event] = await test.db.select().from(gatewayEvents).where(isUnread);
    expect(event?.failure).not.toBe('');
  }, 30_000);
  await test.db.update(gatewayEvents).set({ order_id: null }).where(isUnread);
  await callAs(test.app, desk.owner, 'erase_customer', { order_id: order._id });
  // Also the one that is known only by its payment's number.
  const stored = await test.db.select().from(gatewayEvents).where(eq(gatewayEvents.payment, id));
  expect(stored.map(({ order_id, raw }) => [order_id === null, raw])).toContainEqual([true, '']);
  expect(stored.every(({ raw }) => raw === '')).toBe(true);
  desk.gateway.isDown = false;
  await desk.tell(id);
  await desk.run(3_600);
  const kept = await test.db.select().from(gatewayEvents).where(eq(gatewayEvents.payment, id));
  expect(kept.map(({ raw }) => raw)).toEqual(['', '', '']);
  const [payment] = await test.db.select().from(payments).where(eq(payments.payment, id));
  expect(payment).toMatchObject({ card: null, customer: null });
});
