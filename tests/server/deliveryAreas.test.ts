import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { plainFee } from '#contract/delivery/deliveryFee';
import { recordsChangedCode } from '#contract/stream';
import { auditEntries } from '#server/db/schema/audit';
import { outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { areaAround } from '../support/deliveryAreaCases';
import { deliveryInput, makeItem, makeStore, makeSubStore, type StoreRow } from '../support/factories/index';
import { login, loginSubStore, type TestSession } from '../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
let item: { id: string };

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await login(test.app, store);
  item = await makeItem(test.db, store);
});

const fee = {
  ...plainFee,
  base_price: 400,
  base_price_distance: 5,
  price_per_unit_distance: 0,
  min_fare: 0,
  free_delivery_above: null,
};
type Added = BodyOf<'add_delivery_area'>;

const add = async (radius: number, fields: Partial<Added> = {}) =>
  (await callAs(test.app, owner, 'add_delivery_area', areaAround(store, radius, fields))).delivery_area;
const refusal = async (shape: Added['shape']) => {
  const reply = await call(test.app, owner, 'add_delivery_area', areaAround(store, 1, { shape }));
  if (reply.success) throw new Error('the area was added');
  return { code: reply.error_code, errors: reply.errors?.map(({ path, code }) => [path, code]) };
};
/** A place so many degrees of latitude from the store: 0.01 is about 1.1 km. */
const north = (degrees: number): [number, number] => [store.latitude + degrees, store.longitude];
const quote = (degrees: number, fields: Partial<BodyOf<'get_delivery_quote'>> = {}) =>
  callAs(test.app, owner, 'get_delivery_quote', { location: north(degrees), subtotal: 2_000, ...fields });
const addressed = (degrees: number) => ({
  delivery_address: { address: 'Somewhere', location: north(degrees) },
});
const place = (degrees: number) =>
  call(test.app, owner, 'create_order', deliveryInput(store, item, addressed(degrees)));
const placed = async (degrees: number) => {
  const reply = await place(degrees);
  if (!reply.success) throw new Error(`refused with ${reply.error_code}`);
  return reply.order;
};

