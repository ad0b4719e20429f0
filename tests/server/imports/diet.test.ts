import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameKey } from '#contract/multilingual';
import { items } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeItem } from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';
import { errors, openImportDesk, outcomes } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const named = (text: string) => ({ name: [text], name_key: nameKey([text]) });

it('rows state allergens and diet marks in any language, and report unknown words', async () => {
  const { apply, preview, store } = await openImportDesk(server);
  const starters = await makeSubCategory(server.db, store, named('Starters'));
  const soup = await makeItem(server.db, store, { ...named('Soup'), sub_category_id: starters.id });
  const itemRows = () =>
    server.db.select().from(items).where(eq(items.store_id, store.id)).orderBy(items.sequence_number, items.id);
  const reply = await apply('import_items', [
    { id: soup.id, allergens: 'Sellerie | Lait', diet_marks: 'vegetarian, sin gluten' },
    { name: 'Water', sub_category: 'Starters', price: '2', allergens: 'keine' },
    { name: 'Stew', sub_category: 'Starters', price: '9', allergens: 'milk | strawberries', diet_marks: 'paleo' },
  ]);
  expect(errors(reply)).toEqual([[], [], ['allergens unknown_word', 'diet_marks unknown_word']]);
  expect(reply.results[2]?.errors.map(({ params }) => params?.name)).toEqual(['strawberries', 'paleo']);
  expect(reply.results[0]?.changes).toEqual([
    { column: 'allergens', from: '', to: 'milk | celery' },
    { column: 'diet_marks', from: '', to: 'vegetarian | gluten_free' },
  ]);
  expect(reply.results[1]?.changes).toContainEqual({ column: 'allergens', from: '', to: 'none' });
  expect(await itemRows()).toMatchObject([
    { allergens: ['milk', 'celery'], diet_marks: ['vegetarian', 'gluten_free'] },
    { allergens: [], diet_marks: [] },
  ]);
  // A blank cell changes nothing, a dash clears the statement.
  const later = await apply('import_items', [
    { id: soup.id, allergens: '', diet_marks: '-' },
    { name: 'Water', sub_category: 'Starters', allergens: '-' },
  ]);
  expect(outcomes(later)).toEqual(['update', 'update']);
  expect(await itemRows()).toMatchObject([
    { allergens: ['milk', 'celery'], diet_marks: [] },
    { allergens: null, diet_marks: [] },
  ]);
  const doubtful = await preview('import_items', [{ id: soup.id, diet_marks: 'vegan' }]);
  expect(doubtful.results[0]).toMatchObject({
    outcome: 'update',
    changes: [{ column: 'diet_marks', contradictions: [{ mark: 'vegan', allergens: ['milk'] }] }],
  });
});
