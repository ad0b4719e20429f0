import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '#contract/multilingual';
import { itemModifierGroups, items, modifierGroups, subCategories } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeItem, makeSubStore } from '../../support/factories/index';
import { makeModifierGroup, makeSubCategory } from '../../support/factories/makeItem';
import { type Cells, errors, openImportDesk, outcomes } from '../../support/importDesk';
import { loginSubStore } from '../../support/login';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const named = (text: string) => ({ name: [text], name_key: nameKey([text]) });

async function deskWithSoup() {
  const desk = await openImportDesk(server);
  const starters = await makeSubCategory(server.db, desk.store, named('Starters'));
  const soup = await makeItem(server.db, desk.store, { ...named('Soup'), sub_category_id: starters.id, sku: 'S1' });
  const itemRows = () =>
    server.db.select().from(items).where(eq(items.store_id, desk.store.id)).orderBy(items.sequence_number, items.id);
  return { ...desk, starters, soup, itemRows };
}

describe('what a row is about', () => {
  it('is found by its id, by its name in its sub-category, or made', async () => {
    const { apply, soup, itemRows } = await deskWithSoup();
    const reply = await apply('import_items', [
      { id: soup.id, price: '13,00 €' },
      { name: 'Salad', 'name:fr': 'Salade', sub_category: 'STARTERS', price: '8', is_in_stock: 'nein' },
    ]);
    expect(errors(reply)).toEqual([[], []]);
    expect(outcomes(reply)).toEqual(['update', 'create']);
    expect(reply.results[0]?.changes).toEqual([{ column: 'price', from: '12.50', to: '13.00' }]);
    const rows = await itemRows();
    expect(rows).toMatchObject([
      { id: soup.id, price: 1300, version: 2, sku: 'S1', name: ['Soup'] },
      {
        name: ['Salad', 'Salade'],
        price: 800,
        tax: 0,
        is_in_stock: false,
        is_visible: true,
        version: 1,
        sequence_number: 1,
      },
    ]);
    const again = await apply('import_items', [{ name: ' soup ', sub_category: 'starters', price: '13.00' }]);
    // The name is written otherwise: that is a change, of the same item.
    expect(again.results).toMatchObject([
      { outcome: 'update', _id: soup.id, changes: [{ column: 'name', to: 'soup' }] },
    ]);
  });

  it('shows what a new item would be, marks a price far from its neighbours, and never guesses at 12.345', async () => {
    const { preview, app, owner, starters, store, itemRows } = await deskWithSoup();
    const import_id = randomUUID();
    for (const [place, name] of ['Bread', 'Olives', 'Soup of the day'].entries())
      await makeItem(server.db, store, { ...named(name), sub_category_id: starters.id, price: 700 + place });
    const before = (await itemRows()).length;
    const sub_category = 'Starters';
    const rows: Cells[] = [
      { name: 'Salad', sub_category, price: '8,5', tax: '7', is_in_stock: 'no' },
      { name: 'Caviar', sub_category, price: '850,00' },
      { name: 'Soup', sub_category, price: '1250' },
      { name: 'Crab', sub_category, price: '12.345' },
    ];
    const reply = await preview('import_items', rows, { import_id });
    expect(reply.results.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'update', 'error']);
    expect(reply.results[0]?.changes).toEqual([
      { column: 'sub_category', from: '', to: 'Starters' },
      { column: 'price', from: '', to: '8.50' },
      { column: 'tax', from: '', to: '7' },
      { column: 'is_in_stock', from: '', to: 'no' },
    ]);
    expect(reply.results[1]?.changes).toContainEqual({ column: 'price', from: '', to: '850.00', usual: '7.02' });
    expect(reply.results[2]?.changes).toEqual([{ column: 'price', from: '12.50', to: '1250.00', usual: '7.02' }]);
    expect(errors({ ...reply, results: reply.results.slice(3) })).toEqual([['price ambiguous_number']]);
    const marked = await callAs(app, owner, 'get_import_row_list', { import_id, filter: { has_unusual_price: true } });
    expect(marked.data.map(({ name }) => name)).toEqual(['Caviar', 'Soup']);
    expect(await itemRows()).toHaveLength(before);
  });

  it('has its variation in its name, unless that says nothing', async () => {
    const { apply, itemRows } = await deskWithSoup();
    const variations = ['Large', 'Regular', 'Default', '', 'pizza 3'];
    const rows = variations.map((variation, at) => ({
      ...{ name: at === 4 ? 'Pizza 3' : `Pizza ${at}`, variation, sub_category: 'Starters', price: '9' },
    }));
    expect(outcomes(await apply('import_items', rows.slice(0, 3).concat(rows[4] ?? [])))).toEqual(
      Array(4).fill('create'),
    );
    expect((await itemRows()).map(({ name }) => name[0]).sort()).toEqual([
      'Pizza 0 (Large)',
      'Pizza 1',
      'Pizza 2',
      'Pizza 3',
      'Soup',
    ]);
  });

  it('may be moved to another sub-category, but not onto its namesake', async () => {
    const { apply, soup, store, itemRows } = await deskWithSoup();
    const mains = await makeSubCategory(server.db, store, named('Mains'));
    const twin = await makeItem(server.db, store, { ...named('SOUP'), sub_category_id: mains.id });
    expect(errors(await apply('import_items', [{ id: soup.id, sub_category: 'Mains' }]))).toEqual([['name name_used']]);
    const swapped: Cells[] = [
      { id: twin.id, name: 'Stew' },
      { id: soup.id, sub_category: 'mains' },
    ];
    expect(outcomes(await apply('import_items', swapped))).toEqual(['update', 'update']);
    expect((await itemRows()).map((row) => row.sub_category_id)).toEqual([mains.id, mains.id]);
  });

  it('cannot be an item of another store', async () => {
    const { apply } = await deskWithSoup();
    const other = await deskWithSoup();
    const reply = await apply('import_items', [{ id: other.soup.id, price: '1' }, { id: randomUUID() }, { id: 'x' }]);
    expect(errors(reply)).toEqual([['id id_not_found'], ['id id_not_found'], ['id id_not_found']]);
    expect((await other.itemRows())[0]?.price).toBe(1250);
  });
});

