import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { deliveryInput, orderInput } from '../../support/factories/index';
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
