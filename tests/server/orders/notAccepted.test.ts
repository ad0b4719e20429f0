import { addMilliseconds, addMinutes, subMilliseconds } from 'date-fns';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBookingRules } from '#contract/bookings/bookingRules';
import type { OrderMessage } from '#contract/events';
import { answerBy, answerEndsFrom } from '#contract/orders/clocks';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { isNotAccepted, systemReasons } from '#contract/orders/systemReasons';
import { orderEvents, orders, outbox } from '#server/db/schema/index';
import { announceEndingAnswers, rejectUnanswered } from '#server/jobs/overdueOrders';
import { orderRulesOf } from '#server/modules/store/service';
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
import { testOrderRules } from '../../support/testOrderRules';

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
  return { store, item, place, accept };
}

const statusOf = async ({ _id }: { _id: string }) => {
  const [row] = await test.db.select().from(orders).where(eq(orders.id, _id));
  return row?.order_status;
};
const atTable = ({ id: table_id }: { id: string }) => ({ order_type: 'table' as const, persons: 2, table_id });
const inMinutes = (minutes: number) => addMinutes(new Date(), minutes);

describe('orders that no one answers', () => {
  it('are rejected after the store’s time, with their event and message; never where it is 0', async () => {
    const { store, place, accept } = await openStore({ order_rules: { answer_within: 10 } });
    const patient = await openStore({ order_rules: { answer_within: 0 } });
    const silent = await place();
    const waiting = await patient.place();
    const answered = await place();
    await accept(answered);
    await rejectUnanswered(test.db, inMinutes(9));
    expect(await statusOf(silent)).toBe(orderStatus.NEW);
    expect(await rejectUnanswered(test.db, inMinutes(11))).toBe(1);
    expect(await statusOf(silent)).toBe(orderStatus.REJECTED);
    expect(await statusOf(waiting)).toBe(orderStatus.NEW);
    expect(await statusOf(answered)).toBe(orderStatus.ACCEPTED);
    const events = await test.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order_id, silent._id))
      .orderBy(asc(orderEvents.seq));
    expect(events.at(-1)).toMatchObject({ actor_kind: 'system', to_status: 103, reason: systemReasons.notAccepted });
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(asc(outbox.seq));
    expect(messages.at(-1)).toMatchObject({ message_code: 2088, message_data: { order_id: silent._id } });
    expect(await rejectUnanswered(test.db, inMinutes(12))).toBe(0);
  });

  it('may wait until their slot', async () => {
    const { place } = await openStore({ order_rules: { answer_within: 10 } });
    const slot = await place({ schedule_at: inMinutes(300).toISOString() });
    await rejectUnanswered(test.db, inMinutes(299));
    expect(await statusOf(slot)).toBe(orderStatus.NEW);
    await rejectUnanswered(test.db, inMinutes(301));
    expect(await statusOf(slot)).toBe(orderStatus.REJECTED);
  });

  it('are rejected at the moment to which every screen counts down', async () => {
    const { store, place } = await openStore({ order_rules: { answer_within: 10 } });
    const placed = await Promise.all(
      [undefined, 5, 10, 45].map((minutes) =>
        place(minutes === undefined ? {} : { schedule_at: inMinutes(minutes).toISOString() }),
      ),
    );
    const isOfStore = eq(orders.store_id, store.id);
    for (const order of placed) {
      const ends = answerBy(order, { ...testOrderRules, answer_within: 10 }) ?? new Date(0);
      await rejectUnanswered(test.db, ends);
      expect(await statusOf(order)).toBe(orderStatus.NEW);
      await rejectUnanswered(test.db, addMilliseconds(ends, 1));
      expect(await statusOf(order)).toBe(orderStatus.REJECTED);
      // The others' turn comes with their own moment.
      await test.db.update(orders).set({ order_status: orderStatus.NEW, is_open: true }).where(isOfStore);
      await test.db
        .update(orders)
        .set({ order_status: orderStatus.REJECTED, is_open: false })
        .where(eq(orders.id, order._id));
    }
  });

  it.each([
    { answer_within: 30, answer_before: 0 },
    { answer_within: 0, answer_before: 60 },
    { answer_within: 90, answer_before: 60 },
  ])('of booked tables end by the rules for bookings: %o', async (booking_rules) => {
    const { store, place } = await openStore({ order_rules: { answer_within: 10 }, booking_rules });
    const rules = orderRulesOf({
      order_rules: testOrderRules,
      booking_rules: { ...defaultBookingRules, ...booking_rules },
    });
    const book = async (minutes: number) => {
      const table = await makeTable(test.db, store);
      return place({ ...atTable(table), schedule_at: inMinutes(minutes).toISOString() });
    };
    // The last one comes too late to be answered an hour before.
    for (const minutes of [600, 100, 45]) {
      const order = await book(minutes);
      const ends = answerBy(order, rules) ?? new Date(0);
      const ending = answerEndsFrom(order, rules) ?? ends;
      expect(await announceEndingAnswers(test.db, subMilliseconds(ending, 1))).toBe(0);
      expect(await announceEndingAnswers(test.db, ending)).toBe(1);
      await rejectUnanswered(test.db, ends);
      expect(await statusOf(order)).toBe(orderStatus.NEW);
      expect(await rejectUnanswered(test.db, addMilliseconds(ends, 1))).toBe(1);
      expect(await statusOf(order)).toBe(orderStatus.REJECTED);
    }
  });

  it('wait for ever where the store sets bookings no limit, unlike guests who order at their table', async () => {
    const { store, place } = await openStore({ order_rules: { answer_within: 10 } });
    const [booked, seated] = [await makeTable(test.db, store), await makeTable(test.db, store)];
    const booking = await place({ ...atTable(booked), schedule_at: inMinutes(60).toISOString() });
    const order = await place(atTable(seated));
    await rejectUnanswered(test.db, inMinutes(61));
    expect(await statusOf(booking)).toBe(orderStatus.NEW);
    expect(await statusOf(order)).toBe(orderStatus.REJECTED);
  });

  it('give back what was paid, and say so in their message', async () => {
    const { store, item } = await openStore({ order_rules: { answer_within: 10 } });
    const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
      ...orderInput(item, { paid_by: 'card' }),
      store_id: store.id,
      payment_status: 'paid',
    });
    await rejectUnanswered(test.db, inMinutes(11));
    const [message] = await test.db
      .select()
      .from(outbox)
      .where(eq(outbox.store_id, store.id))
      .orderBy(desc(outbox.seq))
      .limit(1);
    const told = message?.message_data as OrderMessage;
    expect(isNotAccepted(told)).toBe(true);
    expect(told.order).toMatchObject({
      unique_id: order.unique_id,
      paid_by: 'card',
      payment_status: 'refunded',
      refunded: order.total,
    });
  });

  it('are shared by several processes: each is rejected once', async () => {
    const { place } = await openStore({ order_rules: { answer_within: 1 } });
    const placed = await Promise.all(Array.from({ length: 8 }, () => place()));
    const rounds = await Promise.all([1, 2, 3].map(() => rejectUnanswered(test.db, inMinutes(2))));
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(8);
    for (const order of placed) {
      const events = await test.db.select().from(orderEvents).where(eq(orderEvents.order_id, order._id));
      expect(events).toHaveLength(2);
    }
  });
});
