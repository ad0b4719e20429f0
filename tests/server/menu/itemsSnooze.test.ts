import { addMinutes } from 'date-fns';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { atWallClock } from '#contract/time';
import { items, modifierGroups, outbox } from '#server/db/schema/index';
import { endSnoozes } from '#server/jobs/backInStock';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeItem, makeStore, orderInput, type StoreRow } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';

const now = new Date('2031-06-14T10:00:00Z');

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  // Before signing in, so that the session is not over by then.
  test.clock.now = now;
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

const inMinutes = (minutes: number) => addMinutes(now, minutes);
const item = async (_id: string) => (await callAs(test.app, owner, 'get_item', { _id })).item;
const toldIn = async ({ id }: StoreRow) => {
  const rows = await test.db.select().from(outbox).where(eq(outbox.store_id, id)).orderBy(asc(outbox.seq));
  return rows.map(({ message_data }) => message_data);
};
const snoozed = (until: Date | null) => ({ is_in_stock: false, in_stock_at: until });

describe('a snooze', () => {
  it('ends automatically when its time has come, and every device is told', async () => {
    const soup = await makeItem(test.db, store);
    await callAs(test.app, owner, 'update_item', {
      _id: soup.id,
      version: 1,
      is_in_stock: false,
      in_stock_at: inMinutes(30).toISOString(),
    });
    await endSnoozes(test.db, inMinutes(29));
    expect(await item(soup.id)).toMatchObject({ is_in_stock: false, version: 2 });
    expect(await call(test.app, owner, 'create_order', orderInput(soup))).toMatchObject({
      errors: [{ path: 'items.0.item_id', code: String(errorCodes.ITEM_OUT_OF_STOCK) }],
    });

    expect(await endSnoozes(test.db, inMinutes(30))).toBe(1);
    expect(await item(soup.id)).toMatchObject({
      is_in_stock: true,
      in_stock_at: null,
      version: 3,
      updated_by: 'System',
      updated_at: inMinutes(30).toISOString(),
    });
    expect((await toldIn(store)).at(-1)).toEqual({ entity: 'item', ids: [soup.id] });
    await callAs(test.app, owner, 'create_order', orderInput(soup));
    expect(await endSnoozes(test.db, inMinutes(60))).toBe(0);
  });

  it('of a modifier ends too; what is out until someone turns it on stays out', async () => {
    const row = await makeItem(test.db, store, {
      ...snoozed(null),
      groups: [{ modifiers: [snoozed(inMinutes(5)), snoozed(null), snoozed(inMinutes(50))] }],
    });
    const [group] = row.groups;
    if (!group) throw new Error('no group');
    expect(await endSnoozes(test.db, inMinutes(5))).toBe(1);
    const menu = await callAs(test.app, owner, 'get_store_menu', {});
    const [shown] = menu.modifier_groups;
    expect(shown?.modifiers.map(({ is_in_stock }) => is_in_stock)).toEqual([true, false, false]);
    expect(shown?.version).toBe(2);
    const [kept] = await test.db.select().from(modifierGroups).where(eq(modifierGroups.id, group.id));
    expect(kept).toMatchObject({ updated_by: 'System', updated_at: inMinutes(5) });
    expect(await item(row.id)).toMatchObject({ is_in_stock: false, version: 1 });
    expect(await toldIn(store)).toEqual([{ entity: 'modifier_group', ids: [group.id] }]);
  });

  it('of many stores ends in each, once, however many processes look', async () => {
    const others = await Promise.all([makeStore(test.db), makeStore(test.db)]);
    const all = [store, ...others];
    for (const one of all) {
      await makeItem(test.db, one, snoozed(inMinutes(1)));
      await makeItem(test.db, one, snoozed(inMinutes(1)));
    }
    const back = await Promise.all([1, 2, 3].map(() => endSnoozes(test.db, inMinutes(1))));
    expect(back.reduce((sum, count) => sum + count, 0)).toBe(6);
    for (const one of all) {
      const rows = await test.db.select().from(items).where(eq(items.store_id, one.id));
      expect(rows.map(({ is_in_stock, version }) => [is_in_stock, version])).toEqual([
        [true, 2],
        [true, 2],
      ]);
      const told = (await toldIn(one)) as { ids: string[] }[];
      expect(told.flatMap(({ ids }) => ids).sort()).toEqual(rows.map(({ id }) => id).sort());
    }
  });
});

describe('an item with days and hours of its own', () => {
  const at = (hour: number) => atWallClock('2031-06-14', hour * 60, store.timezone);
  const breakfast = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    is_open: true,
    is_full_day: false,
    slots: [{ start: '07:00', end: '11:00' }],
  }));
  const notThen = {
    success: false,
    error_code: errorCodes.FIELDS_NOT_VALID,
    errors: [{ path: 'items.1.item_id', code: String(errorCodes.ITEM_NOT_AVAILABLE) }],
  };

  it('is ordered for a time within them, now or later, by the store and from outside', async () => {
    const eggs = await makeItem(test.db, store, { availability: breakfast });
    const soup = await makeItem(test.db, store);
    const order = (hour?: number) => ({
      ...orderInput(soup, {
        items: [
          { item_id: soup.id, quantity: 1 },
          { item_id: eggs.id, quantity: 1 },
        ],
        ...(hour !== undefined && { schedule_at: at(hour).toISOString() }),
      }),
    });
    test.clock.now = at(8);
    await callAs(test.app, owner, 'create_order', order());
    await callAs(test.app, owner, 'create_order', order(10));
    expect(await call(test.app, owner, 'create_order', order(12))).toMatchObject(notThen);
    test.clock.now = at(12);
    expect(await call(test.app, owner, 'create_order', order())).toMatchObject(notThen);
    expect(await call(test.app, 'platform', 'platform/create_order', { ...order(), store_id: store.id })).toMatchObject(
      notThen,
    );
    // Tomorrow morning.
    await callAs(test.app, 'platform', 'platform/create_order', { ...order(24 + 8), store_id: store.id });
  });
});
