import { EventEmitter, once } from 'node:events';
import { addDays, addHours } from 'date-fns';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSnapshot } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { ledgerOf } from '../../support/ledgerEntries';
import { MemoryGateway } from '../../support/memoryGateway';
import { openPaymentDesk, type PaymentDesk } from '../../support/paymentDesk';

const { ACCEPTED, CANCELLED_BY_STORE, COMPLETED, NEW, PREPARING, READY } = orderStatus;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  test.clock.now = null;
});
afterAll(() => test.close());

/** An order whose customer has paid at the gateway: authorized, or charged where it can't be. */
async function paidAtGateway(desk: PaymentDesk) {
  const order = await desk.placeByCard();
  const { id } = await desk.start(order);
  desk.gateway.pay(id, test.clock.now ?? new Date());
  await desk.tell(id);
  return { id, order: (await desk.stateOf(order)).order };
}

/** The orders that the dashboard says need attention. */
async function failedOrders(desk: PaymentDesk) {
  const { data } = await callAs(test.app, desk.owner, 'get_order_list', { filter: { has_failed_payment: true } });
  return data.map(({ _id }) => _id);
}

const afterMinutes = async (desk: PaymentDesk, minutes: number) => desk.run(minutes * 60);

describe('requests to a gateway', () => {
  it('are lost neither while it is down nor with a reply', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order } = await paidAtGateway(desk);
    await desk.move(order, ACCEPTED);
    desk.gateway.isDown = true;
    await desk.run();
    expect((await desk.stateOf(order)).payments).toMatchObject([{ state: 'authorized', failure: 'no answer' }]);
    desk.gateway.isDown = false;
    desk.gateway.failures.push('lost');
    await afterMinutes(desk, 2);
    expect(desk.gateway.payments.get(id)?.state).toBe('paid');
    await afterMinutes(desk, 60);
    const { order: paid, kinds } = await desk.stateOf(order);
    expect(paid).toMatchObject({ payment_status: 'paid', paid_amount: order.total });
    expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  it('hold up neither their order nor what the store does with it while the gateway is slow', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order } = await paidAtGateway(desk);
    const read = desk.gateway.readPayment.bind(desk.gateway);
    const gate = new EventEmitter();
    const asked = once(gate, 'asked');
    const answered = once(gate, 'answered');
    desk.gateway.readPayment = async (payment) => {
      const seen = await read(payment);
      gate.emit('asked');
      await answered;
      return seen;
    };
    const told = desk.tell(id);
    await asked;
    await desk.move(order, ACCEPTED);
    gate.emit('answered');
    await told;
    await desk.run();
    expect((await desk.stateOf(order)).order).toMatchObject({ order_status: ACCEPTED, payment_status: 'paid' });
  });

  it('aren’t made for an acceptance that was undone', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order } = await paidAtGateway(desk);
    await desk.move(await desk.move(order, ACCEPTED), NEW);
    await afterMinutes(desk, 5);
    expect(desk.gateway.payments.get(id)?.state).toBe('authorized');
  });

  it('capture a hold before it ends, and tell the store of one that ended', async () => {
    const desk = await openPaymentDesk(test);
    const first = await paidAtGateway(desk);
    await afterMinutes(desk, 7 * 24 * 60 - 60);
    expect((await desk.stateOf(first.order)).order.payment_status).toBe('paid');
    const second = await paidAtGateway(desk);
    desk.gateway.end(second.id);
    await desk.tell(second.id);
    const ended = await desk.stateOf(second.order);
    expect(ended.order.payment_status).toBe('pending');
    expect(ended.kinds.at(-1)).toBe('payment_failed');
  });

  it('charge a saved card at acceptance for an order later than a hold, which stays due if that fails', async () => {
    const desk = await openPaymentDesk(test, new MemoryGateway([], 7), {
      order_rules: { slot_days_ahead: 30, accepts_scheduled: true } as never,
      is_store_can_complete_order: true,
    });
    const later = async () => {
      const schedule_at = addDays(new Date().setUTCHours(12, 0, 0, 0), 9).toISOString();
      const { order } = await desk.placeOutside({ paid_by: 'card', schedule_at });
      const started = await desk.start(order);
      expect(started.mode).toBe('save_card');
      desk.gateway.pay(started.id);
      await desk.tell(started.id);
      const saved = await desk.stateOf(order);
      expect(saved.payments).toMatchObject([{ state: 'saved', captured: 0 }]);
      return desk.move(saved.order, ACCEPTED);
    };
    const charged = await later();
    await desk.run();
    expect((await desk.stateOf(charged)).order).toMatchObject({ payment_status: 'paid', paid_amount: charged.total });
    const declined = await later();
    desk.gateway.failures.push({ kind: 'declined', isHard: true, reason: 'expired' });
    await desk.run();
    expect(await failedOrders(desk)).toEqual([declined._id]);
    const after = await desk.stateOf(declined);
    expect(after.order).toMatchObject({ payment_status: 'pending', order_status: ACCEPTED });
    expect(after.kinds.at(-1)).toBe('payment_failed');
    expect(after.payments.at(-1)).toMatchObject({ state: 'failed', failure: 'expired' });
    // Completed, it is still to be paid.
    const { order: ready } = await desk.stateOf(await desk.move(await desk.move(after.order, PREPARING), READY));
    const completed = await desk.move(ready, COMPLETED);
    expect(await failedOrders(desk)).toEqual([completed._id]);
    // Called off, it isn't.
    const other = await later();
    desk.gateway.failures.push({ kind: 'declined', isHard: true, reason: 'expired' });
    await desk.run();
    expect(await failedOrders(desk)).toHaveLength(2);
    await desk.move((await desk.stateOf(other)).order, CANCELLED_BY_STORE, { reason: 'Sold out' });
    expect(await failedOrders(desk)).toEqual([completed._id]);
  });
});

