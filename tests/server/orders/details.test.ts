import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { wallClock } from '#contract/time';
import { stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeItem, makeSubStore, makeTable } from '../../support/factories/index';
import { loginSubStore, type TestSession } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

const { ACCEPTED, PREPARING, READY, ARRIVED, COMPLETED } = orderStatus;
let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test, { order_rules: { preparation_time: 20, delivery_time: 15 } });
});
afterAll(() => test.close());

type Correction = Partial<BodyOf<'update_order_details'>>;

const reply = (order: OrderSnapshot, correction: Correction, caller: TestSession = desk.owner) =>
  call(test.app, caller, 'update_order_details', {
    order_id: order._id,
    version: order.version,
    idempotency_key: randomUUID(),
    ...correction,
  });
async function correct(order: OrderSnapshot, correction: Correction): Promise<Order> {
  const told = await reply(order, correction);
  if (!told.success) throw new Error(`refused: ${JSON.stringify(told)}`);
  return told.order;
}
const lastEvent = async (order: { _id: string }) => (await desk.getOrder(order)).events.at(-1);
const fresh = async (order: { _id: string }) => (await desk.getOrder(order)).order;

describe('an address', () => {
  const door = (order: OrderSnapshot) =>
    order.delivery_address ?? { address: '', location: [0, 0] as [number, number] };

  it('is put right with its history, its trail, and a message to the person who brings it; the price stays', async () => {
    const { order } = await desk.placeDelivery({ payment_status: 'paid' });
    const provider = await desk.providerAt(1);
    const offered = await desk.request(await desk.move(order, ACCEPTED), provider);
    const held = await desk.step(offered, provider, deliveryStatus.ACCEPTED);
    const requests = async () => {
      const body = { store_id: desk.store.id, provider_id: provider.id };
      return (await callAs(test.app, 'platform', 'platform/get_delivery_request_list', body)).data;
    };
    expect((await requests())[0]?.corrected_at).toBeUndefined();

    const after = await correct(held, {
      delivery_address: { ...door(held), address: '15 rue du Test, Paris', note: 'Second floor' },
    });
    expect(after.delivery_address).toMatchObject({ address: '15 rue du Test, Paris', note: 'Second floor' });
    expect(after).toMatchObject({ version: held.version + 1, total: held.total, delivery_fee: held.delivery_fee });
    const { events } = await desk.getOrder(order);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'address_changed', before: '5 rue du Test, Paris', after: '15 rue du Test, Paris' },
      { kind: 'note_changed', after: 'Second floor' },
    ]);
    const [told] = await requests();
    expect(told?.order.delivery_address?.address).toBe('15 rue du Test, Paris');
    expect(told?.corrected_at).toBe(events.at(-1)?.at);
    const trail = await callAs(test.app, desk.owner, 'get_audit_list', { filter: { record_id: order._id } });
    expect(trail.data[0]).toMatchObject({
      action: 'correct',
      old_values: { address: '5 rue du Test, Paris' },
      new_values: { address: '15 rue du Test, Paris', address_note: 'Second floor' },
    });
  });

  it('further away is a place on the map, as far as the store delivers', async () => {
    const { order } = await desk.placeDelivery();
    const [lat, lng] = door(order).location;
    const moved = await correct(order, { delivery_address: { ...door(order), location: [lat + 0.001, lng] } });
    expect(await lastEvent(order)).toMatchObject({ kind: 'position_changed' });
    const far = { ...door(moved), location: [lat + 3, lng] as [number, number] };
    expect(await reply(moved, { delivery_address: far })).toMatchObject({
      error_code: errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA,
      errors: [{ path: 'delivery_address' }],
    });
  });

  it('stays once the food is on its way, while note and phone number change; and after the end nothing does', async () => {
    const { order, confirmation_code } = await desk.placeDelivery();
    const provider = await desk.providerAt(1);
    let ridden: OrderSnapshot = await desk.request(await desk.move(order, ACCEPTED), provider);
    for (const to of [deliveryStatus.ACCEPTED, deliveryStatus.COMING, deliveryStatus.ARRIVED] as const) {
      ridden = await desk.step(ridden, provider, to);
    }
    ridden = await desk.step(await desk.move(ridden, READY), provider, deliveryStatus.PICKED_UP);
    const elsewhere = { ...door(ridden), address: '7 rue du Test' };
    expect(await reply(ridden, { delivery_address: elsewhere })).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
      current: { _id: order._id },
    });
    const noted = await correct(ridden, {
      delivery_address: { ...door(ridden), note: 'Ring twice' },
      customer: { country_phone_code: '+33', phone: '698765432' },
    });
    expect(noted).toMatchObject({ delivery_address: { note: 'Ring twice' }, customer: { phone: '698765432' } });
    let last: OrderSnapshot = noted;
    for (const to of [deliveryStatus.STARTED, deliveryStatus.AT_DESTINATION, deliveryStatus.DELIVERED] as const) {
      last = await desk.step(last, provider, to, { confirmation_code });
    }
    const ended = await fresh(order);
    const final = ended.order_status === COMPLETED ? ended : await desk.move(ended, COMPLETED);
    expect(await reply(final, { customer: { country_phone_code: '+33', phone: '611111111' } })).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
    });
  });
});

