import { addDays, addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { deliveryStatus as d, orderStatus } from '#contract/orders/statuses';
import { businessDate, businessDay, storeDate } from '#contract/time';
import { documents, vehicles } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeStore } from '../../support/factories/index';
import { login } from '../../support/login';
import { type OrderProvider, openOrderStore, type ProviderRow } from '../../support/orderDesk';
import { validPhone } from '../../support/staffCases/providers';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

type Placed = Parameters<OrderProvider['placeDelivery']>[0];
const accepted = async (fields: Placed = {}) =>
  desk.move((await desk.placeDelivery(fields)).order, orderStatus.ACCEPTED);
const taken = async (person: ProviderRow, fields?: Placed) =>
  desk.step(await desk.request(await accepted(fields), person), person, d.ACCEPTED);
async function delivered(order: OrderSnapshot, person: ProviderRow) {
  let at = await desk.step(await desk.step(order, person, d.COMING), person, d.ARRIVED);
  at = await desk.move(at as Parameters<OrderProvider['move']>[0], orderStatus.READY);
  for (const status of [d.PICKED_UP, d.STARTED, d.AT_DESTINATION, d.DELIVERED])
    at = await desk.step(at, person, status);
  return at;
}
const dayOf = (person: { id: string }, date?: string) =>
  callAs(test.app, desk.owner, 'get_provider_job_list', { _id: person.id, ...(date ? { date } : {}) });

describe('a day of a delivery person', () => {
  it.each([
    ['Europe/Paris', 0, '2031-06-15T22:00:00Z'],
    ['America/Chicago', 0, '2031-06-16T05:00:00Z'],
    ['America/Chicago', 240, '2031-11-02T10:00:00Z'],
  ])('ends with the store’s business day, in %s %i minutes after midnight', async (timezone, day_starts_at, at) => {
    const midnight = new Date(at);
    const rules = { timezone, day_starts_at };
    expect(businessDay(businessDate(midnight, rules), rules).start).toEqual(midnight);
    test.clock.now = addMinutes(midnight, -30);
    desk = await openOrderStore(test, rules);
    const person = await desk.providerAt(1);
    const before = await delivered(await taken(person), person);
    const across = await taken(person);
    test.clock.now = addMinutes(midnight, 20);
    const after = await delivered(across, person);

    const today = await dayOf(person);
    expect(today.data.map(({ _id }) => _id)).toEqual([after._id]);
    expect(today.day).toMatchObject({ completed: 1, delivery_fees: after.delivery_fee });
    const yesterday = await dayOf(person, businessDate(addMinutes(midnight, -30), rules));
    expect(yesterday.data.map(({ _id }) => _id)).toEqual([before._id]);
    expect(yesterday.day.completed).toBe(1);
    const { provider } = await callAs(test.app, desk.owner, 'get_provider', { _id: person.id });
    expect(provider.today).toEqual(today.day);
  });

  it('counts an order for the person who delivered it, no matter who had it before', async () => {
    const [first, second] = [await desk.providerAt(1), await desk.providerAt(2)];
    const order = await taken(first);
    const over = await desk.step(await desk.request(order, second), second, d.ACCEPTED);
    await delivered(over, second);
    expect((await dayOf(first)).day).toMatchObject({ completed: 0, delivery_fees: 0, cash: 0 });
    expect((await dayOf(second)).day).toMatchObject({ completed: 1, delivery_fees: order.delivery_fee });
  });

  it('adds up the cash that was paid at the door, and no card', async () => {
    const person = await desk.providerAt(1);
    const cash = await delivered(await taken(person, { paid_by: 'cash' }), person);
    await delivered(await taken(person, { paid_by: 'card', payment_status: 'paid' }), person);
    const open = await taken(person, { paid_by: 'cash' });
    expect((await dayOf(person)).day).toMatchObject({ completed: 2, cash: cash.total });
    // Cash for an order on its way isn't collected yet.
    expect((await dayOf(person)).data[0]?._id).toBe(open._id);
  });
});

