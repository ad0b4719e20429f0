import { bigint, boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CustomerNote } from '#contract/entities/customer';
import { key, touchedColumns } from './columns';
import { ofStore } from './ofStore';

/**
 * Staff's notes about phone numbers, which have the same form as in orders. Names and addresses come from the orders.
 */
export const customers = pgTable(
  'customers',
  {
    store_id: ofStore(),
    country_phone_code: text('country_phone_code').notNull(),
    phone: text('phone').notNull(),
    /** For the audit log and for messages, which refer to records by ID. */
    id: key().notNull(),
    /**
     * The number of its last message in the store's stream, so that it doesn't restart when a note is deleted and a new
     * one is written.
     */
    version: bigint('version', { mode: 'number' }).notNull(),
    note: text('note').notNull(),
    allergies: text('allergies').notNull(),
    language: text('language').$type<CustomerNote['language']>().notNull(),
    is_blocked: boolean('is_blocked').notNull(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.country_phone_code, table.phone] }),
    uniqueIndex('customers_id').on(table.store_id, table.id),
  ],
);
