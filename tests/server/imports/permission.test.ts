import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeSubCategory } from '../../support/factories/makeItem';
import { makeSubStore } from '../../support/factories/makeSubStore';
import { openImportDesk } from '../../support/importDesk';
import { loginSubStore } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function openDesk() {
  const desk = await openImportDesk(test);
  await makeSubCategory(test.db, desk.store, { name: ['Soups'], name_key: 'soups' });
  const as = async (grant: 'store/group' | 'store/product') =>
    loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: [grant] }));
  return { ...desk, headings: await as('store/group'), products: await as('store/product') };
}

const row = (name: string) => ({ name, sub_category: 'Soups', price: '4' });

it('an import that writes is ended by who may write it, and one that does not by any who import', async () => {
  const { headings, products, preview, applyLines } = await openDesk();
  const import_id = randomUUID();
  await preview('import_items', [row('Leek'), row('Pea')], { import_id });
  await applyLines('import_items', import_id, [2]);
  expect(await errorOf(test.app, headings, 'cancel_import', { import_id })).toBe(errorCodes.NOT_PERMITTED);
  expect(await errorOf(test.app, products, 'cancel_import', { import_id })).toBeNull();

  const looked = randomUUID();
  await preview('import_items', [row('Pea')], { import_id: looked });
  expect(await errorOf(test.app, headings, 'cancel_import', { import_id: looked })).toBeNull();
});

it('the file of someone else’s kind of import is not replaced', async () => {
  const { headings, products } = await openDesk();
  const file = { import_id: randomUUID(), kind: 'items' as const, file_name: 'menu.csv' };
  await callAs(test.app, products, 'add_import_file', file);
  expect(await errorOf(test.app, headings, 'add_import_file', { ...file, file_name: 'other.csv' })).toBe(
    errorCodes.NOT_PERMITTED,
  );
  expect((await callAs(test.app, headings, 'get_import', { _id: file.import_id })).import.file_name).toBe('menu.csv');
});

it('the file of an import stays on record once it is applied, and no one else adds one', async () => {
  const { headings, products, preview, applyLines } = await openDesk();
  const import_id = randomUUID();
  const file = { import_id, kind: 'items' as const };
  await preview('import_items', [row('Leek')], { import_id });
  await applyLines('import_items', import_id, [2]);
  const planted = { ...file, file_name: 'planted.csv' };
  expect(await errorOf(test.app, headings, 'add_import_file', planted)).toBe(errorCodes.NOT_PERMITTED);
  await callAs(test.app, products, 'add_import_file', { ...file, file_name: 'menu.csv' });
  const reply = await callAs(test.app, products, 'add_import_file', { ...file, file_name: 'late.csv' });
  expect(reply.import.file_name).toBe('menu.csv');
  expect((await callAs(test.app, products, 'get_import_file', { import_id })).file_name).toBe('menu.csv');
});
