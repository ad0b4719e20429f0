import { and, asc, eq } from 'drizzle-orm';
import type { LedgerAccount } from '#contract/ledger/accounts';
import { type LedgerEntry, sumOf } from '#contract/ledger/ledgerEntry';
import type { Database } from '#server/db/database';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';

/** Everything booked for an order, oldest first: each transaction with its entries. */
export async function ledgerOf(db: Database, order: { _id: string }) {
  const rows = await db
    .select({ transaction: ledgerTransactions, entry: ledgerEntries })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.store_id, ledgerTransactions.store_id),
        eq(ledgerEntries.transaction_id, ledgerTransactions.id),
      ),
    )
    .where(eq(ledgerTransactions.order_id, order._id))
    .orderBy(asc(ledgerTransactions.effective_at), asc(ledgerTransactions.id), asc(ledgerEntries.seq));
  const transactions = [...new Map(rows.map(({ transaction }) => [transaction.id, transaction])).values()];
  const entries = rows.map(
    ({ entry }): LedgerEntry => ({
      account: entry.account,
      amount: entry.amount,
      line: entry.line ?? undefined,
      tax_rate: entry.tax_rate ?? undefined,
      provider_id: entry.provider_id ?? undefined,
      steps: entry.steps ?? undefined,
    }),
  );
  return {
    transactions,
    kinds: transactions.map(({ kind }) => kind),
    entries,
    rows: rows.map(({ entry }) => entry),
    sum: (...accounts: readonly LedgerAccount[]) => sumOf(entries, ...accounts),
  };
}
