import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Image } from '#contract/entities/image';
import type { Language, PlatformSettings } from '#contract/entities/store';
import type { StoreBilling } from '#contract/entities/subscription';
import type { SummaryInterval } from '#contract/insight/summary';
import { createdAt, instantColumn, key, multilingualColumn, percentColumn, versionColumn } from './columns';

/** The tenants. `email` is stored in lower case; `phone` in digits without the country code. */
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
    /** When the business day begins, in minutes after midnight on the wall clock (ADR 0079). */
    day_starts_at: integer('day_starts_at').notNull().default(0),
    /**
     * The instant from which `order_day_totals` covers the store's orders; `null`: all of them. Set by a trigger when the
     * time zone or the beginning of the day changes, and moved back by the job that rebuilds the totals.
     */
    day_totals_from: instantColumn('day_totals_from'),
    /** The same for the entries that `ledger_day_totals` covers. */
    ledger_totals_from: instantColumn('ledger_totals_from'),
    /** The owner's own name, which the audit log and boards show; empty for stores from before it was asked for. */
    owner_first_name: text('owner_first_name').notNull().default(''),
    owner_last_name: text('owner_last_name').notNull().default(''),
    owner_image: jsonb('owner_image').$type<Image | null>(),
    /** The language in which the owner reads the app and its mail; `null` until it is known. */
    owner_language: text('owner_language'),
    /** Whether the owner starts with the dashboard, and not with today's orders. */
    owner_starts_with_dashboard: boolean('owner_starts_with_dashboard').notNull().default(false),
    /** How often the owner gets the dashboard's figures by email, and when the next time is; `null`: never. */
    owner_summary: text('owner_summary').$type<SummaryInterval>(),
    owner_summary_at: instantColumn('owner_summary_at'),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    image: jsonb('image').$type<Image | null>(),
    /** Nothing reads it now: `image` replaces it. It stays because processes of the version before select it while an update rolls out. */
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
    is_show_dashboard: boolean('is_show_dashboard').notNull().default(true),
    /**
     * No longer used: the menu shows Dispatch to everyone who can use it. It stays because processes of the previous
     * version select it during an update.
     */
    is_show_dispatch_in_menu: boolean('is_show_dispatch_in_menu').notNull().default(false),
    /**
     * The decimals with which its amounts are still stored, if ISO 4217 has others; `null` if they are the same
     * (`db/amountDigits.ts`).
     */
    old_amount_digits: integer('old_amount_digits'),
    /** The code that a store gives to another one that registers; `null` until it is first read. */
    referral_code: text('referral_code'),
    /** The store whose referral code it registered with. */
    referred_by: uuid('referred_by'),
    /** When the owner accepted the platform's terms, at registration. */
    terms_accepted_at: instantColumn('terms_accepted_at'),
    /** Whether the owner requires a second factor of every team member. */
    is_second_factor_required: boolean('is_second_factor_required').notNull().default(false),
    /** Payouts wait until then because the bank details have changed. */
    payout_hold_until: instantColumn('payout_hold_until'),
    /** When someone answered the notice of changed bank details with "It wasn't me". Payouts stop until the platform decides. */
    payouts_frozen_at: instantColumn('payouts_frozen_at'),
    /** When the platform blocked the store by hand, as one without its documents. No upload and no review ends that. */
    documents_blocked_at: instantColumn('documents_blocked_at'),
    /** When the owner asked to have the store deleted, and when that is carried out; `null` unless it is pending. */
    deletion_requested_at: instantColumn('deletion_requested_at'),
    deletion_due_at: instantColumn('deletion_due_at'),
    /** Whether a job began the deletion, because the store was never approved and no one signs in. A sign-in ends it. */
    is_abandoned: boolean('is_abandoned').notNull().default(false),
    /** The owner's open task about the subscription, and whether the store is locked for it; kept by the job. */
    billing: jsonb('billing').$type<StoreBilling>(),
    /** When the store was deleted. The row stays for the records that the law requires, without anyone's data. */
    deleted_at: instantColumn('deleted_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('stores_day_totals').on(table.id).where(sql`day_totals_from is not null`),
    index('stores_ledger_totals').on(table.id).where(sql`ledger_totals_from is not null`),
    index('stores_summary').on(table.owner_summary_at).where(sql`owner_summary_at is not null`),
    index('stores_deletion').on(table.deletion_due_at).where(sql`deletion_due_at is not null`),
    uniqueIndex('stores_referral_code').on(table.referral_code),
    index('stores_referred_by').on(table.referred_by).where(sql`referred_by is not null`),
    foreignKey({ columns: [table.referred_by], foreignColumns: [table.id] }).onDelete('set null'),
    uniqueIndex('stores_email').on(table.email),
    uniqueIndex('stores_phone').on(table.country_phone_code, table.phone),
  ],
);

/** Settings of the whole platform, one row each. */
export const platformSettings = pgTable('platform_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<PlatformSettings | unknown>().notNull(),
});