describe('cells', () => {
  it('that are empty keep what is there, and a dash clears it', async () => {
    const { apply, soup, itemRows, store } = await deskWithSoup();
    const group = await makeModifierGroup(server.db, store);
    await server.db
      .insert(itemModifierGroups)
      .values({ store_id: store.id, item_id: soup.id, modifier_group_id: group.id });
    const kept = await apply('import_items', [{ id: soup.id, sku: '', tax: ' ', modifier_groups: '', name: '' }]);
    expect(outcomes(kept)).toEqual(['unchanged']);
    const cleared = await apply('import_items', [{ id: soup.id, sku: '-', tax: '-', modifier_groups: '-' }]);
    expect(cleared.results[0]?.changes).toEqual([
      { column: 'tax', from: '10', to: '0' },
      { column: 'sku', from: 'S1', to: '' },
      { column: 'modifier_groups', from: group.name[0], to: '' },
    ]);
    expect(await itemRows()).toMatchObject([{ sku: '', tax: 0 }]);
    const dashed = await apply('import_items', [{ id: soup.id, sku: "'-" }]);
    expect(dashed.results[0]?.changes).toEqual([{ column: 'sku', from: '', to: '-' }]);
  });

  it('are refused with every error of the row at once', async () => {
    const { preview, starters, soup, store } = await deskWithSoup();
    const stew = await makeItem(server.db, store, { ...named('Stew'), sub_category_id: starters.id });
    const twice = await makeModifierGroup(server.db, store, named('Size'));
    await makeModifierGroup(server.db, store, { ...named('Size'), id: randomUUID() });
    expect(twice.name).toEqual(['Size']);
    const long = 'x'.repeat(121);
    const reply = await preview('import_items', [
      { name: '', sub_category: '', price: '' },
      { name: '-', sub_category: '-', price: '-', id: stew.id },
      {
        name: long,
        sub_category: 'Starters',
        price: 'cheap',
        tax: '101',
        is_visible: 'perhaps',
        sequence_number: '1.5',
      },
      {
        ...{ name: 'A', sub_category: 'Mains', price: '1,23456', 'name:xx': 'B', colour: 'red', 'price:fr': '1' },
        ...{ constructor: 'x', 'constructor:en': 'x', 'toString:en': 'x' },
      },
      { name: 'C', sub_category: 'Starters', price: '1', modifier_groups: 'Size | Nothing' },
      { id: soup.id, name: 'stew' },
      { name: 'D', sub_category: 'Starters', price: '-1', sku: 'y'.repeat(61) },
    ]);
    expect(errors(reply)).toEqual([
      ['name required', 'sub_category required', 'price required'],
      ['name required', 'sub_category required', 'price required'],
      expect.arrayContaining([
        ...['name too_long', 'price not_a_number', 'tax out_of_range', 'is_visible not_yes_or_no'],
        'sequence_number too_many_decimals',
      ]),
      expect.arrayContaining([
        ...['name:xx unknown_language', 'colour unknown_column', 'price:fr unknown_column'],
        ...['constructor unknown_column', 'constructor:en unknown_column', 'toString:en unknown_column'],
        ...['sub_category unknown_sub_category', 'price too_many_decimals'],
      ]),
      ['modifier_groups ambiguous_name', 'modifier_groups unknown_modifier_group'],
      ['name name_used'],
      expect.arrayContaining(['price out_of_range', 'sku too_long']),
    ]);
    expect(reply.counts).toEqual({ create: 0, update: 0, unchanged: 0, error: 7 });
    expect(reply.missing).toEqual({ categories: [], sub_categories: ['Mains'], modifier_groups: ['Nothing'] });
    const [, , , wrong] = reply.results;
    expect(wrong?.errors.find(({ column }) => column === 'price')).toMatchObject({
      value: '1,23456',
      params: { max: 2 },
    });
  });

  it('of one item may stand in a file once, in whichever batch', async () => {
    const { preview, applyLines, soup } = await deskWithSoup();
    const import_id = randomUUID();
    const row = { name: 'Pie', sub_category: 'Starters', price: '5' };
    const first = await preview('import_items', [row, row, { id: soup.id, sku: 'A' }], { import_id });
    expect(errors(first)).toEqual([[], ['name duplicate_in_file'], []]);
    expect(first.results[1]?.errors[0]?.params).toEqual({ line: 2 });
    const second = await preview(
      'import_items',
      [
        { ...row, name: 'PIE' },
        { name: 'Soup', sub_category: 'Starters' },
      ],
      {
        import_id,
        first: 5,
      },
    );
    expect(second.results.map(({ errors }) => errors[0]?.params)).toEqual([{ line: 2 }, { line: 4 }]);
    // Sent again, the first lines are not doubles of the later ones, nor of themselves.
    const same = await preview('import_items', [row], { import_id });
    expect(errors(same)).toEqual([[]]);
    // Nor does an item that was made in between make its double right.
    await applyLines('import_items', import_id, [2]);
    expect(await applyLines('import_items', import_id, [5])).toMatchObject({ results: [{ outcome: 'error' }] });
  });
});

