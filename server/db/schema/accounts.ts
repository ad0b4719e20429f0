import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Image } from '#contract/entities/image';
import type { SharedDeviceSettings } from '#contract/entities/sharedDevice';
import type { SummaryInterval } from '#contract/insight/summary';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { PresetName } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';
import { createdAt, instantColumn, key, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

export const subStores = pgTable(
  'sub_stores',
  {
    store_id: ofStore(),
    id: key().notNull(),
    version: versionColumn(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /**
     * The permissions that the person who typed the address held at the time: they may read its mail. `null`: the owner's, or
     * the owner has mailed an invitation to it since.
     */
    email_reach: jsonb('email_reach').$type<UrlPermission[]>(),
    /** Whether the person has proved since, by a code or a mailed link, that the address is theirs. */
    is_email_verified: boolean('is_email_verified').notNull().default(false),
    country_phone_code: text('country_phone_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    image: jsonb('image').$type<Image | null>(),
    /** The language in which the person reads the app and their mail; `null` until it is known. */
    language: text('language'),
    /** As an owner's in `stores`: whether the person starts with the dashboard, and gets its figures by email. */
    starts_with_dashboard: boolean('starts_with_dashboard').notNull().default(false),
    summary: text('summary').$type<SummaryInterval>(),
    summary_at: instantColumn('summary_at'),
    /** Null for an invited person who hasn't set a password yet. */
    password_hash: text('password_hash'),
    /**
     * The permissions that the issuer of the password, or of the link it was set with, held at the time; `null`: the
     * owner's, or there is none.
     */
    password_reach: jsonb('password_reach').$type<UrlPermission[]>(),
    urls: jsonb('urls').$type<UrlPermission[]>().notNull(),
    /** The contract's preset that the permissions were based on. */
    preset: text('preset').$type<PresetName>(),
    is_approved: boolean('is_approved').notNull().default(false),
    is_disabled: boolean('is_disabled').notNull().default(false),
    /** For an account that several people use at one device: who they are, and how they say so. `null` for a person's account. */
    shared_device: jsonb('shared_device').$type<SharedDeviceSettings | null>(),
    /** Keyed hash of the person's PIN for shared devices; `null` without one. */
    pin_hash: text('pin_hash'),
    /** Hash of the one link that sets a password now. */
    invitation_hash: text('invitation_hash'),
    invitation_expires_at: instantColumn('invitation_expires_at'),
    /** The permissions its issuer held at the time; `null`: the owner's, or there is none. */
    invitation_reach: jsonb('invitation_reach').$type<UrlPermission[]>(),
    created_at: createdAt(),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('sub_stores_email').on(table.email),
    uniqueIndex('sub_stores_phone').on(table.country_phone_code, table.phone).where(sql`phone <> ''`),
    uniqueIndex('sub_stores_invitation').on(table.invitation_hash).where(sql`invitation_hash is not null`),
    index('sub_stores_by_name').on(table.store_id, table.name, table.id),
    index('sub_stores_summary').on(table.summary_at).where(sql`summary_at is not null`),
  ],
);

/** A person's shift at a shared device. */
interface Shift {
  sub_store_id: string;
  /** ISO 8601. */
  until: string;
}

/** Sessions. Only the hash of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: key().primaryKey(),
    token_hash: text('token_hash').notNull(),
    store_id: ofStore(),
    sub_store_id: uuid('sub_store_id'),
    device_token: text('device_token').notNull().default(''),
    user_agent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** When its person last proved who they are, by signing in or again since; `null`: before this was noted. */
    stepped_up_at: instantColumn('stepped_up_at'),
    /** Who works at a shared device now, and until when. Both are checked when the session is read: no job ends a shift. */
    acting_sub_store_id: uuid('acting_sub_store_id'),
    acting_until: instantColumn('acting_until'),
    /** Everyone who has begun a shift at it; shifts that have ended stay until the next one begins. */
    shifts: jsonb('shifts').$type<Shift[]>().notNull().default([]),
    created_at: createdAt(),
    last_used_at: instantColumn('last_used_at').notNull().default(sql`now()`),
    expires_at: instantColumn('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.token_hash),
    index('sessions_device').on(table.device_token).where(sql`device_token <> ''`),
    index('sessions_store_devices').on(table.store_id).where(sql`device_token <> ''`),
    index('sessions_account').on(table.store_id, table.sub_store_id, table.last_used_at),
  ],
);

/**
 * `second_factor`: the first factor was right. `passkey`: a challenge for a new passkey. `step_up`: one for a passkey that
 * proves again who is there. `bank_alarm` and `factor_alarm`: "It wasn't me". `address_change`: a new address that waits
 * for its code. `recovery`: the owner's way back in. `handover`: the new owner's link. `owner_alarm`: stops one of these two.
 */
export type AccountTokenPurpose =
  | 'verification'
  | 'new_password'
  | 'second_factor'
  // The same two steps of a sign-in in which another service stood for the password.
  | 'social_verification'
  | 'social_second_factor'
  | 'passkey'
  | 'step_up'
  | 'bank_alarm'
  | 'factor_alarm'
  | 'address_change'
  | 'recovery'
  | 'handover'
  | 'owner_alarm';

/**
 * Links and tickets that prove something about an account once, such as the link that sets a new password. Only the
 * token's hash is kept.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<AccountTokenPurpose>().notNull(),
    store_id: ofStore(),
    /** The sub-account; `null` for the owner. */
    sub_store_id: uuid('sub_store_id'),
    /** The random challenge that a passkey signs, or the new address, for a token that waits for one; or the ID of what a link is about. */
    challenge: text('challenge'),
    created_at: createdAt(),
    expires_at: instantColumn('expires_at').notNull(),
    /** When it was used up, or ended by a newer one. */
    ended_at: instantColumn('ended_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.store_id, table.sub_store_id],
      foreignColumns: [subStores.store_id, subStores.id],
    }).onDelete('cascade'),
    index('account_tokens_account').on(table.store_id, table.sub_store_id, table.purpose),
    index('account_tokens_expiry').on(table.expires_at),
  ],
);

/**
 * One-time codes that prove an email address or a phone number. Only a keyed hash of the six digits is kept. Requests
 * for a link to a new password, mails of registrations and tried phone numbers are counted here too, ended from the start
 * and without a code.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: key().primaryKey(),
    channel: text('channel').$type<OutgoingChannel>().notNull(),
    recipient: text('recipient').notNull(),
    /** The two-letter code of the recipient's country, for the daily limit; empty for an email address. */
    country_code: text('country_code').notNull().default(''),
    /** Where it was asked for. */
    address: text('address').notNull(),
    code_hash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    created_at: createdAt(),
    expires_at: instantColumn('expires_at').notNull(),
    /** When it was used, or ended by a newer one. */
    ended_at: instantColumn('ended_at'),
  },
  (table) => [
    index('one_time_codes_recipient').on(table.recipient, table.created_at),
    index('one_time_codes_country').on(table.country_code, table.created_at).where(sql`country_code <> ''`),
    index('one_time_codes_age').on(table.created_at),
  ],
);
