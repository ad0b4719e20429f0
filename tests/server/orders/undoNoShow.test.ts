import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CancellationTier } from '#contract/bookings/bookingRules';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import type { AnyPermission } from '#contract/permissions';
import { auditEntries, promoCodes, promoUses, tableHolds } from '#server/db/schema/index';
import { cancelNoShows } from '#server/jobs/overdueOrders';
import { keptDifferences, ledgerDifferences } from '#server/modules/ledger/service';
import { readDay } from '../../support/bookedDay';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeOffer, makeSubStore, makeTable, orderInput } from '../../support/factories/index';
import { ledgerOf } from '../../support/ledgerEntries';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

const { ACCEPTED, ARRIVED, COMPLETED, CANCELLED_BY_STORE } = orderStatus;
/** A Friday in Paris, where the day lasts until four. */
const noon = new Date('2031-06-13T10:00:00Z');
const evening = new Date('2031-06-13T17:00:00Z');
const late = addMinutes(evening, 20);
const dayEnd = new Date('2031-06-14T02:00:00Z');

const tier: CancellationTier = {
  ...{ persons_min: 1, from: '', to: '', charges: [] },
  no_show: { mode: 'absolute', charge: 250, per: 'person' },
};

let test: TestApp;
let desk: OrderProvider;
let table: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test, { day_starts_at: 240, cancellation_policy: { tiers: [tier] } });
  table = await makeTable(test.db, desk.store, { number: 4 });
});
afterAll(() => test.close());

type Fields = Partial<BodyOf<'platform/create_order'>>;

/** A customer books table 4 for two at seven in the evening, and the store accepts. */
async function book(fields: Fields = {}): Promise<Order> {
  const guests = { order_type: 'table', table_id: table.id, persons: 2, schedule_at: evening.toISOString() } as const;
  const input = { ...orderInput(desk.item, guests), ...fields, store_id: desk.store.id };
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', input);
  return desk.move(order, ACCEPTED);
}

const undo = ({ _id, version }: Order, fields: { reason?: string; table_ids?: string[] } = {}) =>
  call(test.app, desk.owner, 'undo_no_show', {
    ...{ order_id: _id, version, reason: 'They came after all', idempotency_key: randomUUID(), ...fields },
  });

async function undone(order: Order, fields: { table_ids?: string[] } = {}): Promise<Order> {
  const reply = await undo(order, fields);
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.order;
}

const held = (order: { _id: string }) =>
  test.db
    .select({ table_id: tableHolds.table_id })
    .from(tableHolds)
    .where(and(eq(tableHolds.order_id, order._id), eq(tableHolds.state, 'held')));

/** An order without what each step changes. */
function asItWas({ version: _version, updated_at: _at, updated_by: _by, allowed_actions: _actions, ...order }: Order) {
  return order;
}

const bookings = fc.record({
  paid: fc.constantFrom({ paid_by: 'card', payment_status: 'paid' } as const, { paid_by: 'cash' } as const),
  dishes: fc.integer({ min: 0, max: 3 }),
  isReduced: fc.boolean(),
  refundBefore: fc.boolean(),
  isWaived: fc.boolean(),
  times: fc.integer({ min: 1, max: 2 }),
});

