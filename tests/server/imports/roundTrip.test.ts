import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allergens, dietMarks } from '#contract/menu/diet';
import { guardCell } from '#contract/menuFiles/guard';
import { writeCells } from '#contract/menuFiles/writeCells';
import { nameKey } from '#contract/multilingual';
import { visibleText } from '#contract/visibleText';
import {
  categories,
  itemModifierGroups,
  items,
  modifierGroups,
  modifiers,
  subCategories,
} from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Cells, english, french, openImportDesk } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Texts that break what reads them carelessly: formulas, quotes, line breaks, marks of lists and of clearing, other scripts. */
const naughty = [
  ...[
    '=1+1',
    "=cmd|' /C calc'!A0",
    '+49',
    '-',
    '--',
    '-1',
    '@SUM(A1)',
    "'-",
    "''=1",
    "'",
    "'quoted'",
    '"',
    '""',
    ',',
    ';',
  ],
  ...[
    'a|b',
    '|',
    '\\',
    '\\|',
    'a \\',
    'a\tb',
    'a\nb',
    'a\r\nb',
    '1,5',
    '1.234',
    'yes',
    'no',
    '0',
    'null',
    'undefined',
    'NaN',
  ],
  ...[
    '👩‍👩‍👧',
    'مرحبا',
    '‮abc',
    'é',
    'é',
    'İstanbul',
    'ﬁ',
    '中文',
    ' nbsp ',
    '<script>alert(1)</script>',
    '__proto__',
    'true',
  ],
  ...['\u200b', '%s', '{0}', "Robert'); drop table items;--", 'id:', 'a\u2028b'],
];
const plainText = fc.oneof(
  fc.constantFrom(...naughty),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...naughty), fc.string({ unit: 'grapheme-composite', maxLength: 20 }))
    .map((pair) => pair.join('')),
);
/** As the calls keep texts: trimmed, empty where nothing could be seen, and without what no database could keep. */
const text = plainText.map((value) => visibleText(value.replaceAll('\0', '')));
const name = text.filter((value) => value !== '');
const inTwo = (first: fc.Arbitrary<string>) =>
  fc.tuple(first, fc.oneof(fc.constant(''), text)).map(([a, b]) => (b ? [a, b] : [a]));
const names = fc.uniqueArray(inTwo(name), { minLength: 1, maxLength: 4, selector: (value) => nameKey(value) });
const place = fc.integer({ min: 0, max: 1_000_000 });
const amount = fc.integer({ min: 0, max: 1_000_000_000 });

const menu = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  categories: names,
  subCategories: names,
  groups: fc.array(
    fc.record({
      name: inTwo(name),
      place,
      modifiers: fc.array(fc.record({ name: inTwo(name), price: amount, place }), { maxLength: 3 }),
    }),
    {
      maxLength: 4,
    },
  ),
  items: fc.uniqueArray(
    fc.record({
      ...{
        name: inTwo(name),
        description: inTwo(text),
        sku: text.map((value) => visibleText(value.slice(0, 60))),
        price: amount,
        place,
      },
      ...{
        tax: fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000),
        isOn: fc.boolean(),
        groups: fc.array(fc.nat(9)),
        allergens: fc.option(fc.subarray([...allergens])),
        diet_marks: fc.subarray([...dietMarks]),
      },
    }),
    { minLength: 1, maxLength: 5, selector: (item) => nameKey(item.name) },
  ),
});

const whole = (value: readonly string[]): boolean => value.every((one) => one.length <= 120);
const keyed = (value: string[]) => ({ name: value, name_key: nameKey(value) });

