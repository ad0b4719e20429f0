import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { type PermissionKey, permissionKeys } from '#contract/permissions';
import { auditEntries } from '#server/db/schema/audit';
import { items } from '#server/db/schema/index';
import { endSnoozes } from '#server/jobs/backInStock';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf, inject } from '../../support/callApi';
import {
  acceptedDelivery,
  endedOrder,
  makeWorld,
  placeOrder,
  type Tenant,
  type World,
} from '../../support/contractWorld';
import { makeItem, makeSubStore, testPassword } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { uploadSide } from '../../support/storeDocuments';
import { until } from '../../support/until';

let server: TestApp;
let world: World;
let mine: Tenant;
beforeAll(async () => {
  server = await buildTestApp();
  world = await makeWorld(server);
  mine = world.mine;
});
afterAll(() => server.close());

const list = async (filter: BodyOf<'get_audit_list'>['filter'] = {}, rest: Partial<BodyOf<'get_audit_list'>> = {}) =>
  (await callAs(server.app, mine.owner, 'get_audit_list', { ...rest, filter })).data;
const historyOf = async (_id: string): Promise<AuditEntry[]> =>
  (await callAs(server.app, mine.owner, 'get_record_history', { entity: 'item', _id })).data;
const newItem = (fields: Partial<typeof items.$inferInsert> = {}) => makeItem(server.db, mine.store, fields);
const update = (body: BodyOf<'update_item'>) => callAs(server.app, mine.owner, 'update_item', body);

describe('a change of a record', () => {
  it('tells who, what, and only what differs', async () => {
    const item = await newItem({ price: 900 });
    const kitchen = await loginSubStore(
      server.app,
      await makeSubStore(server.db, mine.store, { name: 'Kitchen hand', grants: ['store/product'] }),
    );
    await callAs(server.app, kitchen, 'update_item', { _id: item.id, version: 1, price: 1100 });
    const [entry] = await historyOf(item.id);
    expect(entry).toMatchObject({
      actor: { kind: 'sub_store', name: 'Kitchen hand' },
      action: 'update',
      record: { _id: item.id, name: item.name },
      old_values: { price: 900 },
      new_values: { price: 1100 },
    });
    expect(Object.keys(entry?.new_values ?? {})).toEqual(['price']);
    expect(await list({ record_id: item.id })).toHaveLength(1);
  });

  it('says nothing where nothing changed, or the call was refused', async () => {
    const item = await newItem({ price: 900 });
    await update({ _id: item.id, version: 1, price: 900 });
    const conflict = { _id: item.id, version: 7, price: 1 };
    expect(await errorOf(server.app, mine.owner, 'update_item', conflict)).toBe(errorCodes.CHANGED_MEANWHILE);
    expect(await historyOf(item.id)).toEqual([]);
  });

  it('is there once for a call that comes again by its key', async () => {
    const sub_category_id = (await newItem()).sub_category_id;
    const body = { idempotency_key: randomUUID(), name: [`New ${randomUUID()}`], price: 500, sub_category_id };
    const { item } = await callAs(server.app, mine.owner, 'add_item', body);
    await callAs(server.app, mine.owner, 'add_item', body);
    expect((await historyOf(item._id)).map(({ action, old_values }) => [action, old_values])).toEqual([['add', null]]);
  });

  it('names what it refers to, and keeps of a list what came and went', async () => {
    const item = await newItem();
    const other = await newItem();
    await update({ _id: item.id, version: 1, sub_category_id: other.sub_category_id });
    const [entry] = await historyOf(item.id);
    expect(entry?.new_values?.sub_category_id).toMatchObject({
      _id: other.sub_category_id,
      name: [expect.any(String)],
    });
  });

  it('of many records is one entry, with each behind it and in its own history', async () => {
    const ids = [await newItem(), await newItem(), await newItem()].map(({ id }) => id);
    const { change_id } = await update({ ids, is_visible: false });
    if (!change_id) throw new Error('nothing was changed');
    const [whole] = await list({ entity: 'item', action: 'update' });
    expect(whole).toMatchObject({ count: 3, change_id, record: null, new_values: { is_visible: false } });
    expect((await list({ change_id })).map(({ record }) => record?._id).sort()).toEqual([...ids].sort());
    expect(await historyOf(ids[0] ?? '')).toHaveLength(1);
    await callAs(server.app, mine.owner, 'undo_change', { change_id });
    const [undone] = await historyOf(ids[0] ?? '');
    expect(undone).toMatchObject({
      action: 'undo',
      old_values: { is_visible: false },
      new_values: { is_visible: true },
    });
  });
});

