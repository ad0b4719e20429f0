import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { recordsChangedCode } from '#contract/stream';
import { categories, outbox, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeCategory,
  makeImage,
  makeItem,
  makeStore,
  makeSubStore,
  type StoreRow,
} from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';
import { login, loginSubStore, type TestSession } from '../../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const language = { is_visible: true, is_lang_rtl: false };
  store = await makeStore(test.db, {
    languages_supported: [
      { code: 'en', name: 'English', ...language },
      { code: 'fr', name: 'Français', ...language },
    ],
  });
  owner = await login(test.app, store);
});

const named = (text: string, more: object = {}) => ({ idempotency_key: randomUUID(), name: [text], ...more });
const add = async (text: string, more: object = {}) =>
  (await callAs(test.app, owner, 'add_category', named(text, more))).category;
const addUnder = async (text: string, more: object = {}) =>
  (await callAs(test.app, owner, 'add_sub_category', named(text, more))).sub_category;
const namesOf = async (body: object = {}, session = owner) =>
  (await callAs(test.app, session, 'get_category_list', body)).data.map(({ name }) => name[0]);
const lastMessage = async () => {
  const [row] = await test.db
    .select()
    .from(outbox)
    .where(eq(outbox.store_id, store.id))
    .orderBy(desc(outbox.seq))
    .limit(1);
  return row;
};
const undo = async (change_id: string | null) =>
  (await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' })).results;

describe('adding', () => {
  it('stands last, says who made it, and tells every device', async () => {
    await add('Starters', { sequence_number: 40 });
    const category = await add('  Mains ');
    expect(category).toMatchObject({
      version: 1,
      name: ['Mains'],
      image: null,
      is_visible: true,
      sequence_number: 41,
      sub_category_count: 0,
      updated_by: store.name[0],
    });
    expect(await lastMessage()).toMatchObject({
      message_code: recordsChangedCode,
      message_data: { entity: 'category', ids: [category._id] },
    });
    const heading = await addUnder('Grill', { category_id: category._id, is_visible: false });
    expect(heading).toMatchObject({ category_id: category._id, is_visible: false, sequence_number: 1, item_count: 0 });
    expect((await addUnder('Fish')).category_id).toBeNull();
  });

  it.each([
    ['add_category', errorCodes.CATEGORY_EXISTS],
    ['add_sub_category', errorCodes.CATEGORY_NAME_EXISTS],
  ] as const)('%s: a name is used once, however it is written', async (name, code) => {
    await callAs(test.app, owner, name, named('Crème'));
    const again = await call(test.app, owner, name, named('cre\u0300me '));
    expect(again).toMatchObject({ success: false, error_code: code, errors: [{ path: 'name.0', code: String(code) }] });
    const elsewhere = await login(test.app, await makeStore(test.db));
    expect(await errorOf(test.app, elsewhere, name, named('Crème'))).toBeNull();
  });

  it('needs a name in the first language, and takes none in a language that the store has not', async () => {
    const body = { idempotency_key: randomUUID(), name: ['  ', 'Entrées'] };
    expect(await call(test.app, owner, 'add_category', body)).toMatchObject({
      error_code: errorCodes.ENGLISH_NAME_REQUIRED,
      errors: [{ path: 'name.0', code: '998' }],
    });
    expect(await call(test.app, owner, 'add_category', { ...body, name: ['A', '', 'B'] })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'name', code: 'too_big' }],
    });
    for (const unseen of ['\u200b', '\u2060\ufeff', ' \u200d\u00a0', '\u3164'])
      expect(await errorOf(test.app, owner, 'add_category', { ...body, name: [unseen] })).toBe(
        errorCodes.ENGLISH_NAME_REQUIRED,
      );
    expect(await namesOf()).toEqual([]);
  });

  it('keeps a name in a language that the store gave up, and lets it be saved', async () => {
    const category = await add('Starters');
    await test.db
      .update(categories)
      .set({ name: ['Starters', 'Entrées', 'Vorspeisen'] })
      .where(eq(categories.id, category._id));
    const body = { _id: category._id, version: 1 };
    const kept = await callAs(test.app, owner, 'update_category', { ...body, name: ['First', '', 'Vorspeisen'] });
    expect(kept.category.name).toEqual(['First', '', 'Vorspeisen']);
    const cut = await callAs(test.app, owner, 'update_category', { ...body, version: 2, name: ['Second'] });
    expect(cut.category.name).toEqual(['Second', '', 'Vorspeisen']);
    const changed = { ...body, version: 3, name: ['Third', '', 'Anderes'] };
    expect(await call(test.app, owner, 'update_category', changed)).toMatchObject({
      errors: [{ path: 'name', code: 'too_big', params: { maximum: 2 } }],
    });
  });

  it('shows a picture of the store, whole, and no one else’s', async () => {
    const { id, url, thumbnail_url, width, height } = await makeImage(test.db, store);
    const image = { _id: id, url, thumbnail_url, width, height };
    const category = await add('Drinks', { image: { ...image, url: 'elsewhere.webp' } });
    expect(category.image).toEqual(image);
    const cleared = { _id: category._id, version: 1, image: null };
    expect((await callAs(test.app, owner, 'update_category', cleared)).category.image).toBeNull();

    const strange = await makeImage(test.db, await makeStore(test.db));
    expect(
      await call(test.app, owner, 'add_sub_category', named('Wine', { image: { _id: strange.id } })),
    ).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'image', code: '1000' }],
    });
  });

  it('stands under a category of the store alone', async () => {
    const strange = await makeCategory(test.db, await makeStore(test.db));
    const refused = { error_code: 876, errors: [{ path: 'category_id', code: '876' }] };
    const body = named('Wine', { category_id: strange.id });
    expect(await call(test.app, owner, 'add_sub_category', body)).toMatchObject(refused);
    const { _id } = await addUnder('Wine');
    const moved = { _id, version: 1, category_id: strange.id };
    expect(await call(test.app, owner, 'update_sub_category', moved)).toMatchObject(refused);
  });
});