/** Writes a menu as it is generated, and gives its records as files hold them. */
async function plantMenu(planned: typeof menu extends fc.Arbitrary<infer Menu> ? Menu : never) {
  const desk = await openImportDesk(server, { currency: planned.currency, languages_supported: [english, french] });
  const store_id = desk.store.id;
  const above = await server.db
    .insert(categories)
    .values(planned.categories.map((value, sequence_number) => ({ store_id, ...keyed(value), sequence_number })))
    .returning();
  const below = await server.db
    .insert(subCategories)
    .values(
      planned.subCategories.map((value, at) => ({ store_id, ...keyed(value), category_id: above[at]?.id ?? null })),
    )
    .returning();
  const groups: (typeof modifierGroups.$inferSelect & { modifiers: (typeof modifiers.$inferSelect)[] })[] = [];
  for (const group of planned.groups) {
    const [row] = await server.db
      .insert(modifierGroups)
      .values({ store_id, ...keyed(group.name), sequence_number: group.place, max: 2, min: 1 })
      .returning();
    if (!row) throw new Error('the group was not made');
    const values = group.modifiers.map((one) => ({
      ...{ store_id, modifier_group_id: row.id, name: one.name, price: one.price, sequence_number: one.place },
    }));
    groups.push({
      ...row,
      modifiers: values.length > 0 ? await server.db.insert(modifiers).values(values).returning() : [],
    });
  }
  const made = [];
  for (const [at, item] of planned.items.entries()) {
    const [row] = await server.db
      .insert(items)
      .values({
        ...{
          store_id,
          ...keyed(item.name),
          description: item.description,
          sku: item.sku,
          price: item.price,
          tax: item.tax,
        },
        ...{ allergens: item.allergens, diet_marks: item.diet_marks },
        ...{ is_in_stock: item.isOn, is_visible: !item.isOn, sequence_number: item.place },
        sub_category_id: below[at % below.length]?.id ?? '',
      })
      .returning();
    if (!row) throw new Error('the item was not made');
    const ids = [...new Set(item.groups.flatMap((position) => groups[position]?.id ?? []))];
    const links = ids.map((modifier_group_id, sequence_number) => ({
      store_id,
      item_id: row.id,
      modifier_group_id,
      sequence_number,
    }));
    if (links.length > 0) await server.db.insert(itemModifierGroups).values(links);
    made.push({ ...row, modifier_groups: ids });
  }
  return { desk, above, below, groups, made };
}

const withId = <Row extends { id: string }>(row: Row) => ({ ...row, _id: row.id });

it('a menu that was exported is imported without a change, whatever its texts', { timeout: 120_000 }, async () => {
  const fits = menu.filter((one) =>
    [
      ...one.categories,
      ...one.subCategories,
      ...one.items.map((item) => item.name),
      ...one.groups.map((group) => group.name),
    ].every(whole),
  );
  await fc.assert(
    fc.asyncProperty(fits, async (planned) => {
      const { desk, above, below, groups, made } = await plantMenu(planned);
      const first = (rows: readonly { id: string; name: string[] }[]) =>
        new Map(rows.map((row) => [row.id, row.name[0] ?? '']));
      const context = {
        ...{ currency: planned.currency, languages: ['en', 'fr'], categories: first(above) },
        ...{ subCategories: first(below), modifierGroups: first(groups) },
      };
      const files = {
        import_items: made.flatMap((item) => writeCells('items', withId(item), context)),
        import_categories: [...above, ...below].flatMap((heading) =>
          writeCells('categories', withId(heading), context),
        ),
        import_modifier_groups: groups.flatMap((group) =>
          writeCells('modifier_groups', { ...withId(group), modifiers: group.modifiers.map(withId) }, context),
        ),
      };
      const asInFile = (row: Cells): Cells =>
        Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, guardCell(cell)]));
      for (const kind of ['import_items', 'import_categories', 'import_modifier_groups'] as const) {
        if (files[kind].length === 0) continue;
        const { results } = await desk.preview(kind, files[kind].map(asInFile));
        expect(results.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
        // By name alone they are found too, where a name tells which.
        if (kind !== 'import_items') continue;
        const nameless = await desk.preview(
          kind,
          files[kind].map((row) => asInFile({ ...row, id: '' })),
        );
        expect(nameless.results.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