describe('what no one asked a call for', () => {
  it('is the system’s: a snooze that ends', async () => {
    const item = await newItem({ is_in_stock: false, in_stock_at: new Date(Date.now() - 1_000) });
    await endSnoozes(server.db, new Date());
    expect(await historyOf(item.id)).toMatchObject([
      { actor: { kind: 'system' }, action: 'stock', new_values: { is_in_stock: true } },
    ]);
  });

  it('names the customer who ordered, and the store’s own step', async () => {
    const order = await placeOrder(world, mine);
    const body = { order_id: order._id, from: order.order_status, order_status: 103 as const, reason: 'Oven is cold' };
    await callAs(server.app, mine.owner, 'set_order_status', body);
    const entries = await list({ record_id: order._id });
    expect(entries.map(({ action }) => action)).toEqual(['set_status', 'add']);
    expect(entries[0]).toMatchObject({
      old_values: { order_status: 1 },
      new_values: { order_status: 103, reason: 'Oven is cold' },
    });
  });
});

describe('the door', () => {
  it('keeps failed tries, and no password', async () => {
    const subStore = await makeSubStore(server.db, mine.store, { name: 'Night shift' });
    const wrong = { email: subStore.email, password: 'not-the-password' };
    await errorOf(server.app, null, 'sub_store_login', wrong);
    await callAs(server.app, null, 'sub_store_login', { email: subStore.email, password: testPassword });
    // The failed one is written after its reply.
    const actions = async () => (await list({ actor_id: subStore.id })).map(({ action }) => action).sort();
    await until(async () => expect(await actions()).toEqual(['sign_in', 'sign_in_failed']));
    const rows = JSON.stringify(await server.db.select().from(auditEntries));
    for (const secret of ['not-the-password', testPassword, '$argon2', mine.owner.headers.servertoken ?? 'x'])
      expect(rows).not.toContain(secret);
  });

  it('tells of a new password that it changed', async () => {
    const subStore = await makeSubStore(server.db, mine.store);
    const body = { _id: subStore.id, version: subStore.version, password: 'brand-new-one' };
    await callAs(server.app, mine.owner, 'update_sub_store', body);
    const [entry] = await list({ record_id: subStore.id });
    expect(entry?.new_values).toMatchObject({ password: { hidden: true } });
  });
});

describe('what only reads, and yet someone will ask about', () => {
  it('is who saw the app as someone else: under their own name, once for a look', async () => {
    const cook = await makeSubStore(server.db, mine.store, { name: 'Cook', grants: ['store/order', 'store/history'] });
    const manager = await makeSubStore(server.db, mine.store, { name: 'Manager', grants: [...permissionKeys] });
    const caller = await loginSubStore(server.app, manager);
    const look = { 'view-as': cook.id };
    const asks = ['get_store_data', 'get_store_menu', 'get_store_data', 'get_order_export'] as const;
    await Promise.all(asks.map((name) => inject(server.app, caller, name, {}, look)));
    const views = await list({ action: 'look_as' });
    expect(views).toMatchObject([{ actor: { name: 'Manager' }, record: { _id: cook.id, name: ['Cook'] } }]);
    // Not the account that was viewed: nothing is exported in someone else's name.
    expect(await list({ actor_id: cook.id })).toEqual([]);
    expect((await list({ action: 'export' }))[0]).toMatchObject({ actor: { name: 'Manager' } });
  });

  it('is who took the history of orders away: once, whichever part was asked for first', async () => {
    const session = await loginSubStore(
      server.app,
      await makeSubStore(server.db, mine.store, { name: 'Leaver', grants: ['store/history'] }),
    );
    const ended = await endedOrder(world, mine);
    await callAs(server.app, session, 'get_order_export', { after: ended._id });
    await callAs(server.app, session, 'get_order_export', { after: ended._id });
    const taken = (await list({ action: 'export' })).filter(({ actor }) => actor.name === 'Leaver');
    expect(taken).toHaveLength(1);
    expect(taken[0]?.address).not.toBe('');
  });
});

