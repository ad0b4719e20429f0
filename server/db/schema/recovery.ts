import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { subStores } from './accounts';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';

type ColleagueColumns = Record<'store_id' | 'sub_store_id', Parameters<typeof foreignKey>[0]['columns'][number]>;

/** Deleted with the colleague's account. */
const colleagueKey = ({ store_id, sub_store_id }: ColleagueColumns) =>
  foreignKey({
    columns: [store_id, sub_store_id],
    foreignColumns: [subStores.store_id, subStores.id],
  }).onDelete('cascade');

/** Team members whom the owner trusts to let them back in. */
export const trustedColleagues = pgTable(
  'trusted_colleagues',
  {
    store_id: ofStore(),
    sub_store_id: uuid('sub_store_id').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.sub_store_id] }), colleagueKey(table)],
);

/** An owner who has lost their second factors asks to be let back in. One is open for a store. */
export const recoveryRequests = pgTable(
  'recovery_requests',
  {
    id: key().primaryKey(),
    store_id: ofStore(),
    created_at: createdAt(),
    /** Until when colleagues can confirm, or, once two have, until when the owner's link works. */
    expires_at: instantColumn('expires_at').notNull(),
    /** When the link begins to work; `null` until two colleagues have confirmed. */
    opens_at: instantColumn('opens_at'),
    /** When it was used, stopped or replaced. */
    ended_at: instantColumn('ended_at'),
  },
  (table) => [
    uniqueIndex('recovery_requests_open').on(table.store_id).where(sql`ended_at is null`),
    index('recovery_requests_store').on(table.store_id, table.created_at),
    index('recovery_requests_expiry').on(table.expires_at),
  ],
);

/** Colleagues who have confirmed that it is the owner who asks. */
export const recoveryConfirmations = pgTable(
  'recovery_confirmations',
  {
    request_id: uuid('request_id')
      .notNull()
      .references(() => recoveryRequests.id, { onDelete: 'cascade' }),
    store_id: ofStore(),
    sub_store_id: uuid('sub_store_id').notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.request_id, table.sub_store_id] }), colleagueKey(table)],
);

/** A store that its owner hands to another one. One is open for a store. */
export const handovers = pgTable(
  'handovers',
  {
    id: key().primaryKey(),
    store_id: ofStore(),
    /** The new owner, as the owner named them. `email` is in lower case. */
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The new owner's number, as they entered it; empty until they accept, and again afterwards. */
    country_phone_code: text('country_phone_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    password_hash: text('password_hash'),
    language: text('language'),
    created_at: createdAt(),
    /** Until when the new owner can accept, or, once they have, until when the owner can hand the store over. */
    expires_at: instantColumn('expires_at').notNull(),
    /** When the new owner accepted, and the terms with it. */
    accepted_at: instantColumn('accepted_at'),
    /** From when on the owner can hand the store over. */
    opens_at: instantColumn('opens_at'),
    /** When the store was handed over, or the handover was stopped or replaced. */
    ended_at: instantColumn('ended_at'),
  },
  (table) => [
    uniqueIndex('handovers_open').on(table.store_id).where(sql`ended_at is null`),
    index('handovers_expiry').on(table.expires_at),
  ],
);
