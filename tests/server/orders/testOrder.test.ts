import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { limits } from '#contract/limits';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { auditEntries, orderEvents, orders, outbox, stores } from '#server/db/schema/index';
import { endTestOrders } from '#server/jobs/overdueOrders';
import { callAs, errorOf } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, orderInput } from '../../support/factories/index';
import { login, openSubStoreSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';

const desk = ownerDesk();
const app = () => desk.test.app;
const send = async (idempotency_key: string = randomUUID()) =>
  (await callAs(app(), desk.owner, 'send_test_order', { idempotency_key })).order;
const accept = async (order_id: string) => (await callAs(app(), desk.owner, 'accept_test_order', { order_id })).order;
const setStore = (fields: Partial<typeof stores.$inferInsert>) =>
  desk.test.db.update(stores).set(fields).where(eq(stores.id, desk.store.id));
const readiness = () => callAs(app(), desk.owner, 'get_readiness', {});
const testStep = async () => (await readiness()).steps.find(({ step }) => step === 'test')?.state;
const rows = () => desk.test.db.select().from(orders).where(eq(orders.store_id, desk.store.id));
const board = async () => (await callAs(app(), desk.owner, 'get_order_list', { board: 'today' })).data;
const move = (order_id: string, from: OrderStatus, order_status: OrderStatus) =>
  callAs(app(), desk.owner, 'set_order_status', { order_id, from, order_status, minutes: 5 });

/** Accepted, prepared and handed over, as a real one. */
async function complete(order_id: string): Promise<void> {
  await move(order_id, orderStatus.NEW, orderStatus.ACCEPTED);
  await move(order_id, orderStatus.ACCEPTED, orderStatus.READY);
  await move(order_id, orderStatus.READY, orderStatus.COMPLETED);
}

describe('send_test_order', () => {
  it('places an order with items of the menu, which arrives like a customer’s but takes no number', async () => {
    const item = await makeItem(desk.test.db, desk.store, { price: 500 });
    const order = await send();
    expect(order).toMatchObject({
      ...{ unique_id: 0, is_test: true, order_type: 'pickup', order_status: orderStatus.NEW, placed_by: 'platform' },
      ...{ is_confirmation_code_required: false, customer: { name: '', phone: '' } },
      items: [{ item_id: item.id, quantity: 1, unit_price: 500 }],
    });
    const [message] = await desk.test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(message).toMatchObject({
      message_code: pushCodes.NEW_ORDER,
      message_data: { order_id: order._id, change: { by: { kind: 'customer' } }, order: { is_test: true } },
    });
    const [event] = await desk.test.db.select().from(orderEvents).where(eq(orderEvents.order_id, order._id));
    expect(event).toMatchObject({ actor_kind: 'store', to_status: orderStatus.NEW });
    const entries = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.record_id, order._id));
    expect(entries).toMatchObject([{ action: 'add', actor_kind: 'owner', new_values: { is_test: true } }]);

    const placed = { ...orderInput(item), store_id: desk.store.id };
    const sold = await callAs(app(), 'platform', 'platform/create_order', placed);
    expect(sold.order.unique_id).toBe(1);
    expect(sold.order.is_test).toBeUndefined();
  });

  it('has a line in the languages of a menu that is empty', async () => {
    const language = { is_visible: true, is_lang_rtl: false };
    await setStore({
      languages_supported: [
        { ...language, code: 'ar', name: 'العربية' },
        { ...language, code: 'sv', name: 'Svenska' },
      ],
    });
    expect(await send()).toMatchObject({ items: [{ name: ['صنف تجريبي', 'Test item'] }], total: 0 });
  });

  it('works for a blocked store at any hour, and waits even in a store that accepts automatically', async () => {
    const store = await makeStore(desk.test.db, {
      ...{ is_approved: false, is_business: false, opening_hours: [] },
      order_rules: { is_auto_accept: true },
    });
    const owner = await login(app(), store);
    const { order } = await callAs(app(), owner, 'send_test_order', { idempotency_key: randomUUID() });
    expect(order.order_status).toBe(orderStatus.NEW);
    const { test_order } = await callAs(app(), owner, 'get_readiness', {});
    expect(test_order?._id).toBe(order._id);
    const body = { order_id: order._id, from: orderStatus.NEW, order_status: orderStatus.ACCEPTED, minutes: 5 };
    expect(await errorOf(app(), owner, 'set_order_status', body)).toBe(errorCodes.NOT_PERMITTED);
    const accepted = await callAs(app(), owner, 'accept_test_order', { order_id: order._id });
    expect(accepted.order.order_status).toBe(orderStatus.ACCEPTED);
    const { steps } = await callAs(app(), owner, 'get_readiness', {});
    expect(steps.find(({ step }) => step === 'test')).toEqual({ step: 'test', state: 'done', blocks: null });
  });

  it('replaces the one before, and tells the boards that show it', async () => {
    const first = await send();
    const second = await send();
    expect((await rows()).map(({ id }) => id)).toEqual([second._id]);
    expect((await board()).map(({ _id }) => _id)).toEqual([second._id]);
    const messages = await desk.test.db
      .select({ data: outbox.message_data })
      .from(outbox)
      .where(eq(outbox.store_id, desk.store.id))
      .orderBy(outbox.seq);
    expect(messages.map(({ data }) => data)).toMatchObject([
      { order_id: first._id, order: { version: 1 } },
      { order_id: first._id, order: { version: 2, order_status: orderStatus.CANCELLED_BY_STORE } },
      { order_id: second._id, order: { order_status: orderStatus.NEW } },
    ]);
  });

  it('is one order, however often and from wherever it is sent', async () => {
    const key = randomUUID();
    const sent = await Promise.all([send(key), send(key)]);
    expect(sent[0]?._id).toBe(sent[1]?._id);
    await Promise.all([send(), send(), send()]);
    expect(await rows()).toHaveLength(1);
  });

  it('is the owner’s', async () => {
    const member = await openSubStoreSession(desk.test, await makeSubStore(desk.test.db, desk.store));
    const { _id: order_id } = await send();
    const key = { idempotency_key: randomUUID() };
    expect(await errorOf(app(), member, 'send_test_order', key)).toBe(errorCodes.NOT_PERMITTED);
    expect(await errorOf(app(), member, 'accept_test_order', { order_id })).toBe(errorCodes.NOT_PERMITTED);
  });
});

