import { addSeconds } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { ledgerOf } from '../../support/ledgerEntries';
import { openPaymentDesk, type PaymentDesk } from '../../support/paymentDesk';

const { ACCEPTED, PREPARING, READY, COMPLETED } = orderStatus;
let test: TestApp;
let desk: PaymentDesk;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openPaymentDesk(test, undefined, { is_store_can_complete_order: true });
  const rate = { percent: 20, amount: 0 };
  await callAs(test.app, 'platform', 'platform/set_commission', {
    ...{ store_id: desk.store.id, first_day: storeDate(new Date(), desk.store.timezone) },
    ...{ delivery: rate, pickup: rate, table: rate, payment_fee: { percent: 3, amount: 35 } },
    ...{ with_tax: false, with_delivery_fee: false, with_tip: false, commission_tax: 0, is_returned_on_refund: false },
  });
});
afterAll(() => test.close());

/** An order paid at the store's own gateway, and captured. */
async function captured() {
  const order = await desk.placeByCard();
  const { id } = await desk.start(order);
  desk.gateway.pay(id);
  await desk.tell(id);
  await desk.move((await desk.stateOf(order)).order, ACCEPTED);
  await desk.run();
  return { id, order: (await desk.stateOf(order)).order };
}

async function completed() {
  const { id, order } = await captured();
  return { id, order: await desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED) };
}

it('the platform takes no payment fee of what the store’s own gateway took', async () => {
  const { order } = await completed();
  const { sum } = await ledgerOf(test.db, order);
  expect([sum('gateway'), sum('payment_fees')]).toEqual([0 - order.total, 0]);
  expect(sum('platform')).toBe(0 - sum('commission'));
});

describe('a dispute', () => {
  let begun: Date;
  beforeEach(() => {
    begun = new Date();
  });
  /** A message about it, so many seconds after the test began. */
  const about = (state: 'open' | 'won' | 'lost', seconds: number, id = 'dp_1') => ({
    ...{ type: 'dispute', at: addSeconds(begun, seconds), dispute: { id, amount: 500, state } },
  });

  it.each(['before', 'after'])(
    'that is lost is a refund at the gateway, by its number, %s the order ended',
    async (when) => {
      const { id, order } = when === 'before' ? await captured() : await completed();
      await desk.tell(id, about('open', 0));
      expect((await desk.stateOf(order)).order.refunded).toBe(0);
      for (const seconds of [1, 2]) await desk.tell(id, about('lost', seconds));
      const lost = await desk.stateOf(order);
      expect(lost.order).toMatchObject({ refunded: 500, payment_status: 'partly_refunded' });
      expect(lost.payments).toMatchObject([
        { refunded: 500, dispute: { state: 'lost' }, refunds: [{ number: 'dp_1', amount: 500, state: 'done' }] },
      ]);
      expect(lost.kinds.at(-1)).toBe('refunded');
      const { sum } = await ledgerOf(test.db, order);
      expect(sum('gateway')).toBe(500 - order.total);
      expect(await desk.ledgerDiffers()).toEqual([]);
      // What is left is all that can still be returned.
      expect(await desk.refundReply(order, { amount: order.total })).toMatchObject({ success: false });
    },
  );

  it.each(['before', 'after'])('that is won after all takes the refund back, lost %s the order ended', async (when) => {
    const { id, order } = when === 'before' ? await captured() : await completed();
    await desk.tell(id, about('lost', 1));
    if (when === 'before') {
      const { order: open } = await desk.stateOf(order);
      await desk.move(await desk.move(await desk.move(open, PREPARING), READY), COMPLETED);
    }
    await desk.tell(id, about('won', 2));
    // A late message says nothing new.
    await desk.tell(id, about('lost', 1));
    const won = await desk.stateOf(order);
    expect(won.order).toMatchObject({ refunded: 0, payment_status: 'paid' });
    expect(won.payments).toMatchObject([{ refunded: 0, dispute: { state: 'won' }, refunds: [] }]);
    const { kinds, sum } = await ledgerOf(test.db, order);
    expect(kinds.filter((kind) => kind === 'reversal')).toHaveLength(1);
    expect([sum(), sum('gateway'), sum('refunds'), sum('customers')]).toEqual([0, 0 - order.total, 0, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('doesn’t change with old messages about it after another dispute of the same payment', async () => {
    const { id, order } = await captured();
    const disputes = async () => {
      const { order: after, payments } = await desk.stateOf(order);
      return [after.refunded, payments[0]?.dispute?.state, payments[0]?.refunds.map(({ number }) => number)];
    };
    await desk.tell(id, about('lost', 1));
    await desk.tell(id, about('open', 2, 'dp_2'));
    // The money of the first one is gone, whatever a late message says.
    await desk.tell(id, about('open', 0));
    expect(await disputes()).toEqual([500, 'open', ['dp_1']]);
    await desk.tell(id, about('won', 3));
    await desk.tell(id, about('lost', 4, 'dp_2'));
    await desk.tell(id, about('lost', 1));
    expect(await disputes()).toEqual([500, 'lost', ['dp_2']]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it.each([
    ['by its number', 'dp_1'],
    ['by its sum', null],
  ])('whose money its gateway returns by a refund is booked once, found %s', async (_how, dispute) => {
    for (const isRefundFirst of [true, false]) {
      const { id, order } = await captured();
      const refund = async () => {
        desk.gateway.refundThere(id, 500, { dispute });
        await desk.tell(id);
      };
      const lose = () => desk.tell(id, about('lost', 1));
      for (const step of isRefundFirst ? [refund, lose, lose] : [lose, refund, lose]) await step();
      const lost = await desk.stateOf(order);
      expect(lost.order.refunded).toBe(500);
      expect(lost.payments).toMatchObject([{ refunded: 500, dispute: { state: 'lost' }, refunds: [{ amount: 500 }] }]);
      // A refund of the same sum that someone makes besides is another one.
      await refund();
      expect((await desk.stateOf(order)).order.refunded).toBe(1000);
      expect(await desk.ledgerDiffers()).toEqual([]);
    }
  });
});
