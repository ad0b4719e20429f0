import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { documentStates, documentTypeIds } from '#contract/documents/documentTypes';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import type { PermissionKey } from '#contract/permissions';
import { approvalStates } from '#contract/providers/approval';
import { vehicleTypeIds } from '#contract/providers/vehicleTypes';
import { storeDate } from '#contract/time';
import { newId } from '#server/db/schema/columns';
import { documents, outbox, providers, vehicles } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { isFitForWork } from '#server/modules/fitness/service';
import { forgetProviders } from '#server/modules/providers/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Caller, call, callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
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

const add = (fields: object = {}) =>
  call(test.app, desk.owner, 'add_provider', {
    ...{ idempotency_key: randomUUID(), first_name: 'Ada', last_name: 'Moreau', ...validPhone() },
    ...fields,
  });
const get = async (_id: string) => (await callAs(test.app, desk.owner, 'get_provider', { _id })).provider;
const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);

describe('a delivery person', () => {
  it('is added to be decided about, and cannot work yet', async () => {
    const reply = await add({ email: 'Ada@Moreau.example' });
    if (!reply.success) throw new Error('refused');
    expect(reply.provider).toMatchObject({
      ...{ approval: 'pending', is_approved: false, availability: 'offline', email: 'ada@moreau.example' },
      today: { completed: 0, delivery_fees: 0, tips: 0, cash: 0 },
    });
    expect(reply.provider.work_blockers.map(({ code }) => code)).toEqual([
      'not_approved',
      'document_missing',
      'vehicle_missing',
    ]);
  });

  it.each([
    ['1234', 'phone_too_short'],
    ['0142684300', 'phone_initial_zero'],
    ['14268430012345', 'phone_too_long'],
  ])('is refused with the number %s at its field', async (phone, code) => {
    expect(await add({ phone })).toMatchObject({
      success: false,
      errors: [{ path: 'phone', code }],
    });
  });

  it('has a number and an email of its own in the store', async () => {
    const phone = validPhone();
    const email = `${randomUUID()}@test.example`;
    await add({ ...phone, email });
    const { PROVIDER_PHONE_ALREADY_REGISTERED, PROVIDER_EMAIL_ALREADY_REGISTERED } = errorCodes;
    expect(await add(phone)).toMatchObject({
      error_code: PROVIDER_PHONE_ALREADY_REGISTERED,
      errors: [{ path: 'phone' }],
    });
    expect(await add({ email })).toMatchObject({
      error_code: PROVIDER_EMAIL_ALREADY_REGISTERED,
      errors: [{ path: 'email' }],
    });
    // Two without an email do not share one.
    expect(await add()).toMatchObject({ success: true });
    expect(await add()).toMatchObject({ success: true });
  });

  it('who was changed in the meantime is not written over', async () => {
    const { id } = await makeProvider(test.db, desk.store);
    const change = (first_name: string) =>
      call(test.app, desk.owner, 'update_provider', { _id: id, version: 1, first_name });
    expect(await change('Grace')).toMatchObject({ success: true });
    expect(await change('Mary')).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      current: { first_name: 'Grace', version: 2 },
    });
  });

  it('is found by a part of the name, the email and the number as it is dialled at home', async () => {
    const { id } = await makeProvider(test.db, desk.store, {
      first_name: 'Zoë',
      phone: '142684300',
      email: 'zoe@lyon.example',
    });
    await makeProvider(test.db, desk.store);
    const found = async (query: string) =>
      (await callAs(test.app, desk.owner, 'get_provider_list', { query })).data.map(({ _id }) => _id);
    for (const query of ['zoë', 'lyon.ex', '0142684', '4268'])
      expect([query, await found(query)]).toEqual([query, [id]]);
  });
});

