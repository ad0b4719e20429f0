import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PushMessage } from '#contract/pushMessage';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/** Queued push messages, one row per device; deleted once they are sent or too late to be useful. */
export const pushMessages = pgTable(
  'push_messages',
  {
    store_id: ofStore(),
    id: key().notNull(),
    device_token: text('device_token').notNull(),
    message: jsonb('message').$type<PushMessage>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is sent next. The process that takes it moves this forward, so that no other one takes it. */
    due_at: instantColumn('due_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] }), index('push_messages_due').on(table.due_at)],
);
