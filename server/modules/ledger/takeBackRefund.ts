import { and, eq } from 'drizzle-orm';
import { refundTakenBack } from '#contract/ledger/orderEvents';
import type { Database } from '#server/db/database';
import { ledgerTransactions } from '#server/db/schema/ledger';
import { asLedgerOrder, type BookedStep } from './bookOrder';
import { ledgerRows } from './ledgerRows';
import { writeLedger } from './writeLedger';

/** Reverses a refund at a gateway in the ledger, in the caller's transaction. Test orders have no entries to reverse. */
export async function bookRefundTakenBack(
  tx: Database,
  { before, after, items, actor, refundId }: Omit<BookedStep, 'refundId'> & { refundId: string },
  now: Date,
): Promise<void> {
  const { store_id, currency, id: order_id, commission_terms } = after;
  const isRefund = and(eq(ledgerTransactions.kind, 'refund'), eq(ledgerTransactions.subject, refundId));
  const [refund] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.store_id, store_id), isRefund));
  if (!refund) return;
  const back = refundTakenBack(asLedgerOrder(before, items), asLedgerOrder(after, items), refundId);
  const about = { store_id, currency, order_id, terms_id: commission_terms?._id ?? null, reversal_of: refund.id };
  await writeLedger(tx, ledgerRows([back], { ...about, at: now, effective_at: now, by: actor }));
}
