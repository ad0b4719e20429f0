import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { displayedAmountDue, displayedPayment } from '#contract/orders/displayedPayment';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeItem } from '../../support/factories/index';

const { ACCEPTED, PREPARING, READY, COMPLETED, CANCELLED_BY_STORE } = orderStatus;
let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test, {
    is_store_can_complete_order: true,
    order_rules: { cancellation_charge: 200, cancel_within: 10 },
  });
});
afterAll(() => test.close());

const byLink = () => desk.placeOutside({ paid_by: 'card' });

/** A paid order to which its customer agreed that something is added. */
async function withExtra() {
  const order = await desk.paidOrder(1);
  const { change } = await desk.edit(order, [
    { line: 0, quantity: 1 },
    { item_id: desk.soup.id, quantity: 1 },
  ]);
  const { order: after } = await desk.answer(order, change, true);
  return { before: order, after, due: after.total - order.total };
}

describe('a card that pays later', () => {
  it('pays an order that was placed to be paid by a link: in its history, and on the open boards', async () => {
    const { order } = await byLink();
    expect(order).toMatchObject({ payment_status: 'pending', paid_amount: 0 });
    const { order: paid } = await desk.pay(order, order.total);
    expect(paid).toMatchObject({
      ...{ payment_status: 'paid', paid_amount: order.total, extra_due: 0 },
      version: order.version + 1,
    });
    const { events } = await desk.getOrder(order);
    expect(events.at(-1)).toMatchObject({ kind: 'paid', actor: { kind: 'customer' }, amount: order.total });
  });

  it('pays once however often it is told', async () => {
    const { order } = await byLink();
    const key = randomUUID();
    const first = await desk.pay(order, order.total, key);
    expect(await desk.pay(order, order.total, key)).toEqual(first);
    expect((await desk.getOrder(order)).events.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    const again = await desk.payReply(order, order.total);
    expect(again).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
  });

  it('pays what is due and no other sum, and is told what that is', async () => {
    const { order } = await byLink();
    for (const amount of [order.total - 1, order.total + 1]) {
      expect(await desk.payReply(order, amount)).toMatchObject({
        error_code: errorCodes.PAYMENT_FAILED,
        errors: [{ path: 'amount', params: { due: order.total } }],
      });
    }
    expect((await desk.getOrder(order)).order).toMatchObject({ payment_status: 'pending', version: order.version });
  });

  it('has one winner where two tell of it at once', async () => {
    const { order } = await byLink();
    const both = await Promise.all([desk.payReply(order, order.total), desk.payReply(order, order.total)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect((await desk.getOrder(order)).order).toMatchObject({ paid_amount: order.total });
  });

  it('has nothing to pay of cash, nor of an order that was called off', async () => {
    const { order: cash } = await desk.placeOutside({ paid_by: 'cash' });
    const { order: off } = await byLink();
    await desk.move(await desk.move(off, ACCEPTED), CANCELLED_BY_STORE, { reason: 'Oven broke' });
    for (const order of [cash, off]) {
      expect(await desk.payReply(order, order.total)).toMatchObject({ errors: [{ params: { due: 0 } }] });
    }
  });

  it('has nothing to pay of what costs nothing, and pays what is added to it', async () => {
    const free = await makeItem(test.db, desk.store, { price: 0 });
    const items = [{ item_id: free.id, quantity: 1 }];
    const { order: gift } = await desk.placeOutside({ paid_by: 'card', items });
    expect(gift).toMatchObject({ total: 0, payment_status: 'paid' });
    const added = await desk.edit(gift, [
      { line: 0, quantity: 1 },
      { item_id: desk.soup.id, quantity: 1 },
    ]);
    const { order: dearer } = await desk.answer(gift, added.change, true);
    expect(dearer).toMatchObject({ total: 400, payment_status: 'pending' });
    const less = await desk.edit(dearer, [{ line: 0, quantity: 1 }]);
    const { order: after } = await desk.answer(dearer, less.change, true);
    expect(after).toMatchObject({ total: 0, payment_status: 'paid' });
    expect(displayedPayment(after)).toBe('free');
  });

  it('owes nothing when what cost nothing is called off', async () => {
    const free = await makeItem(test.db, desk.store, { price: 0 });
    const { order } = await desk.placeOutside({ paid_by: 'card', items: [{ item_id: free.id, quantity: 1 }] });
    await desk.customerCancels(await desk.move(order, ACCEPTED));
    const { order: ended } = await desk.getOrder(order);
    expect(ended).toMatchObject({ cancellation_charge: 0, payment_status: 'paid' });
    expect([displayedPayment(ended), displayedAmountDue(ended)]).toEqual(['free', 0]);
  });

  it('pays after the food was handed over too', async () => {
    const { order } = await byLink();
    const ready = await desk.move(await desk.move(await desk.move(order, ACCEPTED), PREPARING), READY);
    const done = await desk.move(ready, COMPLETED);
    expect(done.payment_status).toBe('pending');
    const { order: paid } = await desk.pay(done, order.total);
    expect(paid).toMatchObject({ payment_status: 'paid', order_status: COMPLETED, ended_at: done.ended_at });
  });
});

describe('what a change brought on top', () => {
  it('is due until the card has paid it, and comes to rest as paid', async () => {
    const { before, after, due } = await withExtra();
    expect(after).toMatchObject({ payment_status: 'pending', paid_amount: before.total, extra_due: due });
    const { order: paid } = await desk.pay(after, due);
    expect(paid).toMatchObject({ payment_status: 'paid', paid_amount: after.total, extra_due: 0 });
  });

  it('is taken off first where the order comes to less again: no one gets back what no one paid', async () => {
    const { before, after } = await withExtra();
    const { change } = await desk.edit(after, [{ line: 0, quantity: 1 }]);
    expect(change).toMatchObject({ refund: 0, extra_charge: 0 });
    const { order: less } = await desk.answer(after, change, true);
    expect(less).toMatchObject({ total: before.total, extra_due: 0, refunded: 0, payment_status: 'paid' });
  });

  it('is no longer due of an order that the store cancels: what was paid goes back, and no more', async () => {
    const { before, after } = await withExtra();
    const ended = await desk.move(after, CANCELLED_BY_STORE, { reason: 'Oven broke' });
    expect(ended).toMatchObject({ extra_due: 0, refunded: before.total, payment_status: 'refunded' });
  });

  it('stays due beside a refund', async () => {
    const { after, due } = await withExtra();
    const { order: seen } = await desk.getOrder(after);
    const { order: less } = await desk.refund(seen, { amount: 100 });
    expect(less).toMatchObject({ refunded: 100, extra_due: due, payment_status: 'pending' });
    const { order: paid } = await desk.pay(less, due);
    expect(paid).toMatchObject({ payment_status: 'partly_refunded', extra_due: 0 });
  });

  it('is no longer due of pieces that went back before anyone paid them', async () => {
    const { after } = await withExtra();
    const { order } = await desk.getOrder(after);
    const lines = order.items.map(({ line, quantity }) => ({ line, quantity }));
    // The app names the sum beside the lines.
    const { order: back } = await desk.refund(order, { lines, amount: order.paid_amount });
    expect(back).toMatchObject({ refunded: order.paid_amount, extra_due: 0, payment_status: 'refunded' });
    expect(await desk.payReply(back, 400)).toMatchObject({ errors: [{ params: { due: 0 } }] });
  });

  it('is due too where what was ordered first cost nothing, and counted as paid', async () => {
    const free = await makeItem(test.db, desk.store, { price: 0 });
    const { order } = await desk.placeOutside({
      items: [{ item_id: free.id, quantity: 1 }],
      ...{ paid_by: 'card', payment_status: 'paid' },
    });
    const { change } = await desk.edit(order, [
      { line: 0, quantity: 1 },
      { item_id: desk.soup.id, quantity: 1 },
    ]);
    const { order: after } = await desk.answer(order, change, true);
    expect(after).toMatchObject({ total: 400, paid_amount: 0, payment_status: 'pending' });
    const { order: paid } = await desk.pay(after, 400);
    expect(paid).toMatchObject({ payment_status: 'paid', paid_amount: 400 });
  });

  it('is paid at the door of an order that was prepaid otherwise and goes on in cash', async () => {
    const placed = await desk.placeDelivery({ paid_by: 'cash', payment_status: 'paid' });
    const order = await desk.move(placed.order, ACCEPTED);
    const { change } = await desk.edit(order, [{ line: 0, quantity: 2 }]);
    const { order: after } = await desk.answer(order, change, true);
    expect(after.extra_due).toBe(after.total - order.total);
    const wish = { order_id: after._id, version: after.version, idempotency_key: randomUUID() };
    const { order: pickup } = await callAs(test.app, desk.owner, 'change_to_pickup', wish);
    // The fee is taken off what is still to pay, before any of it goes back.
    expect(pickup).toMatchObject({ extra_due: pickup.total - order.total, refunded: 0, payment_status: 'pending' });
    const done = await desk.move(await desk.move(await desk.move(pickup, PREPARING), READY), COMPLETED);
    expect(done).toMatchObject({ payment_status: 'paid', paid_amount: done.total, extra_due: 0, refunded: 0 });
  });
});
