import { addMinutes } from 'date-fns';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { transitionOf } from '#contract/orders/allowedActions';
import { type OrderStatus, orderStatus, orderStatuses } from '#contract/orders/statuses';
import { orders, outbox, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs, errorOf } from '../support/callApi';
import {
  makeItem,
  makeStore,
  makeSubStore,
  makeTable,
  type OrderInput,
  orderInput,
  type StoreOptions,
  type StoreRow,
} from '../support/factories/index';
import { login, loginSubStore, type TestSession } from '../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
let item: Awaited<ReturnType<typeof makeItem>>;

const openStore = async (options: StoreOptions = {}) => {
  store = await makeStore(test.db, { is_ask_estimated_time_for_ready_order: false, ...options });
  owner = await login(test.app, store);
  item = await makeItem(test.db, store);
};
const place = async (fields: Partial<OrderInput> = {}) =>
  (await callAs(test.app, owner, 'create_order', orderInput(item, fields))).order;
const placeOutside = async (fields: Partial<OrderInput> = {}) =>
  callAs(test.app, 'platform', 'platform/create_order', { ...orderInput(item, fields), store_id: store.id });

type Told = { reason?: string; minutes?: number; confirmation_code?: string; version?: number };
const moveBody = (order: Pick<Order, '_id' | 'order_status'>, order_status: OrderStatus, told: Told = {}) => ({
  order_id: order._id,
  from: order.order_status,
  order_status,
  ...told,
});
const move = async (order: Pick<Order, '_id' | 'order_status'>, to: OrderStatus, told?: Told, caller = owner) =>
  (await callAs(test.app, caller, 'set_order_status', moveBody(order, to, told))).order;
const moveReply = (order: Pick<Order, '_id' | 'order_status'>, to: OrderStatus, told?: Told, caller = owner) =>
  call(test.app, caller, 'set_order_status', moveBody(order, to, told));
const moveError = (order: Pick<Order, '_id' | 'order_status'>, to: OrderStatus, told?: Told, caller = owner) =>
  errorOf(test.app, caller, 'set_order_status', moveBody(order, to, told));
const cancel = (order: { _id: string }, reason = 'Changed my mind') =>
  call(test.app, 'platform', 'platform/cancel_order', { store_id: store.id, order_id: order._id, reason });

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
    const placed = await place();
    expect(await moveReply(placed, ACCEPTED)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'minutes' }],
    });
    const accepted = await move(placed, ACCEPTED, { minutes: 35 });
    expect(accepted.estimated_ready_at).toBe(addMinutes(accepted.accepted_at ?? '', 35).toISOString());
    expect(accepted.allowed_actions).toEqual(['start_prepare', 'order_ready', 'cancel']);
    const ready = await move(await move(accepted, PREPARING), READY);
    expect(ready.ready_at).toBeDefined();
    const recalled = await move(ready, PREPARING);
    expect(recalled.ready_at).toBeUndefined();
    const done = await move(await move(recalled, READY), COMPLETED);
    expect(done).toMatchObject({ order_status: COMPLETED, payment_status: 'paid', version: 7, allowed_actions: [] });
    const { events } = await callAs(test.app, owner, 'get_order', { order_id: done._id });
    expect(events.map(({ seq, from, to }) => [seq, from, to])).toEqual([
      [1, null, NEW],
      [2, NEW, ACCEPTED],
      [3, ACCEPTED, PREPARING],
      [4, PREPARING, READY],
      [5, READY, PREPARING],
      [6, PREPARING, READY],
      [7, READY, COMPLETED],
    ]);
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(asc(outbox.seq));
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
    const { order, confirmation_code } = await placeOutside();
    const ready = await move(await move(order, ACCEPTED), READY);
    const wrong = confirmation_code === '0000' ? '0001' : '0000';
    expect(await moveError(ready, COMPLETED)).toBe(errorCodes.INVALID_CONFIRMATION_CODE);
    expect(await moveError(ready, COMPLETED, { confirmation_code: wrong })).toBe(errorCodes.INVALID_CONFIRMATION_CODE);
    expect((await move(ready, COMPLETED, { confirmation_code })).order_status).toBe(COMPLETED);
  });

  it('is completed by the store only where the platform lets it', async () => {
    const ready = await move(await move(await place(), ACCEPTED), READY);
    await test.db.update(stores).set({ is_store_can_complete_order: false }).where(eq(stores.id, store.id));
    const { order } = await callAs(test.app, owner, 'get_order', { order_id: ready._id });
    expect(order.allowed_actions).toEqual(['recall', 'cancel']);
    expect(await moveError(ready, COMPLETED)).toBe(errorCodes.NOT_PERMITTED);
  });
});

