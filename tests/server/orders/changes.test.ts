import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { defaultOrderRules } from '#contract/orders/orderRules';
import { orderStatus } from '#contract/orders/statuses';
import { items, outbox } from '#server/db/schema/index';
import { endExpiredChanges } from '#server/jobs/dueOrders';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeSubStore, orderInput } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';

const { ACCEPTED, PREPARING, READY, CANCELLED_BY_STORE } = orderStatus;
let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test);
});
afterEach(() => {
  test.clock.now = null;
});
afterAll(() => test.close());

const lastMessage = async () => {
  const ofStore = eq(outbox.store_id, desk.store.id);
  const [message] = await test.db.select().from(outbox).where(ofStore).orderBy(desc(outbox.seq)).limit(1);
  return message;
};

describe('an order that the store took itself', () => {
  it('changes at once: what stays keeps its price, what is new has the price of today', async () => {
    const order = await desk.placeOwn({ items: [{ item_id: desk.item.id, quantity: 2 }] });
    await test.db.update(items).set({ price: 9_900 }).where(eq(items.id, desk.item.id));
    const { order: after, change } = await desk.edit(order, [
      { line: 0, quantity: 3 },
      { item_id: desk.soup.id, quantity: 1, note: 'hot' },
    ]);
    await test.db.update(items).set({ price: 1_250 }).where(eq(items.id, desk.item.id));
    expect(after.items).toMatchObject([
      { line: 0, quantity: 3, unit_price: 1_250, total: 3_750 },
      { line: 1, quantity: 1, unit_price: 400, note: 'hot', total: 400 },
    ]);
    expect(after).toMatchObject({ subtotal: 4_150, version: order.version + 1, paid_amount: 0, refunded: 0 });
    expect(change).toMatchObject({ state: 'accepted', refund: 0, extra_charge: 0 });
    expect(change.lines.map(({ kind }) => kind)).toEqual(['changed', 'added']);
    const { events, changes } = await desk.getOrder(order);
    expect(events.at(-1)).toMatchObject({ kind: 'edited', change_id: change._id, from: 3, to: 3 });
    expect(changes).toEqual([change]);
    expect(await lastMessage()).toMatchObject({ message_code: pushCodes.ORDER_DETAIL_UPDATED });
  });

  it('gives a new line a number that no other line ever had', async () => {
    const order = await desk.placeOwn();
    const { order: two } = await desk.edit(order, [
      { line: 0, quantity: 1 },
      { item_id: desk.soup.id, quantity: 1 },
    ]);
    const { order: one } = await desk.edit(two, [{ line: 0, quantity: 1 }]);
    const { order: again } = await desk.edit(one, [
      { line: 0, quantity: 1 },
      { item_id: desk.soup.id, quantity: 2 },
    ]);
    expect(again.items.map(({ line }) => line)).toEqual([0, 2]);
  });

  it('is marked for the kitchen until someone has seen it', async () => {
    const order = await desk.placeOwn({ items: [{ item_id: desk.item.id, quantity: 2 }] });
    const { order: later } = await desk.edit(order, [{ line: 0, quantity: 5 }]);
    const { order: latest } = await desk.edit(later, [{ line: 0, quantity: 1 }]);
    expect(latest.unseen_change?.lines).toMatchObject([
      { kind: 'changed', before: { quantity: 2 }, after: { quantity: 1 } },
    ]);
    expect(latest.allowed_actions).toContain('see_change');
    const seen = { order_id: order._id, version: latest.version };
    const { order: quiet } = await callAs(test.app, desk.owner, 'see_order_change', seen);
    expect(quiet.unseen_change).toBeUndefined();
    expect(quiet.allowed_actions).not.toContain('see_change');
    expect(await call(test.app, desk.owner, 'see_order_change', seen)).toMatchObject({ error_code: 4009 });
  });

  it('is refused with the line that is wrong, and nothing is changed', async () => {
    const order = await desk.placeOwn();
    const gone = await desk.editReply(order, [{ line: 7, quantity: 1 }]);
    expect(gone).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'items.0.line' }] });
    await test.db.update(items).set({ is_in_stock: false }).where(eq(items.id, desk.soup.id));
    const out = await desk.editReply(order, [
      { line: 0, quantity: 1 },
      { item_id: desk.soup.id, quantity: 1 },
    ]);
    await test.db.update(items).set({ is_in_stock: true }).where(eq(items.id, desk.soup.id));
    expect(out).toMatchObject({ errors: [{ path: 'items.1.item_id', code: String(errorCodes.ITEM_OUT_OF_STOCK) }] });
    expect(await desk.editReply(order, [{ line: 0, quantity: 1 }])).toMatchObject({
      error_code: errorCodes.NOTHING_CHANGED,
    });
    expect((await desk.getOrder(order)).order).toMatchObject({ version: order.version, items: order.items });
  });

  it('may lose what is out of stock, and have no more of it', async () => {
    const order = await desk.placeOwn({ items: [{ item_id: desk.item.id, quantity: 2 }] });
    await test.db.update(items).set({ is_in_stock: false }).where(eq(items.id, desk.item.id));
    const fewer = await desk.editReply(order, [{ line: 0, quantity: 1 }]);
    const more = await desk.editReply(order, [{ line: 0, quantity: 3 }], { version: order.version + 1 });
    await test.db.update(items).set({ is_in_stock: true }).where(eq(items.id, desk.item.id));
    expect(fewer).toMatchObject({ success: true, order: { subtotal: 1_250 } });
    expect(more).toMatchObject({ errors: [{ path: 'items.0.item_id', code: String(errorCodes.ITEM_OUT_OF_STOCK) }] });
  });

  it('is changed by no one without the permission, nor once the kitchen is done', async () => {
    const clerk = await makeSubStore(test.db, desk.store, {
      urls: [
        { url: 'store/order', permission: 1 },
        { url: 'store/order/edit', permission: 0 },
      ],
    });
    const order = await desk.placeOwn();
    const denied = await desk.editReply(order, [{ line: 0, quantity: 2 }], {}, await loginSubStore(test.app, clerk));
    expect(denied).toMatchObject({ error_code: errorCodes.NOT_PERMITTED });
    const ready = await desk.move(order, READY);
    expect(ready.allowed_actions).not.toContain('edit');
    expect(await desk.editReply(ready, [{ line: 0, quantity: 2 }])).toMatchObject({
      error_code: errorCodes.ORDER_EDIT_TOO_LATE,
    });
  });
});

