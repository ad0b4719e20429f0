import { limits } from '#contract/limits';
import { type WritingContext, writeCells } from '#contract/menuFiles/writeCells';
import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import type { ImportContext, InputRow, PlannedRow, Planner, RecordChange } from '../importContext';
import { cellChanges, shownChanges } from './cellChanges';
import { type Doubles, openDoubles } from './doubles';
import { type Heading, type HeadingMenu, loadHeadingMenu } from './headingMenu';
import { MissingRecords } from './missingRecords';
import { after, type CellValue, RowReader, refuseUnknownColumns, textsAfter } from './rowReader';

interface ReadRow {
  input: InputRow;
  reader: RowReader;
  id: string | undefined;
  category: CellValue<string>[];
  subCategory: CellValue<string>[];
}

function readRow(input: InputRow, context: ImportContext): ReadRow {
  const reader = new RowReader(input.values, { ...context, currency: context.session.currency });
  refuseUnknownColumns('categories', context.languages, input.values, reader);
  const names = (column: string) => reader.texts(column, limits.nameMax);
  return { input, reader, id: reader.id('id'), category: names('category'), subCategory: names('sub_category') };
}

const keyOfName = (name: CellValue<string>): string => nameKey([name ?? '']);
const categoryKey = (key: string): string => `category:${key}`;

/** Whether a row is about a sub-category; a row with only an ID is about the record with that ID. */
const isSub = ({ id, subCategory, reader }: ReadRow, menu: HeadingMenu): boolean =>
  menu.subCategories.get(id) !== undefined ||
  (!menu.categories.get(id) && (Boolean(subCategory[0]) || reader.isGiven('sub_category')));

function matchHeading(read: ReadRow, menu: HeadingMenu): Heading | undefined {
  const { id, category, subCategory } = read;
  const headings = isSub(read, menu) ? menu.subCategories : menu.categories;
  return id === undefined
    ? headings.named(keyOfName(isSub(read, menu) ? subCategory[0] : category[0]))
    : headings.get(id);
}

/** @param isMade whether a heading is made by this batch */
function keyOf(read: ReadRow, menu: HeadingMenu, isMade: (id: string) => boolean): string {
  const found = matchHeading(read, menu);
  if (found && !isMade(found.id)) return `id:${found.id}`;
  const { category, subCategory, input } = read;
  if (isSub(read, menu)) return subCategory[0] ? `sub_category:${keyOfName(subCategory[0])}` : `line:${input.line}`;
  return category[0] ? categoryKey(keyOfName(category[0])) : `line:${input.line}`;
}

/**
 * The category that a sub-category's row names. Created if the store doesn't have it and either the file has a row
 * for it or the import allows that.
 */
function categoryOf(
  { reader, category }: ReadRow,
  before: Heading,
  menu: HeadingMenu,
  missing: MissingRecords,
  isInFile: (key: string) => boolean,
  context: ImportContext,
): string | null {
  const [name] = category;
  const was = before.category_id ?? null;
  if (!name) return name === null ? null : was;
  const key = keyOfName(name);
  const known = menu.categories.named(key);
  if (known) return known.id;
  const isOwn = isInFile(categoryKey(key));
  if (!isOwn) missing.note('categories', name);
  if (!isOwn && !context.create_missing) reader.fail('category', 'unknown_category', { name });
  else if (!context.session.flags.is_store_can_create_group) reader.fail('category', 'not_permitted');
  else if (reader.errors.length === 0) {
    const names = textsAfter(category, []);
    const sequence_number = Math.min(menu.categories.nextPlace, limits.placesMax);
    const id = missing.makeCategory(names, sequence_number);
    menu.categories.put({ id, name: names, name_key: key, image: null, is_visible: true, sequence_number });
    return id;
  }
  return was;
}

