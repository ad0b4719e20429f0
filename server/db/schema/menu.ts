import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Image } from '#contract/entities/image';
import { type Allergen, allergens, type DietMark, dietMarks } from '#contract/menu/diet';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import {
  createdAt,
  instantColumn,
  key,
  multilingualColumn,
  percentColumn,
  touchedColumns,
  versionColumn,
} from './columns';
import { itemSearchKey } from './itemSearchKey';
import { ofStore } from './ofStore';

const shown = () => ({
  store_id: ofStore(),
  id: key().notNull(),
  version: versionColumn(),
  name: multilingualColumn('name'),
  /** The name in the first language in lower case, which must be unique. */
  name_key: text('name_key').notNull(),
  sequence_number: integer('sequence_number').notNull().default(0),
  created_at: createdAt(),
  ...touchedColumns(),
});

const imageColumn = () => jsonb('image').$type<Image | null>();
const stockColumns = () => ({
  is_in_stock: boolean('is_in_stock').notNull().default(true),
  /** When an out-of-stock item comes back automatically. */
  in_stock_at: instantColumn('in_stock_at'),
});

/** Whether a column is a JSON array that contains only these words. */
const isListOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`jsonb_typeof(${column}) = 'array' and ${column} <@ ${sql.raw(`'${JSON.stringify(words)}'::jsonb`)}`;

export const categories = pgTable(
  'categories',
  { ...shown(), image: imageColumn(), is_visible: boolean('is_visible').notNull().default(true) },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('categories_name').on(table.store_id, table.name_key),
  ],
);

export const subCategories = pgTable(
  'sub_categories',
  {
    ...shown(),
    category_id: uuid('category_id'),
    image: imageColumn(),
    is_visible: boolean('is_visible').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.category_id], foreignColumns: [categories.store_id, categories.id] }),
    uniqueIndex('sub_categories_name').on(table.store_id, table.name_key),
    // The order of headings within the menu, by which lists of items are sorted.
    index('sub_categories_sequence').on(table.store_id, table.sequence_number, table.id),
  ],
);

export const items = pgTable(
  'items',
  {
    ...shown(),
    sub_category_id: uuid('sub_category_id').notNull(),
    description: multilingualColumn('description'),
    sku: text('sku').notNull().default(''),
    price: integer('price').notNull(),
    tax: percentColumn('tax').notNull().default(0),
    images: jsonb('images').$type<Image[]>().notNull().default([]),
    /** `null` if not stated. */
    allergens: jsonb('allergens').$type<Allergen[]>(),
    diet_marks: jsonb('diet_marks').$type<DietMark[]>().notNull().default([]),
    ...stockColumns(),
    availability: jsonb('availability').$type<OpeningDay[] | null>(),
    is_visible: boolean('is_visible').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.sub_category_id],
      foreignColumns: [subCategories.store_id, subCategories.id],
    }),
    check('items_allergens', isListOf(table.allergens, allergens)),
    check('items_diet_marks', isListOf(table.diet_marks, dietMarks)),
    uniqueIndex('items_name').on(table.store_id, table.sub_category_id, table.name_key),
    index('items_sequence').on(table.store_id, table.sequence_number, table.id),
    index('items_by_name').on(table.store_id, table.name_key, table.id),
    index('items_by_price').on(table.store_id, table.price, table.id),
    index('items_by_change').on(table.store_id, table.updated_at, table.id),
    index('items_of_heading').on(table.store_id, table.sub_category_id, table.sequence_number, table.id),
    index('items_out_of_stock')
      .on(table.store_id, table.sub_category_id, table.sequence_number, table.id)
      .where(sql`not is_in_stock`),
    index('items_hidden')
      .on(table.store_id, table.sub_category_id, table.sequence_number, table.id)
      .where(sql`not is_visible`),
    index('items_without_image')
      .on(table.store_id, table.sub_category_id, table.sequence_number, table.id)
      .where(sql`images = '[]'::jsonb`),
    index('items_back_at').on(table.in_stock_at).where(sql`in_stock_at is not null`),
    // If the database has trigrams: docs/adr/0024.
    index('items_search').using('gin', sql`${itemSearchKey(table)} gin_trgm_ops`),
  ],
);

export const modifierGroups = pgTable(
  'modifier_groups',
  {
    ...shown(),
    type: text('type', { enum: ['list', 'grid'] })
      .notNull()
      .default('list'),
    min: integer('min').notNull().default(0),
    max: integer('max').notNull().default(1),
    is_required: boolean('is_required').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] })],
);

export const modifiers = pgTable(
  'modifiers',
  {
    store_id: ofStore(),
    id: key().notNull(),
    modifier_group_id: uuid('modifier_group_id').notNull(),
    name: multilingualColumn('name'),
    price: integer('price').notNull().default(0),
    is_default: boolean('is_default').notNull().default(false),
    ...stockColumns(),
    sequence_number: integer('sequence_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.modifier_group_id],
      foreignColumns: [modifierGroups.store_id, modifierGroups.id],
    }).onDelete('cascade'),
    index('modifiers_group').on(table.store_id, table.modifier_group_id),
    index('modifiers_back_at').on(table.in_stock_at).where(sql`in_stock_at is not null`),
  ],
);

export const itemModifierGroups = pgTable(
  'item_modifier_groups',
  {
    store_id: ofStore(),
    item_id: uuid('item_id').notNull(),
    modifier_group_id: uuid('modifier_group_id').notNull(),
    sequence_number: integer('sequence_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.item_id, table.modifier_group_id] }),
    foreignKey({ columns: [table.store_id, table.item_id], foreignColumns: [items.store_id, items.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.store_id, table.modifier_group_id],
      foreignColumns: [modifierGroups.store_id, modifierGroups.id],
    }).onDelete('cascade'),
    index('item_modifier_groups_group').on(table.store_id, table.modifier_group_id),
  ],
);