describe('a refund at a gateway', () => {
  const captured = async (desk: PaymentDesk) => {
    const { id, order } = await paidAtGateway(desk);
    const accepted = await desk.move(order, ACCEPTED);
    await desk.run();
    return { id, order: (await desk.stateOf(accepted)).order };
  };

  it('is waiting, then done with its number, and made once although the reply is lost', async () => {
    const desk = await openPaymentDesk(test);
    const { id, order } = await captured(desk);
    desk.gateway.failures.push('lost');
    await desk.refund(order, { amount: 100 });
    await desk.run(0);
    expect((await desk.stateOf(order)).payments[0]?.refunds).toMatchObject([{ state: 'waiting', amount: 100 }]);
    await desk.tell(id);
    await afterMinutes(desk, 5);
    const after = await desk.stateOf(order);
    expect(after.payments[0]).toMatchObject({
      refunded: 100,
      refunds: [{ state: 'done', number: expect.any(String) }],
    });
    expect(after.order.refunded).toBe(100);
    expect(desk.gateway.payments.get(id)?.refunds).toHaveLength(1);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('that fails is told and can be made again', async () => {
    const desk = await openPaymentDesk(test);
    const { order } = await captured(desk);
    await desk.refund(order, { amount: 100 });
    desk.gateway.failures.push({ kind: 'refused', reason: 'charge_disputed' });
    await desk.run(0);
    const failed = await desk.stateOf(order);
    expect(failed.kinds.at(-1)).toBe('refund_failed');
    const [refund] = failed.payments[0]?.refunds ?? [];
    expect(refund).toMatchObject({ state: 'failed', failure: 'charge_disputed' });
    await afterMinutes(desk, 24 * 60);
    expect(desk.gateway.requests.filter((name) => name === 'refund')).toHaveLength(1);
    expect(await failedOrders(desk)).toEqual([order._id]);
    await callAs(test.app, desk.owner, 'retry_payment_refund', { order_id: order._id, refund_id: refund?._id ?? '' });
    await afterMinutes(desk, 1);
    expect((await desk.stateOf(order)).payments[0]?.refunds).toMatchObject([{ state: 'done' }]);
    expect(await failedOrders(desk)).toEqual([]);
  });

  it('is made when a paid order is cancelled, in the ledger of the gateway and not of the platform', async () => {
    const desk = await openPaymentDesk(test);
    const { order } = await captured(desk);
    await desk.move(order, CANCELLED_BY_STORE, { reason: 'Sold out' });
    await desk.run(0);
    const after = await desk.stateOf(order);
    expect(after.order).toMatchObject({ payment_status: 'refunded', refunded: order.total });
    expect(after.payments).toMatchObject([{ refunded: order.total }]);
    expect(await desk.ledgerDiffers()).toEqual([]);
    const { entries } = await ledgerOf(test.db, order);
    expect(new Set(entries.map(({ account }) => account))).toEqual(new Set(['customers', 'gateway']));
  });
});

/** All orders of some things. */
const permutations = <Value>(all: readonly Value[]): Value[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, index) =>
        permutations(all.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
      );

it('ends in one state whatever the order of four messages, with repeated and lost ones', async () => {
  const desk = await openPaymentDesk(test, new MemoryGateway(['authorize']));
  const results = new Set<string>();
  for (const [round, wanted] of permutations([0, 1, 2, 3]).entries()) {
    const order: OrderSnapshot = await desk.placeByCard();
    const { id } = await desk.start(order);
    // Everything has happened at the gateway before the first message arrives.
    desk.gateway.pay(id);
    desk.gateway.refundThere(id, 100);
    desk.gateway.refundThere(id, 50);
    const dispute = { id: `dp_${round}`, amount: 70 };
    const events = [
      desk.eventOf(id),
      desk.eventOf(id, { type: 'refund' }),
      desk.eventOf(id, { type: 'dispute', dispute: { ...dispute, state: 'open' } }),
      desk.eventOf(id, { type: 'dispute', dispute: { ...dispute, state: 'lost' } }),
    ];
    const lost = round % 4;
    for (const index of wanted) {
      const event = events[index];
      // Lost at first: its gateway sends it again at the end.
      if (!event || index === lost) continue;
      for (let time = 0; time <= round % 3; time += 1) await desk.send(event);
    }
    await desk.send(events[lost] ?? {});
    await desk.run(20);
    const { order: after, payments } = await desk.stateOf(order);
    results.add(
      JSON.stringify({
        ...{ status: after.payment_status, paid: after.paid_amount, refunded: after.refunded },
        payments: payments.map(({ state, captured, refunded, refunds, dispute }) => ({
          ...{ state, captured, refunded, dispute, refunds: refunds.map(({ amount, state }) => [amount, state]) },
        })),
      }),
    );
  }
  expect([...results]).toHaveLength(1);
  // Two refunds and the lost dispute.
  expect([...results][0]).toContain('"refunded":220');
  expect([...results][0]).toContain('"state":"lost"');
  expect(await desk.ledgerDiffers()).toEqual([]);
});

it('looks for payments whose messages never arrive, and gives up a checkout after a day', async () => {
  const desk = await openPaymentDesk(test);
  const order = await desk.placeByCard();
  const { id } = await desk.start(order);
  desk.gateway.pay(id);
  await afterMinutes(desk, 3);
  expect((await desk.stateOf(order)).order.payment_status).toBe('authorized');
  const other = await desk.placeByCard();
  await desk.start(other);
  test.clock.now = addHours(new Date(), 25);
  await desk.run(0);
  expect((await desk.stateOf(other)).payments).toMatchObject([{ state: 'failed' }]);
});