describe('who may be offered work', () => {
  it('is the same for the database as for the contract, for everyone', async () => {
    const now = new Date();
    const days = [-1, 0, 1, null].map((by) => (by === null ? null : storeDate(addDays(now, by), desk.store.timezone)));
    const paper = fc.record({
      state: fc.constantFrom(...documentStates, 'approved' as const, 'approved' as const),
      expires_on: fc.constantFrom(...days),
    });
    const papersOf = fc
      .tuple(...documentTypeIds.map(() => fc.option(paper, { freq: 6 })))
      .map((all) => all.flatMap((one, index) => (one ? [{ ...one, document_type_id: documentTypeIds[index] }] : [])));
    const person = fc.record({
      approval: fc.constantFrom(...approvalStates, 'approved' as const, 'approved' as const),
      papers: papersOf,
      vehicle: fc.option(
        fc.record({
          vehicle_type_id: fc.constantFrom(null, ...vehicleTypeIds),
          is_approved: fc.constantFrom(true, true, false),
        }),
        { freq: 6 },
      ),
    });
    for (const { approval, papers, vehicle } of fc.sample(person, 150)) {
      const { id } = await makeProvider(test.db, desk.store, { approval, is_fit: false });
      const owner = { store_id: desk.store.id, provider_id: id };
      if (vehicle)
        await test.db.insert(vehicles).values({ ...owner, name: 'V', year: 2020, is_default: true, ...vehicle });
      if (papers.length > 0) {
        await test.db.insert(documents).values(
          papers.map((one) => ({
            ...owner,
            uploaded_at: now,
            ...one,
            document_type_id: one.document_type_id ?? 'identity',
          })),
        );
      }
    }
    const fit = await test.db
      .select({ id: providers.id })
      .from(providers)
      .where(and(eq(providers.store_id, desk.store.id), isFitForWork(now)));
    const first = await callAs(test.app, desk.owner, 'get_provider_list', { perPage: 150 });
    const expected = first.data.filter(({ work_blockers }) => work_blockers.length === 0).map(({ _id }) => _id);
    expect(fit.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(0);
  });

  it('is asked only with papers and vehicle, and by hand it is said what is missing', async () => {
    const person = await makeProvider(test.db, desk.store, { is_fit: false });
    const order = await accepted();
    const ask = (provider_id?: string) =>
      errorOf(test.app, desk.owner, 'request_provider', {
        order_id: order._id,
        ...(provider_id ? { provider_id } : {}),
      });
    const { PROVIDER_DOCUMENT_NOT_UPLOADED, PROVIDER_VEHICLE_NOT_ADDED, PROVIDER_VEHICLE_NOT_APPROVED } = errorCodes;
    expect(await ask(person.id)).toBe(PROVIDER_DOCUMENT_NOT_UPLOADED);
    const owner = { store_id: desk.store.id, provider_id: person.id };
    const paper = {
      ...owner,
      state: 'approved' as const,
      uploaded_at: new Date(),
      document_type_id: 'identity' as const,
    };
    await test.db.insert(documents).values(paper);
    expect(await ask(person.id)).toBe(PROVIDER_VEHICLE_NOT_ADDED);
    const bicycle = { ...owner, id: newId(), name: 'Bike', year: 2020, vehicle_type_id: 'bicycle' as const };
    await test.db.insert(vehicles).values({ ...bicycle, is_default: true });
    expect(await ask(person.id)).toBe(PROVIDER_VEHICLE_NOT_APPROVED);
    await test.db.update(vehicles).set({ is_approved: true }).where(eq(vehicles.id, bicycle.id));
    expect(await ask(person.id)).toBeNull();
  });
});

describe('a decision', () => {
  const decide = (_id: string, state: (typeof approvalStates)[number], reason?: string) =>
    call(test.app, desk.owner, 'approve_provider', { _id, state, ...(reason ? { reason } : {}) });

  it('that says no needs a reason, and stands with it', async () => {
    const { id } = await makeProvider(test.db, desk.store);
    expect(await decide(id, 'blocked')).toMatchObject({ errors: [{ path: 'reason', code: 'required' }] });
    await decide(id, 'blocked', 'Did not come');
    expect(await get(id)).toMatchObject({
      ...{ approval: 'blocked', approval_reason: 'Did not come', approval_by: 'store', is_approved: false },
    });
    expect(await decide(id, 'approved')).toMatchObject({ provider: { approval: 'approved', approval_reason: '' } });
  });

  it('of one side is not lifted by the other', async () => {
    const { id } = await makeProvider(test.db, desk.store);
    const platform = (is_approved: boolean) =>
      errorOf(test.app, 'platform', 'platform/approve', { kind: 'provider', _id: id, is_approved });
    await decide(id, 'blocked', 'Did not come');
    expect(await platform(true)).toBe(errorCodes.PROVIDER_DECLINED_BY_STORE);
    await decide(id, 'approved');
    expect(await platform(false)).toBeNull();
    expect(await decide(id, 'approved')).toMatchObject({ error_code: errorCodes.PROVIDER_DECLINED_BY_PLATFORM });
    expect(await platform(true)).toBeNull();
    expect(await get(id)).toMatchObject({ approval: 'approved', approval_by: 'platform' });
  });

  it('to block takes the offers that wait, leaves what is in hand, and is told to the open pages', async () => {
    const person = await desk.providerAt(1);
    const activeOrders = await desk.step(await desk.request(await accepted()), person, deliveryStatus.ACCEPTED);
    const offered = await accepted();
    await callAs(test.app, desk.owner, 'request_provider', { order_id: offered._id, provider_id: person.id });
    await decide(person.id, 'blocked', 'Did not come');
    const listed = await callAs(test.app, 'platform', 'platform/get_delivery_request_list', {
      store_id: desk.store.id,
    });
    expect(listed.data.map(({ order }) => order._id)).toEqual([activeOrders._id]);
    const told = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(told.map(({ message_data }) => message_data)).toContainEqual({ entity: 'provider', ids: [person.id] });
    expect(
      await errorOf(test.app, desk.owner, 'request_provider', {
        order_id: (await accepted())._id,
        provider_id: person.id,
      }),
    ).toBe(errorCodes.PROVIDER_NOT_FREE);
  });
});

describe('deleting', () => {
  it('is refused with an order in hand, and leaves the name on what was delivered', async () => {
    const person = await desk.providerAt(1, { first_name: 'Jean', last_name: 'Valjean' });
    const order = await desk.step(await desk.request(await accepted()), person, deliveryStatus.ACCEPTED);
    const remove = () => call(test.app, desk.owner, 'delete_provider', { _id: person.id });
    expect(await remove()).toMatchObject({ error_code: errorCodes.RECORD_IN_USE, current: { open_orders: 1 } });
    await callAs(test.app, desk.owner, 'cancel_provider_request', { order_id: order._id });
    expect(await remove()).toMatchObject({ success: true });
    expect(await errorOf(test.app, desk.owner, 'get_provider', { _id: person.id })).toBe(errorCodes.PROVIDER_NOT_FOUND);
    const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: order._id });
    expect(JSON.stringify(events)).toContain('Jean Valjean');
  });

  it('can be taken back for thirty days; then papers and contact are gone for good', async () => {
    const person = await makeProvider(test.db, desk.store);
    const one = { _id: person.id };
    await callAs(test.app, desk.owner, 'delete_provider', one);
    const back = await callAs(test.app, desk.owner, 'restore_provider', one);
    expect(back.provider).toMatchObject({ approval: 'approved', work_blockers: [] });
    await callAs(test.app, desk.owner, 'delete_provider', one);
    const files = openFileStore(test.env);
    await forgetProviders(test.db, files, addDays(new Date(), 29));
    expect(await errorOf(test.app, desk.owner, 'restore_provider', one)).toBeNull();
    await callAs(test.app, desk.owner, 'delete_provider', one);
    await forgetProviders(test.db, files, addDays(new Date(), 31));
    expect(await errorOf(test.app, desk.owner, 'restore_provider', one)).toBe(errorCodes.PROVIDER_NOT_FOUND);
    const [row] = await test.db.select().from(providers).where(eq(providers.id, person.id));
    expect(row).toMatchObject({ first_name: person.first_name, phone: '', email: '' });
    expect(await test.db.$count(documents, eq(documents.provider_id, person.id))).toBe(0);
  });
});

