import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { nameKey } from '#contract/multilingual';
import {
  categories,
  items,
  menuImportRows,
  modifierGroups,
  modifiers,
  outbox,
  subCategories,
} from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeItem, makeSubStore } from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';
import { type Cells, openImportDesk, outcomes } from '../../support/importDesk';
import { loginSubStore } from '../../support/login';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const named = (text: string) => ({ name: [text], name_key: nameKey([text]) });

async function openDesk() {
  const desk = await openImportDesk(server);
  const starters = await makeSubCategory(server.db, desk.store, named('Starters'));
  const soup = await makeItem(server.db, desk.store, { ...named('Soup'), sub_category_id: starters.id });
  const itemRows = () =>
    server.db.select().from(items).where(eq(items.store_id, desk.store.id)).orderBy(items.name_key);
  const names = async () => (await itemRows()).map(({ name }) => name[0]);
  const row = (name: string, price = '5') => ({ name, sub_category: 'Starters', price });
  return { ...desk, starters, soup, itemRows, names, row };
}

describe('a preview', () => {
  it('is of so many rows at most', async () => {
    const { preview, send, db, store } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [{}], { import_id });
    const many = Array.from({ length: limits.importRowsMax - 1 }, (_, at) => ({
      ...{ store_id: store.id, import_id, line: at + 3, values: {}, outcome: 'error' as const },
    }));
    for (let at = 0; at < many.length; at += 5_000) await db.insert(menuImportRows).values(many.slice(at, at + 5_000));
    expect(await send('import_items', [{}], { import_id, mode: 'preview', first: 50_000 })).toMatchObject({
      errors: [{ path: 'rows', code: 'too_big', params: { maximum: limits.importRowsMax } }],
    });
    expect(await send('import_items', [{}], { import_id, mode: 'preview' })).toMatchObject({ success: true });
  });

  it('writes nothing of the menu, and may be sent again', async () => {
    const { preview, names, row, get, owner } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [row('Pie', 'x'), row('Cake')], { import_id });
    expect(await get(import_id)).toMatchObject({ state: 'previewed', row_count: 2, applied_count: 0, can_undo: false });
    const reply = await preview('import_items', [row('Pie', '4')], { import_id });
    expect(reply.counts).toEqual({ create: 2, update: 0, unchanged: 0, error: 0 });
    expect(await names()).toEqual(['Soup']);
    const rows = await callAs(server.app, owner, 'get_import_row_list', { import_id });
    expect(rows).toMatchObject({
      count: 2,
      data: [{ line: 2, outcome: 'create', is_applied: false, values: row('Pie', '4') }, { line: 3 }],
    });
  });

  it('is of one kind, and of known lines', async () => {
    const { preview, send, applyLines, row } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [row('Pie')], { import_id });
    const refused = { success: false, error_code: errorCodes.FIELDS_NOT_VALID };
    expect(await send('import_categories', [{ category: 'A' }], { import_id })).toMatchObject({
      ...refused,
      errors: [{ path: 'import_id', code: 'other_kind' }],
    });
    expect(await applyLines('import_items', import_id, [2, 9])).toMatchObject({
      ...refused,
      errors: [{ path: 'rows.1.values' }],
    });
    expect(await applyLines('import_items', import_id, [2, 2])).toMatchObject({ errors: [{ path: 'rows.1.line' }] });
  });
});

