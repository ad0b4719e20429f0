import type { LedgerEntry, LedgerTransaction } from '#contract/ledger/ledgerEntry';
import { merged } from '#contract/ledger/ledgerEntry';
import type { Database } from '#server/db/database';
import { ledgerRows, writeLedger } from '../ledger/service';
import { type InvoiceRow, invoiceNumber } from './presentInvoice';

/**
 * A paid invoice in the store's books: what it cost, line by line and its tax, and where the money came from. That is
 * the store's bank, whose card was charged, or what the platform owed the store.
 */
export function invoicePaid(
  { id, lines, tax, total, tax_percent }: Pick<InvoiceRow, 'id' | 'lines' | 'tax' | 'total' | 'tax_percent'>,
  from: 'bank' | 'platform',
): LedgerTransaction {
  const costs = lines.map(
    ({ amount }, index): LedgerEntry => ({ account: 'subscription', amount: 0 - amount, line: index + 1 }),
  );
  const taxes: LedgerEntry = { account: 'subscription', amount: 0 - tax, tax_rate: tax_percent };
  return { kind: 'subscription', subject: id, entries: merged([...costs, taxes, { account: from, amount: total }]) };
}

/** Books a paid invoice or a credit note, unless the store keeps its books in another currency. */
export async function bookInvoice(
  tx: Database,
  invoice: InvoiceRow,
  store: { currency: string },
  from: 'bank' | 'platform',
  now: Date,
): Promise<void> {
  if (invoice.total === 0 || invoice.currency !== store.currency) return;
  const by = { kind: 'platform', id: null, name: '' } as const;
  const occasion = { store_id: invoice.store_id, currency: invoice.currency, at: now, effective_at: now, by };
  await writeLedger(tx, ledgerRows([invoicePaid(invoice, from)], { ...occasion, reason: invoiceNumber(invoice) }));
}
