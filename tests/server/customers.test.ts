import { randomInt } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { recordsChangedCode } from '#contract/stream';
import { auditEntries } from '#server/db/schema/audit';
import { orders, outbox } from '#server/db/schema/orders';
import { removeForgottenCustomers } from '#server/jobs/cleanUp';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { orderInput } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
let elsewhere: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test);
  elsewhere = await openOrderStore(test);
});
afterAll(() => test.close());

const aNumber = () => ({ country_phone_code: '+33', phone: `6${randomInt(10_000_000, 99_999_999)}` });
type Number = ReturnType<typeof aNumber>;
const blank = { note: '', allergies: '', language: '' as const, is_blocked: false };
type Written = Partial<Omit<BodyOf<'set_customer_note'>, 'version'>>;

const take = async (number: Number, fields: Partial<BodyOf<'create_order'>> = {}, at = desk) => {
  const customer = { ...number, name: 'Léa Girard' };
  return (await callAs(test.app, at.owner, 'create_order', { ...orderInput(at.item), customer, ...fields })).order;
};
/** A number with one order. */
const aCustomer = async () => {
  const number = aNumber();
  await take(number);
  return number;
};
const get = (number: Number, at = desk) => callAs(test.app, at.owner, 'get_customer', number);
const set = (number: Number, version: number, fields: Written = {}, at = desk) =>
  call(test.app, at.owner, 'set_customer_note', { ...number, ...blank, ...fields, version });
const write = async (number: Number, version: number, fields: Written) => {
  const reply = await set(number, version, fields);
  if (!reply.success) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply.customer;
};

describe('A customer', () => {
  it('has a summary of their orders: how many, the date of the last one, and the items of the latest', async () => {
    const number = aNumber();
    expect(await get(number)).toMatchObject({ order_count: 0, last_orders: [] });
    const taken = [];
    for (let count = 0; count <= limits.customerOrdersMax; count++) taken.push(await take(number));
    const found = await get(number);
    expect(found).toMatchObject({
      order_count: limits.customerOrdersMax + 1,
      last_order_at: taken.at(-1)?.created_at,
    });
    expect(found.note).toBeUndefined();
    expect(found.last_orders.map(({ _id }) => _id)).toEqual(
      taken
        .slice(1)
        .reverse()
        .map(({ _id }) => _id),
    );
    const [last] = found.last_orders;
    expect(last?.items).toEqual(taken.at(-1)?.items);
    // Fields that a ticket doesn't need aren't returned.
    expect(last).not.toHaveProperty('customer');
  });

  it('is found with or without the plus of the country code', async () => {
    const number = await aCustomer();
    const written = await write({ ...number, country_phone_code: '33' }, 0, { note: 'Rings twice' });
    expect(written).toMatchObject(number);
    expect((await get(number)).note).toEqual(written);
  });

  it('isn’t credited with orders that were cancelled, or placed for someone else', async () => {
    const number = await aCustomer();
    const other = await take(number, { is_one_off_customer: true });
    const off = await take(number);
    await callAs(test.app, desk.owner, 'set_order_status', {
      ...{ order_id: off._id, from: off.order_status, order_status: orderStatus.CANCELLED_BY_STORE, reason: 'No time' },
    });
    const found = await get(number);
    expect(found.order_count).toBe(3);
    expect(found.last_orders.map(({ _id }) => _id)).not.toContain(other._id);
    expect(found.last_orders.map(({ _id }) => _id)).not.toContain(off._id);
    expect(found.last_orders).toHaveLength(1);
  });
});

