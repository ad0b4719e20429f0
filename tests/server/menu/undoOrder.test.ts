import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeItem } from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';
import { openImportDesk } from '../../support/importDesk';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Five items under one heading, and another heading. */
async function openMenu() {
  const desk = await openImportDesk(test);
  const { store, owner } = desk;
  const home = await makeSubCategory(test.db, store, { name: ['Home'], name_key: 'home' });
  const other = await makeSubCategory(test.db, store);
  const made = [];
  for (const place of [1, 2, 3, 4, 5]) {
    made.push(await makeItem(test.db, store, { sub_category_id: home.id, sequence_number: place, groups: [{}] }));
  }
  const ids = made.map(({ id }) => id);
  /** Whole rows, but what every change writes. */
  const rows = async () => {
    const found = await test.db.select().from(items).where(eq(items.store_id, store.id)).orderBy(items.id);
    return found.map(({ version, updated_at, updated_by, ...row }) => row);
  };
  const order = async () =>
    (await callAs(test.app, owner, 'get_item_list', { filter: { sub_category_id: home.id } })).data.map(
      ({ _id }) => _id,
    );
  const undo = (change_id: string | null | undefined) =>
    callAs(test.app, owner, 'undo_change', { change_id: change_id ?? '' });
  return { ...desk, home, other, ids, rows, order, undo };
}

it('a change that is taken back leaves whole rows as they were, and what was reordered since where it was put', async () => {
  const menu = await openMenu();
  const { owner, ids, other } = menu;
  const start = await menu.rows();
  const some = fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1 });
  const change = fc.oneof(
    fc.record({ price: fc.nat({ max: 10_000 }), tax: fc.constant(7.5) }),
    fc.record({ is_in_stock: fc.constant(false), in_stock_at: fc.constantFrom(null, '2999-01-01T00:00:00Z') }),
    fc.record({ sequence_number: fc.nat({ max: 9 }) }),
    fc.record({ sub_category_id: fc.constant(other.id), modifier_groups: fc.constant<string[]>([]) }),
    fc.record({ description: fc.constant<string[]>(['Hot', 'Chaud']), is_visible: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(some, change, some, async (changed, fields, moved) => {
      const put = (places: readonly number[]) => places.map((place) => ids[place] ?? '');
      const { change_id } = await callAs(test.app, owner, 'update_item', { ids: put(changed), ...fields });
      if (!change_id) return;
      await menu.undo(change_id);
      expect(await menu.rows()).toEqual(start);

      const again = await callAs(test.app, owner, 'update_item', { ids: put(changed), price: 77_777 });
      await callAs(test.app, owner, 'set_item_sequence', { ids: put(moved) });
      const order = await menu.order();
      await menu.undo(again.change_id);
      expect(await menu.order()).toEqual(order);
      const placed = new Map(order.map((id, index) => [id, index + 1]));
      expect(await menu.rows()).toEqual(
        start.map((row) => ({ ...row, sequence_number: placed.get(row.id) ?? row.sequence_number })),
      );
      await callAs(test.app, owner, 'set_item_sequence', { ids });
      expect(await menu.rows()).toEqual(start);
    }),
    { numRuns: 12 },
  );
}, 60_000);

it('an import that is taken back as a change says so in its history, and takes no more rows', async () => {
  const { owner, rows, undo, apply, send, get } = await openMenu();
  const start = await rows();
  const import_id = randomUUID();
  await apply('import_items', [{ name: 'Stew', sub_category: 'Home', price: '3' }], { import_id });
  await undo(import_id);
  expect(await rows()).toEqual(start);
  expect(await get(import_id)).toMatchObject({ state: 'undone', can_undo: false });
  expect(
    await send('import_items', [{ name: 'Tea', sub_category: 'Home', price: '3' }], { import_id, first: 3 }),
  ).toMatchObject({ success: false, errors: [{ path: 'import_id', code: 'import_ended' }] });
  expect(await callAs(test.app, owner, 'undo_import', { import_id })).toMatchObject({ results: [] });
});
