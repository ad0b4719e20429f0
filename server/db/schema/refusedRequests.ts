import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bookingRuleNames } from '#contract/bookings/bookingFacts';
import { instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/** Customers' requests for a table that a rule refused. Names and numbers are removed after the business day. */
export const refusedRequests = pgTable(
  'refused_requests',
  {
    store_id: ofStore(),
    id: key().notNull(),
    asked_at: instantColumn('asked_at').notNull(),
    /** The business day of the wanted time. */
    day: text('day').notNull(),
    at: instantColumn('at').notNull(),
    /** When the table would have been free again. */
    until: instantColumn('until').notNull(),
    persons: integer('persons').notNull(),
    rule: text('rule', { enum: bookingRuleNames }).notNull(),
    name: text('name').notNull(),
    country_phone_code: text('country_phone_code').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('refused_requests_at').on(table.store_id, table.at),
    index('refused_requests_phone').on(table.store_id, table.phone),
  ],
);
