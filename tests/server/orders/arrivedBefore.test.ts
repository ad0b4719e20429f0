import { addHours, addMinutes, subMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { tableHolds } from '#server/db/schema/index';
import { cancelNoShows } from '#server/jobs/overdueOrders';
import { ledgerDifferences } from '#server/modules/ledger/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeTable, orderInput } from '../../support/factories/index';
import { type MoveFields, type OrderProvider, openOrderStore } from '../../support/orderDesk';

const { ACCEPTED, ARRIVED, CANCELLED_BY_STORE } = orderStatus;
const noon = new Date('2031-06-13T10:00:00Z');
const evening = new Date('2031-06-13T17:00:00Z');
/** When the guests came, when the system gave them up, and when the device was back. */
const tapped = addMinutes(evening, 5);
const givenUp = addMinutes(evening, 20);
const back = addMinutes(evening, 40);

let test: TestApp;
let desk: OrderProvider;
let table: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test, { day_starts_at: 240 });
  table = await makeTable(test.db, desk.store, { number: 4 });
  const { booking_answers } = await callAs(test.app, desk.owner, 'get_booking_answers', {});
  const answers = { version: booking_answers.version, booking_after_grace: 'cancel' } as const;
  await callAs(test.app, desk.owner, 'update_booking_answers', answers);
});
afterAll(() => test.close());

/** A customer books table 4 for seven in the evening, pays, and the store accepts. */
async function book(): Promise<Order> {
  const guests = { order_type: 'table', table_id: table.id, persons: 2, schedule_at: evening.toISOString() } as const;
  const input = { ...orderInput(desk.item, guests), paid_by: 'card', payment_status: 'paid' } as const;
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', { ...input, store_id: desk.store.id });
  return desk.move(order, ACCEPTED);
}

/** The system gives up guests who are late. */
async function giveUp(): Promise<void> {
  test.clock.now = givenUp;
  expect(await cancelNoShows(test.db, givenUp)).toBe(1);
}

/** The tap of before, as the device sends it once it is back. */
function replay(order: Order, fields: MoveFields = { tapped_at: tapped.toISOString() }, at = back) {
  test.clock.now = at;
  return desk.moveReply(order, ARRIVED, { version: order.version, ...fields });
}

const late = { success: false, error_code: errorCodes.STATUS_CHANGE_FAILED };

const held = (order: Order) =>
  test.db.$count(tableHolds, and(eq(tableHolds.order_id, order._id), eq(tableHolds.state, 'held')));

it('Guests who had arrived before the system gave them up are seated again, as if it never had', async () => {
  const order = await book();
  await giveUp();
  expect((await desk.getOrder(order)).order).toMatchObject({ order_status: CANCELLED_BY_STORE, refunded: order.total });
  const reply = await replay(order);
  expect(reply).toMatchObject({ success: true, order: { order_status: ARRIVED, table_number: 4, refunded: 0 } });
  const { order: seated, events } = await desk.getOrder(order);
  expect(seated).toMatchObject({ payment_status: 'paid', cancellation_charge: 0 });
  expect(seated.ended_at).toBeUndefined();
  expect(await held(order)).toBe(1);
  const [undone, arrived] = events.slice(-2);
  expect([undone?.to, undone?.reason, arrived?.to]).toEqual([ACCEPTED, systemReasons.arrivedBefore, ARRIVED]);
  expect([undone?.actor.kind, arrived?.actor.kind]).toEqual(['store', 'store']);
  expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
  await cancelNoShows(test.db, addHours(back, 1));
  expect((await desk.getOrder(order)).order.order_status).toBe(ARRIVED);
});

it('A table that others have is theirs, and the tap is refused as before', async () => {
  const order = await book();
  await giveUp();
  const guests = { order_type: 'table', table_id: table.id, persons: 2 } as const;
  const others = await desk.placeOwn(guests);
  const before = (await desk.getOrder(order)).order;
  expect(await replay(order)).toMatchObject({ ...late, current: { version: before.version } });
  expect((await desk.getOrder(order)).order).toMatchObject({ order_status: CANCELLED_BY_STORE, refunded: order.total });
  expect([await held(order), await held(others)]).toEqual([0, 1]);
});

it('A no-show that a person marked stays one, and so does one that was changed since', async () => {
  const byHand = await book();
  test.clock.now = givenUp;
  await desk.move(byHand, CANCELLED_BY_STORE);
  expect(await replay(byHand)).toMatchObject(late);

  test.clock.now = noon;
  const order = await book();
  await giveUp();
  const { version } = (await desk.getOrder(order)).order;
  test.clock.now = back;
  const keyed = { order_id: order._id, version, reason: 'A call', idempotency_key: 'takes it back' };
  const { order: undone } = await callAs(test.app, desk.owner, 'undo_no_show', keyed);
  await desk.move(undone, CANCELLED_BY_STORE);
  expect(await replay(order)).toMatchObject(late);
});

it.each([
  ['without a time', {}, back],
  ['at the moment of the no-show', { tapped_at: givenUp.toISOString() }, back],
  ['after it', { tapped_at: addMinutes(givenUp, 1).toISOString() }, back],
  ['long before guests can come', { tapped_at: subMinutes(evening, 61).toISOString() }, back],
  ['of a version that no one has seen', { tapped_at: tapped.toISOString(), version: 1 }, back],
  ['once the business day is over', { tapped_at: tapped.toISOString() }, new Date('2031-06-14T02:00:00Z')],
] as const)('A tap %s doesn’t count', async (_, fields, at) => {
  const order = await book();
  await giveUp();
  expect(await replay(order, fields, at)).toMatchObject(late);
  expect((await desk.getOrder(order)).order.order_status).toBe(CANCELLED_BY_STORE);
});
