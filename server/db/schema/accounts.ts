import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { UrlPermission } from '#contract/permissions';
import { createdAt, instantColumn, key, versionColumn } from './columns';
import { ofStore } from './ofStore';

export const subStores = pgTable(
  'sub_stores',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    country_phone_code: text('country_phone_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    password_hash: text('password_hash').notNull(),
    urls: jsonb('urls').$type<UrlPermission[]>().notNull(),
    is_approved: boolean('is_approved').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('sub_stores_email').on(table.email),
    uniqueIndex('sub_stores_phone').on(table.country_phone_code, table.phone).where(sql`phone <> ''`),
  ],
);

/** Sign-ins. Only the hash of the token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: key().primaryKey(),
    token_hash: text('token_hash').notNull(),
    store_id: ofStore(),
    sub_store_id: uuid('sub_store_id'),
    device_token: text('device_token').notNull().default(''),
    user_agent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    created_at: createdAt(),
    last_used_at: instantColumn('last_used_at').notNull().default(sql`now()`),
    expires_at: instantColumn('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.token_hash),
    index('sessions_device').on(table.device_token).where(sql`device_token <> ''`),
    index('sessions_store_devices').on(table.store_id).where(sql`device_token <> ''`),
  ],
);
