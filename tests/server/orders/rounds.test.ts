import { addMinutes } from 'date-fns';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { auditEntries, orderItems, outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeSubStore, makeTable } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';

const { ARRIVED, PREPARING, READY, COMPLETED } = orderStatus;

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
  test.clock.now = new Date('2031-06-13T17:00:00.000Z');
  desk = await openChangeDesk(test, { order_rules: { preparation_time: 20 } });
});
beforeEach(() => {
  test.clock.now = new Date('2031-06-13T17:00:00.000Z');
});
afterAll(() => test.close());

const pass = (minutes: number): Date => {
  const now = addMinutes(test.clock.now ?? new Date(), minutes);
  test.clock.now = now;
  return now;
};

const table = async () => ({
  order_type: 'table' as const,
  table_id: (await makeTable(test.db, desk.store)).id,
  persons: 2,
});

/** Guests at a table whose dishes the kitchen has begun. */
async function atTable(status: typeof PREPARING | typeof READY = READY): Promise<Order> {
  const seated = await desk.move(await desk.placeOwn(await table()), ARRIVED);
  const begun = await desk.move(seated, PREPARING);
  pass(10);
  return status === READY ? desk.move(begun, READY) : begun;
}

const first = { line: 0, quantity: 1 };
const soup = () => ({ item_id: desk.soup.id, quantity: 2 });
const statesOf = ({ rounds = [] }: Pick<Order, 'rounds'>) => rounds.map(({ state }) => state);

/** The same with a second round, ordered five minutes later. */
async function withSecond(status: typeof PREPARING | typeof READY = READY): Promise<Order> {
  const order = await atTable(status);
  pass(5);
  return (await desk.edit(order, [first, soup()])).order;
}