describe('lists', () => {
  it('are in the order of the menu, or by name as the caller reads it, and are searched so', async () => {
    const one = { name: ['Wine', 'Boissons'], name_key: 'wine', sequence_number: 2 };
    const two = { name: ['bread'], name_key: 'bread', sequence_number: 2 };
    await makeCategory(test.db, store, one);
    await makeCategory(test.db, store, two);
    await makeCategory(test.db, store, { name: ['Soup', ''], name_key: 'soup', sequence_number: 1 });
    const french = { ...owner, headers: { ...owner.headers, lang: '1' } };
    expect(await namesOf()).toEqual(['Soup', 'Wine', 'bread']);
    expect(await namesOf({ sort_order: 'DESC' })).toEqual(['bread', 'Wine', 'Soup']);
    expect(await namesOf({ sort_by: 'name' })).toEqual(['bread', 'Soup', 'Wine']);
    expect(await namesOf({ sort_by: 'name' }, french)).toEqual(['Wine', 'bread', 'Soup']);
    expect(await namesOf({ query: 'BOISS' }, french)).toEqual(['Wine']);
    expect(await namesOf({ query: 'boiss' })).toEqual([]);
    expect(await namesOf({ query: 'sou' }, french)).toEqual(['Soup']);
    expect(await namesOf({ query: '%%' })).toEqual([]);
    expect(await namesOf({ query: 's' })).toHaveLength(3);
    const second = await callAs(test.app, owner, 'get_category_list', { page: 2, perPage: 2 });
    expect([second.count, second.data.map(({ name }) => name[0])]).toEqual([3, ['bread']]);
    expect(await namesOf({ end_date: '2020-01-01' })).toEqual([]);
  });

  it('count what stands under a heading, and show what stands under a category or under none', async () => {
    const category = await makeCategory(test.db, store);
    const grill = await makeSubCategory(test.db, store, { category_id: category.id });
    const loose = await makeSubCategory(test.db, store);
    await makeItem(test.db, store, { sub_category_id: grill.id });
    await makeItem(test.db, store, { sub_category_id: grill.id });
    const { category: read } = await callAs(test.app, owner, 'get_category', { _id: category.id });
    expect(read.sub_category_count).toBe(1);
    const list = async (body: object) =>
      (await callAs(test.app, owner, 'get_sub_category_list', body)).data.map(({ _id, item_count }) => [
        _id,
        item_count,
      ]);
    expect(await list({ filter: { category_id: category.id } })).toEqual([[grill.id, 2]]);
    expect(await list({ filter: { category_id: null } })).toEqual([[loose.id, 0]]);
    expect(await list({ ids: [loose.id] })).toEqual([[loose.id, 0]]);
    expect(await list({ filter: {} })).toHaveLength(2);
  });
});

