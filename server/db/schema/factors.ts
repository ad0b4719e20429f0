import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { UrlPermission } from '#contract/permissions';
import type { SocialPurpose } from '#contract/socialSignIn';
import { subStores } from './accounts';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

/** Whose it is: `sub_store_id` is `null` for the owner. */
const ofAccount = () => ({ store_id: ofStore(), sub_store_id: uuid('sub_store_id') });

type AccountColumns = Record<'store_id' | 'sub_store_id', Parameters<typeof foreignKey>[0]['columns'][number]>;

/** Deleted with the account. */
const accountKey = ({ store_id, sub_store_id }: AccountColumns) =>
  foreignKey({
    columns: [store_id, sub_store_id],
    foreignColumns: [subStores.store_id, subStores.id],
  }).onDelete('cascade');

/** Passkeys, as WebAuthn registers them. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    ...ofAccount(),
    /** COSE key, base64url. */
    public_key: text('public_key').notNull(),
    /** The authenticator's counter, which only grows; 0 if it has none. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    created_at: createdAt(),
    last_used_at: instantColumn('last_used_at'),
  },
  (table) => [accountKey(table), index('passkeys_account').on(table.store_id, table.sub_store_id)],
);

/** The authenticator app of an account: one each. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    /** The ID of the session that began to set it up, which alone can read the secret again until it is confirmed. */
    id: key().primaryKey(),
    ...ofAccount(),
    /** The shared secret, encrypted with the app's key. */
    sealed_secret: text('sealed_secret').notNull(),
    /** The last accepted time step. It only grows, so that a code works once. */
    last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
    created_at: createdAt(),
    /** When its first code was entered; `null` while it is being set up. */
    confirmed_at: instantColumn('confirmed_at'),
  },
  (table) => [
    accountKey(table),
    unique('totp_factors_one_each').on(table.store_id, table.sub_store_id).nullsNotDistinct(),
  ],
);

/** Ten single-use codes for an account that has lost its other factors. Only a keyed hash is stored, whose key stays when APP_KEY changes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: key().primaryKey(),
    ...ofAccount(),
    code_hash: text('code_hash').notNull(),
    created_at: createdAt(),
    used_at: instantColumn('used_at'),
  },
  (table) => [
    accountKey(table),
    unique('recovery_codes_once').on(table.store_id, table.sub_store_id, table.code_hash).nullsNotDistinct(),
  ],
);

/** Accounts at other sign-in services, linked to an account here. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: key().primaryKey(),
    ...ofAccount(),
    /** The service's issuer and its `sub`, which never change; the address can. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    accountKey(table),
    uniqueIndex('social_accounts_subject').on(table.issuer, table.subject),
    index('social_accounts_account').on(table.store_id, table.sub_store_id),
  ],
);

/** A person who has signed in with another service, as that service describes them. */
export interface SocialClaims {
  issuer: string;
  subject: string;
  /** In lower case; empty if the service doesn't say. */
  email: string;
  is_email_verified: boolean;
  first_name: string;
  last_name: string;
}

/**
 * Sign-ins with another service that are under way: from the redirect there until the app uses the ticket up. They are
 * deleted soon after they expire, as they hold personal data of people who may have no account.
 */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    id: key().primaryKey(),
    /** Hash of the `state` that the service sends back. */
    state_hash: text('state_hash').notNull(),
    /** Hash of the cookie of the browser that began it. */
    browser_hash: text('browser_hash').notNull(),
    /** The service's place in the settings. */
    provider: integer('provider').notNull(),
    purpose: text('purpose').$type<SocialPurpose>().notNull(),
    /** The app's own proof that the result is for this browser, which it gets back with it. */
    app_key: text('app_key').notNull().default(''),
    /** Page to open afterwards; empty for the usual one. */
    return_to: text('return_to').notNull().default(''),
    created_at: createdAt(),
    expires_at: instantColumn('expires_at').notNull(),
    /** When the service sent the browser back, which works once. */
    returned_at: instantColumn('returned_at'),
    /** Hash of the ticket with which the app takes over, and what the service says about the person. */
    ticket_hash: text('ticket_hash'),
    claims: jsonb('claims').$type<SocialClaims>(),
    /** When the ticket was used up. */
    used_at: instantColumn('used_at'),
  },
  (table) => [
    uniqueIndex('social_sign_ins_state').on(table.state_hash),
    uniqueIndex('social_sign_ins_ticket').on(table.ticket_hash),
    index('social_sign_ins_expiry').on(table.expires_at),
  ],
);

/** An email address, or a phone number with the code of its country. */
export type AddressValue = { email: string } | { country_phone_code: string; phone: string };

/** Changed email addresses and phone numbers of accounts, which the old one can undo for a while. */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: key().primaryKey(),
    ...ofAccount(),
    channel: text('channel').$type<OutgoingChannel>().notNull(),
    /** `email_reach`: what a sub-account's old email address covered. */
    old_value: jsonb('old_value').$type<AddressValue & { email_reach?: UrlPermission[] | null }>().notNull(),
    new_value: jsonb('new_value').$type<AddressValue>().notNull(),
    /** Hash of the token of the link that undoes it. */
    undo_hash: text('undo_hash').notNull(),
    created_at: createdAt(),
    undo_until: instantColumn('undo_until').notNull(),
    undone_at: instantColumn('undone_at'),
  },
  (table) => [
    accountKey(table),
    uniqueIndex('address_changes_undo').on(table.undo_hash),
    index('address_changes_open').on(table.undo_until).where(sql`undone_at is null`),
  ],
);
