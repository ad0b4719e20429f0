import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, inject } from '../../support/callApi';
import { makeCategory, makeImage, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { makeItem, makeModifierGroup, makeSubCategory } from '../../support/factories/makeItem';
import { login, loginSubStore, type TestSession } from '../../support/login';

const languages = ['en', 'fr'].map((code) => ({ code, name: code, is_visible: true, is_lang_rtl: false }));
const imageOf = (id: string) => ({ _id: id, url: 'a.webp', thumbnail_url: 'b.webp', width: 2, height: 1 });

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db, { languages_supported: languages });
  owner = await login(test.app, store);
});

type ListBody = BodyOf<'get_item_list'>;
const named = (name: string[], fields = {}) =>
  makeItem(test.db, store, { name, name_key: (name[0] ?? '').toLowerCase(), ...fields });
const list = async (body: ListBody = {}, lang = '0') => {
  const reply = (await inject(test.app, owner, 'get_item_list', body, { lang })).json();
  expect(reply.success).toBe(true);
  return { count: reply.count, names: reply.data.map(({ name }: { name: string[] }) => name[0]) };
};

describe('the list of items', () => {
  it('is in the order of the menu unless sorted otherwise, a page at a time, with its count', async () => {
    const sweets = await makeSubCategory(test.db, store, { sequence_number: 2 });
    const fruit = await makeSubCategory(test.db, store, { sequence_number: 1 });
    await named(['Bread'], { sub_category_id: sweets.id, sequence_number: 3, price: 300 });
    await named(['apple'], { sub_category_id: fruit.id, sequence_number: 9, price: 500 });
    await named(['Cake'], { sub_category_id: sweets.id, sequence_number: 1, price: 100 });
    expect(await list()).toEqual({ count: 3, names: ['apple', 'Cake', 'Bread'] });
    expect(await list({ sort_order: 'DESC' })).toMatchObject({ names: ['Bread', 'Cake', 'apple'] });
    expect(await list({ sort_by: 'name' })).toMatchObject({ names: ['apple', 'Bread', 'Cake'] });
    expect(await list({ sort_by: 'price', sort_order: 'DESC' })).toMatchObject({ names: ['apple', 'Bread', 'Cake'] });
    expect(await list({ perPage: 2, page: 2 })).toEqual({ count: 3, names: ['Bread'] });
  });

  it('shows what a later page’s items ask, in its order', async () => {
    const [first, second] = [await makeModifierGroup(test.db, store), await makeModifierGroup(test.db, store)];
    const [, rice, soup] = [await named(['Bread']), await named(['Rice']), await named(['Soup'])];
    await callAs(test.app, owner, 'update_item', { _id: soup.id, version: 1, modifier_groups: [second.id, first.id] });
    await callAs(test.app, owner, 'update_item', { _id: rice.id, version: 1, modifier_groups: [first.id] });
    const { data } = await callAs(test.app, owner, 'get_item_list', { sort_by: 'name', perPage: 1, page: 3 });
    expect(data).toMatchObject([{ name: ['Soup'], modifier_groups: [second.id, first.id] }]);
  });

  it('is sorted and searched as the caller reads names, falling back to the first language', async () => {
    await named(['Water', 'Eau']);
    await named(['Bread', 'Pain']);
    await named(['Falafel', '']);
    expect(await list({ sort_by: 'name' }, '1')).toMatchObject({ names: ['Water', 'Falafel', 'Bread'] });
    expect(await list({ query: 'ain' }, '1')).toEqual({ count: 1, names: ['Bread'] });
    expect(await list({ query: 'ain' })).toEqual({ count: 0, names: [] });
    expect(await list({ query: 'FALA' }, '1')).toEqual({ count: 1, names: ['Falafel'] });
  });

  it('is searched by article number too, and takes every character at its word', async () => {
    await named(['Tea 100%'], { sku: 'AB-100' });
    await named(['Tea 100g'], { sku: '7' });
    expect(await list({ query: '100%' })).toEqual({ count: 1, names: ['Tea 100%'] });
    expect(await list({ query: 'ab-1' })).toEqual({ count: 1, names: ['Tea 100%'] });
    expect(await list({ query: 'ab_1' })).toEqual({ count: 0, names: [] });
    expect(await list({ query: '7' })).toEqual({ count: 1, names: ['Tea 100g'] });
    expect(await list({ query: '  ' })).toMatchObject({ count: 2 });
  });

  it('takes each filter, and all of them together', async () => {
    const category = await makeCategory(test.db, store);
    const heading = await makeSubCategory(test.db, store, { category_id: category.id });
    const group = await makeModifierGroup(test.db, store);
    const soup = await named(['Soup', 'Soupe'], {
      sub_category_id: heading.id,
      is_in_stock: false,
      images: [imageOf(randomUUID())],
      description: ['Hot', ''],
    });
    await callAs(test.app, owner, 'update_item', { _id: soup.id, version: 1, modifier_groups: [group.id] });
    await named(['Salad', ''], { is_visible: false });
    await named(['Tart', 'Tarte']);
    const found = async (filter: NonNullable<ListBody['filter']>) => (await list({ filter, sort_by: 'name' })).names;
    expect(await found({ sub_category_id: heading.id })).toEqual(['Soup']);
    expect(await found({ category_id: category.id })).toEqual(['Soup']);
    expect(await found({ modifier_group_id: group.id })).toEqual(['Soup']);
    expect(await found({ is_in_stock: false })).toEqual(['Soup']);
    expect(await found({ is_in_stock: true })).toEqual(['Salad', 'Tart']);
    expect(await found({ is_visible: false })).toEqual(['Salad']);
    expect(await found({ without_image: true })).toEqual(['Salad', 'Tart']);
    // Soup's description is not in French; Tart has none to be put into French.
    expect(await found({ without_translation: 1 })).toEqual(['Salad', 'Soup']);
    expect(await found({ is_in_stock: false, without_image: true })).toEqual([]);
  });
});

