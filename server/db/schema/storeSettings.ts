import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BookingRules, CancellationPolicy } from '#contract/bookings/bookingRules';
import type { DeliveryFeeRules } from '#contract/delivery/deliveryFee';
import { noStoreDetails, type StoreDetails } from '#contract/entities/store';
import { defaultProviderRule, type ProviderRule } from '#contract/ledger/terms';
import { noMail, type StoreMail } from '#contract/mail/storeMail';
import type { StoreMessages } from '#contract/messages/messageTexts';
import { noSms, type StoreSms } from '#contract/messages/storeSms';
import { plainService, type ServiceState } from '#contract/opening/openingRules';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import type { OrderRules } from '#contract/orders/orderRules';
import type { OrderType } from '#contract/orders/statuses';
import { defaultReviewRules, type ReviewRules } from '#contract/reviews/reviewRules';
import type { MapKeys } from '#contract/settings/maps';
import type { WebsiteValues } from '#contract/website/website';
import { versionColumn } from './columns';
import { ofStore } from './ofStore';

/** The version of each section of the settings that has changed, when it last did and by whom. */
export type SectionChanges = Readonly<
  Record<string, { version: number; updated_at: string | null; updated_by: string }>
>;

/** A store's own settings for hours, orders and delivery. */
export const storeSettings = pgTable('store_settings', {
  store_id: ofStore().primaryKey(),
  /** Counts the changes of all sections. */
  version: versionColumn(),
  section_changes: jsonb('section_changes').$type<SectionChanges>().notNull().default({}),
  details: jsonb('details').$type<StoreDetails>().notNull().default(noStoreDetails),
  opening_hours: jsonb('opening_hours').$type<OpeningDay[]>().notNull(),
  order_type_hours: jsonb('order_type_hours').$type<Partial<Record<OrderType, OpeningDay[]>>>().notNull().default({}),
  service_state: jsonb('service_state').$type<ServiceState>().notNull().default(plainService),
  order_rules: jsonb('order_rules').$type<OrderRules>().notNull(),
  booking_rules: jsonb('booking_rules').$type<BookingRules>().notNull(),
  /** The costs of cancelling a booking of a table. */
  cancellation_policy: jsonb('cancellation_policy').$type<CancellationPolicy>().notNull(),
  delivery_fee: jsonb('delivery_fee').$type<DeliveryFeeRules>().notNull(),
  /** The rule by which delivery people earn. */
  provider_rule: jsonb('provider_rule').$type<ProviderRule>().notNull().default(defaultProviderRule),
  /** The store's own mail server; its password is a secret. */
  mail: jsonb('mail').$type<StoreMail>().notNull().default(noMail),
  /** Which messages customers get, and the store's own texts for them. */
  messages: jsonb('messages').$type<StoreMessages>().notNull().default({}),
  /** The store's own account for text messages; its token is a secret. */
  sms: jsonb('sms').$type<StoreSms>().notNull().default(noSms),
  /** Keys of the map service, by app. */
  map_keys: jsonb('map_keys').$type<MapKeys>().notNull().default({}),
  review_rules: jsonb('review_rules').$type<ReviewRules>().notNull().default(defaultReviewRules),
  /** The draft of the website; what is missing in it has its default. `websites` has what was published. */
  website: jsonb('website').$type<Partial<WebsiteValues>>().notNull().default({}),
  /**
   * Changes with each change of the delivery areas or of `delivery_fee`, so that data cached under an ID never becomes
   * stale.
   */
  delivery_terms_id: uuid('delivery_terms_id').notNull().default(sql`gen_random_uuid()`),
  /** The secret of the address of its bookings' calendar; `null` while there is none. */
  calendar_token: text('calendar_token').unique('store_settings_calendar'),
});

/**
 * Numbers that count up per store. Taking one locks the row until the transaction ends, so numbers have
 * no gaps and events become visible in the order of their `seq`.
 */
export const storeCounters = pgTable('store_counters', {
  store_id: ofStore().primaryKey(),
  last_order_number: integer('last_order_number').notNull().default(0),
  last_seq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
});