describe('dishes that guests add at their table', () => {
  it('are a round of their own, which takes a ready order back to the kitchen in one step', async () => {
    const order = await atTable();
    expect(order.allowed_actions).toContain('edit');
    const at = pass(5);
    const { order: again, change } = await desk.edit(order, [first, soup()]);
    const ready_by = addMinutes(at, 20).toISOString();
    expect(again).toMatchObject({ order_status: PREPARING, version: order.version + 1, estimated_ready_at: ready_by });
    expect(again.ready_at).toBeUndefined();
    expect(again.rounds).toEqual([
      {
        ...{ number: 1, at: order.accepted_at, state: 'ready' },
        ready_by: order.estimated_ready_at,
        ready_at: order.ready_at,
      },
      { number: 2, at: at.toISOString(), state: 'waiting', ready_by },
    ]);
    expect(again.items.map(({ round }) => round)).toEqual([undefined, 2]);
    // The round is the kitchen's sign: there is nothing else to mark as seen.
    expect(again.unseen_change).toBeUndefined();

    const { events } = await desk.getOrder(again);
    const added = { kind: 'round_added', round: 2, change_id: change._id, from: READY, to: PREPARING };
    expect(events.at(-1)).toMatchObject({ ...added, actor: { kind: 'store' } });
    const ofStore = eq(outbox.store_id, desk.store.id);
    const [message] = await test.db.select().from(outbox).where(ofStore).orderBy(desc(outbox.seq)).limit(1);
    expect(message?.message_data).toMatchObject({ order: { rounds: again.rounds }, change: { kind: 'round_added' } });
    const about = and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.record_id, order._id));
    const [entry] = await test.db.select().from(auditEntries).where(about).orderBy(desc(auditEntries.at)).limit(1);
    expect(entry).toMatchObject({
      action: 'edit',
      old_values: { order_status: READY },
      new_values: { order_status: PREPARING },
    });
  });

  it('wait beside the dishes that the kitchen still makes, and take in more until it begins them', async () => {
    const two = await withSecond(PREPARING);
    expect(statesOf(two)).toEqual(['preparing', 'waiting']);
    // The kitchen's time is that of the first round until it is done with it.
    expect(two.estimated_ready_at).toBe(two.rounds?.[0]?.ready_by);
    pass(1);
    const { order: more } = await desk.edit(two, [
      first,
      { line: 1, quantity: 3 },
      { item_id: desk.soup.id, quantity: 1 },
    ]);
    expect(more.rounds).toEqual(two.rounds);
    expect(more.items.map(({ round }) => round)).toEqual([undefined, 2, 2]);
    expect(more.unseen_change?.lines).toMatchObject([
      { kind: 'changed', line: 1 },
      { kind: 'added', line: 2 },
    ]);
    expect((await desk.getOrder(more)).events.at(-1)).toMatchObject({ kind: 'edited', from: PREPARING, to: PREPARING });
  });

  it('are no round before the kitchen has begun', async () => {
    const seated = await desk.move(await desk.placeOwn(await table()), ARRIVED);
    const { order } = await desk.edit(seated, [first, soup()]);
    expect(order).toMatchObject({ order_status: ARRIVED, items: [{ line: 0 }, { line: 1 }] });
    expect(order.rounds).toBeUndefined();
  });

  it('are a new line where they are more of what was made, which itself can’t change', async () => {
    const order = await atTable();
    const fewer = await desk.editReply(order, [{ ...first, note: 'cold' }, soup()]);
    expect(fewer).toMatchObject({
      errors: [{ path: 'items.0.quantity', code: String(errorCodes.ORDER_EDIT_TOO_LATE) }],
    });
    expect(await desk.editReply(order, [soup()])).toMatchObject({ error_code: errorCodes.ORDER_EDIT_TOO_LATE });
    const { order: more } = await desk.edit(order, [{ ...first, quantity: 3 }]);
    expect(more.items).toMatchObject([
      { line: 0, quantity: 1, total: desk.item.price },
      { line: 1, quantity: 2, total: 2 * desk.item.price, round: 2 },
    ]);
    expect(more.total).toBe(3 * desk.item.price);
  });

  it('go with their round if they are removed again', async () => {
    const again = await withSecond();
    const { order } = await desk.edit(again, [first]);
    expect(order).toMatchObject({ order_status: READY, total: desk.item.price });
    expect(order.rounds).toBeUndefined();
    expect(order.ready_at).toBe(again.rounds?.[0]?.ready_at);
    expect((await desk.getOrder(order)).events.at(-1)).toMatchObject({ kind: 'edited', from: PREPARING, to: READY });
  });

  it('are asked of guests who ordered in their app, and begin when they agree', async () => {
    const placed = await desk.place(await table());
    const accepted = placed.order_status === orderStatus.NEW ? await desk.move(placed, orderStatus.ACCEPTED) : placed;
    const order = await desk.move(await desk.move(await desk.move(accepted, ARRIVED), PREPARING), READY);
    const { order: asked, change } = await desk.edit(order, [first, soup()]);
    expect(asked).toMatchObject({ order_status: READY, items: [{ line: 0 }] });
    const at = pass(2);
    await desk.answerReply(order, change, true);
    const { order: agreed, events } = await desk.getOrder(order);
    expect(agreed).toMatchObject({ order_status: PREPARING, rounds: [{ number: 1 }, { at: at.toISOString() }] });
    expect(events.slice(-2)).toMatchObject([
      { kind: 'change_accepted', from: READY, to: READY },
      { kind: 'round_added', round: 2, from: READY, to: PREPARING },
    ]);
  });

  it('come until the guests leave', async () => {
    const done = await desk.move(await desk.move(await withSecond(), READY), COMPLETED);
    expect(done.rounds).toMatchObject([{ state: 'ready' }, { state: 'ready' }]);
    expect(await desk.editReply(done, [first, soup()])).toMatchObject({ error_code: errorCodes.ORDER_EDIT_TOO_LATE });
    const pickup = await desk.move(await desk.placeOwn(), READY);
    expect(await desk.editReply(pickup, [first, soup()])).toMatchObject({ error_code: errorCodes.ORDER_EDIT_TOO_LATE });
  });
});

