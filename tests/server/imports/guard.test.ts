import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeSubCategory } from '../../support/factories/makeItem';
import { openImportDesk } from '../../support/importDesk';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('takes off the one apostrophe that an export put before a formula, and no other', async () => {
  const { app, owner, store, apply } = await openImportDesk(test);
  await makeSubCategory(test.db, store, { name: ['Soups'], name_key: 'soups' });
  const written: Record<string, string> = {
    "'=1+1": '=1+1',
    "'+33 soup": '+33 soup',
    "'-leek": '-leek',
    "'@home": '@home',
    "''=twice": "'=twice",
    "'Round the corner": "'Round the corner",
    "Chef's =best": "Chef's =best",
  };
  const names = Object.keys(written);
  const { counts } = await apply(
    'import_items',
    names.map((name) => ({ name, sub_category: 'Soups', price: '4' })),
  );
  expect(counts).toMatchObject({ create: names.length });
  const { data } = await callAs(app, owner, 'get_item_list', { perPage: 50 });
  expect(data.map(({ name }) => name[0]).toSorted()).toEqual(Object.values(written).toSorted());
});

it('an import of categories is not taken back by a store that may have none any more', async () => {
  const { app, owner, store, apply, undo } = await openImportDesk(test);
  const mayGroup = (is_store_can_create_group: boolean) =>
    test.db.update(stores).set({ is_store_can_create_group }).where(eq(stores.id, store.id));
  await mayGroup(true);
  const import_id = randomUUID();
  await apply('import_categories', [{ category: 'Drinks' }], { import_id });
  await mayGroup(false);
  expect(await errorOf(app, owner, 'undo_import', { import_id })).toBe(errorCodes.NOT_PERMITTED);
  await mayGroup(true);
  expect((await undo(import_id)).results).toEqual([expect.objectContaining({ success: true })]);
});