describe("a customer's order", () => {
  it('waits for the customer with its old lines, and gives the difference back once the customer agrees', async () => {
    const order = await desk.paidOrder(2);
    const { order: waiting, change } = await desk.edit(order, [{ line: 0, quantity: 1 }], { message: 'One is left' });
    expect(waiting).toMatchObject({ total: order.total, items: order.items, refunded: 0 });
    expect(waiting.pending_change).toMatchObject({ _id: change._id, lines: 1 });
    expect(waiting.allowed_actions).toContain('withdraw_change');
    expect(waiting.allowed_actions).not.toContain('edit');
    expect(change).toMatchObject({ state: 'proposed', refund: order.total / 2, message: 'One is left' });
    const asked = await callAs(test.app, 'platform', 'platform/get_order_change_list', { store_id: desk.store.id });
    expect(asked.data).toEqual([change]);

    const { order: after } = await desk.answer(order, change, true, 'Fine');
    expect(after).toMatchObject({
      total: order.total / 2,
      paid_amount: order.total,
      refunded: order.total / 2,
      payment_status: 'partly_refunded',
    });
    expect(after.pending_change).toBeUndefined();
    expect(await lastMessage()).toMatchObject({ message_code: pushCodes.USER_ACCEPTED_CART_UPDATE });
    const { events, refunds, changes } = await desk.getOrder(order);
    expect(events.slice(-3).map(({ kind }) => kind)).toEqual(['change_proposed', 'change_accepted', 'refunded']);
    expect(events.at(-2)).toMatchObject({ actor: { kind: 'customer' }, reason: 'Fine' });
    expect(refunds).toMatchObject([{ kind: 'change', amount: order.total / 2 }]);
    expect(changes).toMatchObject([{ state: 'accepted', answer: 'Fine' }]);
  });

  it('is charged the difference where it comes to more', async () => {
    const order = await desk.paidOrder(1);
    const { change } = await desk.edit(order, [
      { line: 0, quantity: 1 },
      { item_id: desk.soup.id, quantity: 1 },
    ]);
    const { order: after } = await desk.answer(order, change, true);
    const extra_due = after.total - order.total;
    expect(extra_due).toBeGreaterThan(0);
    expect(after).toMatchObject({ paid_amount: order.total, extra_due, refunded: 0, payment_status: 'pending' });
    const { order: paid } = await desk.pay(after, extra_due);
    expect(paid).toMatchObject({ paid_amount: after.total, extra_due: 0, refunded: 0, payment_status: 'paid' });
  });

  it('is worked out again where the order becomes a pickup while the customer thinks: what is asked, and what is settled', async () => {
    const placed = await desk.placeDelivery({ paid_by: 'card', payment_status: 'paid' });
    const order = await desk.move(placed.order, ACCEPTED);
    const { order: waiting, change } = await desk.edit(order, [{ item_id: desk.soup.id, quantity: 5 }]);
    const fee = order.delivery_fee;
    expect(fee).toBeGreaterThan(0);
    const total = change.after.total - fee;
    const wish = { order_id: order._id, version: waiting.version, idempotency_key: randomUUID() };
    const { order: pickup } = await callAs(test.app, desk.owner, 'change_to_pickup', wish);
    expect(pickup.pending_change).toMatchObject({ _id: change._id, total });
    expect((await lastMessage())?.message_data).toMatchObject({ order: { pending_change: { total } } });
    const asked = { store_id: desk.store.id, order_id: order._id };
    const outside = await callAs(test.app, 'platform', 'platform/get_order', asked);
    expect(outside.order.pending_change).toMatchObject({ total });
    const worked = { state: 'proposed', before: { total: pickup.total }, after: { total } };
    const { data } = await callAs(test.app, 'platform', 'platform/get_order_change_list', { store_id: desk.store.id });
    expect(data.find(({ _id }) => _id === change._id)).toMatchObject(worked);
    expect((await desk.getOrder(order)).changes).toMatchObject([worked]);

    const { order: after, change: settled } = await desk.answer(order, change, true);
    const kept = after.paid_amount + after.extra_due - after.refunded;
    expect([after.total, kept]).toEqual([total, total]);
    expect(settled).toMatchObject({ ...worked, state: 'accepted' });
    expect(settled.extra_charge - settled.refund).toBe(total - pickup.total);
  });

  /** The outcome that the order shows on every screen; a change that the store withdrew isn't shown. */
  const refused: Record<string, string> = { change_declined: 'declined', change_expired: 'expired' };
  it.each([
    ['declined by the customer', 'change_declined'],
    ['taken back by the store', 'change_withdrawn'],
    ['not answered in time', 'change_expired'],
  ])('stays as it was where the change is %s', async (_, kind) => {
    const order = await desk.paidOrder();
    const { change } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
    const named = { order_id: order._id, change_id: change._id };
    if (kind === 'change_declined') await desk.answer(order, change, false);
    if (kind === 'change_withdrawn') await callAs(test.app, desk.owner, 'withdraw_order_change', named);
    if (kind === 'change_expired')
      await endExpiredChanges(test.db, addMinutes(new Date(), defaultOrderRules.change_answer_within + 1));
    const { order: after, events } = await desk.getOrder(order);
    expect(after).toMatchObject({ items: order.items, total: order.total, refunded: 0 });
    expect(after.pending_change).toBeUndefined();
    expect(after.refused_change?.state).toBe(refused[kind]);
    expect(after.allowed_actions).toContain('edit');
    expect(events.at(-1)).toMatchObject({ kind, change_id: change._id });
    expect(await desk.answerReply(order, change, true)).toMatchObject({ error_code: errorCodes.CHANGE_NOT_PENDING });
  });

  it('waits for one answer at a time', async () => {
    const order = await desk.paidOrder();
    const { order: waiting } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
    expect(await desk.editReply(waiting, [{ line: 0, quantity: 3 }])).toMatchObject({
      error_code: errorCodes.CHANGE_PENDING,
    });
  });

  it('is not changed by an answer that comes after its time', async () => {
    const order = await desk.paidOrder();
    const { change } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
    test.clock.now = addMinutes(new Date(), defaultOrderRules.change_answer_within + 1);
    expect(await desk.answerReply(order, change, true)).toMatchObject({ error_code: errorCodes.CHANGE_NOT_PENDING });
  });

  it('goes on in the kitchen in the meantime; what is ready, or ended, waits for no answer', async () => {
    const order = await desk.paidOrder();
    const { order: waiting, change } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
    const cooking = await desk.move(waiting, PREPARING);
    expect(cooking.pending_change).toMatchObject({ _id: change._id });
    const ready = await desk.move(cooking, READY);
    expect(ready.pending_change).toBeUndefined();
    expect(ready.items).toEqual(order.items);
    expect(await desk.answerReply(order, change, true)).toMatchObject({ error_code: errorCodes.CHANGE_NOT_PENDING });

    const other = await desk.paidOrder();
    const { order: asked } = await desk.edit(other, [{ line: 0, quantity: 1 }]);
    const ended = await desk.move(asked, CANCELLED_BY_STORE, { reason: 'Oven broke' });
    expect(ended).toMatchObject({ refunded: other.total, payment_status: 'refunded' });
    expect(ended.pending_change).toBeUndefined();
  });

  it('has one winner where customer and kitchen are at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.paidOrder();
      const { order: waiting, change } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
      const [answered, moved] = await Promise.all([
        desk.answerReply(order, change, true),
        desk.moveReply(waiting, READY),
      ]);
      expect(moved.success).toBe(true);
      const { order: after, changes } = await desk.getOrder(order);
      expect(after.order_status).toBe(READY);
      expect(after.pending_change).toBeUndefined();
      if (answered.success) expect(after).toMatchObject({ total: order.total / 2, refunded: order.total / 2 });
      else expect(after).toMatchObject({ total: order.total, refunded: 0 });
      expect(changes[0]?.state).toBe(answered.success ? 'accepted' : 'withdrawn');
    }
  });

  it('is changed once however often it is sent', async () => {
    const order = await desk.paidOrder();
    const once = { idempotency_key: 'the same key of the change' };
    const first = await desk.edit(order, [{ line: 0, quantity: 1 }], once);
    const second = await desk.edit(order, [{ line: 0, quantity: 1 }], once);
    expect(second.change._id).toBe(first.change._id);
    expect((await desk.getOrder(order)).changes).toHaveLength(1);
  });

  it('is paid at the door with its new sum, where nothing was paid yet', async () => {
    const placed = orderInput(desk.item, { items: [{ item_id: desk.item.id, quantity: 2 }] });
    const { order } = await desk.placeOutside(placed);
    const { change } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
    expect(change).toMatchObject({ refund: 0, extra_charge: 0 });
    const { order: after } = await desk.answer(order, change, true);
    expect(after).toMatchObject({ total: order.total / 2, paid_amount: 0, payment_status: 'pending' });
  });
});
