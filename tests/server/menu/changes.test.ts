import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { MenuEntity } from '#contract/entities/menuEntities';
import { nameKey } from '#contract/multilingual';
import {
  categories,
  itemModifierGroups,
  items,
  menuChangeRecords,
  modifierGroups,
  modifiers,
  outbox,
  subCategories,
} from '#server/db/schema/index';
import { journalChange } from '#server/modules/menu/changes/journalChange';
import type { ChangeEntry } from '#server/modules/menu/changes/places';
import { snapshots } from '#server/modules/menu/changes/snapshots';
import { undoChange } from '#server/modules/menu/changes/undoChange';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { makeItem, makeModifierGroup, makeSubCategory } from '../../support/factories/makeItem';

let test: TestApp;
let store: StoreRow;
let editor: { store_id: string; name: string };
const now = new Date('2026-03-01T10:00:00Z');

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  editor = { store_id: store.id, name: 'Ada' };
});

const tables = { item: items, category: categories, sub_category: subCategories, modifier_group: modifierGroups };
const rowOf = async (entity: MenuEntity, id: string) => {
  const table = tables[entity];
  const [row] = await test.db
    .select()
    .from(table)
    .where(and(eq(table.store_id, store.id), eq(table.id, id)));
  return row;
};
const keep = (entries: ChangeEntry[]) => test.db.transaction((tx) => journalChange(tx, editor, entries, { now }));
const undo = (id: string) => test.db.transaction((tx) => undoChange(tx, editor, id, now));
const stateOf = async (entity: MenuEntity, id: string) => {
  const found = await test.db.transaction((tx) => snapshots(tx, entity, store.id, [id]));
  return found.get(id) ?? null;
};
const renamed = (name: string, version: number) => ({ name: [name], name_key: nameKey([name]), version });