describe('accept_test_order', () => {
  it('does it once, and not for an order that is none or has ended', async () => {
    const { _id } = await send();
    const { version } = await accept(_id);
    expect((await accept(_id)).version).toBe(version);
    await move(_id, orderStatus.ACCEPTED, orderStatus.READY);
    await move(_id, orderStatus.READY, orderStatus.COMPLETED);
    expect(await errorOf(app(), desk.owner, 'accept_test_order', { order_id: _id })).toBe(
      errorCodes.STATUS_CHANGE_FAILED,
    );
    const item = await makeItem(desk.test.db, desk.store);
    const placed = { ...orderInput(item), store_id: desk.store.id };
    const sold = await callAs(app(), 'platform', 'platform/create_order', placed);
    expect(await errorOf(app(), desk.owner, 'accept_test_order', { order_id: sold.order._id })).toBe(
      errorCodes.ORDER_DETAIL_NOT_FOUND,
    );
  });

  it('finishes “Ready to sell”; so does a customer’s order', async () => {
    expect(await testStep()).toBe('to_do');
    const { _id } = await send();
    expect(await testStep()).toBe('to_do');
    await accept(_id);
    expect(await testStep()).toBe('done');
    await send();
    expect(await testStep()).toBe('to_do');
    const item = await makeItem(desk.test.db, desk.store);
    await callAs(app(), desk.owner, 'create_order', orderInput(item));
    expect(await testStep()).toBe('done');
  });
});