describe('a slot', () => {
  it('is not promised before its time', async () => {
    const slot = addMinutes(new Date(), 300);
    const accepted = await move(await place({ schedule_at: slot.toISOString() }), ACCEPTED);
    expect(accepted.estimated_ready_at).toBe(slot.toISOString());
  });
});

describe('rejecting and cancelling', () => {
  it('asks for a reason, which the order and its history keep', async () => {
    const placed = await place();
    expect(await moveReply(placed, REJECTED)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'reason' }],
    });
    const rejected = await move(placed, REJECTED, { reason: 'Too busy' });
    expect(rejected).toMatchObject({ order_status: REJECTED, reason: 'Too busy', allowed_actions: [] });
    const cancelled = await move(await move(await place(), ACCEPTED), CANCELLED_BY_STORE, { reason: 'No gas' });
    const { events } = await callAs(test.app, owner, 'get_order', { order_id: cancelled._id });
    expect(events.at(-1)).toMatchObject({ to: CANCELLED_BY_STORE, reason: 'No gas', actor: { kind: 'store' } });
  });

  it('is not for a sub-account that was denied it', async () => {
    const subStore = await makeSubStore(test.db, store, {
      urls: [
        { url: 'store/order', permission: 1 },
        { url: 'store/order/cancel', permission: 0 },
      ],
    });
    const kitchen = await loginSubStore(test.app, subStore);
    const accepted = await move(await place(), ACCEPTED, {}, kitchen);
    expect(accepted.allowed_actions).toEqual(['start_prepare', 'order_ready']);
    expect(accepted.updated_by).toBe(subStore.name);
    expect(await moveError(accepted, CANCELLED_BY_STORE, { reason: 'x' }, kitchen)).toBe(errorCodes.NOT_PERMITTED);
  });

  it('is free to the customer while the order is new, then costs the store’s charge, then is over', async () => {
    await openStore({ order_rules: { cancel_within: 5, cancellation_charge: 300 } });
    expect(await cancel((await placeOutside()).order)).toMatchObject({
      order: { order_status: 101, cancellation_charge: 0, reason: 'Changed my mind' },
    });
    const [, message] = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(message).toMatchObject({ message_code: 2068 });
    const charged = await move((await placeOutside()).order, ACCEPTED);
    expect(await cancel(charged)).toMatchObject({ order: { order_status: 101, cancellation_charge: 300 } });
    const late = await move((await placeOutside()).order, ACCEPTED);
    test.clock.now = addMinutes(new Date(), 6);
    expect(await cancel(late)).toMatchObject({ error_code: errorCodes.CANCEL_LIMIT_PASSED });
    const ready = await move(late, READY);
    expect(await cancel(ready)).toMatchObject({ error_code: errorCodes.ORDER_CANCEL_FAILED });
    expect(await cancel(charged)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });
  });
});

describe('a table', () => {
  const book = async (table: { id: string }, schedule_at?: Date) =>
    place({
      order_type: 'table',
      table_id: table.id,
      persons: 2,
      ...(schedule_at && { schedule_at: schedule_at.toISOString() }),
    });

  it('is taken from booking to the bill', async () => {
    const accepted = await move(await book(await makeTable(test.db, store)), ACCEPTED);
    expect(accepted.allowed_actions).toEqual(['arrived', 'start_prepare', 'order_ready', 'cancel']);
    const seated = await move(accepted, ARRIVED);
    const served = await move(await move(seated, PREPARING), READY);
    expect((await move(served, COMPLETED)).payment_status).toBe('paid');
  });

  it('is not given to guests while others sit at it', async () => {
    const table = await makeTable(test.db, store);
    const first = await move(await move(await book(table), ACCEPTED), ARRIVED);
    const later = addMinutes(new Date(), 125);
    const second = await move(await book(table, later), ACCEPTED);
    test.clock.now = later;
    expect(await moveError(second, ARRIVED)).toBe(errorCodes.TABLE_NOT_FREE);
    await move(first, COMPLETED);
    expect((await move(second, ARRIVED)).order_status).toBe(ARRIVED);
  });

  it('is given free after the grace period, without a reason', async () => {
    const accepted = await move(await book(await makeTable(test.db, store)), ACCEPTED);
    expect(await moveError(accepted, CANCELLED_BY_STORE)).toBe(errorCodes.FIELDS_NOT_VALID);
    test.clock.now = addMinutes(new Date(), 16);
    expect(await moveError(accepted, ARRIVED)).toBe(errorCodes.SET_ORDER_STATUS_FAILED);
    expect((await move(accepted, CANCELLED_BY_STORE)).order_status).toBe(CANCELLED_BY_STORE);
  });
});

