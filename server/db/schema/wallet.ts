import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
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
import type { LedgerActor } from '#contract/entities/ledger';
import type { WalletState } from '#contract/ledger/walletRequest';
import { instantColumn, key } from './columns';
import { ledgerTransactions } from './ledger';
import { ofStore } from './ofStore';

/** Requests of stores to be paid out (ADR 0083). */
export const walletRequests = pgTable(
  'wallet_requests',
  {
    store_id: ofStore(),
    id: key().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<WalletState>().notNull(),
    by: jsonb('by').$type<LedgerActor>().notNull(),
    reason: text('reason').notNull().default(''),
    created_at: instantColumn('created_at').notNull(),
    updated_at: instantColumn('updated_at').notNull(),
    /** The payout, once it was transferred. */
    transaction_id: uuid('transaction_id'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.transaction_id],
      foreignColumns: [ledgerTransactions.store_id, ledgerTransactions.id],
    }),
    index('wallet_requests_time').on(table.store_id, table.created_at),
    check('wallet_requests_amount', sql`${table.amount} > 0`),
  ],
);

/** The statements of payouts: the days that each covers, and its seal (ADR 0085). Their amounts are the ledger's. */
export const payoutStatements = pgTable(
  'payout_statements',
  {
    store_id: ofStore(),
    /** The payout. The statement has every transaction up to it that isn't in the one before. */
    transaction_id: uuid('transaction_id').notNull(),
    /** Counts up within the store. */
    number: integer('number').notNull(),
    /** Business days, by the store's rules when the payout was made. */
    first_day: date('first_day', { mode: 'string' }).notNull(),
    last_day: date('last_day', { mode: 'string' }).notNull(),
    timezone: text('timezone').notNull(),
    day_starts_at: integer('day_starts_at').notNull(),
    /** `null` until it is sealed; then a trigger refuses changes. */
    seal: text('seal'),
    /** The seal of the statement before it; `null` for the first one. */
    previous: text('previous'),
    /** How many entries are sealed. */
    entry_count: integer('entry_count'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.transaction_id] }),
    foreignKey({
      columns: [table.store_id, table.transaction_id],
      foreignColumns: [ledgerTransactions.store_id, ledgerTransactions.id],
    }),
    uniqueIndex('payout_statements_number').on(table.store_id, table.number),
    index('payout_statements_unsealed').on(table.store_id, table.number).where(sql`seal is null`),
  ],
);
