import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, key } from './columns';
import { stores } from './stores';

/**
 * Registrations that have begun, so that they can be continued on another device. They hold no password: it is asked
 * for in the last step.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: key().primaryKey(),
    /** Hash of the token that continues it: the device's own, or the mailed link's. */
    token_hash: text('token_hash').notNull(),
    link_hash: text('link_hash'),
    /** In lower case. */
    email: text('email').notNull(),
    /** When the code sent to the address was entered. Until then the reply says nothing about the address. */
    email_verified_at: instantColumn('email_verified_at'),
    /** The steps' values so far, as the contract's draft has them; or the error that ended it (`EndedDraft`). */
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull().default({}),
    /** Code of the language in which it was last filled in. */
    language: text('language').notNull(),
    created_at: createdAt(),
    expires_at: instantColumn('expires_at').notNull(),
    /** The account at another sign-in service that it began with, whose address that service has verified. */
    social: jsonb('social').$type<{ issuer: string; subject: string; email: string }>(),
    /** The store that it became. */
    store_id: uuid('store_id').references(() => stores.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('registrations_token').on(table.token_hash),
    uniqueIndex('registrations_link').on(table.link_hash).where(sql`link_hash is not null`),
    index('registrations_expiry').on(table.expires_at),
  ],
);

/** Solved captchas, so that each solution works once over all processes. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    /** The signature of the challenge. */
    signature: text('signature').primaryKey(),
    expires_at: instantColumn('expires_at').notNull(),
  },
  (table) => [index('used_captchas_expiry').on(table.expires_at)],
);
