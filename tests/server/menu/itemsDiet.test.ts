import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeItem, makeStore, orderInput, type StoreRow } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';

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

type Filter = NonNullable<BodyOf<'get_item_list'>['filter']>;
const named = (name: string[], fields = {}) =>
  makeItem(test.db, store, { name, name_key: (name[0] ?? '').toLowerCase(), ...fields });
const found = async (filter: Filter) =>
  (await callAs(test.app, owner, 'get_item_list', { filter, sort_by: 'name' })).data.map(({ name }) => name[0]);

describe('items’ allergens and diet marks', () => {
  it('can be filtered by: contains, free of, not stated, and mark', async () => {
    await named(['Brownie'], { allergens: ['gluten', 'milk'], diet_marks: ['vegetarian'] });
    await named(['Fries'], { allergens: [], diet_marks: ['vegetarian', 'vegan'] });
    await named(['Special']);
    expect(await found({ contains_allergen: 'milk' })).toEqual(['Brownie']);
    // An item without a statement isn't known to be free of anything.
    expect(await found({ free_of_allergen: 'milk' })).toEqual(['Fries']);
    expect(await found({ free_of_allergen: 'fish' })).toEqual(['Brownie', 'Fries']);
    expect(await found({ without_allergens: true })).toEqual(['Special']);
    expect(await found({ diet_mark: 'vegetarian' })).toEqual(['Brownie', 'Fries']);
    expect(await found({ diet_mark: 'vegetarian', contains_allergen: 'gluten' })).toEqual(['Brownie']);
  });

  it('aren’t stated at first; "none of the allergens" is a statement', async () => {
    const { sub_category_id } = await named(['Bread']);
    const fields = { idempotency_key: randomUUID(), name: ['Soup'], price: 450, sub_category_id };
    const { item } = await callAs(test.app, owner, 'add_item', fields);
    expect(item).toMatchObject({ allergens: null, diet_marks: [] });
    const { item: stated } = await callAs(test.app, owner, 'update_item', {
      ...{ _id: item._id, version: 1, allergens: [] },
      diet_marks: ['spicy', 'vegan', 'spicy'],
    });
    expect(stated).toMatchObject({ allergens: [], diet_marks: ['vegan', 'spicy'], version: 2 });
    const { item: withdrawn } = await callAs(test.app, owner, 'update_item', {
      ...{ _id: item._id, version: 2, allergens: null },
    });
    expect(withdrawn).toMatchObject({ allergens: null, diet_marks: ['vegan', 'spicy'] });
  });

  it('are in the regulation’s order, each once; other words are refused', async () => {
    const soup = await named(['Soup']);
    const update = (allergens: string[], version: number) =>
      call(test.app, owner, 'update_item', { _id: soup.id, version, allergens } as BodyOf<'update_item'>);
    expect(await update(['milk', 'gluten', 'milk'], 1)).toMatchObject({ item: { allergens: ['gluten', 'milk'] } });
    expect(await update(['strawberries'], 2)).toMatchObject({
      success: false,
      error_code: errorCodes.FIELDS_NOT_VALID,
    });
  });

  it('are set for many at once, and restored by undo', async () => {
    const cake = await named(['Cake'], { allergens: ['nuts'] });
    const tart = await named(['Tart']);
    const ids = [cake.id, tart.id];
    const { change_id } = await callAs(test.app, owner, 'update_item', { ids, allergens: ['gluten', 'eggs'] });
    const stated = async () =>
      (await callAs(test.app, owner, 'get_item_list', { ids, sort_by: 'name' })).data.map(({ allergens }) => allergens);
    expect(await stated()).toEqual([
      ['gluten', 'eggs'],
      ['gluten', 'eggs'],
    ]);
    await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
    expect(await stated()).toEqual([['nuts'], null]);
  });

  it('are added to and removed from many at once, whatever each states', async () => {
    const cake = await named(['Cake'], { allergens: ['nuts'], diet_marks: ['vegetarian'] });
    const tart = await named(['Tart']);
    const ids = [cake.id, tart.id];
    const diet_change = { allergens: { add: ['milk' as const] }, diet_marks: { remove: ['vegetarian' as const] } };
    await callAs(test.app, owner, 'update_item', { ids, diet_change });
    const { data } = await callAs(test.app, owner, 'get_item_list', { ids, sort_by: 'name' });
    expect(data).toMatchObject([
      { allergens: ['milk', 'nuts'], diet_marks: [] },
      { allergens: ['milk'], diet_marks: [] },
    ]);
  });

  it('are recorded in the item’s history', async () => {
    const soup = await named(['Soup']);
    await callAs(test.app, owner, 'update_item', { _id: soup.id, version: 1, allergens: ['celery'] });
    const { data } = await callAs(test.app, owner, 'get_audit_list', { filter: { record_id: soup.id } });
    expect(data[0]).toMatchObject({ old_values: { allergens: null }, new_values: { allergens: ['celery'] } });
  });

  it('stay in an order as they were when it was placed', async () => {
    const item = await makeItem(test.db, store);
    const cake = await makeItem(test.db, store, { allergens: ['gluten', 'eggs'] });
    const water = await makeItem(test.db, store, { allergens: [] });
    const lines = [cake, water, item].map(({ id }) => ({ item_id: id, quantity: 1, modifiers: [] }));
    const { order } = await callAs(test.app, owner, 'create_order', orderInput(item, { items: lines }));
    await callAs(test.app, owner, 'update_item', { _id: cake.id, version: 1, allergens: ['nuts'] });
    const { order: read } = await callAs(test.app, owner, 'get_order', { order_id: order._id });
    for (const { items } of [order, read])
      expect(items.map(({ allergens }) => allergens)).toEqual([['gluten', 'eggs'], [], undefined]);
    const { items: outside } = await callAs(test.app, 'platform', 'platform/get_store_menu', { store_id: store.id });
    expect(outside.find(({ _id }) => _id === cake.id)).toMatchObject({ allergens: ['nuts'], diet_marks: [] });
  });
});
