import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReportReason, ReviewState } from '#contract/reviews/reviewRules';
import { createdAt, instantColumn, key, versionColumn } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';
import { promoCodes } from './promoCodes';

/** Customers' reviews of their orders, one per order, with the store's answers. */
export const reviews = pgTable(
  'reviews',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    order_id: uuid('order_id').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    language: text('language'),
    created_at: createdAt(),
    reply_text: text('reply_text'),
    reply_at: instantColumn('reply_at'),
    reply_by: text('reply_by'),
    reply_edited_at: instantColumn('reply_edited_at'),
    /** The offer that the customer got as an apology. */
    apology_id: uuid('apology_id'),
    note: text('note').notNull().default(''),
    state: text('state').$type<ReviewState>().notNull().default('published'),
    report_reason: text('report_reason').$type<ReportReason>(),
    report_text: text('report_text'),
    reported_at: instantColumn('reported_at'),
    reported_by: text('reported_by'),
    settled_at: instantColumn('settled_at'),
    updated_by: text('updated_by').notNull().default(''),
    /** The number of its last change in the store's stream. The platform reads on from the last number it knows. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.store_id, table.apology_id], foreignColumns: [promoCodes.store_id, promoCodes.id] }),
    uniqueIndex('reviews_order').on(table.store_id, table.order_id),
    index('reviews_created').on(table.store_id, table.created_at, table.id),
    index('reviews_seq').on(table.store_id, table.seq),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);
