import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key } from './columns';
import { stores } from './stores';

/** Addresses of a store's customers that get no mail, or less of it; and those that have a link to say so. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    id: key().primaryKey(),
    store_id: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    /** The end of the link at which its owner unsubscribes, in plain text: each mail has the same. `null` until there is one. */
    token: text('token').unique(),
    created_at: createdAt(),
    /** Since when its owner wants only mail about their own orders and bookings. */
    unsubscribed_at: instantColumn('unsubscribed_at'),
    /** Since when it takes no mail. */
    bounced_at: instantColumn('bounced_at'),
    /** A mail server's words about it; empty if it said nothing. */
    bounce_reason: text('bounce_reason').notNull().default(''),
  },
  (table) => [unique('mail_addresses_address').on(table.store_id, table.address)],
);
