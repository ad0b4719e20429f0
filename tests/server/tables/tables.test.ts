import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { auditEntries } from '#server/db/schema/audit';
import { stores, tables } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeItem, makeStore, orderInput, type StoreRow } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;

beforeAll(async () => {
  test = await buildTestApp({ env: { TABLE_CODE_ADDRESS: 'https://www.example.com/eat/' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

type Added = BodyOf<'add_table'>;
const fresh = (number: number, fields: Partial<Added> = {}): Added => ({
  ...{ idempotency_key: randomUUID(), number, min_persons: 2, max_persons: 4 },
  ...fields,
});
const add = async (number: number, fields: Partial<Added> = {}) =>
  (await callAs(test.app, owner, 'add_table', fresh(number, fields))).table;
const listed = async () => (await callAs(test.app, owner, 'get_table_list', { page: 1, perPage: 50 })).data;
const inMenu = async () =>
  (await callAs(test.app, 'platform', 'platform/get_store_menu', { store_id: store.id })).tables.map(
    ({ number }) => number,
  );
const joined = (table_ids: string[], fields: Partial<BodyOf<'add_table_combination'>> = {}) => ({
  ...{ idempotency_key: randomUUID(), table_ids, min_persons: 5, max_persons: 8 },
  ...fields,
});
const book = async (table_id: string) =>
  call(
    test.app,
    'platform',
    'platform/create_order',
    Object.assign(orderInput(await makeItem(test.db, store)), {
      ...{ store_id: store.id, order_type: 'table' as const, table_id, persons: 2 },
    }),
  );

/** The guests of a new booking don't come after all. */
const leave = (order: { _id: string }) =>
  callAs(test.app, 'platform', 'platform/cancel_order', { store_id: store.id, order_id: order._id });

describe('a table', () => {
  it('is added, changed and found by its number, once', async () => {
    const added = await call(test.app, owner, 'add_table', fresh(7, { room: 'Terrace' }));
    expect(added).toMatchObject({ success: true, message: successCodes.TABLE_ADDED, table: { room: 'Terrace' } });
    expect(await call(test.app, owner, 'add_table', fresh(7))).toMatchObject({
      error_code: errorCodes.TABLE_EXISTS,
      errors: [{ path: 'number', code: '650' }],
    });
    const eighth = await add(8);
    expect(
      await call(test.app, owner, 'update_table', { _id: eighth._id, version: eighth.version, number: 7 }),
    ).toMatchObject({ error_code: errorCodes.TABLE_EXISTS });
    const { table } = await callAs(test.app, owner, 'update_table', { _id: eighth._id, version: 1, max_persons: 6 });
    expect(table).toMatchObject({ version: 2, max_persons: 6 });
    expect(await inMenu()).toEqual([7, 8]);
  });

  it('seats from one to ten guests, and at least as many as the fewest', async () => {
    for (const persons of [{ min_persons: 0 }, { max_persons: 11 }, { min_persons: 5, max_persons: 4 }])
      expect(await call(test.app, owner, 'add_table', fresh(1, persons))).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
        errors: [{ path: Object.keys(persons).at(-1) }],
      });
    const table = await add(1);
    expect(await call(test.app, owner, 'update_table', { _id: table._id, version: 1, min_persons: 5 })).toMatchObject({
      errors: [{ path: 'max_persons', code: 'too_small', params: { minimum: 5 } }],
    });
  });

  it('stays within the plan of its room, and has equal sides unless it is rectangular', async () => {
    const place = { x: 47, y: 29, shape: 'round' as const, width: 6, height: 9, rotation: 15 };
    expect((await add(1, { place })).place).toEqual({ ...place, x: 42, y: 24, height: 6 });
    expect(await call(test.app, owner, 'add_table', fresh(2, { place: { ...place, rotation: 10 } }))).toMatchObject({
      errors: [{ path: 'place.rotation' }],
    });
  });

  it('is archived when an order names it: the order keeps it, its number is free, and nobody books it', async () => {
    const table = await add(5);
    const order = await book(table._id);
    if (!order.success) throw new Error(`refused with ${order.error_code}`);
    expect(await call(test.app, owner, 'delete_table', { _id: table._id })).toMatchObject({
      error_code: errorCodes.RECORD_IN_USE,
    });
    await leave(order.order);
    expect(await callAs(test.app, owner, 'delete_table', { _id: table._id })).toMatchObject({
      results: [{ success: true }],
      message: successCodes.TABLE_DELETED,
    });
    expect(await listed()).toEqual([]);
    expect(await inMenu()).toEqual([]);
    expect(await call(test.app, owner, 'get_table', { _id: table._id })).toMatchObject({
      error_code: errorCodes.NO_DATA_FOUND,
    });
    const kept = await callAs(test.app, owner, 'get_order', { order_id: order.order._id });
    expect(kept.order).toMatchObject({ table_id: table._id, table_number: 5 });
    const [row] = await test.db.select().from(tables).where(eq(tables.id, table._id));
    expect(row?.archived_at).toBeInstanceOf(Date);
    expect(await book(table._id)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'table_id', code: '1000' }],
    });
    expect((await add(5)).number).toBe(5);
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.entity, 'table')));
    const deletion = entries.find(({ action }) => action === 'delete');
    expect(deletion).toMatchObject({ record_name: ['5'], new_values: null });
  });

  it('is deleted when no order names it', async () => {
    const table = await add(5);
    await callAs(test.app, owner, 'delete_table', { ids: [table._id] });
    expect(await test.db.$count(tables, eq(tables.id, table._id))).toBe(0);
  });

  it('belongs to stores that take table orders', async () => {
    await test.db.update(stores).set({ is_provide_table_booking: false }).where(eq(stores.id, store.id));
    expect(await call(test.app, owner, 'get_table_list', { page: 1, perPage: 50 })).toMatchObject({
      error_code: errorCodes.NOT_PERMITTED,
    });
  });
});

