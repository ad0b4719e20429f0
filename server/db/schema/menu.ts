import {
  boolean,
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
import { createdAt, key, multilingualColumn, percentColumn, versionColumn } from './columns';
import { ofStore } from './ofStore';

const shown = () => ({
  store_id: ofStore(),
  id: key().notNull(),
  version: versionColumn(),
  name: multilingualColumn('name'),
  /** The first language's name in lower case: what must be unique. */
  name_key: text('name_key').notNull(),
  sequence_number: integer('sequence_number').notNull().default(0),
  created_at: createdAt(),
});

export const categories = pgTable(
  'categories',
  { ...shown(), is_visible: boolean('is_visible').notNull().default(true) },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('categories_name').on(table.store_id, table.name_key),
  ],
);

export const subCategories = pgTable(
  'sub_categories',
  { ...shown(), category_id: uuid('category_id'), is_visible: boolean('is_visible').notNull().default(true) },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.category_id], foreignColumns: [categories.store_id, categories.id] }),
    uniqueIndex('sub_categories_name').on(table.store_id, table.name_key),
  ],
);

export const items = pgTable(
  'items',
  {
    ...shown(),
    sub_category_id: uuid('sub_category_id').notNull(),
    description: multilingualColumn('description'),
    price: integer('price').notNull(),
    tax: percentColumn('tax').notNull().default(0),
    images: jsonb('images').$type<{ url: string }[]>().notNull().default([]),
    is_in_stock: boolean('is_in_stock').notNull().default(true),
    is_visible: boolean('is_visible').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.sub_category_id],
      foreignColumns: [subCategories.store_id, subCategories.id],
    }),
    uniqueIndex('items_name').on(table.store_id, table.sub_category_id, table.name_key),
    index('items_sequence').on(table.store_id, table.sequence_number, table.id),
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
    is_in_stock: boolean('is_in_stock').notNull().default(true),
    sequence_number: integer('sequence_number').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.modifier_group_id],
      foreignColumns: [modifierGroups.store_id, modifierGroups.id],
    }).onDelete('cascade'),
    index('modifiers_group').on(table.store_id, table.modifier_group_id),
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
  ],
);

export const tables = pgTable(
  'tables',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    number: integer('number').notNull(),
    code: text('code').notNull(),
    min_persons: integer('min_persons').notNull(),
    max_persons: integer('max_persons').notNull(),
    is_bookable: boolean('is_bookable').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('tables_number').on(table.store_id, table.number),
  ],
);
