import { addDays, addMinutes, subDays } from 'date-fns';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { idempotencyKeys, orderEvents, orders, outbox, outboxCursors, storeCounters } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { removeOldKeys, removeSentMessages } from '#server/jobs/cleanUp';
import { repeat, startJobs } from '#server/jobs/index';
import { cancelNoShows, completeHandedOverPickups, pickupOverAfterMinutes } from '#server/jobs/overdueOrders';
import { takeOrders } from '#server/jobs/takeOrders';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import {
  makeItem,
  makeStore,
  makeTable,
  type OrderInput,
  orderInput,
  type StoreOptions,
} from '../../support/factories/index';
import { login } from '../../support/login';
import { until } from '../../support/until';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function openStore(options: StoreOptions) {
  const store = await makeStore(test.db, { is_ask_estimated_time_for_ready_order: false, ...options });
  const item = await makeItem(test.db, store);
  const owner = await login(test.app, store);
  const place = async (fields: Partial<OrderInput> = {}) =>
    (await callAs(test.app, 'platform', 'platform/create_order', { ...orderInput(item, fields), store_id: store.id }))
      .order;
  const move = ({ _id }: { _id: string }, from: OrderStatus, order_status: OrderStatus) =>
    callAs(test.app, owner, 'set_order_status', { order_id: _id, from, order_status });
  const accept = (order: { _id: string }) => move(order, orderStatus.NEW, orderStatus.ACCEPTED);
  return { store, place, accept, move };
}

const statusOf = async ({ _id }: { _id: string }) => {
  const [row] = await test.db.select().from(orders).where(eq(orders.id, _id));
  return row?.order_status;
};
const inMinutes = (minutes: number) => addMinutes(new Date(), minutes);

describe('an order that a job cannot treat', () => {
  it('holds up no other, and is reported', async () => {
    const { store, place } = await openStore({});
    const placed = [await place(), await place(), await place()];
    const [bad] = placed;
    const treated: string[] = [];
    const round = takeOrders(
      test.db,
      and(eq(orders.store_id, store.id), eq(orders.order_status, orderStatus.NEW)),
      async (tx, row) => {
        await tx.update(orders).set({ order_status: orderStatus.REJECTED }).where(eq(orders.id, row.id));
        if (row.id === bad?._id) throw new Error('no such settings');
        treated.push(row.id);
      },
    );
    await expect(round).rejects.toThrow('no such settings');
    expect(treated).toEqual(placed.slice(1).map(({ _id }) => _id));
    expect(await statusOf({ _id: bad?._id ?? '' })).toBe(orderStatus.NEW);
  });
});

it('gives tables free whose guests do not come', async () => {
  const { store, place, accept } = await openStore({ booking_rules: { grace_period: 15 } });
  const table = await makeTable(test.db, store);
  const booked = await place({ order_type: 'table', table_id: table.id, persons: 2 });
  await accept(booked);
  await cancelNoShows(test.db, inMinutes(14));
  expect(await statusOf(booked)).toBe(orderStatus.ACCEPTED);
  await cancelNoShows(test.db, inMinutes(16));
  const [row] = await test.db.select().from(orders).where(eq(orders.id, booked._id));
  expect(row).toMatchObject({ order_status: 104, is_open: false, reason: systemReasons.noShow });
});

describe('a ready pickup', () => {
  const readyAt = new Date('2026-03-04T12:00:00Z');
  const later = (minutes: number) => addMinutes(readyAt, minutes);
  const readyPickup = async (options: StoreOptions) => {
    const { store, place, accept, move } = await openStore(options);
    test.clock.now = readyAt;
    const order = await place();
    await accept(order);
    await move(order, orderStatus.ACCEPTED, orderStatus.READY);
    return { store, order, move };
  };
  afterEach(() => {
    test.clock.now = null;
  });

  it('is completed after an hour where its store may not, with its event and message', async () => {
    const { store, order } = await readyPickup({ is_store_can_complete_order: false });
    expect(await completeHandedOverPickups(test.db, later(pickupOverAfterMinutes - 1))).toBe(0);
    expect(await statusOf(order)).toBe(orderStatus.READY);
    expect(await completeHandedOverPickups(test.db, later(pickupOverAfterMinutes + 1))).toBe(1);
    const [row] = await test.db.select().from(orders).where(eq(orders.id, order._id));
    expect(row).toMatchObject({ order_status: orderStatus.COMPLETED, is_open: false, payment_status: 'paid' });
    const events = await test.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order_id, order._id))
      .orderBy(asc(orderEvents.seq));
    expect(events.at(-1)).toMatchObject({
      actor_kind: 'system',
      to_status: orderStatus.COMPLETED,
      reason: systemReasons.assumedCollected,
    });
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(asc(outbox.seq));
    expect(messages.at(-1)).toMatchObject({ message_code: 2088, message_data: { order_id: order._id } });
    expect(await completeHandedOverPickups(test.db, later(pickupOverAfterMinutes + 2))).toBe(0);
  });

  it('is left to a store that may complete it, and to a kitchen that took it back', async () => {
    const own = await readyPickup({ is_store_can_complete_order: true });
    const recalled = await readyPickup({ is_store_can_complete_order: false });
    await recalled.move(recalled.order, orderStatus.READY, orderStatus.PREPARING);
    expect(await completeHandedOverPickups(test.db, later(600))).toBe(0);
    expect(await statusOf(own.order)).toBe(orderStatus.READY);
    expect(await statusOf(recalled.order)).toBe(orderStatus.PREPARING);
  });
});

