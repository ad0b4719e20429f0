import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeSubStore, makeTable } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';

const { READY, COMPLETED, CANCELLED_BY_STORE, CANCELLED_BY_CUSTOMER } = orderStatus;
let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
  const no_show = { mode: 'absolute', charge: 150, per: 'person' } as const;
  desk = await openChangeDesk(test, {
    order_rules: { cancellation_charge: 300, cancel_within: 10 },
    cancellation_policy: { tiers: [{ persons_min: 1, from: '', to: '', charges: [], no_show }] },
  });
});
afterAll(() => test.close());

describe('a refund', () => {
  it('of a line is its price with its tax; the same piece goes back once', async () => {
    const order = await desk.paidOrder(2);
    const { order: after, refund } = await desk.refund(order, { lines: [{ line: 0, quantity: 1 }] });
    expect(refund).toMatchObject({ kind: 'refund', amount: order.total / 2, reason: 'Cold', by: { kind: 'store' } });
    expect(refund.lines).toMatchObject([{ line: 0, quantity: 1, name: order.items[0]?.name }]);
    expect(after).toMatchObject({ refunded: order.total / 2, payment_status: 'partly_refunded', total: order.total });
    expect(after.items[0]).toMatchObject({ quantity: 2, refunded_quantity: 1 });
    const twice = await desk.refundReply(after, { lines: [{ line: 0, quantity: 2 }] });
    expect(twice).toMatchObject({ errors: [{ path: 'lines.0.quantity', code: 'too_big', params: { maximum: 1 } }] });
    const { events, refunds } = await desk.getOrder(order);
    expect(events.at(-1)).toMatchObject({ kind: 'refunded', refund_id: refund._id, reason: 'Cold' });
    expect(refunds).toEqual([refund]);
  });

  it('of a line names no other sum than the line costs: nothing of it goes back, neither money nor pieces', async () => {
    const order = await desk.paidOrder(2);
    const lines = [{ line: 0, quantity: 1 }];
    const wrong = await desk.refundReply(order, { lines, amount: 1 });
    expect(wrong).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'amount' }] });
    const { refund } = await desk.refund(order, { lines, amount: order.total / 2 });
    expect(refund).toMatchObject({ amount: order.total / 2 });
  });

  it('with the tax on top of the price gives back the tax too', async () => {
    const taxed = await openChangeDesk(test, { is_tax_included: false, store_tax: 20 });
    const order = await taxed.paidOrder(2);
    const { refund } = await taxed.refund(order, { lines: [{ line: 0, quantity: 1 }] });
    expect(refund.amount).toBe((order.subtotal + order.tax) / 2);
  });

  it('is never more than what was paid and has not gone back', async () => {
    const order = await desk.paidOrder();
    const { order: after } = await desk.refund(order, { amount: order.total - 1 });
    const more = await desk.refundReply(after, { amount: 2 });
    expect(more).toMatchObject({ error_code: errorCodes.REFUND_TOO_LARGE, errors: [{ params: { refundable: 1 } }] });
    const { order: done } = await desk.refund(after);
    expect(done).toMatchObject({ refunded: order.total, payment_status: 'refunded' });
    expect(done.allowed_actions).not.toContain('refund');
    expect(await desk.refundReply(done)).toMatchObject({ error_code: errorCodes.REFUND_TOO_LARGE });
  });

  it('of an order that no one paid there is none; in cash it is paid once it is handed over', async () => {
    const order = await desk.place();
    expect(order.allowed_actions).not.toContain('refund');
    expect(await desk.refundReply(order)).toMatchObject({ error_code: errorCodes.REFUND_TOO_LARGE });
    const ready = await desk.move(await desk.move(order, orderStatus.ACCEPTED), READY);
    const done = await desk.move(ready, COMPLETED);
    expect(done).toMatchObject({ paid_amount: order.total, payment_status: 'paid' });
    expect((await desk.refund(done, { amount: 100 })).order.refunded).toBe(100);
  });

  it('is made once however often it is sent, and by one of two at once', async () => {
    const order = await desk.paidOrder();
    const once = { amount: 100, idempotency_key: 'the same key of the refund' };
    const [first, second] = [await desk.refund(order, once), await desk.refund(order, once)];
    expect(second.refund._id).toBe(first.refund._id);
    const seen = first.order;
    const replies = await Promise.all([1, 2].map(() => desk.refundReply(seen, { amount: 200 })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order._id));
    expect(row?.refunded).toBe(300);
  });

  it('is made by no one without its permission', async () => {
    const urls = [
      { url: 'store/order', permission: 1 },
      { url: 'store/order/refund', permission: 0 },
    ];
    const clerk = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { urls }));
    const order = await desk.paidOrder();
    expect(await desk.refundReply(order, {}, clerk)).toMatchObject({ error_code: errorCodes.NOT_PERMITTED });
    const { order: seen } = await callAs(test.app, clerk, 'get_order', { order_id: order._id });
    expect(seen.allowed_actions).not.toContain('refund');
  });

  it('of pieces that are then taken out of the order does not go back twice', async () => {
    const order = await desk.paidOrder(2);
    const { order: back } = await desk.refund(order, { lines: [{ line: 0, quantity: 1 }] });
    const { change } = await desk.edit(back, [{ line: 0, quantity: 1 }]);
    const { order: after } = await desk.answer(order, change, true);
    expect(after).toMatchObject({ refunded: order.total / 2, total: order.total / 2 });
    expect(after.items[0]).toMatchObject({ quantity: 1, refunded_quantity: 0 });
  });
});

