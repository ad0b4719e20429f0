import { randomBytes } from 'node:crypto';
import { isNull, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TablePlace } from '#contract/tables/floorPlan';
import { createdAt, instantColumn, key, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** A new token for a table's QR code: 122 random bits in 22 characters. */
export const newTableToken = sql`translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`;

/** The same, for rows that are written whole. */
export const makeTableToken = (): string => randomBytes(16).toString('base64url');

/** Tables of a restaurant. One that an order names is archived instead of deleted, because the order refers to it. */
export const tables = pgTable(
  'tables',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    number: integer('number').notNull(),
    code: text('code').notNull().default(''),
    min_persons: integer('min_persons').notNull(),
    max_persons: integer('max_persons').notNull(),
    is_bookable: boolean('is_bookable').notNull().default(true),
    room: text('room').notNull().default(''),
    /** Who serves it. */
    section: text('section').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Its position on the floor plan of its room; `null` if it isn't on the plan. */
    place: jsonb('place').$type<TablePlace | null>(),
    /** Part of its QR code's address. Stored in plain text, so that the code can be printed again (docs/adr/0088). */
    token: text('token').notNull().default(newTableToken),
    archived_at: instantColumn('archived_at'),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('tables_number').on(table.store_id, table.number).where(isNull(table.archived_at)),
    uniqueIndex('tables_token').on(table.token),
  ],
);

/** Tables that can be pushed together for one party. */
export const tableCombinations = pgTable(
  'table_combinations',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    name: text('name').notNull().default(''),
    /** Sorted. None of them can be deleted while a combination names it. */
    table_ids: jsonb('table_ids').$type<string[]>().notNull(),
    min_persons: integer('min_persons').notNull(),
    max_persons: integer('max_persons').notNull(),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('table_combinations_tables').on(table.store_id, table.table_ids),
  ],
);
