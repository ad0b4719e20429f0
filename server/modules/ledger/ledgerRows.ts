import type { LedgerActor } from '#contract/entities/ledger';
import type { LedgerTransaction } from '#contract/ledger/ledgerEntry';
import { newId } from '#server/db/schema/columns';
import type { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';

type TransactionRow = typeof ledgerTransactions.$inferInsert;
type EntryRow = typeof ledgerEntries.$inferInsert;

/** Rows to write. Every row has all columns, because they are written as JSON. */
export interface LedgerRows {
  transactions: Required<TransactionRow>[];
  entries: Required<EntryRow>[];
}

/** The fields that transactions of one event have in common. */
export interface Occasion {
  store_id: string;
  currency: string;
  /** When it is written, and when it happened. */
  at: Date;
  effective_at: Date;
  by: LedgerActor;
  order_id?: string | null;
  terms_id?: string | null;
  reason?: string;
  reversal_of?: string | null;
}

/** The person or program behind an event, without the name of a customer, which stays with the order. */
export const ledgerActor = ({ kind, id, name }: LedgerActor): LedgerActor => ({
  kind,
  id,
  name: kind === 'customer' ? '' : name,
});

/** Transactions and their entries as rows. */
export function ledgerRows(booked: readonly LedgerTransaction[], occasion: Occasion): LedgerRows {
  const { store_id, currency, at, effective_at, by } = occasion;
  const { order_id = null, terms_id = null, reason = '', reversal_of = null } = occasion;
  const rows = booked.map(({ kind, subject, entries }) => {
    const id = newId();
    const about = { order_id, at, effective_at, by: ledgerActor(by), terms_id, reason, reversal_of, position: null };
    return {
      transaction: { store_id, id, kind, subject, ...about },
      entries: entries.map(({ account, amount, line, tax_rate, provider_id, steps }, index) => ({
        ...{ store_id, transaction_id: id, seq: index + 1, account, amount, currency, effective_at },
        ...{ line: line ?? null, tax_rate: tax_rate ?? null, provider_id: provider_id ?? null, steps: steps ?? null },
      })),
    };
  });
  return { transactions: rows.map(({ transaction }) => transaction), entries: rows.flatMap(({ entries }) => entries) };
}

/** Rows of several occasions together. */
export const joinedRows = (all: readonly LedgerRows[]): LedgerRows => ({
  transactions: all.flatMap(({ transactions }) => transactions),
  entries: all.flatMap(({ entries }) => entries),
});
