import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { MailStage } from '#contract/mail/mailStages';
import type { OutgoingChannel } from '#contract/messages/channels';
import { createdAt, instantColumn, key } from './columns';
import { stores } from './stores';

/**
 * Mails and text messages, waiting or sent. The text is encrypted until it is sent and deleted afterwards: it can have a
 * code or a link that opens an account.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: key().primaryKey(),
    /** The store that it is about; `null` if its recipient has none yet. */
    store_id: uuid('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<OutgoingChannel>().notNull(),
    event: text('event').$type<OutgoingEvent>().notNull(),
    /** Code of the language that it is written in. */
    language: text('language').notNull(),
    /** An email address, or a phone number with its country code. */
    recipient: text('recipient').notNull(),
    /** Subject, text and reply address, encrypted with the app's key; `null` once it is sent or given up. */
    sealed: text('sealed'),
    created_at: createdAt(),
    /** When it is of no more use, such as a code that has expired; `null`: never. */
    expires_at: instantColumn('expires_at'),
    /** The stage at which the store's own server failed last; `null` for mail of the installation's. */
    failure_stage: text('failure_stage').$type<MailStage>(),
    /** Whether the store itself sends it, with its own account, rather than the installation. */
    is_stores: boolean('is_stores').notNull().default(false),
    /** The parts of a text message, which are paid for; `null` for a mail. */
    parts: integer('parts'),
    /** Why it was refused the last time; `null` if it never was. */
    refusal: text('refusal'),
    tries: integer('tries').notNull().default(0),
    /** A process that takes it moves this forward, so that no other one does. */
    next_try_at: instantColumn('next_try_at').notNull().default(sql`now()`),
    sent_at: instantColumn('sent_at'),
    failed_at: instantColumn('failed_at'),
    /** When it came back; `null` for those that didn't. */
    bounced_at: instantColumn('bounced_at'),
  },
  (table) => [
    index('outgoing_messages_waiting').on(table.next_try_at).where(sql`sent_at is null and failed_at is null`),
    index('outgoing_messages_store').on(table.store_id, table.created_at),
    index('outgoing_messages_age').on(table.created_at),
  ],
);
