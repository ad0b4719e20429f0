import type { Category, Item, ModifierGroup, SubCategory } from '../entities/menu';
import type { Multilingual } from '../multilingual';
import type { TableRecord } from '../resources/tables';
import type { ImportKind } from './columns';
import { writeDietCells } from './dietCells';
import { type Cells, columnInLanguage } from './fileColumns';
import { writeList } from './listCell';
import { type WrittenOffer, writeOfferCells } from './offerCells';
import { writeMoney } from './writeMoney';

/** The names that cells use where records use ids, and other context for writing cells. */
export interface WritingContext {
  currency: string;
  /** Codes of the store's languages, with the first language first. */
  languages: readonly string[];
  /** Names in the first language by ID, for the records that this kind refers to. */
  categories?: ReadonlyMap<string, string>;
  subCategories?: ReadonlyMap<string, string>;
  modifierGroups?: ReadonlyMap<string, string>;
  /** For offers: from `targetLabels`, and the store's time zone. */
  targets?: ReadonlyMap<string, string>;
  timezone?: string;
}

type Without<Record, Names extends keyof Record> = Omit<Record, Names>;

/** The fields written for a record of each kind; records can have more. */
export interface WrittenRecord {
  items: Without<Item, 'version' | 'images' | 'availability' | 'in_stock_at'>;
  categories: Without<Category, 'version' | 'image'> & Partial<Pick<SubCategory, 'category_id'>>;
  modifier_groups: Without<ModifierGroup, 'version' | 'modifiers'> & {
    modifiers: readonly Without<ModifierGroup['modifiers'][number], 'in_stock_at'>[];
  };
  offers: WrittenOffer;
  tables: Omit<TableRecord, '_id' | 'version' | 'place' | `updated_${string}`>;
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const inLanguages = (column: string, value: Multilingual, { languages }: WritingContext): Cells =>
  Object.fromEntries(
    (languages.length > 0 ? languages : ['']).map((_, position) => [
      columnInLanguage(column, languages, position),
      value[position] ?? '',
    ]),
  );

const writeItem = (item: WrittenRecord['items'], context: WritingContext): Cells => ({
  id: item._id,
  ...inLanguages('name', item.name, context),
  sub_category: context.subCategories?.get(item.sub_category_id) ?? '',
  price: writeMoney(item.price, context.currency),
  tax: String(item.tax),
  ...inLanguages('description', item.description, context),
  sku: item.sku,
  ...writeDietCells(item),
  modifier_groups: writeList(item.modifier_groups.map((id) => context.modifierGroups?.get(id) ?? '')),
  is_in_stock: yesNo(item.is_in_stock),
  is_visible: yesNo(item.is_visible),
  sequence_number: String(item.sequence_number),
});

/** A sub-category names its category in the first language only. The category's own row has the others. */
function writeHeading(heading: WrittenRecord['categories'], context: WritingContext): Cells {
  const isSub = heading.category_id !== undefined;
  const above = heading.category_id ? (context.categories?.get(heading.category_id) ?? '') : '';
  return {
    id: heading._id,
    ...inLanguages('category', isSub ? [above] : heading.name, context),
    ...inLanguages('sub_category', isSub ? heading.name : [], context),
    is_visible: yesNo(heading.is_visible),
    sequence_number: String(heading.sequence_number),
  };
}

type GroupModifier = WrittenRecord['modifier_groups']['modifiers'][number];

const writeModifier = (modifier: GroupModifier | undefined, context: WritingContext): Cells => ({
  modifier_id: modifier?._id ?? '',
  ...inLanguages('modifier', modifier?.name ?? [], context),
  price: modifier ? writeMoney(modifier.price, context.currency) : '',
  is_default: modifier ? yesNo(modifier.is_default) : '',
  is_in_stock: modifier ? yesNo(modifier.is_in_stock) : '',
  sequence_number: modifier ? String(modifier.sequence_number) : '',
});

const writeGroup = (group: WrittenRecord['modifier_groups'], context: WritingContext): Cells => ({
  id: group._id,
  ...inLanguages('group', group.name, context),
  type: group.type,
  min: String(group.min),
  max: String(group.max),
  is_required: yesNo(group.is_required),
  group_sequence_number: String(group.sequence_number),
});

const writeOffer = (offer: WrittenOffer, context: WritingContext): Cells => ({
  promo_code: offer.promo_code,
  ...inLanguages('name', offer.name, context),
  ...inLanguages('description', offer.description, context),
  ...writeOfferCells(offer, {
    money: (amount) => writeMoney(amount, context.currency),
    timezone: context.timezone ?? 'UTC',
    targets: context.targets ?? new Map(),
  }),
});

const writeTable = (table: WrittenRecord['tables']): Cells => ({
  number: String(table.number),
  code: table.code,
  room: table.room,
  section: table.section,
  min_persons: String(table.min_persons),
  max_persons: String(table.max_persons),
  is_bookable: yesNo(table.is_bookable),
  note: table.note,
});

const writers: {
  [Kind in ImportKind]: (record: WrittenRecord[Kind], context: WritingContext) => Cells[];
} = {
  items: (item, context) => [writeItem(item, context)],
  categories: (heading, context) => [writeHeading(heading, context)],
  modifier_groups: (group, context) =>
    (group.modifiers.length > 0 ? group.modifiers : [undefined]).map((modifier) => ({
      ...writeGroup(group, context),
      ...writeModifier(modifier, context),
    })),
  offers: (offer, context) => [writeOffer(offer, context)],
  tables: (table) => [writeTable(table)],
};

/**
 * A record as the rows of a file that hold it, by column; not yet guarded against formulas (`guardCell`). What is
 * written here, an import reads back unchanged.
 *
 * - `items`: one row.
 * - `categories`: one row for a category, and one for a sub-category (a record with a `category_id`, `null` or not).
 * - `modifier_groups`: one row a modifier, each with the group's own columns; one row where it has none.
 * - `offers`: one row.
 * - `tables`: one row.
 */
export const writeCells = <Kind extends ImportKind>(
  kind: Kind,
  record: WrittenRecord[Kind],
  context: WritingContext,
): Cells[] => writers[kind](record, context);
