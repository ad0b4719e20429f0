import { randomUUID } from 'node:crypto';
import { subHours } from 'date-fns';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { modifiers, outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { makeModifierGroup } from '../../support/factories/makeItem';
import { login, loginSubStore, type TestSession } from '../../support/login';

type Modifiers = BodyOf<'add_modifier_group'>['modifiers'];

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

const size: Modifiers = [
  { name: ['Small'], is_default: true },
  { name: ['Large'], price: 300 },
];
const body = (more: Partial<BodyOf<'add_modifier_group'>> = {}) => ({
  idempotency_key: randomUUID(),
  name: ['Size'],
  modifiers: size,
  ...more,
});
const add = async (more = {}) => (await callAs(test.app, owner, 'add_modifier_group', body(more))).modifier_group;
const read = (_id: string) => callAs(test.app, owner, 'get_modifier_group', { _id });
const update = (fields: BodyOf<'update_modifier_group'>, session = owner) =>
  call(test.app, session, 'update_modifier_group', fields);
const messages = async () =>
  (await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(desc(outbox.seq))).map(
    ({ message_data }) => message_data,
  );
const refused = (...errors: object[]) => ({ success: false, error_code: errorCodes.FIELDS_NOT_VALID, errors });

describe('adding', () => {
  it('keeps the modifiers in their order, stands last, and tells every device', async () => {
    await add({ sequence_number: 7 });
    const group = await add({ type: 'grid', min: 1, max: 2, is_required: true });
    expect(group).toMatchObject({
      version: 1,
      name: ['Size'],
      type: 'grid',
      min: 1,
      max: 2,
      is_required: true,
      sequence_number: 8,
      item_count: 0,
      updated_by: store.name[0],
      modifiers: [
        { name: ['Small'], price: 0, is_default: true, is_in_stock: true, in_stock_at: null, sequence_number: 1 },
        { name: ['Large'], price: 300, is_default: false, sequence_number: 2 },
      ],
    });
    expect((await messages())[0]).toEqual({ entity: 'modifier_group', ids: [group._id] });
    expect((await read(group._id)).modifier_group).toEqual(group);
  });

  it('names may repeat among groups, and not within one', async () => {
    await add();
    expect((await add()).name).toEqual(['Size']);
    const twice = body({ modifiers: [{ name: ['Large'] }, { name: ['Small'] }, { name: [' LARGE '] }] });
    expect(await call(test.app, owner, 'add_modifier_group', twice)).toMatchObject(
      refused({ path: 'modifiers.2.name.0', code: 'name_used' }),
    );
  });

  it('tells all that is wrong at once, each error at its field', async () => {
    const in_stock_at = subHours(new Date(), 1).toISOString();
    const wrong = body({
      name: [''],
      max: 3,
      modifiers: [{ name: ['Large'] }, { name: [' '] }, { name: ['large'], is_in_stock: false, in_stock_at }],
    });
    expect(await call(test.app, owner, 'add_modifier_group', wrong)).toMatchObject({
      error_code: errorCodes.ENGLISH_NAME_REQUIRED,
      errors: [
        { path: 'name.0', code: '998' },
        { path: 'modifiers.1.name.0', code: '998' },
        { path: 'modifiers.2.in_stock_at', code: 'in_the_past' },
        { path: 'modifiers.2.name.0', code: 'name_used' },
        { path: 'max', code: 'max_over_stock', params: { max: 3, in_stock: 2 } },
      ],
    });
    expect((await callAs(test.app, owner, 'get_modifier_group_list', {})).count).toBe(0);
  });

  it.each([
    ['min over max', { min: 2, max: 1 }, { path: 'min', code: 'min_over_max', params: { min: 2, max: 1 } }],
    ['more than there are', { max: 3 }, { path: 'max', code: 'max_over_stock', params: { max: 3, in_stock: 2 } }],
    ['required with min 0', { is_required: true }, { path: 'min', code: 'required_with_min_0' }],
    [
      'more chosen beforehand than may be',
      { modifiers: size.map((each) => ({ ...each, is_default: true })) },
      { path: 'modifiers', code: 'defaults_over_max', params: { defaults: 2, max: 1 } },
    ],
  ])('refuses a range that cannot be met: %s', async (_name, fields, error) => {
    expect(await call(test.app, owner, 'add_modifier_group', body(fields))).toMatchObject(refused(error));
  });

  it('the same key adds it once', async () => {
    const once = body();
    const first = await callAs(test.app, owner, 'add_modifier_group', once);
    expect(await callAs(test.app, owner, 'add_modifier_group', once)).toEqual(first);
    expect((await callAs(test.app, owner, 'get_modifier_group_list', {})).count).toBe(1);
  });
});

describe('the list', () => {
  it('holds the modifiers, counts the items, and is searched and sorted by name', async () => {
    const item = await makeItem(test.db, store, { groups: [{ name: ['Base'] }, { name: ['Toppings'] }] });
    const [base, toppings] = item.groups;
    const [small] = base?.modifiers ?? [];
    const list = async (asked: object) => (await callAs(test.app, owner, 'get_modifier_group_list', asked)).data;
    expect(await list({ query: 'bas' })).toMatchObject([
      { _id: base?.id, item_count: 1, modifiers: [{ _id: small?.id }, { price: 150 }] },
    ]);
    expect((await list({ sort_by: 'name', sort_order: 'DESC' })).map(({ _id }) => _id)).toEqual([
      toppings?.id,
      base?.id,
    ]);
    const { used_by, modifier_group } = await read(base?.id ?? '');
    expect([used_by, modifier_group.item_count]).toEqual([[{ _id: item.id, name: item.name }], 1]);
  });
});

describe('changing', () => {
  it('writes the fields given, and of the modifiers exactly those that stand in the list', async () => {
    const group = await add();
    const [small, large] = group.modifiers;
    const named = await update({ _id: group._id, version: 1, name: ['Portion'] });
    expect(named).toMatchObject({
      modifier_group: { ...group, version: 2, name: ['Portion'], updated_at: expect.any(String) },
    });
    const changed = await update({
      _id: group._id,
      version: 2,
      modifiers: [
        { name: ['Medium'], price: 150 },
        { ...large, name: ['Huge'], price: 400 },
      ],
    });
    expect(changed).toMatchObject({
      modifier_group: {
        version: 3,
        max: 1,
        modifiers: [
          { name: ['Medium'], price: 150, sequence_number: 1 },
          { _id: large?._id, name: ['Huge'], price: 400, sequence_number: 2 },
        ],
      },
    });
    expect(JSON.stringify(changed)).not.toContain(small?._id);
  });

  it('refuses a modifier of another group or of another store, and one that comes twice', async () => {
    const group = await add();
    const [own] = group.modifiers;
    const [sibling] = (await add()).modifiers;
    const [strange] = (await makeModifierGroup(test.db, await makeStore(test.db))).modifiers;
    for (const _id of [sibling?._id, strange?.id, randomUUID()]) {
      const fields = {
        _id: group._id,
        version: 1,
        modifiers: [
          { ...own, name: ['A'] },
          { _id, name: ['B'] },
        ],
      };
      expect(await update(fields)).toMatchObject(refused({ path: 'modifiers.1._id', code: '1000' }));
    }
    const twice = {
      _id: group._id,
      version: 1,
      modifiers: [own, own].map((each, i) => ({ _id: each?._id, name: [`${i}`] })),
    };
    expect(await update(twice)).toMatchObject(refused({ path: 'modifiers.1._id', code: 'duplicate' }));
    expect((await read(group._id)).modifier_group).toEqual(group);
    const kept = await test.db.$count(modifiers, eq(modifiers.id, strange?.id ?? ''));
    expect(kept).toBe(1);
  });

  it('holds the range that comes out against the modifiers that are there', async () => {
    const { _id } = await add();
    expect(await update({ _id, version: 1, min: 2 })).toMatchObject(
      refused({ path: 'min', code: 'min_over_max', params: { min: 2, max: 1 } }),
    );
    expect(await update({ _id, version: 1, modifiers: [] })).toMatchObject(
      refused({ path: 'max', code: 'max_over_stock', params: { max: 1, in_stock: 0 } }),
    );
    expect(await update({ _id, version: 1, modifiers: [], max: 0 })).toMatchObject({ success: true });
  });

  it('is not hindered by what ran out of stock since, as long as that gets no worse', async () => {
    const { _id, modifiers: own } = await add({ max: 2 });
    const [small, large] = own;
    const gone = { modifier_id: large?._id ?? '', is_in_stock: false, in_stock_at: null };
    await callAs(test.app, owner, 'set_modifier_stock', gone);
    expect(await update({ _id, version: 2, name: ['Portion'] })).toMatchObject({ success: true });
    expect(await update({ _id, version: 3, min: 1, is_required: true })).toMatchObject({ success: true });
    const worse = [small, large].map((each) => ({ _id: each?._id, name: each?.name ?? [], is_in_stock: false }));
    expect(await update({ _id, version: 4, modifiers: worse })).toMatchObject(
      refused({ path: 'max', code: 'max_over_stock', params: { max: 2, in_stock: 0 } }),
    );
  });

  it('the later one is told who was first', async () => {
    const { _id } = await add();
    const grants = ['store/modifier_group'] as const;
    const bea = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants, name: 'Bea' }));
    expect(await update({ _id, version: 1, type: 'grid' }, bea)).toMatchObject({ success: true });
    expect(await update({ _id, version: 1, name: ['Mine'] })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      changed_by: 'Bea',
      current: { _id, version: 2, type: 'grid', name: ['Size'], modifiers: [{ name: ['Small'] }, { name: ['Large'] }] },
    });
  });
});