describe('a new item', () => {
  const fields = async () => ({
    idempotency_key: randomUUID(),
    name: ['Soup', 'Soupe'],
    price: 450,
    sub_category_id: (await makeSubCategory(test.db, store)).id,
  });

  it('has what it was given, stands last under its heading, and is added once', async () => {
    const [image, other] = [await makeImage(test.db, store), await makeImage(test.db, store)];
    const [first, second] = [await makeModifierGroup(test.db, store), await makeModifierGroup(test.db, store)];
    const body = await fields();
    await makeItem(test.db, store, { sub_category_id: body.sub_category_id, sequence_number: 7 });
    const availability = [{ day: 1, is_open: true, is_full_day: false, slots: [{ start: '07:00', end: '11:00' }] }];
    const full = {
      ...body,
      description: ['Hot', ''],
      sku: 'S-1',
      tax: 8.875,
      images: [{ _id: other.id }, { _id: image.id }],
      modifier_groups: [second.id, first.id],
      availability,
    };
    const { item } = await callAs(test.app, owner, 'add_item', full);
    expect(item).toMatchObject({
      name: ['Soup', 'Soupe'],
      description: ['Hot'],
      sku: 'S-1',
      price: 450,
      tax: 8.875,
      images: [
        { _id: other.id, url: other.url, thumbnail_url: other.thumbnail_url, width: 1200, height: 800 },
        { _id: image.id, url: image.url },
      ],
      modifier_groups: [second.id, first.id],
      availability,
      is_in_stock: true,
      in_stock_at: null,
      is_visible: true,
      sequence_number: 8,
      version: 1,
      updated_by: store.name[0],
    });
    expect((await callAs(test.app, owner, 'add_item', full)).item._id).toBe(item._id);
    expect(await callAs(test.app, owner, 'get_item', { _id: item._id })).toEqual(expect.objectContaining({ item }));
  });

  it('is refused at the field that is wrong, and nothing is written', async () => {
    const stranger = await makeStore(test.db);
    const foreign = {
      image: (await makeImage(test.db, stranger)).id,
      group: (await makeModifierGroup(test.db, stranger)).id,
      heading: (await makeSubCategory(test.db, stranger)).id,
    };
    const group = (await makeModifierGroup(test.db, store)).id;
    const body = await fields();
    const { ENGLISH_NAME_REQUIRED, FIELDS_NOT_VALID, SUB_CATEGORY_NOT_FOUND, NO_DATA_FOUND } = errorCodes;
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    for (const [change, code, path] of [
      [{ name: ['', 'Soupe'] }, ENGLISH_NAME_REQUIRED, 'name.0'],
      [{ name: ['Soup', 'Soupe', 'Suppe'] }, FIELDS_NOT_VALID, 'name'],
      [{ sub_category_id: foreign.heading }, SUB_CATEGORY_NOT_FOUND, 'sub_category_id'],
      [{ modifier_groups: [group, foreign.group] }, NO_DATA_FOUND, 'modifier_groups.1'],
      [{ modifier_groups: [group, group] }, FIELDS_NOT_VALID, 'modifier_groups.1'],
      [{ images: [{ _id: foreign.image }] }, FIELDS_NOT_VALID, 'images.0'],
      [{ is_in_stock: false, in_stock_at: yesterday }, FIELDS_NOT_VALID, 'in_stock_at'],
      [{ price: -1 }, FIELDS_NOT_VALID, 'price'],
    ] as const) {
      const refused = await call(test.app, owner, 'add_item', { ...body, ...change } as never);
      expect(refused).toMatchObject({ success: false, error_code: code, errors: [{ path }] });
    }
    expect(await list()).toEqual({ count: 0, names: [] });
  });

  it('cannot have a name that is used under its heading: 897, in whatever case', async () => {
    const body = await fields();
    await callAs(test.app, owner, 'add_item', body);
    const again = { ...body, idempotency_key: randomUUID(), name: ['  SOUP '] };
    expect(await call(test.app, owner, 'add_item', again)).toMatchObject({
      error_code: errorCodes.ITEM_NAME_USED,
      errors: [{ path: 'name.0', code: '897' }],
    });
    const elsewhere = { ...again, sub_category_id: (await makeSubCategory(test.db, store)).id };
    await callAs(test.app, owner, 'add_item', elsewhere);
  });
});

