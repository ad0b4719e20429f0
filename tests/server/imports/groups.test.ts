import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '#contract/multilingual';
import { modifierGroups, modifiers } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeModifierGroup } from '../../support/factories/makeItem';
import { type Cells, errors, openImportDesk, outcomes } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Desk = Awaited<ReturnType<typeof openImportDesk>>;
const groupsOf = async ({ store }: Desk) => {
  const rows = await server.db
    .select()
    .from(modifierGroups)
    .where(eq(modifierGroups.store_id, store.id))
    .orderBy(asc(modifierGroups.sequence_number));
  const own = await server.db
    .select()
    .from(modifiers)
    .where(eq(modifiers.store_id, store.id))
    .orderBy(asc(modifiers.sequence_number));
  return rows.map((row) => ({ ...row, modifiers: own.filter((one) => one.modifier_group_id === row.id) }));
};
const sizes: Cells[] = [
  {
    group: 'Size',
    'group:fr': 'Taille',
    type: 'Grid',
    min: '1',
    max: '2',
    is_required: 'yes',
    modifier: 'Small',
    price: '0',
  },
  { modifier: 'Medium', price: '1,50', is_default: 'x' },
  { modifier: 'Large', 'modifier:fr': 'Grande', price: '3' },
];

describe('rows of modifiers', () => {
  it('make a group, whose columns may stand on its first row alone', async () => {
    const desk = await openImportDesk(server);
    expect(outcomes(await desk.preview('import_modifier_groups', sizes))).toEqual(['create', 'create', 'create']);
    const reply = await desk.apply('import_modifier_groups', [...sizes, { group: 'Sauce', max: '0' }]);
    expect([outcomes(reply), errors(reply).flat()]).toEqual([['create', 'create', 'create', 'create'], []]);
    expect(reply.results.map(({ name }) => name)).toEqual(['Size: Small', 'Size: Medium', 'Size: Large', 'Sauce']);
    expect(await groupsOf(desk)).toMatchObject([
      {
        ...{ name: ['Size', 'Taille'], type: 'grid', min: 1, max: 2, is_required: true, sequence_number: 1 },
        modifiers: [
          { name: ['Small'], price: 0 },
          { name: ['Medium'], price: 150, is_default: true },
          { name: ['Large', 'Grande'], price: 300 },
        ],
      },
      { name: ['Sauce'], max: 0, modifiers: [], sequence_number: 2 },
    ]);
    const again = await desk.apply('import_modifier_groups', sizes);
    expect(outcomes(again)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('change a group by id and by name, and leave the modifiers that they do not name', async () => {
    const desk = await openImportDesk(server);
    await desk.apply('import_modifier_groups', sizes);
    const [size] = await groupsOf(desk);
    const medium = size?.modifiers[1];
    const reply = await desk.apply('import_modifier_groups', [
      { id: size?.id ?? '', group: 'Portion', max: '3', modifier: 'small', price: '0.20' },
      { modifier_id: medium?.id ?? '', modifier: 'Middle', is_in_stock: 'no', max: '2' },
      { modifier: 'Giant', price: '5' },
    ]);
    expect(outcomes(reply)).toEqual(['update', 'update', 'create']);
    expect(reply.results[0]?.changes.map(({ column }) => column)).toEqual(['group', 'max', 'modifier', 'price']);
    const [after] = await groupsOf(desk);
    expect(after).toMatchObject({ id: size?.id, version: 2, name: ['Portion', 'Taille'], max: 3 });
    expect(after?.modifiers.map(({ name, is_in_stock }) => [name[0], is_in_stock])).toEqual([
      ['small', true],
      ['Middle', false],
      ['Large', true],
      ['Giant', true],
    ]);
  });

  it('are refused with their errors', async () => {
    const desk = await openImportDesk(server);
    await desk.apply('import_modifier_groups', sizes);
    const [size] = await groupsOf(desk);
    const other = await openImportDesk(server);
    const foreign = await makeModifierGroup(server.db, other.store);
    for (const _ of [1, 2])
      await makeModifierGroup(server.db, desk.store, { name: ['Twin'], name_key: nameKey(['Twin']) });
    const reply = await desk.preview('import_modifier_groups', [
      { modifier: 'Nobody', price: '1' },
      { id: foreign.id, modifier: 'X' },
      { group: 'Twin', modifier: 'X' },
      { group: 'Size', modifier_id: foreign.modifiers[0]?.id ?? '' },
      { group: 'Size', modifier: '', price: '1' },
      { group: 'Size', type: 'rows', min: '101', modifier: 'A', price: 'b' },
      { group: 'Size', modifier: 'Small', is_default: 'often' },
      { group: 'Size', modifier: 'small' },
      { group: 'Size', modifier_id: size?.modifiers[1]?.id ?? '', modifier: 'Large' },
    ]);
    expect(errors(reply)).toEqual([
      ['group required'],
      ['id id_not_found'],
      ['group ambiguous_name'],
      ['modifier_id id_not_found'],
      ['modifier required'],
      ['type not_a_choice', 'min out_of_range', 'price not_a_number'],
      ['is_default not_yes_or_no'],
      ['modifier duplicate_in_file'],
      ['modifier name_used'],
    ]);
    expect(await groupsOf(desk)).toMatchObject([{ version: 1 }, {}, {}]);
  });

  it('must leave a range that can be met, told at the first row', async () => {
    const desk = await openImportDesk(server);
    const [first = {}, ...others] = sizes;
    const refused = await desk.apply('import_modifier_groups', [{ ...first, max: '4' }, ...others]);
    expect(errors(refused)).toEqual([['max range_not_met'], ['group range_not_met'], ['group range_not_met']]);
    expect(refused.results[0]?.errors[0]?.params).toMatchObject({ problem: 'max_over_stock', max: 4, in_stock: 3 });
    expect(await groupsOf(desk)).toEqual([]);
    expect(errors(await desk.apply('import_modifier_groups', [{ ...first, type: 'x' }, ...others]))).toEqual([
      ['type not_a_choice'],
      ['group group_not_taken'],
      ['group group_not_taken'],
    ]);
  });

  it('may lie in several batches, previewed or not', async () => {
    const desk = await openImportDesk(server);
    const [first = {}, second = {}, third = {}] = sizes;
    const import_id = randomUUID();
    const halves = [
      [[first], 2],
      [[second, third], 3],
    ] as const;
    for (const [rows, at] of halves) await desk.preview('import_modifier_groups', rows, { import_id, first: at });
    expect((await desk.get(import_id)).counts).toEqual({ create: 3, update: 0, unchanged: 0, error: 0 });
    await desk.applyLines('import_modifier_groups', import_id, [2], 'stop');
    const last = await desk.applyLines('import_modifier_groups', import_id, [3, 4], 'stop');
    expect(last).toMatchObject({ results: [{ outcome: 'create' }, { outcome: 'create' }] });
    expect((await groupsOf(desk)).map((group) => group.modifiers.length)).toEqual([3]);
    expect(await desk.get(import_id)).toMatchObject({ state: 'applied', applied_count: 3 });

    const direct = await openImportDesk(server);
    for (const [rows, at] of halves) await direct.apply('import_modifier_groups', rows, { import_id, first: at });
    expect((await groupsOf(direct)).map((group) => group.modifiers.length)).toEqual([3]);
    expect(await direct.get(import_id)).toMatchObject({ state: 'applied', applied_count: 3 });
  });
});