describe('applying', () => {
  it('checks rows again, tells devices, and is told how far it is', async () => {
    const { preview, applyLines, soup, get, row, itemRows, store } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [row('Pie'), row('Soup', '9'), row('Bad', 'x')], { import_id });
    await server.db.delete(items).where(and(eq(items.store_id, store.id), eq(items.id, soup.id)));
    expect(await applyLines('import_items', import_id, [2])).toMatchObject({ results: [{ outcome: 'create' }] });
    expect(await get(import_id)).toMatchObject({ state: 'applying', applied_count: 1 });
    const last = await applyLines('import_items', import_id, [3, 4]);
    expect(last).toMatchObject({ results: [{ outcome: 'create' }, { outcome: 'error' }] });
    expect(await get(import_id)).toMatchObject({
      ...{ state: 'applied', applied_count: 2, row_count: 3, can_undo: true },
      counts: { create: 2, update: 0, unchanged: 0, error: 1 },
    });
    const rows = await itemRows();
    expect(rows.map(({ updated_by }) => updated_by)).toEqual([store.name[0], store.name[0]]);
    const told = await server.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(told.map(({ message_data }) => message_data)).toMatchObject([{ entity: 'item' }, { entity: 'item' }]);
  });

  it('answers a line that was written as it did then, also where it is sent twice at once', async () => {
    const { apply, names, row, soup, itemRows } = await openDesk();
    const import_id = randomUUID();
    const rows = [row('Pie'), row('Soup', '9'), row('Bad', 'x')];
    const [one, two] = await Promise.all([1, 2].map(() => apply('import_items', rows, { import_id })));
    expect(two?.results).toEqual(one?.results);
    expect(outcomes(await apply('import_items', rows, { import_id }))).toEqual(['create', 'update', 'error']);
    expect(await names()).toEqual(['Pie', 'Soup']);
    expect((await itemRows()).find(({ id }) => id === soup.id)?.version).toBe(2);
    const mended = await apply('import_items', [row('Bad', '1')], { import_id, first: 4 });
    expect(outcomes(mended)).toEqual(['create']);
  });

  it('passes names on within a batch', async () => {
    const { apply, soup, names, starters, store } = await openDesk();
    const stew = await makeItem(server.db, store, { ...named('Stew'), sub_category_id: starters.id });
    const rows = [
      { id: stew.id, name: 'Ragout' },
      { id: soup.id, name: 'Stew' },
    ];
    expect(outcomes(await apply('import_items', rows))).toEqual(['update', 'update']);
    expect(await names()).toEqual(['Ragout', 'Stew']);
  });
});

describe('all or nothing', () => {
  it('is nothing where a previewed row is wrong', async () => {
    const { preview, applyLines, names, row, get } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [row('Pie'), row('Bad', 'x')], { import_id });
    expect(await applyLines('import_items', import_id, [2], 'stop')).toMatchObject({
      ...{ success: false, error_code: errorCodes.FIELDS_NOT_VALID },
      errors: [{ path: 'on_error', code: 'import_has_errors', params: { count: 1 } }],
    });
    expect([await names(), (await get(import_id)).state]).toEqual([['Soup'], 'previewed']);
  });

  it('takes back what was written where a later batch fails', async () => {
    const { preview, applyLines, names, row, get, starters, store, itemRows } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [row('Cake'), row('Soup', '9')], { import_id });
    await preview('import_items', [{ ...row('Tart'), id: '' }], { import_id, first: 4 });
    await applyLines('import_items', import_id, [2, 3], 'stop');
    expect(await names()).toEqual(['Cake', 'Soup']);
    // In between, someone renames the heading of the last row.
    await server.db
      .update(subCategories)
      .set(named('Renamed'))
      .where(and(eq(subCategories.store_id, store.id), eq(subCategories.id, starters.id)));
    const reply = await applyLines('import_items', import_id, [4], 'stop');
    expect(reply).toMatchObject({ success: true, results: [{ outcome: 'error' }] });
    expect(await get(import_id)).toMatchObject({ state: 'stopped', applied_count: 0, can_undo: false });
    expect((await itemRows()).map(({ name, price }) => [name[0], price])).toEqual([['Soup', 1250]]);
    expect(await applyLines('import_items', import_id, [2], 'stop')).toMatchObject({
      errors: [{ path: 'import_id', code: 'import_ended' }],
    });
  });
});

