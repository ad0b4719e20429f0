import { uuid } from 'drizzle-orm/pg-core';
import { stores } from './stores';

/** The store that a row belongs to: the first column of its key and of every foreign key. */
export const ofStore = () =>
  uuid('store_id')
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' });
