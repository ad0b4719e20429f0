import type { Database } from '#server/db/database';
import { billingInvoices } from '#server/db/schema/billing';
import type { BillingTools } from './billingTools';
import { draftInvoice, finalise, type InvoiceRow, isInvoice } from './issueInvoice';
import type { Billed } from './subscriptionRows';

/**
 * Takes an invoice back by a credit note; the invoice itself never changes.
 *
 * @param refunds the payment that is to be refunded; until that has happened, the note is `created`
 * @returns the credit note
 */
export async function creditInvoice(
  tx: Database,
  { env, now }: Pick<BillingTools, 'env' | 'now'>,
  billed: Billed,
  invoice: InvoiceRow,
  note: string,
  refunds: string | null = null,
): Promise<InvoiceRow> {
  const [first] = invoice.lines;
  const period = first?.period ?? { from: billed.today, to: billed.today };
  const lines = invoice.lines.map((line) => ({ ...line, kind: 'credit' as const, amount: 0 - line.amount }));
  const subject = `credit/${invoice.id}`;
  const draft = await draftInvoice(tx, env, billed, { subject, lines, firstDay: period.from, note }, now());
  const sums = { net: 0 - invoice.net, tax: 0 - invoice.tax, total: 0 - invoice.total };
  const { tax_percent, tax_rule, customer, seller, currency, timezone } = invoice;
  const set = {
    ...({ kind: 'credit_note', credit_of: invoice.id, payment: refunds } as const),
    ...(refunds === null ? ({ state: 'success', paid_at: now() } as const) : ({ state: 'created' } as const)),
    ...{ ...sums, tax_percent, tax_rule, customer, seller, currency, timezone },
  };
  await tx.update(billingInvoices).set(set).where(isInvoice(draft));
  return { ...(await finalise(tx, { ...draft, ...set }, now())), ...set };
}