describe('what rows lack', () => {
  it('is made where the import may, and only for rows that are right', async () => {
    const { apply, store } = await deskWithSoup();
    const rows: Cells[] = [
      { name: 'Steak', sub_category: 'Mains', price: '20', modifier_groups: 'Sauce | Side \\| dish' },
      { name: 'Duck', sub_category: 'mains', price: '22', modifier_groups: 'sauce' },
      { name: 'Ghost', sub_category: 'Nowhere', price: 'x', modifier_groups: 'Sauce' },
    ];
    const refused = await apply('import_items', rows);
    expect(outcomes(refused)).toEqual(['error', 'error', 'error']);
    expect(refused.missing).toEqual({
      categories: [],
      sub_categories: ['Mains', 'Nowhere'],
      modifier_groups: ['Sauce', 'Side | dish'],
    });
    const made = await apply('import_items', rows, { options: { create_missing: true } });
    expect(outcomes(made)).toEqual(['create', 'create', 'error']);
    // A heading that would be created isn't an error of a row that is wrong for another reason.
    expect(errors(made)[2]).toEqual(['price not_a_number']);
    const headings = await server.db.select().from(subCategories).where(eq(subCategories.store_id, store.id));
    expect(headings.map(({ name }) => name[0]).sort()).toEqual(['Mains', 'Starters']);
    const groups = await server.db.select().from(modifierGroups).where(eq(modifierGroups.store_id, store.id));
    expect(groups.map(({ name, max }) => [name[0], max]).sort()).toEqual([
      ['Sauce', 0],
      ['Side | dish', 0],
    ]);
    const attached = await server.db.select().from(itemModifierGroups).where(eq(itemModifierGroups.store_id, store.id));
    expect(attached).toHaveLength(3);
  });

  it('is not made by an account that may edit items alone', async () => {
    const { apply, store } = await deskWithSoup();
    const caller = await loginSubStore(server.app, await makeSubStore(server.db, store, { grants: ['store/product'] }));
    const told = { caller, options: { create_missing: true } };
    const reply = await apply(
      'import_items',
      [
        { name: 'Steak', sub_category: 'Mains', price: '20' },
        { name: 'Duck', sub_category: 'Starters', price: '22', modifier_groups: 'Sauce' },
        { name: 'Pie', sub_category: 'Starters', price: '5' },
      ],
      told,
    );
    expect(errors(reply)).toEqual([['sub_category not_permitted'], ['modifier_groups not_permitted'], []]);
  });
});