it('leaves history, sums, dashboard and ledger as if the no-show had never been marked', async () => {
  const offer = await makeOffer(test.db, desk.store, { uses_max: 100 });
  const uses = async () => ({
    offer: await test.db
      .select({ uses: promoCodes.uses, discount_given: promoCodes.discount_given })
      .from(promoCodes)
      .where(eq(promoCodes.id, offer.id)),
    uses: await test.db.select().from(promoUses).where(eq(promoUses.promo_id, offer.id)),
  });
  await fc.assert(
    fc.asyncProperty(bookings, async ({ paid, dishes, isReduced, refundBefore, isWaived, times }) => {
      test.clock.now = noon;
      const items = dishes > 0 ? [{ item_id: desk.item.id, quantity: dishes }] : [];
      let order = await book({ items, ...paid, ...(isReduced && dishes > 0 && { promo_code: offer.promo_code }) });
      if (refundBefore && order.paid_amount > 0) {
        const refunded = { order_id: order._id, version: order.version, amount: 10, reason: 'Sorry' };
        const reply = await callAs(test.app, desk.owner, 'refund_order', {
          ...refunded,
          idempotency_key: randomUUID(),
        });
        order = reply.order;
      }
      test.clock.now = late;
      const before = { day: await readDay(test, desk.owner, '2031-06-13'), uses: await uses(), order: asItWas(order) };
      const booked = await ledgerOf(test.db, order);
      for (let time = 0; time < times; time += 1) {
        const ended = await desk.move(order, CANCELLED_BY_STORE, isWaived ? { is_charged: false } : {});
        expect(ended.cancellation_charge).toBe(isWaived ? 0 : ended.paid_amount > 0 ? Math.min(500, order.total) : 500);
        expect(await held(ended)).toEqual([]);
        order = await undone(ended);
      }
      expect({
        day: await readDay(test, desk.owner, '2031-06-13'),
        uses: await uses(),
        order: asItWas(order),
      }).toEqual(before);
      expect(await held(order)).toEqual([{ table_id: table.id }]);
      const after = await ledgerOf(test.db, order);
      for (const { account } of after.entries) expect(after.sum(account)).toBe(booked.sum(account));
      expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
      expect(await keptDifferences(test.db, desk.store.id)).toEqual([]);

      // The evening goes on as any other.
      await desk.move(await desk.move(order, ARRIVED), COMPLETED);
      expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
      expect(await keptDifferences(test.db, desk.store.id)).toEqual([]);
    }),
    { numRuns: 6 },
  );
}, 120_000);

/** A booking whose guests didn't come. */
const noShow = async (fields: Fields = {}) => {
  const order = await book(fields);
  test.clock.now = late;
  return desk.move(order, CANCELLED_BY_STORE);
};

const seat = (table_id: string) =>
  callAs(test.app, desk.owner, 'create_order', {
    ...orderInput(desk.item, { order_type: 'table', table_id, persons: 2, items: [] }),
    customer: { name: 'Walk In', country_phone_code: '', phone: '' },
  });