describe('a test order', () => {
  it('is on its board until it ends, and in no history, total, export, list or search', async () => {
    const { _id } = await send();
    expect(await board()).toMatchObject([{ _id, is_test: true }]);
    expect((await callAs(app(), desk.owner, 'get_board_counts', {})).counts.today).toBe(1);
    await complete(_id);
    expect(await board()).toEqual([]);
    const totals = async () => callAs(app(), desk.owner, 'get_order_totals', {});
    expect(await totals()).toMatchObject({ count: 0, total: 0, cancelled: { count: 0 } });
    // With a search, the sums come from the orders themselves.
    expect(await callAs(app(), desk.owner, 'get_order_totals', { query: '#0' })).toMatchObject({ count: 0 });
    await desk.test.db.execute(sql`select order_day_totals_recount(${desk.store.id})`);
    expect(await totals()).toMatchObject({ count: 0, total: 0 });
    expect((await callAs(app(), desk.owner, 'get_order_list', { board: 'history' })).data).toEqual([]);
    expect((await callAs(app(), desk.owner, 'get_order_list', {})).data).toEqual([]);
    expect((await callAs(app(), desk.owner, 'get_order_export', {})).data).toEqual([]);
    expect((await callAs(app(), desk.owner, 'get_order_list', { ids: [_id] })).data).toMatchObject([{ _id }]);
    await send();
    expect(await totals()).toMatchObject({ count: 0, total: 0 });
  });

  it('can’t be reviewed, refunded, corrected or edited', async () => {
    await setStore({ is_store_can_edit_order: true });
    const order = await send();
    expect(order.allowed_actions).toEqual(['accept', 'reject']);
    await complete(order._id);
    const [done] = (await callAs(app(), desk.owner, 'get_order_list', { ids: [order._id] })).data;
    expect(done?.allowed_actions).toEqual([]);
    const review = { store_id: desk.store.id, order_id: order._id, rating: 5 as const };
    expect(await errorOf(app(), 'platform', 'platform/add_review', review)).not.toBeNull();
  });

  it('is ended by the system after an hour, at whatever stage it is', async () => {
    const stages: OrderStatus[][] = [[], [orderStatus.ACCEPTED], [orderStatus.ACCEPTED, orderStatus.READY]];
    for (const stage of stages) {
      const { _id } = await send();
      let from: OrderStatus = orderStatus.NEW;
      for (const to of stage) {
        await move(_id, from, to);
        from = to;
      }
      await endTestOrders(desk.test.db, addMinutes(new Date(), limits.testOrderMinutes - 1));
      expect(await rows()).toMatchObject([{ is_open: true }]);
      await endTestOrders(desk.test.db, addMinutes(new Date(), limits.testOrderMinutes + 1));
      expect(await rows()).toMatchObject([
        { is_open: false, order_status: orderStatus.CANCELLED_BY_STORE, reason: systemReasons.testOver },
      ]);
      expect((await readiness()).test_order).toBeUndefined();
    }
    expect(await callAs(app(), desk.owner, 'get_order_totals', {})).toMatchObject({ cancelled: { count: 0 } });
  });

  it('doesn’t keep a new store from changing its currency and time zone', async () => {
    await send();
    const { region_settings } = await callAs(app(), desk.owner, 'get_region_settings', {});
    expect(region_settings.blockers).toMatchObject({ timezone: [], currency: [] });
  });

  it('leaves orders of customers open', async () => {
    const item = await makeItem(desk.test.db, desk.store);
    await callAs(app(), 'platform', 'platform/create_order', { ...orderInput(item), store_id: desk.store.id });
    await endTestOrders(desk.test.db, addMinutes(new Date(), 10 * limits.testOrderMinutes));
    expect(await rows()).toMatchObject([{ is_open: true, is_test: false }]);
  });
});