describe('texts in a language that the store gave up', () => {
  it('stay with an item and a group, and hinder no one who saves them', async () => {
    const item = await named(['Soup', 'Soupe', 'Suppe'], { description: ['Hot', '', 'Heiß'] });
    const saved = await callAs(test.app, owner, 'update_item', {
      ...{ _id: item.id, version: 1, price: 500 },
      ...{ name: ['Broth', 'Soupe', 'Suppe'], description: ['Warm', '', 'Heiß'] },
    });
    expect(saved.item).toMatchObject({
      name: ['Broth', 'Soupe', 'Suppe'],
      description: ['Warm', '', 'Heiß'],
      price: 500,
    });
    const group = await makeModifierGroup(test.db, store, { name: ['Size', 'Taille', 'Größe'] });
    const written = await callAs(test.app, owner, 'update_modifier_group', {
      ...{ _id: group.id, version: 1, name: ['Sizes', 'Taille', 'Größe'] },
    });
    expect(written.modifier_group.name).toEqual(['Sizes', 'Taille', 'Größe']);
  });
});

describe('who may', () => {
  it('a sub-account without store/product neither reads nor writes items', async () => {
    const item = await makeItem(test.db, store);
    const others = await loginSubStore(
      test.app,
      await makeSubStore(test.db, store, { grants: ['store/group', 'store/modifier_group', 'store/order'] }),
    );
    const refused = { success: false, error_code: errorCodes.NOT_PERMITTED };
    expect(await call(test.app, others, 'get_item_list', {})).toMatchObject(refused);
    expect(await call(test.app, others, 'update_item', { _id: item.id, version: 1, price: 1 })).toMatchObject(refused);
    expect(await call(test.app, others, 'delete_item', { _id: item.id })).toMatchObject(refused);
    expect(await call(test.app, others, 'get_menu_preview', {})).toMatchObject(refused);
    const { change_id } = await callAs(test.app, owner, 'delete_item', { _id: item.id });
    // Headings and groups are theirs to bring back; this change is about an item.
    expect(await call(test.app, others, 'undo_change', { change_id: change_id ?? '' })).toMatchObject(refused);
    await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
  });
});

describe('the preview', () => {
  it('shows what a customer sees: nothing hidden, no heading without an item, no group that nothing asks', async () => {
    const [shown, hidden] = [
      await makeCategory(test.db, store),
      await makeCategory(test.db, store, { is_visible: false }),
    ];
    const heading = await makeSubCategory(test.db, store, { category_id: shown.id });
    const unseen = await makeSubCategory(test.db, store, { category_id: hidden.id });
    await makeSubCategory(test.db, store);
    await makeModifierGroup(test.db, store);
    const soup = await makeItem(test.db, store, { sub_category_id: heading.id, groups: [{}], is_in_stock: false });
    await makeItem(test.db, store, { sub_category_id: heading.id, is_visible: false });
    await makeItem(test.db, store, { sub_category_id: unseen.id });
    const menu = await callAs(test.app, owner, 'get_menu_preview', {});
    expect(menu.items.map(({ _id }) => _id)).toEqual([soup.id]);
    expect(menu.sub_categories.map(({ _id }) => _id)).toEqual([heading.id]);
    expect(menu.categories.map(({ _id }) => _id)).toEqual([shown.id]);
    expect(menu.modifier_groups.map(({ _id }) => _id)).toEqual(soup.groups.map(({ id }) => id));
  });
});
