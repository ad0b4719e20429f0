import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { OpeningDay } from '#contract/openingHours';
import type { DeliveryFeeRules } from '#contract/orders/deliveryFee';
import type { OrderRules } from '#contract/orders/orderRules';
import { versionColumn } from './columns';
import { ofStore } from './ofStore';

/** A store's own settings for hours, orders and delivery. */
export const storeSettings = pgTable('store_settings', {
  store_id: ofStore().primaryKey(),
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
  store_id: ofStore().primaryKey(),
  last_order_number: integer('last_order_number').notNull().default(0),
  last_seq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
});
