import { randomInt, randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { deliveryInput, makeTable, orderInput } from '../../support/factories/index';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const aNumber = () => `6${randomInt(10_000_000, 99_999_999)}`;
const by = (phone: string, name: string) => ({ name, country_phone_code: '+33', phone });
const take = (fields: Partial<BodyOf<'create_order'>>) =>
  callAs(test.app, desk.owner, 'create_order', { ...orderInput(desk.item), ...fields });
/** Delivered a little further north each time. */
const deliver = (address: string, fields: Partial<BodyOf<'create_order'>>, north = 0) => {
  const location: [number, number] = [desk.store.latitude + 0.009 + north / 10_000, desk.store.longitude];
  return take({ ...deliveryInput(desk.store, desk.item), delivery_address: { address, location }, ...fields });
};
const find = async (phone: string) => (await callAs(test.app, desk.owner, 'find_customer', { phone })).data;

describe('A customer', () => {
  it('is known by a part of the number, by the last name given with it, in this store alone', async () => {
    const phone = aNumber();
    await take({ customer: by(phone, 'Old Name') });
    await take({ customer: { ...by(phone, 'New Name'), email: 'new@test.example' } });
    // Taken at the counter: the number alone.
    await take({ customer: by(phone, '') });
    const elsewhere = await openOrderStore(test);
    const outside = { ...orderInput(elsewhere.item), customer: by(phone, 'Elsewhere') };
    await callAs(test.app, elsewhere.owner, 'create_order', outside);
    const counts = { order_count: 3, visit_count: 0, no_show_count: 0 };
    expect(await find(phone.slice(2))).toEqual([
      { ...by(phone, 'New Name'), email: 'new@test.example', addresses: [], ...counts },
    ]);
  });

  it('is not found without ever having given a name', async () => {
    const phone = aNumber();
    await take({ customer: by(phone, '') });
    expect(await find(phone)).toEqual([]);
  });

  it('keeps several addresses, the last used first, each once', async () => {
    const customer = by(aNumber(), 'Léa Girard');
    await deliver('1 Home Street', { customer }, 1);
    await deliver('Office Park 5', { customer }, 2);
    await deliver(' 1  home street', { customer }, 3);
    const [found] = await find(customer.phone);
    expect(found?.addresses.map(({ address }) => address)).toEqual(['1  home street', 'Office Park 5']);
    expect(found?.addresses[0]?.location[0]).toBeCloseTo(desk.store.latitude + 0.0093, 5);
  });

  it('is known by no more addresses than a list can show', async () => {
    const customer = by(aNumber(), 'Léa Girard');
    for (let number = 0; number <= limits.customerAddressesMax; number++)
      await deliver(`${number} Long Road`, { customer }, number);
    const [found] = await find(customer.phone);
    expect(found?.addresses).toHaveLength(limits.customerAddressesMax);
    expect(found?.addresses[0]?.address).toBe(`${limits.customerAddressesMax} Long Road`);
  });

  it('stays as known by an order that is for one occasion only', async () => {
    const phone = aNumber();
    await deliver('1 Home Street', { customer: by(phone, 'Léa Girard') });
    const { order } = await deliver('9 Party Lane', {
      customer: { ...by(phone, 'Her brother'), email: 'brother@test.example' },
      is_one_off_customer: true,
    });
    expect(order).toMatchObject({ customer: { name: 'Her brother' }, delivery_address: { address: '9 Party Lane' } });
    const [found] = await find(phone);
    expect(found).toMatchObject({ name: 'Léa Girard', order_count: 2 });
    expect(found?.email).toBeUndefined();
    expect(found?.addresses.map(({ address }) => address)).toEqual(['1 Home Street']);
  });
});

it('A customer’s no-show counts also after its money was given back; a table that the store called off doesn’t', async () => {
  const now = new Date('2031-06-13T10:00:00Z');
  test.clock.now = now;
  const no_show = { mode: 'absolute', charge: 250, per: 'person' } as const;
  const tiers = [{ persons_min: 1, from: '', to: '', charges: [], no_show }];
  const store = await openOrderStore(test, { cancellation_policy: { tiers } });
  const { id: table_id } = await makeTable(test.db, store.store, { min_persons: 1, max_persons: 4 });
  const phone = aNumber();
  const book = async (hours: number) => {
    const schedule_at = addHours(now, hours).toISOString();
    const guests = { order_type: 'table', table_id, persons: 2, schedule_at } as const;
    const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
      ...orderInput(store.item, { ...guests, customer: by(phone, 'Ada') }),
      ...({ paid_by: 'card', payment_status: 'paid' } as const),
      store_id: store.store.id,
    });
    return store.move(order, orderStatus.ACCEPTED);
  };
  const counted = async () =>
    (await callAs(test.app, store.owner, 'find_customer', { phone })).data.map((one) => one.no_show_count);
  const [calledOff, missed] = [await book(6), await book(8)];
  await store.move(calledOff, orderStatus.CANCELLED_BY_STORE, { reason: 'Oven broke' });
  expect(await counted()).toEqual([0]);
  test.clock.now = addMinutes(addHours(now, 8), 20);
  const ended = await store.move(missed, orderStatus.CANCELLED_BY_STORE);
  expect(await counted()).toEqual([1]);
  const { order } = await callAs(test.app, store.owner, 'refund_order', {
    ...{ order_id: ended._id, version: ended.version, reason: 'Sorry', idempotency_key: randomUUID() },
  });
  expect(order.undo_until).toBeUndefined();
  expect(await counted()).toEqual([1]);
});