describe('orders and areas', () => {
  it('tell with a quote how long a delivery takes: the kitchen, what is added while it is busy, and the way', async () => {
    await callAs(test.app, owner, 'update', {
      store: { preparation_time: 20, delivery_time_min: 10, delivery_time: 25 },
    });
    expect((await quote(0.045)).minutes).toEqual({ from: 30, to: 45 });
    await callAs(test.app, owner, 'set_busy', {
      minutes: 15,
      until: new Date(Date.now() + 30 * 60_000).toISOString(),
    });
    const platform = { store_id: store.id, location: north(0.045), subtotal: 2_000 };
    const { minutes } = await callAs(test.app, 'platform', 'platform/get_delivery_quote', platform);
    expect(minutes).toEqual({ from: 45, to: 60 });
  });

  it('go by the radius and the default fee in a store without areas', async () => {
    expect(await quote(0.045)).toMatchObject({ is_delivered: true, fee: 550, lost: [] });
    expect(await quote(0.1)).toMatchObject({ is_delivered: false, reason: 'beyond_radius' });
    expect((await placed(0.045)).delivery_fee_breakdown).toMatchObject({
      metres: expect.any(Number),
      steps: [
        { key: 'base_price', amount: 250 },
        { key: 'distance', amount: 300 },
      ],
    });
  });

  it('charge the fee of the first area that includes the address, as the quote said, and keep how it came about', async () => {
    const near = await add(1_500, { name: ['Near'], fee });
    const far = await add(4_000, { name: ['Far'] });
    const there = await quote(0.01);
    expect(there).toMatchObject({
      fee: 400,
      area: { _id: near._id },
      lost: [{ _id: far._id, reason: 'later' }],
    });
    const order = await placed(0.01);
    expect(order.delivery_fee).toBe(400);
    expect(order.delivery_fee_breakdown).toEqual({
      area: there.area,
      metres: there.metres,
      steps: there.steps,
      terms_id: there.terms_id,
    });
    expect((await placed(0.03)).delivery_fee_breakdown?.area).toEqual({ _id: far._id, name: ['Far'] });
    expect(await place(0.045)).toMatchObject({
      error_code: errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA,
      errors: [{ path: 'delivery_address' }],
    });
  });

  it('see a change of the areas with the next order; placed orders keep what was agreed', async () => {
    const near = await add(1_500, { fee });
    const far = await add(4_000, { fee: { ...fee, base_price: 700 } });
    const before = await placed(0.01);
    await callAs(test.app, owner, 'set_delivery_area_sequence', { ids: [far._id, near._id] });
    const after = await placed(0.01);
    expect([before.delivery_fee, after.delivery_fee]).toEqual([400, 700]);
    expect(after.delivery_fee_breakdown?.terms_id).not.toBe(before.delivery_fee_breakdown?.terms_id);
    await callAs(test.app, owner, 'update_delivery_area', { _id: far._id, version: 1, is_active: false });
    expect((await placed(0.01)).delivery_fee).toBe(400);
    const { order } = await callAs(test.app, owner, 'get_order', { order_id: before._id });
    expect(order.delivery_fee_breakdown).toEqual(before.delivery_fee_breakdown);
    await callAs(test.app, owner, 'delete_delivery_area', { ids: [near._id, far._id] });
    expect((await placed(0.01)).delivery_fee).toBe(250);
  });

  it('find the postcode in the address', async () => {
    await add(1, { shape: { kind: 'postcodes', postcodes: ['75 002'] }, fee });
    expect(await quote(0.01, { address: '1 rue de la Paix, 75002 Paris' })).toMatchObject({ fee: 400 });
    expect(await quote(0.01, { postcode: '75003' })).toMatchObject({
      is_delivered: false,
      reason: 'outside_areas',
      lost: [{ reason: 'other_postcode' }],
    });
  });

  it('take a postcode within the city only, whatever location is given', async () => {
    await add(1, { shape: { kind: 'postcodes', postcodes: ['75002'] }, fee });
    expect(await quote(0.01, { postcode: '75002' })).toMatchObject({ is_delivered: true, fee: 400 });
    expect(await quote(5, { postcode: '75002' })).toMatchObject({
      is_delivered: false,
      reason: 'outside_areas',
      lost: [{ reason: 'too_far' }],
    });
    expect(await place(5)).toMatchObject({ success: false });
  });

  it('refuse to move an order to a place outside every area, at its old price inside', async () => {
    await add(4_000, { fee });
    const { _id: order_id, version } = await placed(0.01);
    const correct = (degrees: number) =>
      call(test.app, owner, 'update_order_details', {
        order_id,
        version,
        idempotency_key: randomUUID(),
        ...addressed(degrees),
      });
    expect(await correct(0.045)).toMatchObject({ error_code: errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA });
    expect(await correct(0.03)).toMatchObject({ success: true, order: { delivery_fee: 400 } });
  });
});

