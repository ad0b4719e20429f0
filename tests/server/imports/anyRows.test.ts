import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Cells, type ImportName, openImportDesk, outcomes } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const names = ['Soup', 'soup ', 'Pie', "'=1+1", 'A|B', '-', '', 'x'.repeat(121), 'Été'];
const cellsOf: Record<string, string[]> = {
  text: names,
  id: ['', '', '', 'x', '11111111-1111-4111-8111-111111111111'],
  money: ['', '1', '2,50 €', '1.234', 'x', '-', '-1'],
  percent: ['', '5', '8,875%', '101', '-'],
  boolean: ['', 'yes', 'nein', '-', 'perhaps'],
  integer: ['', '0', '1', '2', '3', '-', 'x', '2.5'],
  choice: ['', 'list', 'GRID', '-', 'rows'],
  list: ['', 'Soup', 'Soup | Pie', 'A\\|B', '-', 'Soup|Soup'],
};

/** Rows of a kind that no one would write; most name their record. */
const rowsOf = (kind: ImportKind, always: readonly string[]) => {
  const cells = columnsOf(kind).map(({ name, type }) => {
    const cell = fc.constantFrom(...(cellsOf[type] ?? ['']));
    return [
      name,
      always.includes(name) ? fc.constantFrom('Soup', 'Pie', 'Stew', 'Cake') : fc.option(cell, { nil: '', freq: 2 }),
    ] as const;
  });
  return fc.array(fc.record(Object.fromEntries(cells)) as fc.Arbitrary<Cells>, { minLength: 1, maxLength: 8 });
};

const kinds: [ImportName, fc.Arbitrary<Cells[]>][] = [
  ['import_items', rowsOf('items', ['name', 'sub_category'])],
  ['import_items', rowsOf('items', [])],
  ['import_categories', rowsOf('categories', ['sub_category'])],
  ['import_categories', rowsOf('categories', [])],
  ['import_modifier_groups', rowsOf('modifier_groups', ['group', 'modifier'])],
  ['import_modifier_groups', rowsOf('modifier_groups', ['group'])],
  ['import_tables', rowsOf('tables', [])],
];

it.each(kinds)(
  '%s: what is previewed is applied, and then there is nothing left to do',
  { timeout: 120_000 },
  async (name, rows) => {
    const told = { options: { create_missing: true } };
    await fc.assert(
      fc.asyncProperty(rows, async (batch) => {
        const desk = await openImportDesk(server);
        const import_id = randomUUID();
        const seen = await desk.preview(name, batch, { import_id, ...told });
        const { create, update, unchanged, error } = seen.counts;
        expect(create + update + unchanged + error).toBe(batch.length);
        const done = await desk.apply(name, batch, { import_id, ...told });
        expect(outcomes(done)).toEqual(outcomes(seen));
        expect(await desk.get(import_id)).toMatchObject({ state: 'applied', applied_count: batch.length - error });
        const right = batch.filter((_, at) => done.results[at]?.outcome !== 'error');
        if (right.length > 0)
          expect(outcomes(await desk.apply(name, right, told))).toEqual(right.map(() => 'unchanged'));
        const { results } = await desk.undo(import_id);
        expect(results.filter(({ success }) => !success)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  },
);
