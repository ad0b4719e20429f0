import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import { ofStore } from './ofStore';

/** Passwords and keys of the services that a store uses, encrypted with APP_KEY. No other table has one. */
export const storeSecrets = pgTable(
  'store_secrets',
  {
    store_id: ofStore(),
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
    /** The last characters, shown to the owner; empty for short ones, of which they would tell too much. */
    last: text('last').notNull(),
    set_at: instantColumn('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.name] })],
);
