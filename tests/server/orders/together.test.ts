import { addHours } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { transitionOf } from '#contract/orders/allowedActions';
import { type OrderStatus, orderStatus, orderStatuses } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeTable, orderInput, type StoreOptions } from '../../support/factories/index';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const openStore = async (options: StoreOptions = {}) => {
  desk = await openOrderStore(test, options);
};

const { NEW, ACCEPTED, PREPARING, READY, COMPLETED, ARRIVED, REJECTED, CANCELLED_BY_STORE } = orderStatus;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  await openStore();
});
afterAll(() => test.close());

describe('at the same time', () => {
  it('exactly one of twenty accepts wins', async () => {
    const placed = await desk.place();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => desk.moveReply(placed, ACCEPTED, { version: 1 })),
    );
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    for (const reply of replies.filter((entry) => !entry.success)) {
      expect(reply).toMatchObject({
        error_code: errorCodes.STATUS_CHANGE_FAILED,
        changed_by: desk.store.name[0],
        current: { order_status: ACCEPTED, version: 2 },
      });
    }
  });

  it('either the store accepts or the customer cancels a new order first, and nothing is lost', async () => {
    await openStore({ order_rules: { cancel_within: 0 } });
    const { order } = await desk.placeOutside();
    const both = await Promise.all([
      desk.moveReply(order, ACCEPTED),
      call(test.app, 'platform', 'platform/cancel_order', { store_id: desk.store.id, order_id: order._id, from: NEW }),
    ]);
    expect(both.filter((reply) => reply.success)).toHaveLength(1);
    expect(both.find((reply) => !reply.success)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });
    const { events, order: after } = await callAs(test.app, desk.owner, 'get_order', { order_id: order._id });
    expect(events).toHaveLength(2);
    expect(after.version).toBe(2);
  });

  /** Races are won by chance: so many of them, one beside the other. */
  const rounds = Array.from({ length: 8 }, (_, index) => index);
  const tableOrder = (table: { id: string }, schedule_at?: Date) => ({
    order_type: 'table' as const,
    table_id: table.id,
    persons: 2,
    ...(schedule_at && { schedule_at: schedule_at.toISOString() }),
  });

  it('one of two parties is seated at a table, and the other waits', async () => {
    await openStore({ booking_rules: { grace_period: 240 } });
    const opened = new Date();
    const parties: Order[][] = [];
    for (const _ of rounds) {
      const table = await makeTable(test.db, desk.store);
      const accepted = async (hours: number) =>
        desk.move(await desk.place(tableOrder(table, addHours(opened, hours))), ACCEPTED);
      parties.push([await accepted(1), await accepted(4)]);
    }
    test.clock.now = addHours(opened, 4);
    for (const both of parties) {
      const replies = await Promise.all(both.map((party) => desk.moveReply(party, ARRIVED)));
      expect(replies.filter((reply) => reply.success)).toHaveLength(1);
      expect(replies.find((reply) => !reply.success)).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
    }
  });

  it('one of two bookings has the table', async () => {
    for (const _ of rounds) {
      const booking = tableOrder(await makeTable(test.db, desk.store), addHours(new Date(), 5));
      const replies = await Promise.all(
        [1, 2].map(() => call(test.app, desk.owner, 'create_order', orderInput(desk.item, booking))),
      );
      expect(replies.filter((reply) => reply.success)).toHaveLength(1);
      expect(replies.find((reply) => !reply.success)).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
    }
  });
});

describe('allowed_actions', () => {
  /** Tries every status on the order; the ones that succeed must be the ones that were offered. */
  async function refusesTheRest(order: Order): Promise<void> {
    const offered = order.allowed_actions.map((action) => transitionOf(order, action)?.to);
    for (const to of orderStatuses.filter((status) => !offered.includes(status))) {
      expect([to, await desk.moveError(order, to, { reason: 'x' })]).not.toEqual([to, null]);
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
      const table = order_type === 'table' ? { table_id: (await makeTable(test.db, desk.store)).id, persons: 2 } : {};
      let order = await desk.place({ order_type, ...table });
      await refusesTheRest(order);
      for (const to of path) {
        expect(order.allowed_actions.map((action) => transitionOf(order, action)?.to)).toContain(to);
        order = await desk.move(order, to, { reason: 'x' });
        await refusesTheRest(order);
      }
      // What was paid can go back at any time; nothing moves any more.
      expect(order.allowed_actions.filter((action) => action !== 'refund')).toEqual([]);
    }
  });
});
