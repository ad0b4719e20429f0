import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