describe('a refund before a change', () => {
  it('leaves what comes in for a piece that went back to be paid', async () => {
    const order = await desk.paidOrder(2);
    const { order: back } = await desk.refund(order, { lines: [{ line: 0, quantity: 1 }] });
    const soup = { item_id: desk.soup.id, quantity: 1 };
    const { change } = await desk.edit(back, [{ line: 0, quantity: 1 }, soup]);
    expect(change).toMatchObject({ refund: 0, extra_charge: desk.soup.price });
    const { order: after } = await desk.answer(order, change, true);
    const { total, paid_amount, extra_due, refunded } = after;
    expect(paid_amount + extra_due - refunded).toBe(total);
  });

  it('is partly a refund again once more was paid', async () => {
    const order = await desk.paidOrder(1);
    const { order: back } = await desk.refund(order);
    expect(back.payment_status).toBe('refunded');
    const { change } = await desk.edit(back, [{ line: 0, quantity: 2 }]);
    const { order: after } = await desk.answer(order, change, true);
    expect(after).toMatchObject({ extra_due: order.total, payment_status: 'pending' });
    const { order: paid } = await desk.pay(after, order.total);
    expect(paid).toMatchObject({ paid_amount: 2 * order.total, payment_status: 'partly_refunded' });
  });
});

describe('an ending before its time', () => {
  it('by the store costs the customer nothing, and everything goes back', async () => {
    const order = await desk.paidOrder();
    const ended = await desk.move(order, CANCELLED_BY_STORE, { reason: 'Oven broke' });
    expect(ended).toMatchObject({ refunded: order.total, payment_status: 'refunded', cancellation_charge: 0 });
    expect((await desk.getOrder(order)).refunds).toMatchObject([{ kind: 'cancellation', amount: order.total }]);
  });

  it('by the customer keeps the charge of the store, once it was accepted', async () => {
    const order = await desk.paidOrder();
    await desk.customerCancels(order);
    const { order: ended } = await desk.getOrder(order);
    expect(ended).toMatchObject({
      order_status: CANCELLED_BY_CUSTOMER,
      cancellation_charge: 300,
      refunded: order.total - 300,
      payment_status: 'partly_refunded',
    });
  });

  it('by the store at the customer’s wish keeps it too, where the store takes it', async () => {
    const order = await desk.paidOrder();
    const wish = { reason: 'Customer asked for it' };
    const ended = await desk.move(order, CANCELLED_BY_STORE, { ...wish, is_charged: true });
    expect(ended).toMatchObject({
      order_status: CANCELLED_BY_STORE,
      cancellation_charge: 300,
      refunded: order.total - 300,
      payment_status: 'partly_refunded',
    });
    const letOff = await desk.move(await desk.paidOrder(), CANCELLED_BY_STORE, wish);
    expect(letOff).toMatchObject({ cancellation_charge: 0, payment_status: 'refunded' });
  });

  it('is the only move that a charge belongs to', async () => {
    const order = await desk.paidOrder();
    await expect(desk.move(order, orderStatus.READY, { is_charged: true })).rejects.toThrow(/is_charged/);
    expect((await desk.getOrder(order)).order.order_status).toBe(order.order_status);
  });

  it('by guests who do not come keeps it too', async () => {
    const table = { order_type: 'table' as const, table_id: (await makeTable(test.db, desk.store)).id, persons: 2 };
    const placed = await desk.place(table);
    const accepted = await desk.move(placed, orderStatus.ACCEPTED);
    test.clock.now = new Date(Date.now() + 20 * 60_000);
    const { order: late } = await desk.getOrder(accepted);
    expect(late.allowed_actions).toContain('no_show');
    const ended = await desk.move(late, CANCELLED_BY_STORE);
    test.clock.now = null;
    expect(ended).toMatchObject({ cancellation_charge: 300, refunded: 0, payment_status: 'pending' });
  });

  it('keeps no more than what is left of what was paid', async () => {
    const order = await desk.paidOrder();
    const { order: back } = await desk.refund(order, { amount: order.total - 100 });
    await desk.customerCancels(back);
    const { order: ended } = await desk.getOrder(order);
    expect(ended).toMatchObject({ cancellation_charge: 100, refunded: order.total - 100 });
  });

  it('is the store’s own where it says why, though the guests are late', async () => {
    const table = { order_type: 'table' as const, table_id: (await makeTable(test.db, desk.store)).id, persons: 2 };
    const paid = { ...table, paid_by: 'card' as const, payment_status: 'paid' as const };
    const { order: placed } = await desk.placeOutside(paid);
    const accepted = await desk.move(placed, orderStatus.ACCEPTED);
    test.clock.now = new Date(Date.now() + 20 * 60_000);
    const { order: late } = await desk.getOrder(accepted);
    expect(late.allowed_actions).toEqual(expect.arrayContaining(['no_show', 'cancel']));
    const ended = await desk.move(late, CANCELLED_BY_STORE, { reason: 'Oven broke' });
    test.clock.now = null;
    expect(ended).toMatchObject({ cancellation_charge: 0, refunded: placed.total, payment_status: 'refunded' });
  });
});