describe('the audit log', () => {
  it('is never altered, not even by a program with the database in hand', async () => {
    await update({ _id: (await newItem()).id, version: 1, price: 77 });
    await expect(server.db.update(auditEntries).set({ actor_name: 'Nobody' })).rejects.toThrow();
    await expect(server.db.delete(auditEntries)).rejects.toThrow();
    await expect(server.db.execute(sql`truncate ${auditEntries}`)).rejects.toThrow();
  });

  it('goes with the change: where that is undone, it was never there', async () => {
    const item = await newItem();
    await server.db.execute(
      sql`create function fail_now() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await server.db.execute(
      sql`create trigger fail before insert on ${auditEntries} for each row execute function fail_now()`,
    );
    expect(await errorOf(server.app, mine.owner, 'update_item', { _id: item.id, version: 1, price: 1 })).not.toBeNull();
    await server.db.execute(sql`drop trigger fail on ${auditEntries}`);
    const [row] = await server.db.select().from(items).where(eq(items.id, item.id));
    expect(row?.price).toBe(item.price);
    expect(await historyOf(item.id)).toEqual([]);
  });

  it('is read in pages that nothing new shifts, and by the first letters of a name', async () => {
    const name = `Zucchini ${randomUUID().slice(0, 8)}`;
    const item = await newItem({ name: [name] });
    for (let version = 1; version <= 3; version += 1) await update({ _id: item.id, version, price: 100 + version });
    const first = await list({ record_id: item.id }, { perPage: 2 });
    await update({ _id: item.id, version: 4, price: 999 });
    const rest = await list({ record_id: item.id }, { perPage: 2, before: first[1]?._id ?? '' });
    expect([...first, ...rest].map(({ new_values }) => new_values?.price)).toEqual([103, 102, 101]);
    const query = name.slice(0, 11);
    const found = await list({}, { query });
    expect(found).toHaveLength(4);
    expect(await list({}, { query, perPage: 3 })).toEqual(found.slice(0, 3));
    expect(await list({}, { query, perPage: 3, before: found[2]?._id ?? '' })).toEqual(found.slice(3));
    expect(await list({}, { query: `${name} nobody` })).toEqual([]);
  });

  it('finds a name as it is written, whatever stands between its letters', async () => {
    for (const name of ['Steak/Frites 0.5 kg', 'menu.new.csv', 'Box -5']) {
      const item = await newItem({ name: [name] });
      await update({ _id: item.id, version: 1, price: 777 });
      expect((await list({}, { query: name })).map(({ record }) => record?._id)).toEqual([item.id]);
    }
    expect(await list({}, { query: 'Steak/Frites 0.7' })).toEqual([]);
  });

  it('is the store’s own, and a record’s history that of those who may see the record', async () => {
    const item = await newItem();
    await update({ _id: item.id, version: 1, price: 1 });
    const asOther = await callAs(server.app, world.other.owner, 'get_audit_list', { filter: { record_id: item.id } });
    expect(asOther.data).toEqual([]);
    const body = { entity: 'item', _id: item.id } as const;
    const desk = await loginSubStore(
      server.app,
      await makeSubStore(server.db, mine.store, { grants: ['store/order'] }),
    );
    expect(await errorOf(server.app, desk, 'get_record_history', body)).toBe(errorCodes.NOT_PERMITTED);
    const editor = await loginSubStore(
      server.app,
      await makeSubStore(server.db, mine.store, { grants: ['store/product'] }),
    );
    const { data } = await callAs(server.app, editor, 'get_record_history', body);
    // The device and address are only for people who manage accounts.
    expect(data[0]).toMatchObject({ address: '', device: { browser: '', system: '' } });
  });

  it('tells only the owner about the store’s own documents, whoever else reads the log', async () => {
    const { _id } = await uploadSide(server, mine.owner, 'bank_statement');
    const member = await makeSubStore(server.db, mine.store, { grants: [...permissionKeys] });
    const manager = await loginSubStore(server.app, member);
    const history = { entity: 'store_document', _id } as const;
    expect(await errorOf(server.app, manager, 'get_record_history', history)).toBe(errorCodes.NOT_PERMITTED);
    expect((await callAs(server.app, mine.owner, 'get_record_history', history)).count).toBe(1);
    const asView = await inject(server.app, mine.owner, 'get_record_history', history, { 'view-as': member.id });
    expect(asView.json().error_code).toBe(errorCodes.NOT_PERMITTED);
    const filters: BodyOf<'get_audit_list'>['filter'][] = [{ entity: 'store_document' }, { record_id: _id }];
    for (const filter of filters) {
      expect((await callAs(server.app, manager, 'get_audit_list', { filter })).count).toBe(0);
      expect((await list(filter)).map(({ record }) => record?._id)).toEqual([_id]);
    }
    const { data } = await callAs(server.app, manager, 'get_audit_list', { filter: {} });
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter(({ entity }) => entity === 'store_document')).toEqual([]);
  });

  it('of an order is told to who may see that order, as it stands', async () => {
    const signedIn = async (grants: PermissionKey[]) =>
      loginSubStore(server.app, await makeSubStore(server.db, mine.store, { grants }));
    const dispatcher = await signedIn(['store/dispatcher']);
    const accountant = await signedIn(['store/history']);
    const pickup = { entity: 'order', _id: (await placeOrder(server, mine))._id } as const;
    const delivery = { entity: 'order', _id: (await acceptedDelivery(server, mine))._id } as const;
    for (const [reader, order] of [
      [dispatcher, pickup],
      [accountant, pickup],
      [accountant, delivery],
    ] as const) {
      expect(await errorOf(server.app, reader, 'get_record_history', order)).toBe(errorCodes.NOT_PERMITTED);
    }
    expect((await callAs(server.app, dispatcher, 'get_record_history', delivery)).count).toBeGreaterThan(0);
  });
});