describe('ending', () => {
  it('undoes each record that no one touched since', async () => {
    const { apply, undo, names, row, itemRows, soup, store } = await openDesk();
    const import_id = randomUUID();
    await apply('import_items', [row('Pie'), row('Soup', '9'), { ...row('Cake'), sub_category: 'Sweets' }], {
      ...{ import_id, options: { create_missing: true } },
    });
    const pie = (await itemRows()).find(({ name }) => name[0] === 'Pie');
    await server.db
      .update(items)
      .set({ version: 5 })
      .where(and(eq(items.store_id, store.id), eq(items.id, pie?.id ?? '')));
    const reply = await undo(import_id);
    expect(reply.results.filter(({ success }) => !success)).toEqual([
      { _id: pie?.id, success: false, error_code: errorCodes.CHANGED_MEANWHILE },
    ]);
    expect(reply.import).toMatchObject({ state: 'undone', can_undo: false });
    expect(await names()).toEqual(['Pie', 'Soup']);
    expect((await itemRows()).find(({ id }) => id === soup.id)?.price).toBe(1250);
    expect((await undo(import_id)).results).toEqual([]);
  });

  it('undoes headings and modifier groups too, whichever batch changed them', async () => {
    const { apply, undo, db, store } = await openImportDesk(server);
    const snapshot = async () => {
      const above = await db.select().from(categories).where(eq(categories.store_id, store.id));
      const below = await db.select().from(subCategories).where(eq(subCategories.store_id, store.id));
      const groups = await db.select().from(modifierGroups).where(eq(modifierGroups.store_id, store.id));
      const own = await db
        .select()
        .from(modifiers)
        .where(eq(modifiers.store_id, store.id))
        .orderBy(modifiers.sequence_number);
      return {
        headings: [...above, ...below].map((row) => `${row.name[0]} ${row.is_visible}`),
        groups: groups.map((row) => `${row.name[0]} ${row.max}`),
        modifiers: own.map((row) => `${row.name[0]} ${row.price}`),
      };
    };
    await apply('import_categories', [{ category: 'Food' }, { category: 'Food', sub_category: 'Soups' }]);
    await apply('import_modifier_groups', [
      { group: 'Size', modifier: 'Small' },
      { modifier: 'Large', price: '1' },
    ]);
    const before = await snapshot();
    const headings = randomUUID();
    const rows: Cells[] = [
      { category: 'Food', is_visible: 'no' },
      { category: 'Drinks' },
      { category: 'Drinks', sub_category: 'Soups' },
    ];
    await apply('import_categories', rows, { import_id: headings });
    const groups = randomUUID();
    await apply('import_modifier_groups', [{ group: 'Size', max: '2', modifier: 'Small', price: '2' }], {
      import_id: groups,
    });
    await apply('import_modifier_groups', [{ modifier: 'Huge', price: '4' }], { import_id: groups, first: 3 });
    expect(await snapshot()).not.toEqual(before);
    for (const import_id of [headings, groups]) {
      const { results } = await undo(import_id);
      expect(results.every(({ success }) => success)).toBe(true);
    }
    const after = await snapshot();
    expect({ ...after, headings: after.headings.sort() }).toEqual({ ...before, headings: before.headings.sort() });
  });

  it('needs the permission of the kind to undo', async () => {
    const { apply, row, store } = await openDesk();
    const import_id = randomUUID();
    await apply('import_items', [row('Pie')], { import_id });
    const as = async (grant: 'store/group' | 'store/product') =>
      loginSubStore(server.app, await makeSubStore(server.db, store, { grants: [grant] }));
    expect(await errorOf(server.app, await as('store/group'), 'undo_import', { import_id })).toBe(
      errorCodes.NOT_PERMITTED,
    );
    expect(await errorOf(server.app, await as('store/product'), 'undo_import', { import_id })).toBeNull();
  });

  it('stops where it is told to, and can be undone then', async () => {
    const { preview, applyLines, row, owner, undo, names } = await openDesk();
    const import_id = randomUUID();
    await preview('import_items', [row('Pie'), row('Cake')], { import_id });
    await applyLines('import_items', import_id, [2]);
    const { import: cancelled } = await callAs(server.app, owner, 'cancel_import', { import_id });
    expect(cancelled).toMatchObject({ state: 'cancelled', applied_count: 1, can_undo: true });
    expect(await applyLines('import_items', import_id, [3])).toMatchObject({ errors: [{ code: 'import_ended' }] });
    // A lost reply is still answered.
    expect(await applyLines('import_items', import_id, [2])).toMatchObject({ results: [{ outcome: 'create' }] });
    await undo(import_id);
    expect(await names()).toEqual(['Soup']);
  });
});

describe('the history', () => {
  it('lists imports with who made them and their files, and none of another store', async () => {
    const { apply, row, owner, store } = await openDesk();
    const [first, second] = [randomUUID(), randomUUID()];
    await apply('import_items', [row('Pie')], { import_id: first });
    await callAs(server.app, owner, 'add_import_file', { import_id: second, kind: 'items', file_name: '50%_menü.csv' });
    const list = await callAs(server.app, owner, 'get_import_list', {});
    expect(list).toMatchObject({
      count: 2,
      data: [
        { _id: second, file_name: '50%_menü.csv', state: 'previewed', row_count: 0 },
        { _id: first, state: 'applied', by: store.name[0], counts: { create: 1 } },
      ],
    });
    const found = await callAs(server.app, owner, 'get_import_list', { query: '50%_' });
    expect(found.data.map(({ _id }) => _id)).toEqual([second]);
    const file = await callAs(server.app, owner, 'get_import_file', { import_id: second });
    expect(file.file_name).toBe('50%_menü.csv');
    expect(Buffer.from(file.content, 'base64').length).toBeGreaterThan(0);
    const other = await openDesk();
    for (const name of ['get_import_file', 'cancel_import', 'undo_import', 'get_import_row_list'] as const) {
      expect(await call(server.app, other.owner, name, { import_id: second })).toMatchObject({
        error_code: errorCodes.NO_DATA_FOUND,
      });
    }
  });
});
