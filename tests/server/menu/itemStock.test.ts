import { addMinutes } from 'date-fns';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { permissionPresets } from '#contract/permissionPresets';
import { outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, orderInput, type StoreRow } from '../../support/factories/index';
import { login, loginSubStore, type TestSession } from '../../support/login';

const now = new Date('2031-06-14T10:00:00Z');

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
/** An account that can set stock, and change nothing else of the menu. */
let cook: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = now;
  store = await makeStore(test.db);
  owner = await login(test.app, store);
  cook = await loginSubStore(test.app, await makeSubStore(test.db, store, { urls: [...permissionPresets.kitchen] }));
});

const back = addMinutes(now, 90).toISOString();
const soldOut = (...ids: string[]) => ({ ids, is_in_stock: false, in_stock_at: back });
const item = async (_id: string) => (await callAs(test.app, owner, 'get_item', { _id })).item;
const refusal = { errors: [{ path: 'items.0.item_id', code: String(errorCodes.ITEM_OUT_OF_STOCK) }] };

describe('the kitchen marks items as sold out', () => {
  it('so no one can order them by phone or in the customers’ app until they are back', async () => {
    const soup = await makeItem(test.db, store);
    const bread = await makeItem(test.db, store);
    await callAs(test.app, owner, 'create_order', orderInput(soup));
    const { results } = await callAs(test.app, cook, 'set_item_stock', soldOut(soup.id, bread.id));
    expect(results.map(({ success }) => success)).toEqual([true, true]);
    expect(await call(test.app, owner, 'create_order', orderInput(soup))).toMatchObject(refusal);
    const platformOrder = { store_id: store.id, ...orderInput(bread) };
    expect(await call(test.app, 'platform', 'platform/create_order', platformOrder)).toMatchObject(refusal);
    expect(await item(soup.id)).toMatchObject({ is_in_stock: false, in_stock_at: back, version: 2 });
  });

  it('and every open page is notified, and the audit log names the account', async () => {
    const soup = await makeItem(test.db, store);
    const { change_id } = await callAs(test.app, cook, 'set_item_stock', soldOut(soup.id));
    const told = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(asc(outbox.seq));
    expect(told.at(-1)?.message_data).toEqual({ entity: 'item', ids: [soup.id] });
    const { data } = await callAs(test.app, owner, 'get_record_history', { entity: 'item', _id: soup.id });
    expect(data[0]).toMatchObject({
      action: 'stock',
      change_id,
      new_values: { is_in_stock: false, in_stock_at: back },
    });
  });

  it('whatever their version, and gets an error for items of another store', async () => {
    const soup = await makeItem(test.db, store);
    const foreign = await makeItem(test.db, await makeStore(test.db));
    await callAs(test.app, owner, 'update_item', { _id: soup.id, version: 1, price: 990 });
    const { results } = await callAs(test.app, cook, 'set_item_stock', soldOut(soup.id, foreign.id));
    expect(results).toEqual([
      { _id: soup.id, success: true },
      { _id: foreign.id, success: false, error_code: errorCodes.ITEM_NOT_FOUND },
    ]);
    expect(await item(soup.id)).toMatchObject({ is_in_stock: false, price: 990 });
  });

  it('but not until a time in the past', async () => {
    const soup = await makeItem(test.db, store);
    const past = { ids: [soup.id], is_in_stock: false, in_stock_at: addMinutes(now, -1).toISOString() };
    expect(await call(test.app, cook, 'set_item_stock', past)).toMatchObject({ errors: [{ path: 'in_stock_at' }] });
  });
});

describe('undoing it', () => {
  it('restores the previous stock, for the kitchen too', async () => {
    const soup = await makeItem(test.db, store);
    await callAs(test.app, owner, 'set_item_stock', { ids: [soup.id], is_in_stock: false, in_stock_at: null });
    const { change_id } = await callAs(test.app, cook, 'set_item_stock', soldOut(soup.id));
    await callAs(test.app, cook, 'undo_change', { change_id: change_id ?? '' });
    expect(await item(soup.id)).toMatchObject({ is_in_stock: false, in_stock_at: null });
  });

  it('doesn’t let the kitchen undo other changes', async () => {
    const soup = await makeItem(test.db, store);
    const prices = await callAs(test.app, owner, 'update_item', { ids: [soup.id], price: 990, is_in_stock: false });
    const gone = await callAs(test.app, owner, 'delete_item', { _id: (await makeItem(test.db, store)).id });
    for (const { change_id } of [prices, gone])
      expect(await call(test.app, cook, 'undo_change', { change_id: change_id ?? '' })).toMatchObject({
        error_code: errorCodes.NOT_PERMITTED,
      });
    expect(await item(soup.id)).toMatchObject({ price: 990, is_in_stock: false });
  });
});

it('An account with only the permission for stock brings items back', async () => {
  const soup = await makeItem(test.db, store);
  const keeper = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/product/stock'] }));
  await callAs(test.app, owner, 'set_item_stock', soldOut(soup.id));
  await callAs(test.app, keeper, 'set_item_stock', { ids: [soup.id], is_in_stock: true, in_stock_at: null });
  expect(await item(soup.id)).toMatchObject({ is_in_stock: true, in_stock_at: null });
  expect(await call(test.app, keeper, 'update_item', { _id: soup.id, version: 3, price: 1 })).toMatchObject({
    error_code: errorCodes.NOT_PERMITTED,
  });
});

it('Accounts that edit items can still set their stock, and others can’t', async () => {
  const soup = await makeItem(test.db, store);
  const editor = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/product'] }));
  const accountant = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/history'] }));
  await callAs(test.app, editor, 'set_item_stock', soldOut(soup.id));
  expect(await call(test.app, accountant, 'set_item_stock', soldOut(soup.id))).toMatchObject({
    error_code: errorCodes.NOT_PERMITTED,
  });
});