it('today counts what was delivered, with fees and tips', async () => {
  const person = await desk.providerAt(1);
  const d = deliveryStatus;
  const input = await accepted();
  let order = await desk.step(await desk.request(input), person, d.ACCEPTED);
  order = await desk.step(await desk.step(order, person, d.COMING), person, d.ARRIVED);
  order = await desk.move(order, orderStatus.READY);
  for (const status of [d.PICKED_UP, d.STARTED, d.AT_DESTINATION, d.DELIVERED])
    order = await desk.step(order, person, status);
  const { data, day } = await callAs(test.app, desk.owner, 'get_provider_job_list', { _id: person.id });
  expect(data.map(({ _id }) => _id)).toEqual([order._id]);
  expect(day).toMatchObject({ completed: 1, delivery_fees: order.delivery_fee, tips: order.tip_amount });
  expect((await get(person.id)).today).toEqual(day);
});

it('accounts that manage delivery people and can’t read orders see no customer of theirs', async () => {
  const person = await desk.providerAt(1);
  const order = await desk.step(await desk.request(await accepted()), person, deliveryStatus.ACCEPTED);
  const reader = async (grants: PermissionKey[]) =>
    loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants }));
  const jobsOf = async (caller: Caller) =>
    (await callAs(test.app, caller, 'get_provider_job_list', { _id: person.id })).data;
  const [seen] = await jobsOf(await reader(['store/providers', 'store/order']));
  expect(seen).toMatchObject({ customer: order.customer, delivery_address: order.delivery_address });
  const jobs = await jobsOf(await reader(['store/providers']));
  expect(jobs).toMatchObject([{ _id: order._id, unique_id: order.unique_id, total: order.total }]);
  for (const told of [order.customer.name, order.customer.phone, order.delivery_address?.address ?? '?'])
    expect(JSON.stringify(jobs)).not.toContain(told);
});
