import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { guardCell } from '#contract/menuFiles/guard';
import { writeCells } from '#contract/menuFiles/writeCells';
import { nameKey } from '#contract/multilingual';
import { items } from '#server/db/schema/index';
import { publishedNaughtyStrings } from '../../files/publishedNaughtyStrings';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeSubCategory } from '../../support/factories/makeItem';
import { openImportDesk } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const within = (max: number) => (text: string) => (text.length <= max ? text : text.slice(0, max).trim());

it('a menu named after the published list of naughty strings is exported and imported without a change', async () => {
  const desk = await openImportDesk(server);
  const heading = await makeSubCategory(server.db, desk.store, { name: ['=Menu'], name_key: '=menu' });
  const names = new Map(publishedNaughtyStrings.map(within(limits.nameMax)).map((name) => [nameKey([name]), name]));
  expect(names.size).toBeGreaterThan(300);
  const rows = [...names].map(([name_key, name], sequence_number) => ({
    ...{ store_id: desk.store.id, sub_category_id: heading.id, name: [name, name], name_key, sequence_number },
    ...{ description: [name, name], sku: within(limits.skuMax)(name), price: sequence_number },
  }));
  const made = await server.db.insert(items).values(rows).returning();

  const context = {
    ...{ currency: desk.store.currency, languages: ['en', 'fr'], categories: new Map<string, string>() },
    ...{ subCategories: new Map([[heading.id, '=Menu']]), modifierGroups: new Map<string, string>() },
  };
  const cells = made
    .flatMap((item) => writeCells('items', { ...item, _id: item.id, modifier_groups: [] }, context))
    .map((row) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, guardCell(cell)])));
  const { results } = await desk.preview('import_items', cells);
  expect(results.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  expect(results).toHaveLength(made.length);
});
