import { and, eq, sql } from 'drizzle-orm';
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
import type { LedgerAccount, LedgerKind } from '#contract/ledger/accounts';
import type { LedgerStep } from '#contract/ledger/ledgerEntry';
import type { CommissionTerms } from '#contract/ledger/terms';
import { createdAt, instantColumn, key, percentColumn } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';

/** The terms between the platform and a store. Rows are only added: later ones replace earlier ones of the same day. */
export const commissionTerms = pgTable(
  'commission_terms',
  {
    store_id: ofStore(),
    id: key().notNull(),
    first_day: date('first_day', { mode: 'string' }).notNull(),
    terms: jsonb('terms').$type<Omit<CommissionTerms, '_id' | 'first_day'>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('commission_terms_day').on(table.store_id, table.first_day, table.created_at),
  ],
);

/** Events that the ledger records, one row each. Rows are only added (ADR 0078). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    store_id: ofStore(),
    id: key().notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** Names the event, so that it isn't booked twice. */
    subject: text('subject').notNull(),
    order_id: uuid('order_id'),
    /** When it was written, and when it happened: the two differ for orders from before the ledger. */
    at: instantColumn('at').notNull(),
    effective_at: instantColumn('effective_at').notNull(),
    /** Without a customer's name: that is with the order. */
    by: jsonb('by').$type<LedgerActor>().notNull(),
    /** The terms that its order was placed with. */
    terms_id: uuid('terms_id'),
    reason: text('reason').notNull().default(''),
    /** The transaction that it takes back. */
    reversal_of: uuid('reversal_of'),
    /** Its place in the store's ledger, in the order of commits. Set by a trigger (ADR 0085). */
    position: bigint('position', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }),
    foreignKey({ columns: [table.store_id, table.reversal_of], foreignColumns: [table.store_id, table.id] }),
    uniqueIndex('ledger_transactions_event').on(table.store_id, table.kind, table.subject),
    uniqueIndex('ledger_transactions_reversal').on(table.store_id, table.reversal_of),
    index('ledger_transactions_order').on(table.store_id, table.order_id),
    uniqueIndex('ledger_transactions_position').on(table.store_id, table.position),
  ],
);

/** Their entries, which add up to 0 for each currency of a transaction: a deferred trigger refuses others. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    store_id: ofStore(),
    transaction_id: uuid('transaction_id').notNull(),
    /** Counts up within the transaction. */
    seq: integer('seq').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** As in the transaction, so that the entries of some days are found without it. */
    effective_at: instantColumn('effective_at').notNull(),
    line: integer('line'),
    tax_rate: percentColumn('tax_rate'),
    provider_id: uuid('provider_id'),
    steps: jsonb('steps').$type<readonly LedgerStep[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.transaction_id, table.seq] }),
    foreignKey({
      columns: [table.store_id, table.transaction_id],
      foreignColumns: [ledgerTransactions.store_id, ledgerTransactions.id],
    }),
    index('ledger_entries_time').on(table.store_id, table.effective_at, table.transaction_id, table.seq),
    index('ledger_entries_account').on(table.store_id, table.account, table.effective_at),
    // A store's balance is the sum of all that the platform ever held for it.
    index('ledger_entries_balance').on(table.store_id, table.amount).where(sql`account = 'platform'`),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** How far a store's orders from before the ledger are booked, the latest first. The row goes with the last of them. */
export const ledgerProgress = pgTable('ledger_progress', {
  store_id: ofStore().primaryKey(),
  /** Orders placed since then are booked. `order_id` is the last one at that time. */
  complete_since: instantColumn('complete_since').notNull(),
  order_id: uuid('order_id'),
  booked: integer('booked').notNull().default(0),
  /** How long that took, in milliseconds of work. */
  worked_ms: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
});

/** Joins entries with their transactions. */
export const isEntryOfTransaction = and(
  eq(ledgerEntries.store_id, ledgerTransactions.store_id),
  eq(ledgerEntries.transaction_id, ledgerTransactions.id),
);
