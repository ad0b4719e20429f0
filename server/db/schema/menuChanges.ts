import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CellError, ImportCounts, ImportResult } from '#contract/entities/menuImport';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { ImportOutcome, ImportState } from '#contract/menuFiles/outcomes';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/** A change of several records, stored so that it can be undone: a bulk edit, a deletion or an import. */
export const menuChanges = pgTable(
  'menu_changes',
  {
    store_id: ofStore(),
    id: key().notNull(),
    by: text('by').notNull(),
    created_at: createdAt(),
    undone_at: instantColumn('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] }), index('menu_changes_age').on(table.created_at)],
);

/** A record of a change, with its state before and the version by which it can be recognised as unchanged since. */
export const menuChangeRecords = pgTable(
  'menu_change_records',
  {
    store_id: ofStore(),
    change_id: uuid('change_id').notNull(),
    /** Increases within the change. Changes are undone from the last to the first. */
    position: integer('position').notNull(),
    entity: text('entity').$type<JournaledEntity>().notNull(),
    record_id: uuid('record_id').notNull(),
    /** The whole record and its parts; `null` if the change created it. */
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    /** `null` if the change deleted it. */
    after_version: integer('after_version'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.change_id, table.position] }),
    foreignKey({
      columns: [table.store_id, table.change_id],
      foreignColumns: [menuChanges.store_id, menuChanges.id],
    }).onDelete('cascade'),
  ],
);

/** Pictures that the store uploaded. The original is stored, so that it can be cropped again. */
export const images = pgTable(
  'images',
  {
    store_id: ofStore(),
    id: key().notNull(),
    /** Key of the original in the file store. Several images can be cropped from one original. */
    original: text('original').notNull(),
    url: text('url').notNull(),
    thumbnail_url: text('thumbnail_url').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] }), index('images_age').on(table.created_at)],
);

/** A menu file being imported. The caller chooses its ID, which is also the ID of its change. */
export const menuImports = pgTable(
  'menu_imports',
  {
    store_id: ofStore(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    file_name: text('file_name').notNull().default(''),
    /** Key of the file in the file store; empty if no file was stored. */
    file: text('file').notNull().default(''),
    state: text('state').$type<ImportState>().notNull().default('previewed'),
    on_error: text('on_error', { enum: ['skip', 'stop'] })
      .notNull()
      .default('skip'),
    options: jsonb('options').$type<{ create_missing: boolean; decimal?: '.' | ',' | undefined }>().notNull(),
    by: text('by').notNull(),
    created_at: createdAt(),
    applied_at: instantColumn('applied_at'),
    /** The counts when the import ended. Until then, they are counted from the rows. */
    counts: jsonb('counts').$type<ImportCounts | null>(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('menu_imports_created').on(table.store_id, table.created_at, table.id),
  ],
);

/** A row of an import: its cells, its effect, and whether it has been written. */
export const menuImportRows = pgTable(
  'menu_import_rows',
  {
    store_id: ofStore(),
    import_id: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** A key that can occur only once in a file: the record's id, otherwise its name within its parent. */
    match_key: text('match_key').notNull().default(''),
    outcome: text('outcome').$type<ImportOutcome>().notNull(),
    record_id: uuid('record_id'),
    name: text('name').notNull().default(''),
    errors: jsonb('errors').$type<CellError[]>().notNull().default([]),
    changes: jsonb('changes').$type<ImportResult['changes']>().notNull().default([]),
    is_applied: boolean('is_applied').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.import_id, table.line] }),
    foreignKey({
      columns: [table.store_id, table.import_id],
      foreignColumns: [menuImports.store_id, menuImports.id],
    }).onDelete('cascade'),
    index('menu_import_rows_key').on(table.store_id, table.import_id, table.match_key),
    index('menu_import_rows_outcome').on(table.store_id, table.import_id, table.outcome, table.line),
    index('menu_import_rows_waiting').on(table.store_id, table.import_id, table.line).where(sql`not is_applied`),
  ],
);

/** The columns that a store chose for a file's headers. */
export const menuImportMappings = pgTable(
  'menu_import_mappings',
  {
    store_id: ofStore(),
    kind: text('kind').$type<ImportKind>().notNull(),
    header: text('header').notNull(),
    /** Empty if the column was skipped. */
    column: text('column').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.kind, table.header] })],
);