describe('A note', () => {
  it('is written, changed and emptied, and its version only grows', async () => {
    const number = await aCustomer();
    const first = await write(number, 0, {
      note: ' Rings twice ',
      allergies: 'Nuts',
      language: 'pl',
      is_blocked: true,
    });
    expect(first).toMatchObject({ note: 'Rings twice', allergies: 'Nuts', language: 'pl', is_blocked: true });
    const second = await write(number, first.version, {});
    expect(second).toMatchObject(blank);
    expect(second.version).toBeGreaterThan(first.version);
    expect((await get(number)).note).toEqual(second);
  });

  it('isn’t overwritten by someone who saw another version', async () => {
    const number = await aCustomer();
    const seen = await write(number, 0, { note: 'Rings twice' });
    const current = await write(number, seen.version, { note: 'Rings once' });
    for (const version of [0, seen.version]) {
      const reply = await set(number, version, { note: 'Old' });
      expect(reply).toMatchObject({ success: false, error_code: errorCodes.CHANGED_MEANWHILE, current });
    }
    expect((await get(number)).note?.note).toBe('Rings once');
  });

  it('is written by the first of two at once', async () => {
    const number = await aCustomer();
    const replies = await Promise.all(['One', 'Two'].map((note) => set(number, 0, { note })));
    const refused = replies.filter(({ success }) => !success);
    expect(refused).toMatchObject([{ error_code: errorCodes.CHANGED_MEANWHILE }]);
    const [written] = replies.flatMap((reply) => (reply.success ? [reply.customer] : []));
    expect((await get(number)).note).toEqual(written);
  });

  it('belongs to its store alone', async () => {
    const number = await aCustomer();
    await take(number, {}, elsewhere);
    await write(number, 0, { note: 'Ours' });
    expect((await get(number, elsewhere)).note).toBeUndefined();
    expect(await set(number, 0, { note: 'Theirs' }, elsewhere)).toMatchObject({ success: true });
    expect((await get(number)).note?.note).toBe('Ours');
  });

  it('needs an order, and is deleted with the last one; a later note isn’t mixed up with it', async () => {
    const number = aNumber();
    expect(await set(number, 0, { note: 'Who?' })).toMatchObject({
      error_code: errorCodes.NO_DATA_FOUND,
      errors: [{ path: 'phone' }],
    });
    const { _id } = await take(number);
    const seen = await write(number, 0, { note: 'Rings twice' });
    await removeForgottenCustomers(test.db);
    expect((await get(number)).note).toEqual(seen);
    await test.db.delete(orders).where(and(eq(orders.store_id, desk.store.id), eq(orders.id, _id)));
    await removeForgottenCustomers(test.db);
    expect((await get(number)).note).toBeUndefined();
    await take(number);
    expect(await set(number, seen.version, { note: 'Old' })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      current: { version: 0, ...blank },
    });
    expect((await write(number, 0, { note: 'New' })).version).toBeGreaterThan(seen.version);
  });

  it('is announced to the store’s other devices', async () => {
    const { _id, version } = await write(await aCustomer(), 0, { note: 'Rings twice' });
    const [message] = await test.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.store_id, desk.store.id), eq(outbox.seq, version)));
    expect(message).toMatchObject({
      message_code: recordsChangedCode,
      message_data: { entity: 'customer', ids: [_id] },
    });
  });

  it('appears in the audit log as changed, without its words or the whole number', async () => {
    const number = await aCustomer();
    const seen = await write(number, 0, { note: 'Rings twice', allergies: 'Nuts', is_blocked: true });
    await write(number, seen.version, { note: 'Rings once', allergies: 'Nuts' });
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.record_id, seen._id)))
      .orderBy(desc(auditEntries.id));
    expect(entries).toMatchObject([
      { entity: 'customer', action: 'update', new_values: { note: { hidden: true }, is_blocked: false } },
      { entity: 'customer', action: 'update', new_values: { allergies: { hidden: true }, is_blocked: true } },
    ]);
    const told = JSON.stringify(entries);
    expect(told).not.toMatch(/Rings|Nuts/);
    expect(told).not.toContain(number.phone);
    expect(entries[0]?.record_name).toEqual([`+33 ••••${number.phone.slice(-4)}`]);
  });

  it('blocks no order: staff decide', async () => {
    const number = await aCustomer();
    await write(number, 0, { is_blocked: true });
    expect(await take(number)).toMatchObject({ order_status: orderStatus.ACCEPTED });
    const placed = { ...orderInput(desk.item), customer: { ...number, name: 'Léa Girard' }, store_id: desk.store.id };
    expect(await call(test.app, 'platform', 'platform/create_order', placed)).toMatchObject({ success: true });
  });
});
