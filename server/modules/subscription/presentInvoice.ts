import type { BillingInvoice } from '#contract/entities/subscription';
import type { InvoiceRow } from './issueInvoice';

export type { InvoiceRow };

/** An invoice's number, as everyone reads it. */
export const invoiceNumber = ({ number }: Pick<InvoiceRow, 'number'>): string => String(number ?? 0).padStart(6, '0');

/** An issued invoice for its store. */
export function presentInvoice(row: InvoiceRow, credited: Pick<InvoiceRow, 'number'> | null): BillingInvoice {
  const { store: _, ...customer } = row.customer;
  return {
    _id: row.id,
    kind: row.kind,
    invoice_number: invoiceNumber(row),
    state: row.state,
    currency: row.currency,
    ...{ lines: row.lines, net: row.net, tax: row.tax, total: row.total },
    ...{ tax_percent: row.tax_percent, tax_rule: row.tax_rule },
    issued_at: (row.issued_at ?? row.created_at).toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    paid_by: row.paid_by,
    card: row.card,
    customer,
    timezone: row.timezone,
    credits: credited && invoiceNumber(credited),
    ...(row.failure && { failure: row.failure }),
  };
}
