import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { waitingStates } from '#contract/entities/waitingParty';
import { instantColumn, key, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';

/** Parties that wait for a table. Their name, number and note are removed after the business day; the quotes stay. */
export const waitingParties = pgTable(
  'waiting_parties',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    persons: integer('persons').notNull(),
    name: text('name').notNull(),
    country_phone_code: text('country_phone_code').notNull(),
    phone: text('phone').notNull(),
    note: text('note').notNull(),
    quoted_minutes: integer('quoted_minutes'),
    added_at: instantColumn('added_at').notNull(),
    added_by: text('added_by').notNull(),
    state: text('state', { enum: waitingStates }).notNull().default('waiting'),
    ended_at: instantColumn('ended_at'),
    order_id: uuid('order_id'),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }),
    index('waiting_parties_added').on(table.store_id, table.added_at),
    index('waiting_parties_order').on(table.store_id, table.order_id),
    check('waiting_parties_state', sql`${table.state} in ('waiting', 'seated', 'left')`),
  ],
);