describe('order', () => {
  it('moves groups among their places, in the same versions', async () => {
    const [a, b, c] = [await add({ sequence_number: 3 }), await add(), await add({ sequence_number: 9 })];
    await callAs(test.app, owner, 'set_modifier_group_sequence', { ids: [c._id, b._id, a._id] });
    const { data } = await callAs(test.app, owner, 'get_modifier_group_list', {});
    expect(data).toEqual([
      { ...c, sequence_number: 3 },
      { ...b, sequence_number: 4 },
      { ...a, sequence_number: 9 },
    ]);
    const strange = await makeModifierGroup(test.db, await makeStore(test.db));
    const ids = [a._id, strange.id];
    expect(await call(test.app, owner, 'set_modifier_group_sequence', { ids })).toMatchObject({
      error_code: errorCodes.NO_DATA_FOUND,
      errors: [{ path: 'ids.1', code: '1000' }],
    });
  });
});

describe('who may', () => {
  it('accounts that edit items read groups and set stock, and change nothing else', async () => {
    const group = await add();
    const sub = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/product'] }));
    const { NOT_PERMITTED } = errorCodes;
    const { _id } = group;
    const stock = { modifier_id: group.modifiers[0]?._id ?? '', is_in_stock: false, in_stock_at: null };
    expect(await errorOf(test.app, sub, 'get_modifier_group_list', {})).toBeNull();
    expect(await errorOf(test.app, sub, 'get_modifier_group', { _id })).toBeNull();
    expect(await errorOf(test.app, sub, 'set_modifier_stock', stock)).toBeNull();
    expect(await errorOf(test.app, sub, 'add_modifier_group', body())).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'update_modifier_group', { _id, version: 2, min: 0 })).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'delete_modifier_group', { _id, detach: true })).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'set_modifier_group_sequence', { ids: [_id] })).toBe(NOT_PERMITTED);
  });
});