describe('a stale action', () => {
  it('is told who moved the order and how it stands now', async () => {
    const placed = await place();
    const subStore = await makeSubStore(test.db, store, { grants: ['store/order'] });
    const accepted = await move(placed, ACCEPTED, {}, await loginSubStore(test.app, subStore));
    const reply = await moveReply(placed, REJECTED, { reason: 'Too busy' });
    expect(reply).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
      changed_by: subStore.name,
      current: { ...accepted, allowed_actions: accepted.allowed_actions },
    });
    expect(await moveReply(accepted, READY, { version: 1 })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      changed_by: subStore.name,
      current: { version: 2 },
    });
    const [row] = await test.db.select().from(orders).where(eq(orders.id, placed._id));
    expect(row).toMatchObject({ order_status: ACCEPTED, version: 2 });
  });

  it('says in the catalogue’s words why a move is not possible', async () => {
    const placed = await place();
    expect(await moveError(placed, READY)).toBe(errorCodes.ORDER_NOT_ACCEPTED);
    expect(await moveError(placed, COMPLETED)).toBe(errorCodes.ORDER_COMPLETE_FAILED);
    expect(await moveError(placed, CANCELLED_BY_STORE, { reason: 'x' })).toBe(errorCodes.ORDER_CANCEL_FAILED);
    expect(await moveError({ _id: store.id, order_status: NEW }, ACCEPTED)).toBe(errorCodes.ORDER_DETAIL_NOT_FOUND);
  });

  it('finds no order of another store', async () => {
    const placed = await place();
    const other = await login(test.app, await makeStore(test.db));
    expect(await moveError(placed, ACCEPTED, {}, other)).toBe(errorCodes.ORDER_DETAIL_NOT_FOUND);
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

describe('at the same time', () => {
  it('exactly one of twenty accepts wins', async () => {
    const placed = await place();
    const replies = await Promise.all(Array.from({ length: 20 }, () => moveReply(placed, ACCEPTED, { version: 1 })));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    for (const reply of replies.filter((entry) => !entry.success)) {
      expect(reply).toMatchObject({
        error_code: errorCodes.STATUS_CHANGE_FAILED,
        changed_by: store.name[0],
        current: { order_status: ACCEPTED, version: 2 },
      });
    }
  });

  it('either the store accepts or the customer cancels a new order first, and nothing is lost', async () => {
    await openStore({ order_rules: { cancel_within: 0 } });
    const { order } = await placeOutside();
    const both = await Promise.all([
      moveReply(order, ACCEPTED),
      call(test.app, 'platform', 'platform/cancel_order', { store_id: store.id, order_id: order._id, from: NEW }),
    ]);
    expect(both.filter((reply) => reply.success)).toHaveLength(1);
    expect(both.find((reply) => !reply.success)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });
    const { events, order: after } = await callAs(test.app, owner, 'get_order', { order_id: order._id });
    expect(events).toHaveLength(2);
    expect(after.version).toBe(2);
  });
});

describe('allowed_actions', () => {
  /** Tries every status on the order; the ones that succeed must be the ones that were offered. */
  async function refusesTheRest(order: Order): Promise<void> {
    const offered = order.allowed_actions.map((action) => transitionOf(order, action)?.to);
    for (const to of orderStatuses.filter((status) => !offered.includes(status))) {
      expect([to, await moveError(order, to, { reason: 'x' })]).not.toEqual([to, null]);
    }
  }

  it.each(['pickup', 'table'] as const)('are exactly what the server accepts (%s)', async (order_type) => {
    const paths: OrderStatus[][] =
      order_type === 'pickup'
        ? [[ACCEPTED, PREPARING, READY, PREPARING, READY, COMPLETED], [REJECTED], [ACCEPTED, READY, CANCELLED_BY_STORE]]
        : [
            [ACCEPTED, ARRIVED, PREPARING, READY, COMPLETED],
            [ACCEPTED, ARRIVED, COMPLETED],
            [ACCEPTED, CANCELLED_BY_STORE],
          ];
    for (const path of paths) {
      const table = order_type === 'table' ? { table_id: (await makeTable(test.db, store)).id, persons: 2 } : {};
      let order = await place({ order_type, ...table });
      await refusesTheRest(order);
      for (const to of path) {
        expect(order.allowed_actions.map((action) => transitionOf(order, action)?.to)).toContain(to);
        order = await move(order, to, { reason: 'x' });
        await refusesTheRest(order);
      }
      expect(order.allowed_actions).toEqual([]);
    }
  });
});
