import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { refundTries } from '#server/modules/payments/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { openPaymentDesk, type PaymentDesk } from '../../support/paymentDesk';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  test.clock.now = null;
});
afterAll(() => test.close());

const days = (count: number) => count * 24 * 3_600;

/** A captured payment, and a refund of 100 of it that is to be sent. */
async function openRefund() {
  const desk = await openPaymentDesk(test);
  const { _id } = await desk.placeByCard();
  const { id } = await desk.start({ _id });
  desk.gateway.pay(id);
  await desk.tell(id);
  await desk.move((await desk.stateOf({ _id })).order, orderStatus.ACCEPTED);
  await desk.run();
  const { order } = await desk.stateOf({ _id });
  await desk.refund(order, { amount: 100 });
  const state = async () => {
    const { payments, kinds, order: after } = await desk.stateOf(order);
    const [refund, ...others] = payments[0]?.refunds ?? [];
    return { refund, others, last: kinds.at(-1), refunded: after.refunded };
  };
  const named = async () => ({ order_id: order._id, refund_id: (await state()).refund?._id ?? '' });
  return { desk, id, state, named };
}

const refundRequests = ({ gateway }: PaymentDesk) => gateway.requests.filter((name) => name === 'refund').length;

describe('a refund that a gateway refuses', () => {
  it('is made later if the reason passes, under another key each time', async () => {
    const { desk, id, state } = await openRefund();
    const reasons = ['balance_insufficient', 'REFUND_TOO_OFTEN'];
    desk.gateway.failures.push(...reasons.map((reason) => ({ kind: 'refused', reason }) as const));
    await desk.run(0);
    expect((await state()).refund).toMatchObject({ state: 'waiting', failure: 'balance_insufficient' });
    await desk.run(130);
    expect((await state()).refund).toMatchObject({ state: 'waiting', failure: 'REFUND_TOO_OFTEN' });
    await desk.run(days(1));
    const { refund, last } = await state();
    expect(refund).toMatchObject({ state: 'done' });
    expect(refund?.failure).toBeUndefined();
    expect(last).toBe('refunded');
    expect(desk.gateway.payments.get(id)?.refunds).toMatchObject([{ id: `ref_${refund?._id}:2`, amount: 100 }]);
  });

  it('is someone’s work after three days of refusals or silence', async () => {
    for (const kind of ['refused', 'later'] as const) {
      const { desk, state } = await openRefund();
      const reason = kind === 'later' ? 'timeout' : 'balance_insufficient';
      desk.gateway.failures.push(...Array.from({ length: refundTries }, () => ({ kind, reason })));
      let at = 0;
      while (refundRequests(desk) < refundTries) {
        await desk.run(at);
        at += days(1);
      }
      // After silence, it is looked for once more.
      if (kind === 'later') {
        expect(await state()).toMatchObject({ refund: { state: 'waiting', failure: reason } });
        await desk.run(at);
      }
      expect(await state()).toMatchObject({ refund: { state: 'failed', failure: reason }, last: 'refund_failed' });
      await desk.run(at + days(30));
      expect(refundRequests(desk)).toBe(refundTries);
    }
  });

  it('can be given back another way and marked as settled, once', async () => {
    const { desk, state, named } = await openRefund();
    desk.gateway.failures.push({ kind: 'refused', reason: 'charge_already_refunded' });
    await desk.run(0);
    const body = await named();
    await callAs(test.app, desk.owner, 'settle_payment_refund', body);
    expect(await state()).toMatchObject({ refund: { state: 'settled' }, last: 'refund_settled', refunded: 100 });
    await desk.run(days(10));
    expect(refundRequests(desk)).toBe(1);
    for (const name of ['settle_payment_refund', 'retry_payment_refund'] as const)
      expect(await call(test.app, desk.owner, name, body)).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
    const { data } = await callAs(test.app, desk.owner, 'get_order_list', { filter: { has_failed_payment: true } });
    expect(data).toEqual([]);
  });

  it('is the one that someone then makes in the gateway’s own pages', async () => {
    const { desk, id, state } = await openRefund();
    desk.gateway.failures.push({ kind: 'refused', reason: 'charge_disputed' });
    await desk.run(0);
    const number = desk.gateway.refundThere(id, 100);
    await desk.tell(id);
    expect(await state()).toMatchObject({ refund: { state: 'done', number }, others: [], refunded: 100 });
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is recognised when someone makes it there after all, though it was marked as settled', async () => {
    const { desk, id, state, named } = await openRefund();
    desk.gateway.failures.push({ kind: 'refused', reason: 'charge_disputed' });
    await desk.run(0);
    await callAs(test.app, desk.owner, 'settle_payment_refund', await named());
    const number = desk.gateway.refundThere(id, 100);
    await desk.tell(id);
    expect(await state()).toMatchObject({ refund: { state: 'done', number }, others: [], refunded: 100 });
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is made later if the gateway takes it and then has too little money', async () => {
    const { desk, id, state } = await openRefund();
    await desk.run(0);
    const made = desk.gateway.payments.get(id);
    if (!made) throw new Error('the gateway has no such payment');
    made.refunds = made.refunds.map((refund) => ({ ...refund, state: 'waiting' }));
    await desk.tell(id);
    made.refunds = made.refunds.map((refund) => ({ ...refund, state: 'failed', failure: 'balance_insufficient' }));
    await desk.tell(id);
    expect(await state()).toMatchObject({ refund: { state: 'waiting', failure: 'balance_insufficient' } });
    await desk.run(days(1));
    expect(await state()).toMatchObject({ refund: { state: 'done' }, others: [], refunded: 100 });
    expect(refundRequests(desk)).toBe(2);
  });
});