describe('a round', () => {
  it('is begun and ready by itself, and the order is ready with the last', async () => {
    const two = await withSecond(PREPARING);
    const begun = await desk.move(two, PREPARING, { round: 2, version: two.version });
    expect(begun).toMatchObject({ order_status: PREPARING, version: two.version + 1 });
    expect(statesOf(begun)).toEqual(['preparing', 'preparing']);
    const at = pass(3);
    const one = await desk.move(begun, READY, { round: 1 });
    expect(one).toMatchObject({ order_status: PREPARING, rounds: [{ ready_at: at.toISOString() }, {}] });
    expect(one.estimated_ready_at).toBe(one.rounds?.[1]?.ready_by);
    expect(one.ready_at).toBeUndefined();
    const all = await desk.move(one, READY, { round: 2 });
    expect(all).toMatchObject({ order_status: READY, ready_at: at.toISOString() });
    const { events } = await desk.getOrder(all);
    expect(events.slice(-3)).toMatchObject([
      { kind: 'round_started', round: 2, from: PREPARING, to: PREPARING },
      { kind: 'round_ready', round: 1, from: PREPARING, to: PREPARING },
      { kind: 'moved', round: 2, from: PREPARING, to: READY },
    ]);
    const about = and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.record_id, all._id));
    const entries = await test.db.select().from(auditEntries).where(about);
    expect(entries.filter(({ action }) => action === 'set_status').map((entry) => entry.new_values)).toEqual(
      expect.arrayContaining([
        { order_status: PREPARING, round: 2 },
        { order_status: READY, round: 1 },
      ]),
    );
  });

  it('is one of the open ones for a device that knows no rounds', async () => {
    const all = await desk.move(await withSecond(PREPARING), READY);
    expect(statesOf(all)).toEqual(['ready', 'ready']);
    // Both were ready with one tap, and go back with one.
    expect(statesOf(await desk.move(all, PREPARING))).toEqual(['preparing', 'preparing']);
  });

  it('goes back to the kitchen alone', async () => {
    const ready = await desk.move(await withSecond(), READY, { round: 2 });
    const back = await desk.move(ready, PREPARING);
    expect(back).toMatchObject({ order_status: PREPARING });
    expect(statesOf(back)).toEqual(['ready', 'preparing']);
    const also = await desk.move(back, PREPARING, { round: 1 });
    expect(statesOf(also)).toEqual(['preparing', 'preparing']);
    expect((await desk.getOrder(also)).events.at(-1)).toMatchObject({ kind: 'round_recalled', round: 1 });
  });

  it('ends a change that the customer hasn’t agreed to yet once its dishes are made', async () => {
    const placed = await desk.placeOutside({ ...(await table()), items: [{ item_id: desk.item.id, quantity: 2 }] });
    const accepted = await desk.move(placed.order, orderStatus.ACCEPTED);
    const begun = await desk.move(await desk.move(accepted, ARRIVED), PREPARING);
    const both = [{ line: 0, quantity: 2 }, soup()];
    const added = await desk.edit(begun, both);
    await desk.answer(begun, added.change, true);
    const two = (await desk.getOrder(begun)).order;
    expect(statesOf(two)).toEqual(['preparing', 'waiting']);
    const more = await desk.edit(two, [
      { line: 0, quantity: 3 },
      { line: 1, quantity: 2 },
    ]);
    const ready = await desk.move((await desk.getOrder(two)).order, READY, { round: 1 });
    expect(statesOf(ready)).toEqual(['ready', 'waiting']);
    expect(ready.pending_change).toBeUndefined();
    expect(await desk.answerReply(two, more.change, true)).toMatchObject({ success: false });
    expect((await desk.getOrder(two)).order.items[0]).toMatchObject({ line: 0, quantity: 2 });
  });

  it('is refused where there is none, twice, or without permission', async () => {
    const two = await withSecond();
    const noSuch = { error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'round' }] };
    expect(await desk.moveReply(two, READY, { round: 3 })).toMatchObject(noSuch);
    expect(await desk.moveReply(two, orderStatus.CANCELLED_BY_STORE, { round: 2, reason: 'No' })).toMatchObject(noSuch);
    expect(await desk.moveReply(await desk.placeOwn(), READY, { round: 1 })).toMatchObject(noSuch);
    expect(await desk.moveReply(two, READY, { round: 1 })).toMatchObject({
      ...{ error_code: errorCodes.STATUS_CHANGE_FAILED, current: { rounds: two.rounds } },
    });
    const clerk = await makeSubStore(test.db, desk.store, { urls: [{ url: 'store/dispatcher', permission: 1 }] });
    const caller = await loginSubStore(test.app, clerk);
    expect(await desk.moveReply(two, READY, { round: 2 }, caller)).toMatchObject({
      error_code: errorCodes.NOT_PERMITTED,
    });
  });

  it('stays with its lines in the database', async () => {
    const two = await withSecond();
    const rows = await test.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.order_id, two._id))
      .orderBy(orderItems.line);
    expect(rows.map(({ round }) => round)).toEqual([1, 2]);
    const seen = await callAs(test.app, 'platform', 'platform/get_order', {
      store_id: desk.store.id,
      order_id: two._id,
    });
    expect(seen.order).toMatchObject({ rounds: two.rounds, promised_at: two.rounds?.[1]?.ready_by });
  });
});
