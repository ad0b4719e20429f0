import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Image } from '#contract/entities/image';
import type { OfferTarget, OfferType, Recursion } from '#contract/offers/offerTerms';
import type { OrderType } from '#contract/orders/statuses';
import {
  createdAt,
  instantColumn,
  key,
  multilingualColumn,
  percentColumn,
  touchedColumns,
  versionColumn,
} from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';

/** Offers. `uses` and `discount_given` are updated in the transactions of the orders that use them. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    promo_code: text('promo_code').notNull(),
    name: multilingualColumn('name'),
    description: multilingualColumn('description'),
    image: jsonb('image').$type<Image | null>(),
    type: text('type').$type<OfferType>().notNull(),
    /** Percent, or minor units. */
    value: numeric('value', { precision: 13, scale: 3, mode: 'number' }).notNull(),
    promo_for: text('promo_for').$type<OfferTarget>().notNull(),
    promo_apply_on: jsonb('promo_apply_on').$type<string[]>().notNull().default([]),
    is_active: boolean('is_active').notNull().default(true),
    starts_at: instantColumn('starts_at'),
    expires_at: instantColumn('expires_at'),
    recursion: jsonb('recursion').$type<Recursion>().notNull(),
    order_types: jsonb('order_types').$type<OrderType[]>().notNull(),
    is_first_order_only: boolean('is_first_order_only').notNull().default(false),
    uses_max: integer('uses_max'),
    uses_per_customer: integer('uses_per_customer'),
    min_order_amount: integer('min_order_amount'),
    max_discount: integer('max_discount'),
    min_items: integer('min_items'),
    budget: integer('budget'),
    /** For an apology: the phone number of the one customer who can use it. `null` for everyone. */
    only_country_phone_code: text('only_country_phone_code'),
    only_phone: text('only_phone'),
    /** The part of its discounts that the platform pays, in percent. */
    funded_by_platform: percentColumn('funded_by_platform').notNull().default(0),
    uses: integer('uses').notNull().default(0),
    discount_given: bigint('discount_given', { mode: 'number' }).notNull().default(0),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('promo_codes_code').on(table.store_id, table.promo_code),
    index('promo_codes_created').on(table.store_id, table.created_at, table.id),
    // JavaScript numbers aren't exact beyond this.
    check('promo_codes_discount_given', sql`${table.discount_given} <= ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`),
  ],
);

/**
 * The orders that got an offer's discount. Rows are deleted if the order is cancelled or rejected, or its lines no
 * longer meet the offer's conditions.
 */
export const promoUses = pgTable(
  'promo_uses',
  {
    store_id: ofStore(),
    order_id: uuid('order_id').notNull(),
    promo_id: uuid('promo_id').notNull(),
    customer_country_phone_code: text('customer_country_phone_code').notNull(),
    customer_phone: text('customer_phone').notNull(),
    discount: integer('discount').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.order_id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.store_id, table.promo_id], foreignColumns: [promoCodes.store_id, promoCodes.id] }),
    index('promo_uses_offer').on(table.store_id, table.promo_id, table.created_at),
    index('promo_uses_customer').on(table.store_id, table.promo_id, table.customer_phone),
  ],
);
