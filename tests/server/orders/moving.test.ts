import { addMinutes } from 'date-fns';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { orders, outbox, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, makeTable, type StoreOptions } from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const openStore = async (options: StoreOptions = {}) => {
  desk = await openOrderStore(test, options);
};
const cancel = (order: { _id: string }) => desk.customerCancels(order, { reason: 'Changed my mind' });

const { NEW, ACCEPTED, PREPARING, READY, COMPLETED, ARRIVED, REJECTED, CANCELLED_BY_STORE } = orderStatus;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  await openStore();
});
afterAll(() => test.close());

describe('a pickup', () => {
  it('goes from new to completed, is recalled on the way, and its cash is paid at the end', async () => {
    await openStore({ is_ask_estimated_time_for_ready_order: true });
    const placed = await desk.place();
    expect(await desk.moveReply(placed, ACCEPTED)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'minutes' }],
    });
    const accepted = await desk.move(placed, ACCEPTED, { minutes: 35 });
    expect(accepted.estimated_ready_at).toBe(addMinutes(accepted.accepted_at ?? '', 35).toISOString());
    expect(accepted.allowed_actions).toEqual([
      'start_prepare',
      'order_ready',
      'undo_accept',
      'edit',
      'correct',
      'cancel',
    ]);
    const ready = await desk.move(await desk.move(accepted, PREPARING), READY);
    expect(ready.ready_at).toBeDefined();
    const recalled = await desk.move(ready, PREPARING);
    expect(recalled.ready_at).toBeUndefined();
    const done = await desk.move(await desk.move(recalled, READY), COMPLETED);
    expect(done).toMatchObject({ order_status: COMPLETED, payment_status: 'paid', version: 7 });
    expect(done.allowed_actions).toEqual(['refund']);
    const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: done._id });
    expect(events.map(({ seq, from, to }) => [seq, from, to])).toEqual([
      [1, null, NEW],
      [2, NEW, ACCEPTED],
      [3, ACCEPTED, PREPARING],
      [4, PREPARING, READY],
      [5, READY, PREPARING],
      [6, PREPARING, READY],
      [7, READY, COMPLETED],
    ]);
    const messages = await test.db
      .select()
      .from(outbox)
      .where(eq(outbox.store_id, desk.store.id))
      .orderBy(asc(outbox.seq));
    expect(messages.map((message) => [message.seq, message.message_code])).toEqual([
      [1, 2071],
      [2, 2088],
      [3, 2088],
      [4, 2088],
      [5, 2088],
      [6, 2088],
      [7, 2088],
    ]);
  });

  it('is handed over for its confirmation code alone where the store asks for one', async () => {
    await openStore({ order_rules: { is_confirmation_code_required_at_pickup: true } });
    const { order, confirmation_code } = await desk.placeOutside();
    const ready = await desk.move(await desk.move(order, ACCEPTED), READY);
    const wrong = confirmation_code === '0000' ? '0001' : '0000';
    expect(await desk.moveError(ready, COMPLETED)).toBe(errorCodes.INVALID_CONFIRMATION_CODE);
    expect(await desk.moveError(ready, COMPLETED, { confirmation_code: wrong })).toBe(
      errorCodes.INVALID_CONFIRMATION_CODE,
    );
    const read = { store_id: desk.store.id, order_id: order._id };
    expect(await callAs(test.app, 'platform', 'platform/get_order', read)).toMatchObject({
      order: { _id: order._id, order_status: READY },
      confirmation_code,
    });
    expect((await desk.move(ready, COMPLETED, { confirmation_code })).order_status).toBe(COMPLETED);
  });

  it('that the store’s own people took asks for no code: no one was told one', async () => {
    await openStore({ order_rules: { is_confirmation_code_required_at_pickup: true } });
    const ready = await desk.move(await desk.placeOwn(), READY);
    expect(ready.is_confirmation_code_required).toBe(false);
    expect((await desk.move(ready, COMPLETED)).order_status).toBe(COMPLETED);
  });

  it('is completed by the store only where the platform lets it', async () => {
    const ready = await desk.move(await desk.move(await desk.place(), ACCEPTED), READY);
    await test.db.update(stores).set({ is_store_can_complete_order: false }).where(eq(stores.id, desk.store.id));
    const { order } = await callAs(test.app, desk.owner, 'get_order', { order_id: ready._id });
    expect(order.allowed_actions).toEqual(['recall', 'correct', 'cancel']);
    expect(await desk.moveError(ready, COMPLETED)).toBe(errorCodes.NOT_PERMITTED);
    expect((await desk.getOrder(ready)).order).toMatchObject({ order_status: READY, version: ready.version });
  });
});

