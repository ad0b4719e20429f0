import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/entities/order';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { ledgerTransactions } from '#server/db/schema/index';
import { ledgerDifferences } from '#server/modules/ledger/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeOffer } from '../../support/factories/index';
import { ledgerOf } from '../../support/ledgerEntries';

const { ACCEPTED, PREPARING, READY, COMPLETED, CANCELLED_BY_STORE } = orderStatus;
const { ACCEPTED: TAKEN, COMING, ARRIVED, PICKED_UP, STARTED, AT_DESTINATION, DELIVERED } = deliveryStatus;

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test, {
    is_store_can_complete_order: true,
    order_rules: { cancellation_charge: 300, cancel_within: 10 },
  });
  const rate = { percent: 20, amount: 10 };
  const terms = { delivery: rate, pickup: rate, table: rate, payment_fee: { percent: 3, amount: 0 } };
  await callAs(test.app, 'platform', 'platform/set_commission', {
    ...{ store_id: desk.store.id, first_day: storeDate(new Date(), desk.store.timezone), ...terms },
    ...{ with_tax: false, with_delivery_fee: false, with_tip: false, commission_tax: 10, is_returned_on_refund: true },
  });
});
afterAll(() => test.close());

const booked = (order: { _id: string }) => ledgerOf(test.db, order);
const handOver = async (order: Order) =>
  desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED);

/** An accepted pickup, paid by card when it was placed. */
const paidByCard = () => desk.paidOrder(2);
/** The same, to be paid in cash. */
const paidInCash = async () => {
  const { order } = await desk.placeOutside({ paid_by: 'cash' });
  return desk.move(order, ACCEPTED);
};

describe('an order paid by card', () => {
  it('is owed to its customer until it ends', async () => {
    const order = await paidByCard();
    const before = await booked(order);
    expect(before.kinds).toEqual(['payment']);
    expect([before.sum('customers'), before.sum('platform')]).toEqual([order.total, 0 - order.total]);
    await handOver(order);
    const { kinds, sum } = await booked(order);
    expect(kinds).toEqual(['payment', 'order_end']);
    expect(sum()).toBe(0);
    expect(sum('customers')).toBe(0);
    expect(sum('sales')).toBe(order.subtotal);
    expect(sum('tax')).toBe(order.tax);
  });

  it('goes back by the refund’s ID, before the end and after it', async () => {
    const order = await paidByCard();
    const { order: less, refund: first } = await desk.refund(order, { amount: 50 });
    const done = await handOver((await desk.getOrder(less)).order);
    const atEnd = await booked(order);
    expect(atEnd.sum('refunds')).toBe(-50);
    const { refund: second } = await desk.refund((await desk.getOrder(done)).order, {
      lines: [{ line: 0, quantity: 1 }],
    });
    const { transactions, sum } = await booked(order);
    const refunds = transactions.filter(({ kind }) => kind === 'refund').map(({ subject }) => subject);
    expect(refunds).toEqual([first._id, second._id]);
    expect(sum('refunds')).toBe(-50 - second.amount);
    expect(sum('customers')).toBe(0);
    expect(sum()).toBe(0);
  });

  it('leaves nothing but the charge if it is called off', async () => {
    const order = await paidByCard();
    await desk.moveReply(order, CANCELLED_BY_STORE, { reason: 'They called', is_charged: true });
    const { kinds, sum } = await booked(order);
    expect(kinds.sort()).toEqual(['order_end', 'payment', 'refund']);
    expect([sum('cancellation_charges'), sum('customers'), sum('sales')]).toEqual([300, 0, 0]);
  });

  it('leaves no end if it is called off without a charge', async () => {
    const order = await paidByCard();
    await desk.moveReply(order, CANCELLED_BY_STORE, { reason: 'Oven broke' });
    const { kinds, sum } = await booked(order);
    expect(kinds.sort()).toEqual(['payment', 'refund']);
    expect([sum('customers'), sum('platform')]).toEqual([0, 0]);
  });

  it('books what changes add when it is paid, and what they return', async () => {
    const order = await paidByCard();
    const { change } = await desk.edit(order, [{ line: 0, quantity: 3 }]);
    const { order: more } = await desk.answer(order, change, true);
    await desk.pay(more, more.extra_due);
    const { kinds, sum } = await booked(order);
    expect(kinds).toEqual(['payment', 'payment']);
    expect(sum('customers')).toBe(more.total);
  });
});

/** Sets what the store pays for each delivery from now on. */
async function payFixed(delivery_pay_amount: number): Promise<void> {
  const { delivery_pay_settings } = await callAs(test.app, desk.owner, 'get_delivery_pay_settings', {});
  const { version } = delivery_pay_settings;
  const pay = { version, delivery_pay: 'fixed' as const, delivery_pay_amount };
  await callAs(test.app, desk.owner, 'update_delivery_pay_settings', pay);
}

