import { and, asc, eq, or } from 'drizzle-orm';
import type { LedgerActor } from '#contract/entities/ledger';
import type { LedgerEntry } from '#contract/ledger/ledgerEntry';
import { endSubject, takenBack } from '#contract/ledger/orderEvents';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { isEntryOfTransaction, ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import type { orders } from '#server/db/schema/orders';
import { joinedRows, ledgerRows } from './ledgerRows';
import { writeLedger } from './writeLedger';

type EndedOrder = Pick<
  typeof orders.$inferSelect,
  'store_id' | 'id' | 'currency' | 'reopened' | 'no_show' | 'commission_terms'
>;

/** The transactions of an order's end and of the refund made with it, each with its entries. */
async function transactionsOfEnd(tx: Database, { store_id, no_show, ...order }: EndedOrder) {
  const isOf = (kind: 'order_end' | 'refund', subject: string) =>
    and(eq(ledgerTransactions.kind, kind), eq(ledgerTransactions.subject, subject));
  const rows = await tx
    .select({ id: ledgerTransactions.id, entry: ledgerEntries })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .where(
      and(
        eq(ledgerTransactions.store_id, store_id),
        or(isOf('order_end', endSubject(order)), no_show?.refund_id ? isOf('refund', no_show.refund_id) : undefined),
      ),
    )
    .orderBy(asc(ledgerTransactions.position), asc(ledgerEntries.seq));
  return [...new Set(rows.map(({ id }) => id))].map((id) => ({
    id,
    entries: rows
      .filter((row) => row.id === id)
      .map(({ entry: { account, amount, line, tax_rate, provider_id } }): LedgerEntry => {
        const place = {
          line: line ?? undefined,
          tax_rate: tax_rate ?? undefined,
          provider_id: provider_id ?? undefined,
        };
        return { account, amount, ...place };
      }),
  }));
}

/** Takes back what an order's end meant for the ledger: its charge, and the money that went back with it. */
export async function takeBackEnd(
  tx: Database,
  { before, actor }: { before: EndedOrder; actor: LedgerActor },
  now: Date,
): Promise<void> {
  const { store_id, currency, id: order_id, commission_terms } = before;
  const occasion = { store_id, currency, order_id, at: now, effective_at: now, by: actor };
  const terms_id = commission_terms?._id ?? null;
  const transactions = await transactionsOfEnd(tx, before);
  const rows = transactions.map(({ id, entries }) =>
    ledgerRows([takenBack(newId(), entries)], { ...occasion, terms_id, reversal_of: id }),
  );
  await writeLedger(tx, joinedRows(rows));
}