describe('a combination of tables', () => {
  it('names its tables by number, each set of tables once', async () => {
    const [nine, two] = [await add(9), await add(2)];
    const { table_combination } = await callAs(test.app, owner, 'add_table_combination', joined([nine._id, two._id]));
    expect(table_combination.table_numbers).toEqual([2, 9]);
    for (const ids of [
      [two._id, nine._id],
      [two._id, two._id],
    ])
      expect(await call(test.app, owner, 'add_table_combination', joined(ids))).toMatchObject({
        errors: [{ path: 'table_ids', code: 'duplicate' }],
      });
    const { _id, version } = table_combination;
    const changed = { _id, version, table_ids: [two._id, nine._id], max_persons: 10 };
    expect(await call(test.app, owner, 'update_table_combination', changed)).toMatchObject({ success: true });
  });

  it('keeps its tables from being deleted', async () => {
    const [first, second] = [await add(1), await add(2)];
    const { table_combination } = await callAs(
      test.app,
      owner,
      'add_table_combination',
      joined([first._id, second._id]),
    );
    expect(await call(test.app, owner, 'delete_table', { _id: first._id })).toMatchObject({
      error_code: errorCodes.RECORD_IN_USE,
    });
    await callAs(test.app, owner, 'delete_table_combination', { _id: table_combination._id });
    expect(await call(test.app, owner, 'delete_table', { _id: first._id })).toMatchObject({ success: true });
  });
});

describe('the QR code of a table', () => {
  const tokenOf = (address: string) => address.split('/').at(-1) ?? '';
  const open = (address: string) => call(test.app, 'platform', 'platform/get_table', { token: tokenOf(address) });
  /** Guests scan it, and the installation has no website for them. */
  const scan = (address: string) => call(test.app, null, 'get_guest_table', { token: tokenOf(address) });

  it('leads to the address of the installation, and says store and table', async () => {
    const table = await add(4, { room: 'Terrace' });
    const { codes } = await callAs(test.app, owner, 'get_table_codes', { ids: [table._id] });
    expect(codes[0]?.address).toMatch(/^https:\/\/www\.example\.com\/eat\/table\/[\w-]{22}$/);
    // Four empty modules on each side of 29 or more.
    expect(codes[0]?.svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
    expect(await open(codes[0]?.address ?? '')).toMatchObject({
      store: { _id: store.id },
      table: { _id: table._id, number: 4, room: 'Terrace' },
    });
    // Without an account, the code says the two names and nothing else.
    expect(await scan(codes[0]?.address ?? '')).toEqual({
      ...{ success: true, store: { name: store.name }, table: { number: 4 } },
    });
    expect(await scan('/table/AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
  });

  it.each([
    ['takes no table orders', { is_provide_table_booking: false }],
    ['isn’t approved', { is_approved: false }],
    ['is to be deleted', { deletion_due_at: new Date('2031-01-01') }],
    ['has its orders off', { is_business: false }],
  ])('leads nowhere while the store %s', async (_why, state) => {
    const table = await add(4);
    const { codes } = await callAs(test.app, owner, 'get_table_codes', { ids: [table._id] });
    await test.db.update(stores).set(state).where(eq(stores.id, store.id));
    expect(await open(codes[0]?.address ?? '')).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
    expect(await scan(codes[0]?.address ?? '')).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
  });

  it('is void as soon as there is a new one, or the table is gone', async () => {
    const table = await add(4);
    const { codes } = await callAs(test.app, owner, 'get_table_codes', { ids: [table._id] });
    const old = codes[0]?.address ?? '';
    const renewed = await callAs(test.app, owner, 'renew_table_code', { _id: table._id });
    expect(renewed.message).toBe(successCodes.QR_CODE_UPDATED);
    expect(await open(old)).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
    expect(await scan(old)).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
    expect(await open(renewed.code.address)).toMatchObject({ success: true });
    expect(await scan(renewed.code.address)).toMatchObject({ success: true });
    const order = await book(table._id);
    if (!order.success) throw new Error(`refused with ${order.error_code}`);
    await leave(order.order);
    await callAs(test.app, owner, 'delete_table', { _id: table._id });
    expect(await open(renewed.code.address)).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
  });
});
