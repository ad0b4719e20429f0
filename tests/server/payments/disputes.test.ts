import { randomUUID } from 'node:crypto';
import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { ledgerEntries, ledgerProgress, ledgerTransactions } from '#server/db/schema/ledger';
import { withAuditedRewrite } from '#server/modules/audit/service';
import { bookPastOrders, keptDifferences } from '#server/modules/ledger/service';
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

  describe('for which the gateway charges a fee', () => {
    let charged: { id: string; amount: number };
    beforeEach(() => {
      charged = { id: `txn_${randomUUID()}`, amount: 1500 };
    });
    /** A message with the fees so far. */
    const withFees = (message: ReturnType<typeof about>, ...fees: (typeof charged)[]) => ({
      ...message,
      dispute: { ...message.dispute, fees },
    });
    const feesOf = async (order: Parameters<PaymentDesk['stateOf']>[0]) => {
      const { kinds, sum } = await ledgerOf(test.db, order);
      const { payments } = await desk.stateOf(order);
      return [kinds.filter((kind) => kind === 'dispute_fee').length, sum('dispute_fees'), payments[0]?.dispute?.fees];
    };

    it.each(['before', 'after'])('books it once, %s the order ended, whatever comes late or twice', async (when) => {
      const { id, order } = when === 'before' ? await captured() : await completed();
      const opened = withFees(about('open', 0), charged);
      await desk.tell(id, withFees(about('lost', 2), charged));
      for (const _time of [1, 2]) await desk.tell(id, opened);
      expect(await feesOf(order)).toEqual([1, -1500, 1500]);
      const { sum } = await ledgerOf(test.db, order);
      expect([sum(), sum('gateway')]).toEqual([0, 2000 - order.total]);
      expect(await desk.ledgerDiffers()).toEqual([]);
    });

    it('books one that only a late message reports', async () => {
      const { id, order } = await captured();
      await desk.tell(id, about('won', 2));
      await desk.tell(id, withFees(about('open', 1), charged));
      expect(await feesOf(order)).toEqual([1, -1500, 1500]);
      expect((await desk.stateOf(order)).payments).toMatchObject([{ dispute: { state: 'won' } }]);
    });

    it('is given back where the gateway does so for a dispute that was won', async () => {
      const { id, order } = await completed();
      await desk.tell(id, withFees(about('open', 0), charged));
      const back = withFees(about('won', 1), charged, { id: `${charged.id}_back`, amount: -1500 });
      for (const _time of [1, 2]) await desk.tell(id, back);
      expect(await feesOf(order)).toEqual([2, 0, 0]);
      // Another dispute of the same payment has a fee of its own.
      await desk.tell(id, withFees(about('open', 2, 'dp_2'), { id: `${charged.id}_other`, amount: 1500 }));
      expect(await feesOf(order)).toEqual([3, -1500, 1500]);
      expect(await desk.ledgerDiffers()).toEqual([]);
    });

    it('is part of what the order brought, of the earnings and of the message’s changes', async () => {
      const earned = () => callAs(test.app, desk.owner, 'get_earning', {});
      const before = await earned();
      const { id, order } = await completed();
      const ofOrder = async () =>
        (await callAs(test.app, desk.owner, 'get_order_earnings', { order_id: order._id })).earnings;
      const brought = await ofOrder();
      await desk.tell(id, withFees(about('open', 0), charged));
      const after = await ofOrder();
      expect(after.earned).toBe(brought.earned - 1500);
      expect(after.charged).toBe(brought.charged);
      expect(after.lines).toContainEqual({ part: 'taken', account: 'dispute_fees', amount: -1500 });
      const now = await earned();
      expect([now.fees - before.fees, now.net - before.net]).toEqual([-1500, after.earned]);
      expect(await keptDifferences(test.db, desk.store.id)).toEqual([]);
      const { data } = await callAs(test.app, desk.owner, 'get_gateway_event_list', { page: 1, perPage: 1 });
      expect(data[0]?.changes).toContainEqual({ field: 'dispute_fees', before: 0, after: 1500 });
    });

    it('is missed by the nightly check if it isn’t booked, and booked again with orders from before the ledger', async () => {
      const another = await openPaymentDesk(test);
      const order = await another.placeByCard();
      const { id } = await another.start(order);
      another.gateway.pay(id);
      await another.tell(id);
      await another.move((await another.stateOf(order)).order, ACCEPTED);
      await another.run();
      await another.tell(id, withFees(about('open', 0), charged));
      expect(await another.ledgerDiffers()).toEqual([]);
      const { id: store_id } = another.store;
      const note = () => ({ entity: 'store', action: 'delete', record: { id: store_id, name: [] } }) as const;
      await withAuditedRewrite(test.db, { operation: 'delete_store', storeId: store_id, note }, async (tx) => {
        await tx.delete(ledgerEntries).where(eq(ledgerEntries.store_id, store_id));
        await tx.delete(ledgerTransactions).where(eq(ledgerTransactions.store_id, store_id));
      });
      expect(await another.ledgerDiffers()).toContainEqual({ sum: 'dispute_fees', orders: 1500, ledger: 0 });
      await test.db.insert(ledgerProgress).values({ store_id, complete_since: new Date() });
      const { signal } = new AbortController();
      while ((await test.db.$count(ledgerProgress)) > 0)
        await bookPastOrders(test.db, new Date(), { log: test.app.log, stopping: signal });
      expect((await ledgerOf(test.db, order)).sum('dispute_fees')).toBe(-1500);
      expect(await another.ledgerDiffers()).toEqual([]);
    });
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
