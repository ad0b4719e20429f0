import type { CellChange } from '#contract/entities/menuImport';
import { limits } from '#contract/limits';
import { readAllergens, readDietMarks } from '#contract/menuFiles/dietCells';
import { type WritingContext, writeCells } from '#contract/menuFiles/writeCells';
import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import type { ImportContext, InputRow, PlannedRow, Planner, RecordChange } from '../importContext';
import { cellChanges, shownChanges } from './cellChanges';
import { openDoubles } from './doubles';
import { type ItemMenu, type KnownItem, loadItemMenu, placeKey } from './itemMenu';
import { itemGroups, itemSubCategory } from './itemReferences';
import { markContradictions } from './markContradictions';
import { markUnusualPrices, type PricedRow } from './markUnusualPrices';
import { MissingRecords } from './missingRecords';
import { after, type CellValue, RowReader, refuseUnknownColumns, textsAfter } from './rowReader';

/** Variations that say nothing: other systems give every item one. */
const plainVariations = new Set(['', 'regular', 'default', 'standard']);

const withVariation = (name: CellValue<string>, variation: string): CellValue<string> =>
  name && !plainVariations.has(variation.toLowerCase()) && nameKey([variation]) !== nameKey([name])
    ? `${name} (${variation})`
    : name;

/** A row as far as it can be read without the menu. */
interface ReadRow {
  input: InputRow;
  reader: RowReader;
  id: string | undefined;
  names: CellValue<string>[];
  subCategory: CellValue<string>;
}

function readRow(input: InputRow, context: ImportContext): ReadRow {
  const reader = new RowReader(input.values, { ...context, currency: context.session.currency });
  refuseUnknownColumns('items', context.languages, input.values, reader);
  const variation = reader.text('variation', limits.nameMax) ?? '';
  const names = reader.texts('name', limits.nameMax).map((name) => withVariation(name, variation));
  const max = limits.nameMax;
  if ((names[0]?.length ?? 0) > max) reader.fail('variation', 'too_long', { max, length: names[0]?.length ?? 0 });
  return { input, reader, id: reader.id('id'), names, subCategory: reader.text('sub_category', limits.nameMax) };
}

const blankItem = (id: string): KnownItem => ({
  row: {
    ...{ id, name: [], name_key: '', description: [''], sku: '', price: 0, tax: 0, images: [] },
    ...{ allergens: null, diet_marks: [] },
    ...{ is_in_stock: true, in_stock_at: null, availability: null, is_visible: true },
    ...{ sequence_number: 0, sub_category_id: '' },
  },
  groups: [],
});

/** The item that a row is about, if there is one. */
function matchItem({ id, names, subCategory }: ReadRow, menu: ItemMenu): KnownItem | undefined {
  if (id !== undefined) return menu.items.get(id);
  const subCategoryId = menu.subCategories.get(nameKey([subCategory ?? '']));
  if (!subCategoryId || !names[0]) return undefined;
  return menu.items.get(menu.places.get(placeKey(subCategoryId, nameKey([names[0]]))) ?? '');
}

/** @param newIds IDs of items that rows of this batch create */
const keyOf = (
  { names, subCategory, input }: ReadRow,
  found: KnownItem | undefined,
  newIds: ReadonlySet<string> = new Set(),
): string => {
  if (found && !newIds.has(found.row.id)) return `id:${found.row.id}`;
  return names[0] ? `name:${nameKey([subCategory ?? ''])}\n${nameKey([names[0]])}` : `line:${input.line}`;
};

/** The item after the row; invalid cells are reported to the reader and leave the old value. */
function itemAfter(read: ReadRow, before: KnownItem, menu: ItemMenu, missing: MissingRecords, context: ImportContext) {
  const { reader, names } = read;
  const { row } = before;
  const isNew = !menu.items.has(row.id);
  if (names[0] === null || (isNew && !names[0] && read.id === undefined)) reader.fail('name', 'required');
  const subCategoryId = itemSubCategory(read, before, menu, missing, context);
  const price = reader.money('price');
  const hasPrice = price !== undefined || reader.errors.some(({ column }) => column === 'price');
  if (price === null || (isNew && read.id === undefined && !hasPrice)) reader.fail('price', 'required');
  const name = textsAfter(names, row.name);
  const lastPlace = menu.lastPlaces.get(subCategoryId) ?? 0;
  const is_in_stock = after(reader.boolean('is_in_stock'), true, row.is_in_stock);
  const next: KnownItem = {
    row: {
      ...row,
      name,
      name_key: nameKey(name),
      sub_category_id: subCategoryId,
      price: price ?? row.price,
      tax: after(reader.percent('tax'), 0, row.tax),
      description: textsAfter(reader.texts('description', limits.descriptionMax), row.description),
      sku: after(reader.text('sku', limits.skuMax), '', row.sku),
      allergens: after(reader.words('allergens', readAllergens), null, row.allergens),
      diet_marks: after(reader.words('diet_marks', readDietMarks), [], row.diet_marks),
      is_in_stock,
      in_stock_at: is_in_stock ? null : row.in_stock_at,
      is_visible: after(reader.boolean('is_visible'), true, row.is_visible),
      sequence_number: after(
        reader.integer('sequence_number', limits.placesMax),
        0,
        isNew ? Math.min(lastPlace + 1, limits.placesMax) : row.sequence_number,
      ),
    },
    groups: itemGroups(reader, before, menu, missing, context),
  };
  const holder = menu.places.get(placeKey(subCategoryId, next.row.name_key));
  if (subCategoryId && holder !== undefined && holder !== row.id) reader.fail('name', 'name_used');
  return next;
}