describe('undoing a no-show', () => {
  it('is refused with who has the table, and possible at another one', async () => {
    const free = await makeTable(test.db, desk.store, { number: 7 });
    const ended = await noShow();
    const { order: walkIn } = await seat(table.id);
    expect(await undo(ended)).toMatchObject({
      error_code: errorCodes.TABLE_NOT_FREE,
      errors: [
        {
          params: {
            taken_by: [{ order_id: walkIn._id, customer_name: 'Walk In', table_number: 4 }],
            table_ids: [[free.id]],
          },
        },
      ],
    });
    expect((await desk.getOrder(ended)).order).toMatchObject({ order_status: 104, cancellation_charge: 500 });
    const back = await undone(ended, { table_ids: [free.id] });
    expect(back).toMatchObject({ order_status: ACCEPTED, table_number: 7, cancellation_charge: 0 });
    const { events } = await desk.getOrder(back);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'table_changed', before: '4', after: '7' }));
  });

  it('is refused with who is typing a booking of the table', async () => {
    const ended = await noShow();
    await callAs(test.app, desk.owner, 'type_booking', {
      ...{ _id: randomUUID(), schedule_at: addMinutes(late, 10).toISOString(), persons: 2, table_ids: [table.id] },
    });
    const typed = [{ table: 4, name: expect.any(String) as string }];
    expect(await undo(ended)).toMatchObject({
      error_code: errorCodes.TABLE_NOT_FREE,
      errors: [{ params: { taken_by: [], typed } }],
    });
  });

  it('is possible until the end of the business day, by its own call alone', async () => {
    const ended = await noShow();
    expect(ended).toMatchObject({ undo_until: dayEnd.toISOString() });
    expect(ended.allowed_actions).toContain('undo_no_show');
    expect(await desk.moveError(ended, ACCEPTED, { reason: 'They came' })).toBe(errorCodes.ORDER_NOT_ACCEPTED);
    test.clock.now = dayEnd;
    expect(await undo(ended)).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
      current: { _id: ended._id },
    });
    test.clock.now = addMinutes(dayEnd, -1);
    expect((await undone(ended)).order_status).toBe(ACCEPTED);
    expect(await undo(ended)).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE });
  });

  it('is only for no-shows to which nothing was paid or refunded since', async () => {
    const order = await book();
    test.clock.now = late;
    const cancelled = await desk.move(order, CANCELLED_BY_STORE, { reason: 'Oven broke' });
    expect(cancelled.undo_until).toBeUndefined();
    expect(await undo(cancelled)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });

    test.clock.now = noon;
    const ended = await noShow({ paid_by: 'card', payment_status: 'paid' });
    const { order: refunded } = await callAs(test.app, desk.owner, 'refund_order', {
      ...{ order_id: ended._id, version: ended.version, reason: 'Sorry', idempotency_key: randomUUID() },
    });
    expect(refunded.undo_until).toBeUndefined();
    expect(await undo(refunded)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });
  });

  it('is in the history and the audit log with its reason and who did it', async () => {
    const back = await undone(await noShow());
    const { events } = await desk.getOrder(back);
    const moved = { axis: 'order', from: 104, to: 3, reason: 'They came after all' };
    expect(events.at(-1)).toMatchObject({ ...moved, actor: { kind: 'store', id: desk.store.id } });
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.record_id, back._id), eq(auditEntries.store_id, desk.store.id)))
      .orderBy(auditEntries.at, auditEntries.id)
      .then((entries) => entries.slice(-1));
    expect(entry).toMatchObject({
      old_values: { order_status: 104 },
      new_values: { order_status: 3, reason: 'They came after all' },
    });
  });

  it('gives joined tables back together', async () => {
    const other = await makeTable(test.db, desk.store, { number: 5 });
    const order = (
      await callAs(test.app, desk.owner, 'create_order', {
        ...orderInput(desk.item, { order_type: 'table', persons: 7, schedule_at: evening.toISOString() }),
        table_ids: [table.id, other.id],
      })
    ).order;
    test.clock.now = late;
    const ended = await desk.move(order, CANCELLED_BY_STORE);
    const back = await undone(ended);
    expect(back.table_numbers).toEqual([4, 5]);
    expect((await held(back)).map(({ table_id }) => table_id).sort()).toEqual([table.id, other.id].sort());
  });

  it('holds against the system, which charges nothing for a no-show', async () => {
    await callAs(test.app, desk.owner, 'get_booking_answers', {}).then(({ booking_answers: { version } }) =>
      callAs(test.app, desk.owner, 'update_booking_answers', { version, booking_after_grace: 'cancel' }),
    );
    const order = await book({ paid_by: 'card', payment_status: 'paid' });
    test.clock.now = late;
    await cancelNoShows(test.db, late);
    const { order: ended } = await desk.getOrder(order);
    expect(ended).toMatchObject({ order_status: 104, cancellation_charge: 0, refunded: order.total });
    const back = await undone(ended);
    expect(back).toMatchObject({ order_status: ACCEPTED, refunded: 0, payment_status: 'paid' });
    await cancelNoShows(test.db, addMinutes(late, 1));
    expect((await desk.getOrder(back)).order.order_status).toBe(ACCEPTED);
  });
});

it('Money that guests paid is only given back after a no-show by accounts that can cancel', async () => {
  const as = async (...urls: { url: AnyPermission; permission: 0 | 1 }[]) =>
    loginSubStore(test.app, await makeSubStore(test.db, desk.store, { urls }));
  const orders = { url: 'store/order', permission: 1 } as const;
  const kitchen = await as(orders, { url: 'store/order/cancel', permission: 0 });
  const paid = await book({ paid_by: 'card', payment_status: 'paid' });
  test.clock.now = late;
  const waived = { is_charged: false };
  expect(await desk.moveError(paid, CANCELLED_BY_STORE, waived, kitchen)).toBe(errorCodes.NOT_PERMITTED);
  const ended = await desk.move(paid, CANCELLED_BY_STORE, {}, kitchen);
  expect(ended.cancellation_charge).toBe(500);
  test.clock.now = addMinutes(evening, -60);
  const unpaid = await book();
  test.clock.now = late;
  expect((await desk.move(unpaid, CANCELLED_BY_STORE, waived, kitchen)).cancellation_charge).toBe(0);
});