it('forgets keys after a week and sent messages after three days, but for what a replay needs', async () => {
  const { store } = await openStore({});
  const now = addDays(new Date(), 1);
  const key = (name: string, age: number) => ({
    store_id: store.id,
    call: 'create_order',
    key: name,
    body_hash: '',
    reply: {},
    created_at: subDays(now, age),
  });
  await test.db.insert(idempotencyKeys).values([key('old', 8), key('young', 6)]);
  await removeOldKeys(test.db, now);
  const keys = await test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.store_id, store.id));
  expect(keys.map((row) => row.key)).toEqual(['young']);

  const last = limits.replayMax + 20;
  await test.db.insert(outbox).values(
    Array.from({ length: last }, (_, index) => ({
      store_id: store.id,
      seq: index + 1,
      message_code: 2088,
      message_data: {},
      created_at: subDays(now, index < 5 ? 4 : 2),
    })),
  );
  await test.db.update(storeCounters).set({ last_seq: last }).where(eq(storeCounters.store_id, store.id));
  const range = async () => {
    const [row] = await test.db
      .select({ least: sql<number>`min(${outbox.seq})::int`, count: sql<number>`count(*)::int` })
      .from(outbox)
      .where(eq(outbox.store_id, store.id));
    return row;
  };
  const sentUpTo = (sent_seq: number) =>
    test.db.insert(outboxCursors).values({ store_id: store.id, sent_seq }).onConflictDoUpdate({
      target: outboxCursors.store_id,
      set: { sent_seq },
    });
  await sentUpTo(3);
  await removeSentMessages(test.db, now);
  expect(await range()).toEqual({ least: 4, count: last - 3 });
  await sentUpTo(last);
  await removeSentMessages(test.db, now);
  expect(await range()).toEqual({ least: 6, count: last - 5 });
  await removeSentMessages(test.db, addDays(now, 9));
  expect(await range()).toEqual({ least: 21, count: limits.replayMax });
});

describe('the rounds', () => {
  it('never overlap, go on after a failure, and end before stop resolves', async () => {
    let running = 0;
    let rounds = 0;
    const failures: unknown[] = [];
    const stop = repeat(
      async () => {
        running += 1;
        expect(running).toBe(1);
        rounds += 1;
        await test.db.execute(sql`select 1`);
        running -= 1;
        if (rounds === 2) throw new Error('this once');
      },
      1,
      (error) => failures.push(error),
    );
    await until(() => expect(rounds).toBeGreaterThan(3));
    await stop();
    const after = rounds;
    expect(running).toBe(0);
    expect(failures).toEqual([new Error('this once')]);
    await test.db.execute(sql`select 1`);
    expect(rounds).toBe(after);
  });

  it('do the work by themselves and wake the outbox', async () => {
    const { place } = await openStore({ order_rules: { answer_within: 1 } });
    const order = await place();
    const wakeOutbox = vi.fn();
    const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
    const jobs = startJobs({
      billing: null,
      push: null,
      gateways: test.gateways,
      mailer: null,
      connector: test.app.connector,
      nameServers: { findTexts: async () => ({ state: 'unreachable' }), lookUp: async () => null },
      db: test.db,
      env: test.env,
      files: openFileStore(test.env),
      log,
      now: () => inMinutes(2),
      wakeOutbox,
    });
    await until(async () => expect(await statusOf(order)).toBe(orderStatus.REJECTED));
    await jobs.stop();
    expect(wakeOutbox).toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
    const open = await test.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, order._id), eq(orders.is_open, true)));
    expect(open).toEqual([]);
  });
});
