import { addDays } from 'date-fns';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { menuChanges, outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeImage, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { makeItem, makeModifierGroup, makeSubCategory } from '../../support/factories/makeItem';
import { login, loginSubStore, type TestSession } from '../../support/login';

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

const item = async (id: string) => (await callAs(test.app, owner, 'get_item', { _id: id })).item;
const update = (body: object) => callAs(test.app, owner, 'update_item', body as never);
const refusal = (body: object) => call(test.app, owner, 'update_item', body as never);
const lastTold = async () => {
  const [row] = await test.db
    .select()
    .from(outbox)
    .where(eq(outbox.store_id, store.id))
    .orderBy(desc(outbox.seq))
    .limit(1);
  return row?.message_data;
};
const under = async (names: string[], fields = {}) => {
  const heading = await makeSubCategory(test.db, store);
  const rows = [];
  for (const [index, name] of names.entries()) {
    const place = { sub_category_id: heading.id, sequence_number: index + 1 };
    rows.push(await makeItem(test.db, store, { name: [name], name_key: name.toLowerCase(), ...place, ...fields }));
  }
  return { heading, ids: rows.map(({ id }) => id) };
};

describe('one item', () => {
  it('gets the fields that are given; the others stay', async () => {
    const [first, second] = [await makeModifierGroup(test.db, store), await makeModifierGroup(test.db, store)];
    const image = await makeImage(test.db, store);
    const row = await makeItem(test.db, store, { sku: 'A', groups: [{}] });
    const changed = await update({
      _id: row.id,
      version: 1,
      price: 990,
      modifier_groups: [second.id, first.id],
      images: [{ _id: image.id }],
    });
    expect(changed.item).toMatchObject({
      version: 2,
      price: 990,
      sku: 'A',
      name: row.name,
      modifier_groups: [second.id, first.id],
      images: [{ _id: image.id }],
      updated_by: store.name[0],
    });
    expect(await lastTold()).toEqual({ entity: 'item', ids: [row.id] });
    const cleared = await update({ _id: row.id, version: 2, modifier_groups: [], images: [] });
    expect(cleared.item).toMatchObject({ modifier_groups: [], images: [], version: 3 });
  });

  it('that someone else changed in the meantime is not overwritten: 4009 with who, and how it is now', async () => {
    const row = await makeItem(test.db, store);
    const helper = await makeSubStore(test.db, store, { grants: ['store/product'], name: 'Noor' });
    const noor = await loginSubStore(test.app, helper);
    await callAs(test.app, noor, 'update_item', { _id: row.id, version: 1, price: 777 });
    expect(await refusal({ _id: row.id, version: 1, price: 1 })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      changed_by: 'Noor',
      current: { _id: row.id, version: 2, price: 777 },
    });
    expect(await item(row.id)).toMatchObject({ price: 777 });
  });

  it('of two who save at once, one is told', async () => {
    const row = await makeItem(test.db, store);
    const replies = await Promise.all([1, 2, 3].map((price) => refusal({ _id: row.id, version: 1, price })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter((reply) => !reply.success && reply.error_code === 4009)).toHaveLength(2);
  });

  it('keeps its version where nothing changes', async () => {
    const row = await makeItem(test.db, store);
    expect((await update({ _id: row.id, version: 1, price: row.price, name: row.name })).item?.version).toBe(1);
    expect(await lastTold()).toBeUndefined();
  });

  it('cannot take a name that is used under its heading, nor come under a heading where its own is', async () => {
    const { ids, heading } = await under(['Soup', 'Tart']);
    const other = await under(['Soup']);
    const taken = { error_code: errorCodes.ITEM_NAME_USED, errors: [{ path: 'name.0', code: '897' }] };
    expect(await refusal({ _id: ids[1], version: 1, name: ['SOUP'] })).toMatchObject(taken);
    expect(await refusal({ _id: other.ids[0], version: 1, sub_category_id: heading.id })).toMatchObject(taken);
    const moved = await update({ _id: ids[1], version: 1, sub_category_id: other.heading.id });
    // Behind the last that is there.
    expect(moved.item).toMatchObject({ sub_category_id: other.heading.id, sequence_number: 2 });
  });

  it('is out of stock until a time, or until someone turns it on', async () => {
    const row = await makeItem(test.db, store);
    const tomorrow = addDays(new Date(), 1).toISOString();
    const snoozed = await update({ _id: row.id, version: 1, is_in_stock: false, in_stock_at: tomorrow });
    expect(snoozed.item).toMatchObject({ is_in_stock: false, in_stock_at: tomorrow });
    // Another field leaves the snooze alone.
    expect((await update({ _id: row.id, version: 2, price: 5 })).item).toMatchObject({ in_stock_at: tomorrow });
    const back = await update({ _id: row.id, version: 3, is_in_stock: true });
    expect(back.item).toMatchObject({ is_in_stock: true, in_stock_at: null });
    // A time alone means nothing for what is in stock.
    expect((await update({ _id: row.id, version: 4, in_stock_at: tomorrow })).item).toMatchObject({
      in_stock_at: null,
      version: 4,
    });
    const past = { _id: row.id, version: 4, is_in_stock: false, in_stock_at: '2020-01-01T00:00:00Z' };
    expect(await refusal(past)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'in_stock_at', code: 'in_the_past' }],
    });
  });
});