function applyToMenu(menu: ItemMenu, before: KnownItem, { row, groups }: KnownItem): void {
  menu.places.delete(placeKey(before.row.sub_category_id, before.row.name_key));
  menu.places.set(placeKey(row.sub_category_id, row.name_key), row.id);
  menu.items.set(row.id, { row, groups });
  menu.lastPlaces.set(
    row.sub_category_id,
    Math.max(menu.lastPlaces.get(row.sub_category_id) ?? 0, row.sequence_number),
  );
}

const cellsOf = ({ row, groups }: KnownItem, writing: WritingContext) =>
  writeCells('items', { ...row, _id: row.id, modifier_groups: groups }, writing)[0] ?? {};

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** Rows of items: found by ID, otherwise by name in their sub-category. */
export const planItems: Planner = async (rows, context) => {
  const reads = rows.map((input) => readRow(input, context));
  const ids = reads.flatMap(({ id }) => id || []);
  const keys = reads.flatMap(({ names }) => (names[0] ? nameKey([names[0]]) : []));
  const menu = await loadItemMenu(context, ids, keys);
  const doubles = await openDoubles(
    context,
    rows,
    reads.map((read) => keyOf(read, matchItem(read, menu))),
  );
  const missing = new MissingRecords();
  const changes: RecordChange[] = [];
  const newIds = new Set<string>();
  const priced: PricedRow[] = [];
  const writing: WritingContext = {
    ...{ currency: context.session.currency, languages: context.languages },
    ...{ subCategories: menu.subCategoryNames, modifierGroups: menu.groupNames },
  };
  const plan = (read: ReadRow): PlannedRow => {
    const { input, reader } = read;
    const found = matchItem(read, menu);
    const match_key = keyOf(read, found, newIds);
    const double = doubles.claim(match_key, input.line);
    if (double !== undefined) reader.fail(read.id ? 'id' : 'name', 'duplicate_in_file', { line: double });
    if (read.id !== undefined && !found) reader.fail('id', 'id_not_found');
    const before = found ?? blankItem(newId());
    const next = itemAfter(read, before, menu, missing, context);
    const cells: CellChange[] = cellChanges(found && cellsOf(before, writing), cellsOf(next, writing));
    const isWrong = reader.errors.length > 0;
    const changedGroups = !isSame(before.groups, next.groups);
    const isChanged = !found || cells.length > 0 || changedGroups;
    if (!isWrong && isChanged) {
      const attached = changedGroups ? { modifier_groups: next.groups } : {};
      changes.push({ entity: 'item', isNew: !found, row: next.row, ...attached });
      applyToMenu(menu, before, next);
      if (!found) newIds.add(next.row.id);
    }
    const outcome = isWrong ? 'error' : !isChanged ? 'unchanged' : found ? 'update' : 'create';
    const record_id = found ? before.row.id : outcome === 'create' ? next.row.id : null;
    const name = read.names[0] || found?.row.name[0] || '';
    const row: PlannedRow = {
      ...{ ...input, outcome, record_id, name, errors: reader.errors },
      // Once it is there, rows to come find it by its id.
      match_key: context.isApplying && outcome === 'create' ? `id:${next.row.id}` : match_key,
      changes: markContradictions(shownChanges(outcome, cells), next.row),
    };
    if (row.changes.some(({ column }) => column === 'price'))
      priced.push({ row, price: next.row.price, sub_category_id: next.row.sub_category_id });
    return row;
  };
  const planned = reads.map(plan);
  if (!context.isApplying) await markUnusualPrices(context, priced);
  const used = new Set(
    changes.flatMap(({ row, modifier_groups = [] }) => [(row as KnownItem['row']).sub_category_id, ...modifier_groups]),
  );
  // A row may fail after what it lacks was made ready for it.
  const needed = missing.changes.filter(({ row }) => used.has(row.id));
  return { rows: planned, changes: [...needed, ...changes], missing: missing.missing };
};