describe('a document that runs out', () => {
  const ends = (person: { id: string }, expires_on: string) =>
    test.db
      .update(documents)
      .set({ expires_on })
      .where(and(eq(documents.provider_id, person.id), eq(documents.document_type_id, 'driving_licence')));
  const inDays = (days: number) => storeDate(addDays(new Date(), days), desk.store.timezone);
  const endingSoon = async () =>
    (await callAs(test.app, desk.owner, 'get_provider_list', { filter: { expires_soon: true } })).data;

  it('is told of within its last fourteen days, and not before', async () => {
    const person = await desk.providerAt(1);
    await ends(person, inDays(15));
    expect(await endingSoon()).toEqual([]);
    await ends(person, inDays(14));
    expect(await endingSoon()).toMatchObject([{ _id: person.id, expires_soon: inDays(14), work_blockers: [] }]);
    await ends(person, inDays(0));
    expect(await endingSoon()).toMatchObject([{ expires_soon: inDays(0), work_blockers: [] }]);
    await ends(person, inDays(-1));
    expect(await endingSoon()).toEqual([]);
  });

  it('keeps the person from work from the next day on, and dispatch says why', async () => {
    const person = await desk.providerAt(1);
    await ends(person, inDays(-1));
    const why = [{ code: 'document_expired', document_type_id: 'driving_licence', expires_on: inDays(-1) }];
    const listed = await callAs(test.app, desk.owner, 'get_dispatch_provider_list', {});
    expect(listed.data.map(({ work_blockers }) => work_blockers)).toEqual([why]);
    const order = await accepted();
    const ask = { order_id: order._id, provider_id: person.id };
    expect(await errorOf(test.app, desk.owner, 'request_provider', ask)).toBe(
      errorCodes.PROVIDER_DOCUMENT_NOT_UPLOADED,
    );
    expect((await desk.request(order)).delivery_status).toBe(d.NOBODY_FOUND);
  });
});

describe('a phone number and an email', () => {
  const add = (fields: object) =>
    call(test.app, desk.owner, 'add_provider', {
      ...{ idempotency_key: crypto.randomUUID(), first_name: 'Ada', last_name: 'Moreau', ...validPhone(), ...fields },
    });

  it('may be those of a person of another store', async () => {
    const other = await makeStore(test.db);
    const contact = { ...validPhone(), email: `${crypto.randomUUID()}@test.example` };
    const theirs = await call(test.app, await login(test.app, other), 'add_provider', {
      ...{ idempotency_key: crypto.randomUUID(), first_name: 'Bo', last_name: 'Rider', ...contact },
    });
    expect(theirs.success).toBe(true);
    expect(await add(contact)).toMatchObject({ success: true, provider: contact });
  });

  it.each([
    ['phone', errorCodes.PROVIDER_PHONE_ALREADY_REGISTERED],
    ['email', errorCodes.PROVIDER_EMAIL_ALREADY_REGISTERED],
  ] as const)('that another took while somebody was deleted keep the %s from coming back twice', async (path, code) => {
    const contact = path === 'phone' ? validPhone() : { email: `${crypto.randomUUID()}@test.example` };
    const first = await add(contact);
    if (!first.success) throw new Error('refused');
    const { _id } = first.provider;
    await callAs(test.app, desk.owner, 'delete_provider', { _id });
    const second = await add(contact);
    if (!second.success) throw new Error('refused');
    expect(await call(test.app, desk.owner, 'restore_provider', { _id })).toMatchObject({
      error_code: code,
      errors: [{ path }],
    });
    // Nothing is lost: once the other lets go of it, the first comes back whole.
    await callAs(test.app, desk.owner, 'delete_provider', { _id: second.provider._id });
    const back = await callAs(test.app, desk.owner, 'restore_provider', { _id });
    expect(back.provider).toMatchObject({ ...contact, first_name: 'Ada' });
  });

  it('of two people that are added at once is one person’s', async () => {
    const phone = validPhone();
    const both = await Promise.all([add(phone), add(phone)]);
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
  });
});

it('someone is found by the plate, however it is written', async () => {
  const person = await makeProvider(test.db, desk.store);
  // The digits of a plate say nothing about anyone's phone number.
  await makeProvider(test.db, desk.store, { is_fit: false, last_name: 'Provider', phone: '140417417' });
  await test.db.update(vehicles).set({ plate_number: 'AB-417 ÇD' }).where(eq(vehicles.provider_id, person.id));
  for (const query of ['ab417', 'AB 417', '417-Ç', 'b-4']) {
    const { data } = await callAs(test.app, desk.owner, 'get_provider_list', { query });
    expect([query, data.map(({ _id }) => _id)]).toEqual([query, [person.id]]);
  }
});