describe('a time', () => {
  it('of an order for later moves with its promise and its board, within the opening hours', async () => {
    const at = addHours(new Date(), 26);
    const order = await desk.move(await desk.place({ schedule_at: at.toISOString() }), ACCEPTED);
    const later = addHours(at, 1);
    const after = await correct(order, { schedule_at: later.toISOString() });
    expect(after.schedule_at).toBe(later.toISOString());
    expect(after.estimated_ready_at).toBe(later.toISOString());
    expect(await lastEvent(order)).toMatchObject({
      kind: 'time_changed',
      before: at.toISOString(),
      after: later.toISOString(),
    });
    expect(await reply(after, { schedule_at: addMinutes(new Date(), -5).toISOString() })).toMatchObject({
      error_code: errorCodes.SLOT_NOT_AVAILABLE,
      errors: [{ path: 'schedule_at' }],
    });
    const ready = await desk.move(await desk.move(after, PREPARING), READY);
    expect(await reply(ready, { schedule_at: at.toISOString() })).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
    });
  });

  it('is refused where an item of it is not served then, named as for a new order; what left the menu was promised', async () => {
    const at = addHours(new Date(), 26);
    const clock = (time: Date) => {
      const { minutes } = wallClock(time, desk.store.timezone);
      return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
    };
    const slots = [{ start: clock(addMinutes(at, -90)), end: clock(addMinutes(at, 90)) }];
    const availability = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: false, slots }));
    const dinner = await makeItem(test.db, desk.store, { name: ['Dinner'], availability });
    const placed = await desk.place({
      schedule_at: at.toISOString(),
      items: [
        { item_id: desk.item.id, quantity: 1 },
        { item_id: dinner.id, quantity: 1 },
      ],
    });
    const early = addHours(at, -4).toISOString();
    const refused = await reply(placed, { schedule_at: early });
    expect(refused).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [
        {
          path: 'items.1.item_id',
          code: String(errorCodes.ITEM_NOT_AVAILABLE),
          params: { name: 'Dinner', reason: 'item_not_at_that_time' },
        },
      ],
    });
    expect((await fresh(placed)).version).toBe(placed.version);
    expect((await correct(placed, { schedule_at: addHours(at, 1).toISOString() })).version).toBe(placed.version + 1);
  });

  it('is none of an order for now', async () => {
    const order = await desk.place();
    expect(await reply(order, { schedule_at: addHours(new Date(), 3).toISOString() })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'schedule_at' }],
    });
  });
});

describe('a table', () => {
  it('is another one that is free and large enough; who sits there keeps it', async () => {
    const [small, large, third] = await Promise.all([
      makeTable(test.db, desk.store),
      makeTable(test.db, desk.store, { min_persons: 3, max_persons: 8 }),
      makeTable(test.db, desk.store),
    ]);
    const at = (table: { id: string }, persons = 2) => desk.place({ order_type: 'table', table_id: table.id, persons });
    const guests = await desk.move(await desk.move(await at(small), ACCEPTED), ARRIVED);
    const others = await desk.move(await desk.move(await at(third), ACCEPTED), ARRIVED);

    expect(await reply(guests, { table_id: large.id })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'persons', code: 'too_small', params: { minimum: 3 } }],
    });
    expect(await reply(guests, { table_id: third.id })).toMatchObject({
      error_code: errorCodes.TABLE_NOT_FREE,
      errors: [{ path: 'table_id', params: { taken_by: [{ order_id: others._id, free_at: others.free_at }] } }],
    });
    const moved = await correct(guests, { table_id: large.id, persons: 5 });
    expect(moved).toMatchObject({ table_id: large.id, table_number: large.number, persons: 5 });
    expect((await desk.getOrder(guests)).events.slice(-2)).toMatchObject([
      { kind: 'table_changed', before: String(small.number), after: String(large.number) },
      { kind: 'persons_changed', before: '2', after: '5' },
    ]);
    // The table they left is free again.
    expect(await correct(others, { table_id: small.id })).toMatchObject({ table_id: small.id });
    expect(await correct(moved, { persons: 6 })).toMatchObject({ table_id: large.id, persons: 6 });
    expect(await reply(await desk.place(), { table_id: small.id })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'table_id' }],
    });
  });

  it('for which two parties are moved at once is had by one of them', async () => {
    const tables = await Promise.all([1, 2, 3].map(() => makeTable(test.db, desk.store)));
    const place = (index: number) => desk.place({ order_type: 'table', table_id: tables[index]?.id ?? '', persons: 2 });
    const parties = [await place(0), await place(1)];
    const replies = await Promise.all(parties.map((party) => reply(party, { table_id: tables[2]?.id ?? '' })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
  });
});

describe('a correction', () => {
  const number = { customer: { country_phone_code: '+33', phone: '698765432' } };

  it('names the version it saw, says when nothing differs, and is made once however often it is sent', async () => {
    const order = await desk.place();
    const once = { ...number, idempotency_key: randomUUID() };
    const after = await correct(order, once);
    expect((await correct(order, once)).version).toBe(after.version);
    expect(await reply(order, { customer: { country_phone_code: '+33', phone: '611111111' } })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      current: { version: after.version },
    });
    expect(await reply(after, number)).toMatchObject({ error_code: errorCodes.NOTHING_CHANGED });
    expect((await desk.getOrder(order)).events.filter(({ kind }) => kind === 'phone_changed')).toHaveLength(1);
  });

  it('needs the permission to edit orders, and not the flag by which items are changed', async () => {
    await test.db.update(stores).set({ is_store_can_edit_order: false }).where(eq(stores.id, desk.store.id));
    const grants = (edit: number) => [
      { url: 'store/order', permission: 1 },
      { url: 'store/order/edit', permission: edit },
    ];
    const [may, mayNot] = await Promise.all(
      [1, 0].map(async (edit) => {
        const account = await makeSubStore(test.db, desk.store, { urls: grants(edit) });
        return loginSubStore(test.app, account);
      }),
    );
    const order = await desk.place();
    expect(await reply(order, number, mayNot)).toMatchObject({ error_code: errorCodes.NOT_PERMITTED });
    expect(await reply(order, number, may)).toMatchObject({ success: true });
  });
});
