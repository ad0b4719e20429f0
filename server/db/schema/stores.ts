import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language, PlatformSettings } from '#contract/entities/store';
import type { OpeningDay } from '#contract/openingHours';
import type { DeliveryFeeRules } from '#contract/orders/deliveryFee';
import type { OrderRules } from '#contract/orders/orderRules';
import type { UrlPermission } from '#contract/permissions';
import { createdAt, instantColumn, key, multilingualColumn, percentColumn, versionColumn } from './columns';

/** The tenants. `email` is kept in lower case; `phone` in digits without the country code. */
export const stores = pgTable(
  'stores',
  {
    id: key().primaryKey(),
    version: versionColumn(),
    name: multilingualColumn('name'),
    email: text('email').notNull(),
    password_hash: text('password_hash').notNull(),
    country_phone_code: text('country_phone_code').notNull(),
    phone: text('phone').notNull(),
    country_code: text('country_code').notNull(),
    city_id: text('city_id').notNull(),
    delivery_type_id: text('delivery_type_id').notNull(),
    currency: text('currency').notNull(),
    timezone: text('timezone').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    image_url: text('image_url').notNull().default(''),
    languages_supported: jsonb('languages_supported').$type<Language[]>().notNull(),
    is_approved: boolean('is_approved').notNull().default(false),
    is_document_uploaded: boolean('is_document_uploaded').notNull().default(false),
    is_email_verified: boolean('is_email_verified').notNull().default(false),
    is_phone_number_verified: boolean('is_phone_number_verified').notNull().default(false),
    is_business: boolean('is_business').notNull().default(true),
    is_distance_unit_mile: boolean('is_distance_unit_mile').notNull().default(false),
    is_use_item_tax: boolean('is_use_item_tax').notNull().default(false),
    is_tax_included: boolean('is_tax_included').notNull().default(true),
    store_tax: percentColumn('store_tax').notNull().default(0),
    minimum_order_price: integer('minimum_order_price').notNull().default(0),
    is_store_can_add_provider: boolean('is_store_can_add_provider').notNull().default(false),
    is_store_can_create_group: boolean('is_store_can_create_group').notNull().default(false),
    is_store_can_edit_order: boolean('is_store_can_edit_order').notNull().default(false),
    is_store_can_complete_order: boolean('is_store_can_complete_order').notNull().default(false),
    is_ask_estimated_time_for_ready_order: boolean('is_ask_estimated_time_for_ready_order').notNull().default(false),
    is_provide_table_booking: boolean('is_provide_table_booking').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('stores_email').on(table.email),
    uniqueIndex('stores_phone').on(table.country_phone_code, table.phone),
  ],
);

/** What a store sets for itself about hours, orders and delivery. */
export const storeSettings = pgTable('store_settings', {
  store_id: uuid('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  version: versionColumn(),
  opening_hours: jsonb('opening_hours').$type<OpeningDay[]>().notNull(),
  order_rules: jsonb('order_rules').$type<OrderRules>().notNull(),
  delivery_fee: jsonb('delivery_fee').$type<DeliveryFeeRules>().notNull(),
});

/**
 * Numbers that count up per store. Taking one locks the row until the transaction ends, so numbers have
 * no gaps and events become visible in the order of their `seq`.
 */
export const storeCounters = pgTable('store_counters', {
  store_id: uuid('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  last_order_number: integer('last_order_number').notNull().default(0),
  last_seq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
});

/** Settings of the whole platform, one row each. */
export const platformSettings = pgTable('platform_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<PlatformSettings | unknown>().notNull(),
});

export const subStores = pgTable(
  'sub_stores',
  {
    store_id: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
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
    store_id: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    sub_store_id: uuid('sub_store_id'),
    device_token: text('device_token').notNull().default(''),
    user_agent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    created_at: createdAt(),
    last_used_at: instantColumn('last_used_at').notNull().default(sql`now()`),
    expires_at: instantColumn('expires_at').notNull(),
  },
  (table) => [uniqueIndex('sessions_token_hash').on(table.token_hash)],
);