describe('a change that is taken back', () => {
  it('gives an item its former content and groups, in a version that counts on', async () => {
    const item = await makeItem(test.db, store, {
      groups: [{}, {}],
      availability: [{ day: 1, is_open: true, is_full_day: true, slots: [] }],
      in_stock_at: new Date('2026-03-02T09:30:00.123Z'),
      is_in_stock: false,
    });
    const snapshot = await stateOf('item', item.id);
    await test.db
      .update(items)
      .set({ price: 5, availability: null, is_in_stock: true, in_stock_at: null, version: 2 })
      .where(eq(items.id, item.id));
    await test.db.delete(itemModifierGroups).where(eq(itemModifierGroups.item_id, item.id));
    const change = await keep([{ entity: 'item', record_id: item.id, before: snapshot, after_version: 2 }]);

    expect(await undo(change)).toEqual([{ _id: item.id, success: true }]);
    const { groups, ...row } = item;
    expect(await rowOf('item', item.id)).toEqual({ ...row, version: 3, updated_at: now, updated_by: 'Ada' });
    const links = await test.db.select().from(itemModifierGroups).where(eq(itemModifierGroups.item_id, item.id));
    expect(links.map((link) => link.modifier_group_id)).toEqual(groups.map((group) => group.id));
    expect(await undo(change)).toEqual([]);
    const [told] = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(told?.message_data).toEqual({ entity: 'item', ids: [item.id] });
  });

  it('brings deleted records back under their ids, what stands under a heading after it', async () => {
    const item = await makeItem(test.db, store, { groups: [{}] });
    const group = item.groups[0];
    if (!group) throw new Error('no group');
    const entries: ChangeEntry[] = [
      { entity: 'item', record_id: item.id, before: await stateOf('item', item.id), after_version: null },
      {
        entity: 'sub_category',
        record_id: item.sub_category_id,
        before: await stateOf('sub_category', item.sub_category_id),
        after_version: null,
      },
      {
        entity: 'modifier_group',
        record_id: group.id,
        before: await stateOf('modifier_group', group.id),
        after_version: null,
      },
    ];
    await test.db.delete(items).where(eq(items.id, item.id));
    await test.db.delete(subCategories).where(eq(subCategories.id, item.sub_category_id));
    await test.db.delete(modifierGroups).where(eq(modifierGroups.id, group.id));

    const results = await undo(await keep(entries));
    expect(results.every(({ success }) => success)).toBe(true);
    const { groups: _, ...row } = item;
    expect(await rowOf('item', item.id)).toEqual({ ...row, version: 2, updated_at: now, updated_by: 'Ada' });
    const made = await test.db.select().from(modifiers).where(eq(modifiers.modifier_group_id, group.id));
    expect(made).toEqual(group.modifiers);
    const links = await test.db.select().from(itemModifierGroups).where(eq(itemModifierGroups.item_id, item.id));
    expect(links).toHaveLength(1);
  });

  it('leaves what someone touched since, and says so of each', async () => {
    const heading = await makeSubCategory(test.db, store);
    const [kept, mended, gone] = await Promise.all(
      [1, 2, 3].map(() => makeItem(test.db, store, { sub_category_id: heading.id })),
    );
    if (!kept || !mended || !gone) throw new Error('not made');
    const entries = await Promise.all(
      [kept, mended, gone].map(async ({ id }) => ({
        entity: 'item' as const,
        record_id: id,
        before: await stateOf('item', id),
        after_version: 2,
      })),
    );
    await test.db.update(items).set({ price: 1, version: 2 }).where(eq(items.store_id, store.id));
    await test.db.update(items).set({ price: 7, version: 3 }).where(eq(items.id, mended.id));
    await test.db.delete(items).where(eq(items.id, gone.id));
    const results = await undo(await keep(entries));
    const code = errorCodes.CHANGED_MEANWHILE;
    expect(new Map(results.map((result) => [result._id, result.error_code]))).toEqual(
      new Map([
        [kept.id, undefined],
        [mended.id, code],
        [gone.id, code],
      ]),
    );
    expect(await rowOf('item', mended.id)).toMatchObject({ price: 7, version: 3 });
    expect(await rowOf('item', kept.id)).toMatchObject({ price: kept.price });
  });

  it('deletes what it made, but for what others use by now: 4113', async () => {
    const used = await makeSubCategory(test.db, store);
    const free = await makeSubCategory(test.db, store);
    const ours = await makeItem(test.db, store, { sub_category_id: free.id });
    await makeItem(test.db, store, { sub_category_id: used.id });
    const usedGroup = await makeModifierGroup(test.db, store);
    await test.db
      .insert(itemModifierGroups)
      .values({ store_id: store.id, item_id: (await makeItem(test.db, store)).id, modifier_group_id: usedGroup.id });
    const made = (entity: MenuEntity, record_id: string): ChangeEntry => ({
      entity,
      record_id,
      before: null,
      after_version: 1,
    });
    const change = await keep([
      made('sub_category', used.id),
      made('sub_category', free.id),
      made('modifier_group', usedGroup.id),
      made('item', ours.id),
    ]);
    const results = await undo(change);
    expect(new Map(results.map((result) => [result._id, result.error_code]))).toEqual(
      new Map([
        [ours.id, undefined],
        [usedGroup.id, errorCodes.RECORD_IN_USE],
        [free.id, undefined],
        [used.id, errorCodes.RECORD_IN_USE],
      ]),
    );
    expect(await rowOf('sub_category', free.id)).toBeUndefined();
    expect(await rowOf('sub_category', used.id)).toBeDefined();
  });

  it.each([
    ['item', errorCodes.ITEM_NAME_USED],
    ['sub_category', errorCodes.CATEGORY_NAME_EXISTS],
    ['category', errorCodes.CATEGORY_EXISTS],
  ] as const)('%s: a name that was taken meanwhile fails alone, with %i', async (entity, code) => {
    const table = tables[entity];
    const heading = entity === 'item' ? { sub_category_id: (await makeSubCategory(test.db, store)).id, price: 1 } : {};
    const rows = await test.db
      .insert(table)
      .values(
        ['One', 'Two', 'Three'].map((name) => ({
          store_id: store.id,
          name: [name],
          name_key: nameKey([name]),
          description: [''],
          ...heading,
        })) as never,
      )
      .returning();
    const entries = await Promise.all(
      rows.map(async ({ id }) => ({ entity, record_id: id, before: await stateOf(entity, id), after_version: 2 })),
    );
    for (const row of rows) {
      await test.db
        .update(table)
        .set(renamed(`${row.name[0]} anew`, 2))
        .where(eq(table.id, row.id));
    }
    await test.db.insert(table).values({
      store_id: store.id,
      name: ['Two'],
      name_key: 'two',
      description: [''],
      ...heading,
    } as never);
    const results = await undo(await keep(entries));
    const nameById = new Map(rows.map((row) => [row.id, row.name[0]]));
    expect(new Map(results.map((result) => [nameById.get(result._id), result.error_code]))).toEqual(
      new Map([
        ['One', undefined],
        ['Two', code],
        ['Three', undefined],
      ]),
    );
  });

  it('an item whose heading is gone stays away, with 872', async () => {
    const item = await makeItem(test.db, store);
    const snapshot = await stateOf('item', item.id);
    await test.db.delete(items).where(eq(items.id, item.id));
    await test.db.delete(subCategories).where(eq(subCategories.id, item.sub_category_id));
    const change = await keep([{ entity: 'item', record_id: item.id, before: snapshot, after_version: null }]);
    expect(await undo(change)).toEqual([
      { _id: item.id, success: false, error_code: errorCodes.SUB_CATEGORY_NOT_FOUND },
    ]);
  });
});