describe('an area', () => {
  it('is refused at its shape if the outline crosses itself or reaches beyond the city', async () => {
    const outline = (...corners: [number, number][]) => ({
      kind: 'polygon' as const,
      points: corners.map(([y, x]): [number, number] => [store.latitude + y, store.longitude + x]),
    });
    const crossing = {
      code: errorCodes.OUTLINE_CROSSES_ITSELF,
      errors: [['shape', String(errorCodes.OUTLINE_CROSSES_ITSELF)]],
    };
    expect(await refusal(outline([0, 0], [0.01, 0.01], [0.01, 0], [0, 0.01]))).toEqual(crossing);
    expect(await refusal(outline([0, 0], [0.01, 0.01], [0.02, 0.02]))).toEqual(crossing);
    const beyond = errorCodes.DELIVERY_AREA_OUTSIDE_STORE_AREA;
    expect(await refusal(outline([0, 0], [0, 2], [2, 2]))).toEqual({
      code: beyond,
      errors: [['shape', String(beyond)]],
    });
    expect(await refusal({ kind: 'circle', center: north(0), radius: 90_000 })).toMatchObject({ code: beyond });
  });

  it('is stored without repeated corners, at the end of the list', async () => {
    await add(1_000);
    const corner = [48.87, 2.33] as [number, number];
    const shape = {
      kind: 'polygon' as const,
      points: [corner, corner, [48.88, 2.33], [48.88, 2.34], corner] as [number, number][],
    };
    const area = await add(1, { shape });
    expect(area).toMatchObject({ sequence_number: 2, fee: null, is_active: true });
    expect(area.shape).toMatchObject({ points: [[48.88, 2.33], [48.88, 2.34], corner] });
  });

  it('tells open devices and the audit log about changes, and two people about each other', async () => {
    const { _id } = await add(1_000);
    await callAs(test.app, owner, 'update_delivery_area', { _id, version: 1, fee });
    const late = await call(test.app, owner, 'update_delivery_area', { _id, version: 1, is_active: false });
    expect(late).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE, current: { _id, fee } });
    const [told] = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(told).toMatchObject({
      message_code: recordsChangedCode,
      message_data: { entity: 'delivery_area', ids: [_id] },
    });
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.entity, 'delivery_area')));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['add', 'update']);
    expect(entries.find(({ action }) => action === 'update')).toMatchObject({
      old_values: { fee: null },
      new_values: { fee },
    });
  });

  it('keeps every one of several added at once in its own place', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((count) => add(count * 500)));
    const { data } = await callAs(test.app, owner, 'get_delivery_area_list', { page: 1, perPage: 50 });
    expect(data.map(({ sequence_number }) => sequence_number)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the default fee', () => {
  it('is read and changed by those who manage deliveries, against the version they saw', async () => {
    const sub = await loginSubStore(
      test.app,
      await makeSubStore(test.db, store, { urls: [{ url: 'store/deliveries', permission: 1 }] }),
    );
    const { delivery_fee_settings: before } = await callAs(test.app, sub, 'get_delivery_fee_settings', {});
    const { delivery_fee_settings: after } = await callAs(test.app, sub, 'update_delivery_fee_settings', {
      version: before.version,
      free_delivery_above: 1_500,
      free_delivery_radius: 1,
    });
    expect(after).toMatchObject({
      ...before,
      version: 2,
      free_delivery_above: 1_500,
      free_delivery_radius: 1,
      updated_at: expect.any(String),
      updated_by: expect.any(String),
    });
    expect(await quote(0, { subtotal: 1_500 })).toMatchObject({
      fee: 0,
      steps: [{ amount: 250 }, { key: 'free_delivery', amount: -250 }],
    });
    const stale = await call(test.app, owner, 'update_delivery_fee_settings', { version: 1, radius: 3 });
    expect(stale).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE, current: { free_delivery_above: 1_500 } });
    const wrong = await call(test.app, owner, 'update_delivery_fee_settings', {
      version: 2,
      percentage: 101,
      bands: [{ from: 3, to: 2, price: 100 }],
    });
    expect(wrong).toMatchObject({ errors: [{ path: 'percentage' }, { path: 'bands.0.to' }] });
  });
});

describe('the map to set a location on', () => {
  it('has the active areas that can be drawn, for accounts that only take orders', async () => {
    const { _id } = await add(1_500, { fee });
    await add(2_000, { is_active: false });
    await add(1, { shape: { kind: 'postcodes', postcodes: ['75002'] } });
    const team = await makeSubStore(test.db, store, { urls: [{ url: 'store/order', permission: 1 }] });
    const map = await callAs(test.app, await loginSubStore(test.app, team), 'get_delivery_map', {});
    expect(map).toMatchObject({
      areas: [{ _id, name: ['Centre'], shape: { kind: 'circle', radius: 1_500 } }],
      has_areas: true,
    });
    expect(JSON.stringify(map)).not.toContain('base_price');
  });
});

describe('what the areas cover', () => {
  it('counts the last deliveries by the area that would take them now, without addresses', async () => {
    await placed(0.01);
    await placed(0.011);
    await placed(0.04);
    const near = await add(1_500);
    const second = await add(2_000);
    const coverage = await callAs(test.app, owner, 'get_delivery_coverage', {});
    expect(coverage).toMatchObject({ total: 3, outside: 1, city: { radius: expect.any(Number) } });
    expect(coverage.areas).toEqual([
      { _id: near._id, count: 2 },
      { _id: second._id, count: 0 },
    ]);
    expect(coverage.dots.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(coverage.dots.filter(({ is_covered }) => !is_covered)).toHaveLength(1);
  });
});
