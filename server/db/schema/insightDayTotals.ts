import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { InsightSubject } from '#contract/insight/subjects';
import { ofStore } from './ofStore';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * The dashboard's sums by business day. A trigger adds an order once, when it ends; `rebuildTotals` makes them together with
 * `order_day_totals`, and covers the same times (ADR 0084).
 */
export const insightDayTotals = pgTable(
  'insight_day_totals',
  {
    store_id: ofStore(),
    subject: text('subject').$type<InsightSubject>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Depends on the subject: an hour, an item, an offer, a group of customers or an order type. */
    key: text('key').notNull(),
    orders: sum('orders'),
    quantity: sum('quantity'),
    amount: sum('amount'),
    /** Discounts, or refunds of late orders. */
    reduced: sum('reduced'),
    minutes: sum('minutes'),
  },
  (table) => [
    primaryKey({ name: 'insight_day_totals_pk', columns: [table.store_id, table.subject, table.day, table.key] }),
  ],
);