describe('changing', () => {
  it('writes the fields given and no others, in a version that counts on', async () => {
    const category = await add('Starters', { is_visible: false });
    const changes = { _id: category._id, version: 1, name: ['Starters', 'Entrées'] };
    const { category: changed } = await callAs(test.app, owner, 'update_category', changes);
    expect(changed).toEqual({
      ...category,
      version: 2,
      name: ['Starters', 'Entrées'],
      updated_at: expect.any(String),
    });
    const { _id } = await addUnder('Soups', { category_id: category._id });
    const { sub_category } = await callAs(test.app, owner, 'update_sub_category', {
      _id,
      version: 1,
      is_visible: false,
    });
    expect(sub_category).toMatchObject({ category_id: category._id, is_visible: false, name: ['Soups'] });
    const out = await callAs(test.app, owner, 'update_sub_category', { _id, version: 2, category_id: null });
    expect(out.sub_category.category_id).toBeNull();
  });

  it.each(['category', 'sub_category'] as const)('of a %s: the later one is told who was first', async (entity) => {
    const { _id } = entity === 'category' ? await add('Soups') : await addUnder('Soups');
    const sub = await makeSubStore(test.db, store, { grants: ['store/group'], name: 'Bea' });
    const bea = await loginSubStore(test.app, sub);
    const update = (session: TestSession, name: string) =>
      call(test.app, session, `update_${entity}`, { _id, version: 1, name: [name] });
    expect(await update(bea, 'Broths')).toMatchObject({ success: true });
    expect(await update(owner, 'Stews')).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      changed_by: 'Bea',
      current: { _id, version: 2, name: ['Broths'] },
    });
  });

  it('keeps its own name and takes no other’s', async () => {
    const { _id } = await add('Soups');
    await add('Stews');
    const rename = (version: number, name: string) =>
      errorOf(test.app, owner, 'update_category', { _id, version, name: [name] });
    expect(await rename(1, 'SOUPS')).toBeNull();
    expect(await rename(2, 'stews')).toBe(errorCodes.CATEGORY_EXISTS);
  });
});

describe('deleting', () => {
  it.each(['category', 'sub_category'] as const)('a %s in use is refused, saying by how many', async (entity) => {
    const category = await makeCategory(test.db, store);
    const heading = await makeSubCategory(test.db, store, { category_id: category.id });
    await makeItem(test.db, store, { sub_category_id: heading.id });
    const body = { _id: entity === 'category' ? category.id : heading.id };
    expect(await call(test.app, owner, `delete_${entity}`, body)).toMatchObject({
      error_code: errorCodes.RECORD_IN_USE,
      errors: [{ path: '_id', code: '4113' }],
      current: entity === 'category' ? { sub_category_count: 1 } : { item_count: 1 },
    });
    expect(await errorOf(test.app, owner, `get_${entity}`, body)).toBeNull();
  });

  it('can be taken back, picture and all', async () => {
    const { id } = await makeImage(test.db, store);
    const category = await add('Drinks', { image: { _id: id } });
    const heading = await addUnder('Wine', { category_id: category._id });
    const first = await callAs(test.app, owner, 'delete_sub_category', { _id: heading._id });
    const second = await callAs(test.app, owner, 'delete_category', { _id: category._id });
    expect(second.results).toEqual([{ _id: category._id, success: true }]);
    expect(await errorOf(test.app, owner, 'get_category', { _id: category._id })).toBe(errorCodes.CATEGORY_NOT_FOUND);
    expect(await undo(second.change_id)).toEqual([{ _id: category._id, success: true }]);
    expect(await undo(first.change_id)).toEqual([{ _id: heading._id, success: true }]);
    const read = await callAs(test.app, owner, 'get_sub_category', { _id: heading._id });
    expect(read.sub_category).toMatchObject({ name: ['Wine'], category_id: category._id, version: 2 });
    const back = await callAs(test.app, owner, 'get_category', { _id: category._id });
    expect(back.category).toMatchObject({ image: { _id: id }, sub_category_count: 1 });
  });
});

describe('who may', () => {
  it('accounts that edit items read the headings, and change none', async () => {
    const category = await add('Starters');
    const heading = await addUnder('Soups');
    const sub = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/product'] }));
    expect(await namesOf({}, sub)).toEqual(['Starters']);
    expect(await errorOf(test.app, sub, 'get_sub_category', { _id: heading._id })).toBeNull();
    const { NOT_PERMITTED } = errorCodes;
    const changes = { _id: category._id, version: 1, is_visible: false };
    expect(await errorOf(test.app, sub, 'add_category', named('Mains'))).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'update_category', changes)).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'delete_category', { _id: category._id })).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'delete_sub_category', { _id: heading._id })).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, sub, 'set_sub_category_sequence', { ids: [heading._id] })).toBe(NOT_PERMITTED);
  });

  it('a store without the flag has sub-categories and no categories, nor brings one back', async () => {
    const { change_id } = await callAs(test.app, owner, 'delete_category', { _id: (await add('Sweets'))._id });
    await test.db.update(stores).set({ is_store_can_create_group: false }).where(eq(stores.id, store.id));
    expect(await errorOf(test.app, owner, 'get_category_list', {})).toBe(errorCodes.NOT_PERMITTED);
    expect(await errorOf(test.app, owner, 'add_category', named('Mains'))).toBe(errorCodes.NOT_PERMITTED);
    expect(await errorOf(test.app, owner, 'undo_change', { change_id: change_id ?? '' })).toBe(
      errorCodes.NOT_PERMITTED,
    );
    expect((await addUnder('Soups')).name).toEqual(['Soups']);
  });
});