describe('the time that a customer is given', () => {
  it('is the promise until the store accepts, then the kitchen’s time; the promise stays', async () => {
    await openStore({ is_ask_estimated_time_for_ready_order: true });
    const { order } = await desk.placeOutside();
    const read = { store_id: desk.store.id, order_id: order._id };
    const { order: before } = await callAs(test.app, 'platform', 'platform/get_order', read);
    expect(before.expected_at).toBe(before.promised_at);
    const accepted = await desk.move(order, ACCEPTED, { minutes: 90 });
    const { order: after } = await callAs(test.app, 'platform', 'platform/get_order', read);
    expect(after.promised_at).toBe(before.promised_at);
    expect(after.expected_at).toBe(accepted.estimated_ready_at);
    expect(Date.parse(after.expected_at)).toBeGreaterThan(Date.parse(after.promised_at));
  });
});

describe('a slot', () => {
  it('is not promised before its time, nor asked for minutes', async () => {
    await openStore({ is_ask_estimated_time_for_ready_order: true });
    const slot = addMinutes(new Date(), 300);
    const accepted = await desk.move(await desk.place({ schedule_at: slot.toISOString() }), ACCEPTED);
    expect(accepted.estimated_ready_at).toBe(slot.toISOString());
  });
});

describe('rejecting and cancelling', () => {
  it('asks for a reason, which the order and its history keep', async () => {
    const placed = await desk.place();
    expect(await desk.moveReply(placed, REJECTED)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'reason' }],
    });
    const rejected = await desk.move(placed, REJECTED, { reason: 'Too busy' });
    expect(rejected).toMatchObject({ order_status: REJECTED, reason: 'Too busy', allowed_actions: [] });
    const cancelled = await desk.move(await desk.move(await desk.place(), ACCEPTED), CANCELLED_BY_STORE, {
      reason: 'No gas',
    });
    const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: cancelled._id });
    expect(events.at(-1)).toMatchObject({ to: CANCELLED_BY_STORE, reason: 'No gas', actor: { kind: 'store' } });
  });

  it('is not for a sub-account that was denied it', async () => {
    const subStore = await makeSubStore(test.db, desk.store, {
      urls: [
        { url: 'store/order', permission: 1 },
        { url: 'store/order/cancel', permission: 0 },
      ],
    });
    const kitchen = await loginSubStore(test.app, subStore);
    const accepted = await desk.move(await desk.place(), ACCEPTED, {}, kitchen);
    expect(accepted.allowed_actions).toEqual(['start_prepare', 'order_ready', 'undo_accept', 'edit', 'correct']);
    expect(accepted.updated_by).toBe(subStore.name);
    expect(await desk.moveError(accepted, CANCELLED_BY_STORE, { reason: 'x' }, kitchen)).toBe(errorCodes.NOT_PERMITTED);
  });

  it('is free to the customer while the order is new, then costs the store’s charge, then is over', async () => {
    await openStore({ order_rules: { cancel_within: 5, cancellation_charge: 300 } });
    expect(await cancel((await desk.placeOutside()).order)).toMatchObject({
      order: { order_status: 101, cancellation_charge: 0, reason: 'Changed my mind' },
    });
    const messages = test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    const [, message] = await messages.orderBy(asc(outbox.seq));
    expect(message).toMatchObject({ message_code: 2068 });
    const charged = await desk.move((await desk.placeOutside()).order, ACCEPTED);
    expect(await cancel(charged)).toMatchObject({ order: { order_status: 101, cancellation_charge: 300 } });
    const late = await desk.move((await desk.placeOutside()).order, ACCEPTED);
    test.clock.now = addMinutes(new Date(), 6);
    expect(await cancel(late)).toMatchObject({ error_code: errorCodes.CANCEL_LIMIT_PASSED });
    const ready = await desk.move(late, READY);
    expect(await cancel(ready)).toMatchObject({ error_code: errorCodes.ORDER_CANCEL_FAILED });
    expect(await cancel(charged)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });
  });
});