/** Rows of categories and sub-categories: found by ID, otherwise by name. */
export const planCategories: Planner = async (rows, context) => {
  const menu = await loadHeadingMenu(context);
  const missing = new MissingRecords();
  const reads = rows.map((input) => readRow(input, context));
  const keys = reads.flatMap((read) => [keyOf(read, menu, () => false), categoryKey(keyOfName(read.category[0]))]);
  const doubles: Doubles = await openDoubles(context, rows, keys);
  const inBatch = new Set(
    reads.filter((read) => !isSub(read, menu)).map(({ category }) => categoryKey(keyOfName(category[0]))),
  );
  const isInFile = (key: string) => inBatch.has(key) || doubles.isStored(key);
  const changes = new Map<string, RecordChange>();
  const isMade = (id: string) => changes.get(id)?.isNew || missing.changes.some(({ row }) => row.id === id);
  const writing: WritingContext = {
    ...{ currency: context.session.currency, languages: context.languages, categories: menu.categories.names },
  };
  const cellsOf = (heading: Heading) => writeCells('categories', { ...heading, _id: heading.id }, writing)[0] ?? {};

  const headingAfter = (read: ReadRow, before: Heading, isNew: boolean): Heading => {
    const { reader, category, subCategory } = read;
    const isBelow = before.category_id !== undefined;
    const [column, names] = isBelow ? (['sub_category', subCategory] as const) : (['category', category] as const);
    const isUnread = reader.errors.some((error) => error.column === column);
    if (!isUnread && (names[0] === null || (isNew && !names[0] && read.id === undefined)))
      reader.fail(column, 'required');
    const name = textsAfter(names, before.name);
    const headings = isBelow ? menu.subCategories : menu.categories;
    const holder = headings.named(nameKey(name));
    if (holder && holder.id !== before.id) reader.fail(column, 'name_used');
    if (!isBelow && reader.isGiven('sub_category') && read.id) reader.fail('id', 'id_not_found');
    return {
      ...before,
      ...{ name, name_key: nameKey(name) },
      is_visible: after(reader.boolean('is_visible'), true, before.is_visible),
      sequence_number: after(
        reader.integer('sequence_number', limits.placesMax),
        0,
        isNew ? Math.min(headings.nextPlace, limits.placesMax) : before.sequence_number,
      ),
      ...(isBelow && { category_id: categoryOf(read, before, menu, missing, isInFile, context) }),
    };
  };

  const plan = (read: ReadRow): PlannedRow => {
    const { input, reader } = read;
    const isBelow = isSub(read, menu);
    const found = matchHeading(read, menu);
    const match_key = keyOf(read, menu, isMade);
    const double = doubles.claim(match_key, input.line);
    const nameColumn = isBelow ? 'sub_category' : 'category';
    if (double !== undefined) reader.fail(read.id ? 'id' : nameColumn, 'duplicate_in_file', { line: double });
    if (read.id !== undefined && !found) reader.fail('id', 'id_not_found');
    const blank = { id: newId(), name: [], name_key: '', image: null, is_visible: true, sequence_number: 0 };
    const before: Heading = found ?? { ...blank, ...(isBelow && { category_id: null }) };
    const isNew = !found || isMade(found.id);
    const next = headingAfter(read, before, !found);
    const differences = cellChanges(found && cellsOf(before), cellsOf(next));
    const isChanged = isNew || differences.length > 0;
    if (!isBelow && isChanged && !context.session.flags.is_store_can_create_group)
      reader.fail('category', 'not_permitted');
    const isWrong = reader.errors.length > 0;
    if (!isWrong && isChanged) {
      (isBelow ? menu.subCategories : menu.categories).put(next);
      changes.set(next.id, { entity: isBelow ? 'sub_category' : 'category', isNew, row: next });
    }
    const outcome = isWrong ? 'error' : !isChanged ? 'unchanged' : isNew ? 'create' : 'update';
    return {
      ...{ ...input, outcome, errors: reader.errors, changes: shownChanges(outcome, differences) },
      // Once it is there, rows to come find it by its id.
      match_key: context.isApplying && outcome === 'create' ? `id:${next.id}` : match_key,
      record_id: found || !isWrong ? next.id : null,
      name: next.name[0] ?? '',
    };
  };

  const planned = reads.map(plan);
  const used = new Set([...changes.values()].map(({ row }) => (row as Heading).category_id));
  const needed = missing.changes.filter(({ row }) => used.has(row.id) && !changes.has(row.id));
  return { rows: planned, changes: [...needed, ...changes.values()], missing: missing.missing };
};