describe('a change in several parts', () => {
  it('is extended under its id, and takes each record back once', async () => {
    const id = randomUUID();
    const heading = await makeSubCategory(test.db, store);
    const item = await makeItem(test.db, store);
    const first = await stateOf('item', item.id);
    const part = (entries: ChangeEntry[]) =>
      test.db.transaction((tx) => journalChange(tx, editor, entries, { id, now }));
    await test.db.update(items).set({ price: 1, version: 2 }).where(eq(items.id, item.id));
    await part([{ entity: 'item', record_id: item.id, before: first, after_version: 2 }]);
    await part([{ entity: 'sub_category', record_id: heading.id, before: null, after_version: 1 }]);
    const second = await stateOf('item', item.id);
    await test.db.update(items).set({ sub_category_id: heading.id, version: 3 }).where(eq(items.id, item.id));
    await part([{ entity: 'item', record_id: item.id, before: second, after_version: 3 }]);

    expect(await undo(id)).toEqual([
      { _id: item.id, success: true },
      { _id: heading.id, success: true },
    ]);
    expect(await rowOf('item', item.id)).toMatchObject({ price: item.price, sub_category_id: item.sub_category_id });
  });

  it('names that changed hands come back', async () => {
    const heading = await makeSubCategory(test.db, store);
    const make = (name: string) => makeItem(test.db, store, { sub_category_id: heading.id, ...renamed(name, 1) });
    const [a, b] = [await make('A'), await make('B')];
    const [beforeA, beforeB] = [await stateOf('item', a.id), await stateOf('item', b.id)];
    await test.db.update(items).set(renamed('C', 2)).where(eq(items.id, a.id));
    await test.db.update(items).set(renamed('A', 2)).where(eq(items.id, b.id));
    const change = await keep([
      { entity: 'item', record_id: a.id, before: beforeA, after_version: 2 },
      { entity: 'item', record_id: b.id, before: beforeB, after_version: 2 },
    ]);
    expect((await undo(change)).every(({ success }) => success)).toBe(true);
    expect(await rowOf('item', a.id)).toMatchObject({ name: ['A'] });
  });

  it('that was taken back begins again where it is extended', async () => {
    const id = randomUUID();
    const item = await makeItem(test.db, store);
    const part = (price: number, version: number) =>
      test.db.transaction(async (tx) => {
        const found = await snapshots(tx, 'item', store.id, [item.id]);
        await tx.update(items).set({ price, version }).where(eq(items.id, item.id));
        const entry = { entity: 'item', record_id: item.id, before: found.get(item.id) ?? null } as const;
        return journalChange(tx, editor, [{ ...entry, after_version: version }], { id, now });
      });
    const done = [{ _id: item.id, success: true }];
    await part(1, 2);
    expect(await undo(id)).toEqual(done);
    await part(2, 4);
    expect(await undo(id)).toEqual(done);
    expect(await rowOf('item', item.id)).toMatchObject({ price: item.price, version: 5 });
  });

  it('is out of reach for another store', async () => {
    const change = await keep([]);
    const other = await makeStore(test.db);
    const tried = test.db.transaction((tx) => undoChange(tx, { store_id: other.id, name: 'Eve' }, change, now));
    await expect(tried).rejects.toMatchObject({ code: errorCodes.NO_DATA_FOUND });
    expect(await test.db.select().from(menuChangeRecords).where(eq(menuChangeRecords.change_id, change))).toEqual([]);
  });
});