describe('a table', () => {
  const book = async (table: { id: string }, schedule_at?: Date) =>
    desk.place({
      order_type: 'table',
      table_id: table.id,
      persons: 2,
      ...(schedule_at && { schedule_at: schedule_at.toISOString() }),
    });

  it('is taken from booking to the bill', async () => {
    const accepted = await desk.move(await book(await makeTable(test.db, desk.store)), ACCEPTED);
    expect(accepted.allowed_actions).toEqual([
      'arrived',
      'start_prepare',
      'order_ready',
      'undo_accept',
      'edit',
      'correct',
      'cancel',
    ]);
    const seated = await desk.move(accepted, ARRIVED);
    const served = await desk.move(await desk.move(seated, PREPARING), READY);
    expect((await desk.move(served, COMPLETED)).payment_status).toBe('paid');
  });

  it('is not given to guests while others sit at it', async () => {
    const table = await makeTable(test.db, desk.store);
    const first = await desk.move(await desk.move(await book(table), ACCEPTED), ARRIVED);
    const later = addMinutes(new Date(), 125);
    const second = await desk.move(await book(table, later), ACCEPTED);
    test.clock.now = later;
    expect(await desk.moveError(second, ARRIVED)).toBe(errorCodes.TABLE_NOT_FREE);
    await desk.move(first, COMPLETED);
    expect((await desk.move(second, ARRIVED)).order_status).toBe(ARRIVED);
  });

  it('is not taken by the guests of another day: an hour before their time at the earliest', async () => {
    const due = addMinutes(new Date(), 7 * 1440);
    const accepted = await desk.move(await book(await makeTable(test.db, desk.store), due), ACCEPTED);
    expect(accepted.allowed_actions).toEqual([
      'start_prepare',
      'order_ready',
      'undo_accept',
      'edit',
      'correct',
      'cancel',
    ]);
    expect(await desk.moveError(accepted, ARRIVED)).toBe(errorCodes.SET_ORDER_STATUS_FAILED);
    test.clock.now = addMinutes(due, -61);
    expect(await desk.moveError(accepted, ARRIVED)).toBe(errorCodes.SET_ORDER_STATUS_FAILED);
    test.clock.now = addMinutes(due, -60);
    expect((await desk.move(accepted, ARRIVED)).order_status).toBe(ARRIVED);
  });

  it('is given free after the grace period, without a reason', async () => {
    const accepted = await desk.move(await book(await makeTable(test.db, desk.store)), ACCEPTED);
    expect(await desk.moveError(accepted, CANCELLED_BY_STORE)).toBe(errorCodes.FIELDS_NOT_VALID);
    test.clock.now = addMinutes(new Date(), 16);
    // Until someone decides so, late guests can still be seated.
    expect((await desk.getOrder(accepted)).order.allowed_actions).toContain('arrived');
    expect((await desk.move(accepted, CANCELLED_BY_STORE)).order_status).toBe(CANCELLED_BY_STORE);
  });
});

describe('a stale action', () => {
  it('is told who moved the order and how it stands now', async () => {
    const placed = await desk.place();
    const subStore = await makeSubStore(test.db, desk.store, { grants: ['store/order'] });
    const accepted = await desk.move(placed, ACCEPTED, {}, await loginSubStore(test.app, subStore));
    const reply = await desk.moveReply(placed, REJECTED, { reason: 'Too busy' });
    expect(reply).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
      changed_by: subStore.name,
      current: { ...accepted, allowed_actions: accepted.allowed_actions },
    });
    expect(await desk.moveReply(accepted, READY, { version: 1 })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      changed_by: subStore.name,
      current: { version: 2 },
    });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, placed._id));
    expect(row).toMatchObject({ order_status: ACCEPTED, version: 2 });
  });

  it('says in the catalogue’s words why a move is not possible', async () => {
    const placed = await desk.place();
    expect(await desk.moveError(placed, READY)).toBe(errorCodes.ORDER_NOT_ACCEPTED);
    expect(await desk.moveError(placed, COMPLETED)).toBe(errorCodes.ORDER_COMPLETE_FAILED);
    expect(await desk.moveError(placed, CANCELLED_BY_STORE, { reason: 'x' })).toBe(errorCodes.ORDER_CANCEL_FAILED);
    expect(await desk.moveError({ _id: desk.store.id, order_status: NEW }, ACCEPTED)).toBe(
      errorCodes.ORDER_DETAIL_NOT_FOUND,
    );
  });

  it('finds no order of another store', async () => {
    const placed = await desk.place();
    const other = await login(test.app, await makeStore(test.db));
    expect(await desk.moveError(placed, ACCEPTED, {}, other)).toBe(errorCodes.ORDER_DETAIL_NOT_FOUND);
    expect(await errorOf(test.app, other, 'get_order', { order_id: placed._id })).toBe(
      errorCodes.ORDER_DETAIL_NOT_FOUND,
    );
    expect(await callAs(test.app, other, 'get_order_list', { ids: [placed._id] })).toMatchObject({
      count: 0,
      data: [],
    });
    const stranger = { store_id: other.store_id, order_id: placed._id };
    expect(await errorOf(test.app, 'platform', 'platform/cancel_order', stranger)).toBe(
      errorCodes.ORDER_DETAIL_NOT_FOUND,
    );
  });
});