describe('cash', () => {
  it('belongs to the store if it completes the order', async () => {
    const order = await handOver(await paidInCash());
    const { sum, kinds } = await booked(order);
    expect(kinds.sort()).toEqual(['order_end', 'payment']);
    expect([sum('store_cash'), sum('provider_cash')]).toEqual([0 - order.total, 0]);
    // A store that takes the cash owes the commission.
    expect(sum('platform')).toBeGreaterThan(0);
    expect(sum('payment_fees')).toBe(0);
  });

  it('belongs to the person who delivers, with their share by the store’s rule of that moment', async () => {
    const provider = await desk.providerAt(0);
    await payFixed(320);
    const { order: placed } = await desk.placeDelivery({ paid_by: 'cash' });
    const ready = await desk.move(await desk.move(await desk.move(placed, ACCEPTED), PREPARING), READY);
    await desk.request(ready, provider);
    let order = (await desk.getOrder(ready)).order as Parameters<typeof desk.step>[0];
    for (const to of [TAKEN, COMING, ARRIVED, PICKED_UP, STARTED, AT_DESTINATION, DELIVERED]) {
      order = await desk.step(order, provider, to);
    }
    expect(order.order_status).toBe(COMPLETED);
    await payFixed(1);
    const { sum, rows } = await booked(order);
    expect([sum('store_cash'), sum('provider_cash')]).toEqual([0, 0 - order.total]);
    expect([sum('provider_shares'), sum('providers')]).toEqual([-320, 320]);
    expect(new Set(rows.flatMap((row) => row.provider_id ?? []))).toEqual(new Set([provider.id]));
  });
});

describe('an offer that the platform pays half of', () => {
  it('costs the store the other half, by what the order agreed on', async () => {
    const offer = await makeOffer(test.db, desk.store, { type: 'absolute', value: 101 });
    const funding = { store_id: desk.store.id, promo_id: offer.id };
    await callAs(test.app, 'platform', 'platform/set_offer_funding', { ...funding, funded_by_platform: 50 });
    const { order } = await desk.placeOutside({ paid_by: 'cash', promo_code: offer.promo_code });
    expect(order.promo?.funded_by_platform).toBe(50);
    await callAs(test.app, 'platform', 'platform/set_offer_funding', { ...funding, funded_by_platform: 0 });
    await handOver(await desk.move(order, ACCEPTED));
    const { sum } = await booked(order);
    expect([sum('discounts'), sum('platform_discounts')]).toEqual([-101, 50]);
  });

  it('is owed to a store that takes the order itself, and the cash for it', async () => {
    const offer = await makeOffer(test.db, desk.store, { type: 'absolute', value: 200 });
    const funding = { store_id: desk.store.id, promo_id: offer.id };
    await callAs(test.app, 'platform', 'platform/set_offer_funding', { ...funding, funded_by_platform: 50 });
    const balanceOf = async () => (await callAs(test.app, desk.owner, 'get_wallet', {})).balance;
    const before = await balanceOf();
    const order = await desk.placeOwn({ paid_by: 'cash', promo_code: offer.promo_code });
    const done = await handOver(order);
    const { sum } = await booked(order);
    // The till has what the customer paid. The platform owes its half of the discount, less what it takes of the order.
    const taken = sum('commission', 'commission_tax', 'payment_fees');
    expect([sum('store_cash'), sum('discounts'), sum('platform_discounts')]).toEqual([0 - done.total, -200, 100]);
    expect([sum('platform'), sum('customers'), sum('gateway')]).toEqual([0 - 100 - taken, 0, 0]);
    expect((await balanceOf()) - before).toBe(100 + taken);
    // What goes back to the customer takes the platform's half of its discount with it.
    await desk.refund((await desk.getOrder(done)).order, { amount: done.total });
    const after = await booked(order);
    expect([after.sum('store_cash'), after.sum('platform_discounts'), after.sum()]).toEqual([0, 0, 0]);
    expect((await balanceOf()) - before).toBe(after.sum('commission', 'commission_tax'));
  });
});

it('a test order books nothing', async () => {
  const { order } = await callAs(test.app, desk.owner, 'send_test_order', {
    idempotency_key: `test order ${desk.store.id}`,
  });
  await handOver(await desk.move(order, ACCEPTED));
  expect((await booked(order)).kinds).toEqual([]);
});

it('the ledger says nothing of who the customers are, and has the sums of the orders', async () => {
  const all = await test.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.store_id, desk.store.id));
  expect(all.filter(({ by }) => by.kind === 'customer' && by.name !== '')).toEqual([]);
  expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
});
