import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, subCategories } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Cells, errors, openImportDesk, outcomes } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Desk = Awaited<ReturnType<typeof openImportDesk>>;
const tree = async ({ store }: Desk): Promise<string[]> => {
  const above = await server.db.select().from(categories).where(eq(categories.store_id, store.id));
  const below = await server.db.select().from(subCategories).where(eq(subCategories.store_id, store.id));
  const name = (id: string | null) => above.find((row) => row.id === id)?.name[0] ?? '';
  return [
    ...above.map((row) => row.name.join('/')),
    ...below.map((row) => `${name(row.category_id)} > ${row.name.join('/')}`),
  ].sort();
};

describe('rows of categories and sub-categories', () => {
  it('make both, in whatever order they stand in the file', async () => {
    const desk = await openImportDesk(server);
    const rows: Cells[] = [
      { category: 'Food', sub_category: 'Soups', 'sub_category:fr': 'Soupes' },
      { category: 'Food', 'category:fr': 'Plats', is_visible: 'no' },
      { category: '', sub_category: 'Loose' },
    ];
    const seen = await desk.preview('import_categories', rows);
    expect([outcomes(seen), seen.missing.categories]).toEqual([['create', 'create', 'create'], []]);
    expect(await tree(desk)).toEqual([]);
    expect(outcomes(await desk.apply('import_categories', rows))).toEqual(['create', 'create', 'create']);
    expect(await tree(desk)).toEqual([' > Loose', 'Food > Soups/Soupes', 'Food/Plats']);
    expect(outcomes(await desk.apply('import_categories', rows))).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('rename by id, move, and take out of a category', async () => {
    const desk = await openImportDesk(server);
    const made = await desk.apply('import_categories', [
      { category: 'Food' },
      { category: 'Drinks' },
      { category: 'Food', sub_category: 'Soups' },
      { category: 'Food', sub_category: 'Cakes' },
    ]);
    const [food, , soups] = made.results.map(({ _id = '' }) => _id);
    const reply = await desk.apply('import_categories', [
      { id: food ?? '', category: 'Meals' },
      { id: soups ?? '', sub_category: 'Broths', category: 'Drinks' },
      { sub_category: 'Cakes', category: '-' },
    ]);
    expect(
      reply.results.map(({ changes }) => changes.map(({ column, from, to }) => `${column}: ${from} > ${to}`)),
    ).toEqual([
      ['category: Food > Meals'],
      ['category: Food > Drinks', 'sub_category: Soups > Broths'].map((text) => text.replace('Food', 'Meals')),
      ['category: Meals > '],
    ]);
    expect(await tree(desk)).toEqual([' > Cakes', 'Drinks', 'Drinks > Broths', 'Meals']);
  });

  it('need a category that is there, unless the import may make it', async () => {
    const desk = await openImportDesk(server);
    const row = { category: 'Food', sub_category: 'Soups' };
    const refused = await desk.apply('import_categories', [row]);
    expect([errors(refused), refused.missing.categories]).toEqual([[['category unknown_category']], ['Food']]);
    const told = { options: { create_missing: true } };
    expect(outcomes(await desk.apply('import_categories', [row], told))).toEqual(['create']);
    expect(await tree(desk)).toEqual(['Food', 'Food > Soups']);
  });

  it('of another batch count as being in the file', async () => {
    const desk = await openImportDesk(server);
    const import_id = randomUUID();
    await desk.preview('import_categories', [{ category: 'Food' }], { import_id, first: 10 });
    const seen = await desk.preview('import_categories', [{ category: 'Food', sub_category: 'Soups' }], { import_id });
    expect(outcomes(seen)).toEqual(['create']);
    expect(await desk.applyLines('import_categories', import_id, [2])).toMatchObject({
      results: [{ outcome: 'create' }],
    });
    expect(await desk.applyLines('import_categories', import_id, [10])).toMatchObject({
      results: [{ outcome: 'unchanged' }],
    });
    expect(await tree(desk)).toEqual(['Food', 'Food > Soups']);
  });

  it('are refused with their errors', async () => {
    const desk = await openImportDesk(server);
    const made = await desk.apply('import_categories', [
      { category: 'Food' },
      { category: 'Drinks' },
      { sub_category: 'Soups' },
    ]);
    const [food] = made.results.map(({ _id = '' }) => _id);
    const reply = await desk.preview('import_categories', [
      { category: '', is_visible: 'yes' },
      { id: randomUUID(), category: 'X' },
      { id: food ?? '', category: 'drinks' },
      { id: food ?? '', category: 'Other' },
      { category: 'Drinks', sub_category: 'x'.repeat(121) },
      { sub_category: '-' },
      { sub_category: 'Soups' },
      { sub_category: 'soups' },
    ]);
    expect(errors(reply)).toEqual([
      ['category required'],
      ['id id_not_found'],
      ['category name_used'],
      ['id duplicate_in_file'],
      ['sub_category too_long'],
      ['sub_category required'],
      [],
      ['sub_category duplicate_in_file'],
    ]);
  });

  it('make no category in a store that may have none', async () => {
    const desk = await openImportDesk(server, { is_store_can_create_group: false });
    const told = { options: { create_missing: true } };
    const rows: Cells[] = [
      { category: 'Food' },
      { category: 'Meals', sub_category: 'Soups' },
      { sub_category: 'Cakes' },
    ];
    expect(errors(await desk.apply('import_categories', rows, told))).toEqual([
      ['category not_permitted'],
      ['category not_permitted'],
      [],
    ]);
    expect(await tree(desk)).toEqual([' > Cakes']);
  });
});
