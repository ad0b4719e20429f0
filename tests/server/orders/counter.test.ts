import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { rejectUnanswered } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call } from '../../support/callApi';
import { deliveryInput, makeTable, orderInput } from '../../support/factories/index';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const nobody = { name: '', country_phone_code: '', phone: '' };
const own = (fields: Partial<BodyOf<'create_order'>>) =>
  call(test.app, desk.owner, 'create_order', { ...orderInput(desk.item), ...fields });
const refusedAt = (...paths: string[]) => ({
  success: false,
  error_code: errorCodes.FIELDS_NOT_VALID,
  errors: paths.map((path) => expect.objectContaining({ path })),
});

describe('an order taken at the counter', () => {
  it('needs no name and no phone, and keeps empty ones', async () => {
    const placed = { success: true, order: { customer: nobody } };
    expect(await own({ customer: {} })).toMatchObject(placed);
    const table = await makeTable(test.db, desk.store);
    const seated = { order_type: 'table', table_id: table.id, persons: 2 } as const;
    expect(await own({ ...seated, customer: { country_phone_code: '+33' } })).toMatchObject(placed);
    expect(await own({ customer: { name: 'Léa' } })).toMatchObject({ order: { customer: { ...nobody, name: 'Léa' } } });
  });

  it('is refused a half number, at its field', async () => {
    expect(await own({ customer: { phone: '612345678' } })).toMatchObject(refusedAt('customer.country_phone_code'));
    expect(await own({ customer: { country_phone_code: '33', phone: '12' } })).toMatchObject(
      refusedAt('customer.phone'),
    );
  });

  it('is told apart from a delivery and from the platform’s orders, which need both', async () => {
    const delivery = deliveryInput(desk.store, desk.item);
    expect(await own({ ...delivery, customer: nobody })).toMatchObject(refusedAt('customer.name', 'customer.phone'));
    const outside = { ...orderInput(desk.item), store_id: desk.store.id, customer: nobody };
    expect(await call(test.app, 'platform', 'platform/create_order', outside)).toMatchObject(
      refusedAt('customer.name', 'customer.country_phone_code', 'customer.phone'),
    );
  });

  it('is accepted as it is placed, with the minutes that the caller was told, and never times out', async () => {
    const rules = { answer_within: 10, preparation_time: 30, pickup_time: 25, delivery_time: 15 };
    const counter = await openOrderStore(test, { order_rules: rules });
    const order = await counter.placeOwn({ minutes: 40 });
    expect(order.order_status).toBe(orderStatus.ACCEPTED);
    expect(order.accepted_at).toBe(order.created_at);
    expect(order.estimated_ready_at).toBe(addMinutes(order.created_at, 40).toISOString());
    const { events } = await counter.getOrder(order);
    expect(events.map(({ actor, from, to }) => [actor.kind, from, to])).toEqual([
      ['store', null, 1],
      ['store', 1, 3],
    ]);
    const usual = await counter.placeOwn();
    expect(usual.estimated_ready_at).toBe(addMinutes(usual.created_at, 25).toISOString());
    const slot = addMinutes(new Date(), 300);
    const later = deliveryInput(counter.store, counter.item, { schedule_at: slot.toISOString() });
    expect(await counter.placeOwn(later)).toMatchObject({
      order_status: orderStatus.ACCEPTED,
      estimated_ready_at: addMinutes(slot, -rules.delivery_time).toISOString(),
    });
    expect(await own({ minutes: 0 })).toMatchObject(refusedAt('minutes'));
    await rejectUnanswered(test.db, addMinutes(slot, 600));
    expect((await counter.getOrder(order)).order.order_status).toBe(orderStatus.ACCEPTED);
  });
});
