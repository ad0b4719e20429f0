import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LedgerAccount } from '#contract/ledger/accounts';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/** Messages to the operator. They include the writer's name and address, so they can be answered after the account is deleted. */
export const supportMessages = pgTable(
  'support_messages',
  {
    store_id: ofStore(),
    id: key().notNull(),
    /** The sub-account that wrote it; `null` for the owner. */
    sub_store_id: uuid('sub_store_id'),
    by: text('by').notNull(),
    reply_to: text('reply_to').notNull(),
    text: text('text').notNull(),
    page: text('page').notNull(),
    app_version: text('app_version').notNull(),
    browser: text('browser').notNull(),
    /** For a contested deduction: the order, and the account of the ledger. */
    order_id: uuid('order_id'),
    account: text('account').$type<LedgerAccount>(),
    created_at: createdAt(),
    mailed_at: instantColumn('mailed_at'),
    /**
     * Unused: the attempts are those of the mail, in `outgoing_messages`. It stays because processes of the version before
     * that table, which may run at the same time, count theirs here.
     */
    tries: integer('tries').notNull().default(0),
    /**
     * `neverByOlder`, so that such processes don't send the mail too. Only messages that they wrote have a real time, until
     * their mail is queued (`queueOlder`).
     */
    next_try_at: instantColumn('next_try_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('support_messages_thread').on(table.store_id, table.sub_store_id, table.created_at),
    index('support_messages_waiting').on(table.next_try_at).where(sql`mailed_at is null`),
    index('support_messages_age').on(table.created_at),
    index('support_messages_contested').on(table.store_id, table.created_at).where(sql`order_id is not null`),
  ],
);
