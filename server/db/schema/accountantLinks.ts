import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/**
 * Links with which accountants read the bookkeeping, many times, until they expire. Revoking one deletes it. Only the
 * token's hash is kept.
 */
export const accountantLinks = pgTable(
  'accountant_links',
  {
    store_id: ofStore(),
    id: key().notNull(),
    token_hash: text('token_hash').notNull(),
    /** Whom it was made for, as the owner calls them. */
    name: text('name').notNull(),
    created_at: createdAt(),
    expires_at: instantColumn('expires_at').notNull(),
    last_used_at: instantColumn('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('accountant_links_token').on(table.token_hash),
    index('accountant_links_expiry').on(table.expires_at),
  ],
);