describe('many items at once', () => {
  it('are changed each as far as it can be, with a result for each, and back again', async () => {
    const { ids, heading } = await under(['Soup', 'Tart', 'Cake'], { price: 1000 });
    const target = await under(['Tart']);
    const stranger = await makeItem(test.db, await makeStore(test.db));
    const all = [...ids, stranger.id];
    const before = await Promise.all(ids.map(item));
    const { results = [], change_id } = await update({ ids: all, sub_category_id: target.heading.id, tax: 5 });
    expect(results).toEqual([
      { _id: ids[0], success: true },
      { _id: ids[1], success: false, error_code: errorCodes.ITEM_NAME_USED },
      { _id: ids[2], success: true },
      { _id: stranger.id, success: false, error_code: errorCodes.ITEM_NOT_FOUND },
    ]);
    expect(await item(ids[2] ?? '')).toMatchObject({ sub_category_id: target.heading.id, tax: 5, version: 2 });
    expect(await item(ids[1] ?? '')).toEqual(before[1]);

    // One of them is touched: it stays as it is now, the other goes back.
    await update({ _id: ids[0], version: 2, price: 1 });
    const undone = await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
    expect(new Map(undone.results.map((result) => [result._id, result.error_code]))).toEqual(
      new Map([
        [ids[0], errorCodes.CHANGED_MEANWHILE],
        [ids[2], undefined],
      ]),
    );
    expect(await item(ids[0] ?? '')).toMatchObject({ sub_category_id: target.heading.id, price: 1 });
    expect(await item(ids[2] ?? '')).toMatchObject({ sub_category_id: heading.id, tax: before[2]?.tax, version: 3 });
    expect(await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' })).toMatchObject({ results: [] });
  });

  it('get prices by percent or by amount, rounded, each from its own', async () => {
    const { ids } = await under(['Soup', 'Tart']);
    await update({ _id: ids[0], version: 1, price: 1250 });
    await update({ _id: ids[1], version: 1, price: 80 });
    await update({ ids, price_change: { kind: 'percent', value: 10, round_to: 50 } });
    expect([await item(ids[0] ?? ''), await item(ids[1] ?? '')]).toMatchObject([{ price: 1400 }, { price: 100 }]);
    const { change_id } = await update({ ids, price_change: { kind: 'amount', value: -150 } });
    expect([await item(ids[0] ?? ''), await item(ids[1] ?? '')]).toMatchObject([{ price: 1250 }, { price: 0 }]);
    await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
    expect([await item(ids[0] ?? ''), await item(ids[1] ?? '')]).toMatchObject([{ price: 1400 }, { price: 100 }]);
  });

  it('that are so already leave nothing to take back', async () => {
    const { ids } = await under(['Soup', 'Tart']);
    const { results, change_id } = await update({ ids, is_visible: true });
    expect(results).toEqual(ids.map((_id) => ({ _id, success: true })));
    expect(change_id).toBeNull();
    const kept = await test.db.select().from(menuChanges).where(eq(menuChanges.store_id, store.id));
    expect(kept).toEqual([]);
  });

  it('five hundred go in one call, and come back in one', async () => {
    const { ids } = await under(Array.from({ length: 500 }, (_, index) => `Item ${index}`));
    const { change_id } = await update({ ids, is_in_stock: false, price_change: { kind: 'amount', value: 5 } });
    expect(await lastTold()).toEqual({ entity: 'item', ids: [] });
    expect(await item(ids[499] ?? '')).toMatchObject({ is_in_stock: false, price: 1255, version: 2 });
    const { results } = await callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
    expect(results.filter(({ success }) => success)).toHaveLength(500);
    expect(await item(ids[499] ?? '')).toMatchObject({ is_in_stock: true, price: 1250, version: 3 });
  });

  it('wrong input refuses the whole call', async () => {
    const { ids } = await under(['Soup']);
    const stranger = await makeSubCategory(test.db, await makeStore(test.db));
    expect(await refusal({ ids, sub_category_id: stranger.id, price: 1 })).toMatchObject({
      error_code: errorCodes.SUB_CATEGORY_NOT_FOUND,
      errors: [{ path: 'sub_category_id' }],
    });
    expect(await refusal({ _id: ids[0], ids, version: 1 })).toMatchObject({ errors: [{ path: '_id' }] });
    expect(await refusal({ _id: ids[0] })).toMatchObject({ errors: [{ path: 'version' }] });
  });
});

describe('deleted items', () => {
  it('come back under their ids, with groups and images', async () => {
    const image = await makeImage(test.db, store);
    const row = await makeItem(test.db, store, { groups: [{}, {}] });
    await update({ _id: row.id, version: 1, images: [{ _id: image.id }] });
    const before = await item(row.id);
    const deleted = await callAs(test.app, owner, 'delete_item', { _id: row.id });
    expect(deleted.results).toEqual([{ _id: row.id, success: true }]);
    expect(await call(test.app, owner, 'get_item', { _id: row.id })).toMatchObject({ error_code: 892 });
    expect(await lastTold()).toEqual({ entity: 'item', ids: [row.id] });

    const undone = await callAs(test.app, owner, 'undo_change', { change_id: deleted.change_id ?? '' });
    expect(undone.results).toEqual([{ _id: row.id, success: true }]);
    expect(await item(row.id)).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
  });

  it('many at once, with a result for each', async () => {
    const { ids } = await under(['Soup', 'Tart']);
    const stranger = await makeItem(test.db, await makeStore(test.db));
    const { results } = await callAs(test.app, owner, 'delete_item', { ids: [...ids, stranger.id] });
    expect(results.map(({ error_code }) => error_code)).toEqual([undefined, undefined, errorCodes.ITEM_NOT_FOUND]);
    expect(await callAs(test.app, owner, 'get_item_list', {})).toMatchObject({ count: 0 });
    const changes = await test.db
      .select()
      .from(menuChanges)
      .where(and(eq(menuChanges.store_id, store.id)));
    expect(changes).toHaveLength(1);
  });
});

describe('the order of items', () => {
  it('is that of the call, among the places they hold; ids of another heading are refused', async () => {
    const { ids } = await under(['A', 'B', 'C']);
    await callAs(test.app, owner, 'set_item_sequence', { ids: [ids[2] ?? '', ids[0] ?? ''] });
    const { data } = await callAs(test.app, owner, 'get_item_list', {});
    expect(data.map(({ name }) => name[0])).toEqual(['C', 'B', 'A']);
    const other = await under(['D']);
    const mixed = await call(test.app, owner, 'set_item_sequence', { ids: [ids[0] ?? '', other.ids[0] ?? ''] });
    expect(mixed).toMatchObject({ error_code: errorCodes.ITEM_NOT_FOUND, errors: [{ path: 'ids.1' }] });
  });
});
