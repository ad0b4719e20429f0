import { and, eq, sql } from 'drizzle-orm';
import type { BillingLine } from '#contract/billing/planChange';
import { sumsOf, taxFor } from '#contract/billing/tax';
import type { BillingDetails, Priced } from '#contract/entities/subscription';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { billingCounters, billingInvoices } from '#server/db/schema/billing';
import { newId } from '#server/db/schema/columns';
import type { Env } from '#server/env';
import { type BillingSeller, sellerOf } from '#server/envBilling';
import type { Billed } from './subscriptionRows';

export type InvoiceRow = typeof billingInvoices.$inferSelect;

/** Lines with tax and sums, for a buyer. */
export function priced(lines: readonly BillingLine[], seller: BillingSeller, details: BillingDetails): Priced {
  const { percent, rule } = taxFor(seller, { country_code: details.country, tax_id: details.tax_id });
  return { lines: [...lines], ...sumsOf(lines, { percent }), tax_percent: percent, tax_rule: rule };
}

const series = 'invoices';

/**
 * The next number. The row stays locked until the transaction ends, so a number that isn't used after all is given to
 * the next invoice: there are no gaps. Call it last.
 */
export async function nextNumber(tx: Database): Promise<number> {
  const [counter] = await tx
    .insert(billingCounters)
    .values({ name: series, last: 1 })
    .onConflictDoUpdate({ target: billingCounters.name, set: { last: sql`${billingCounters.last} + 1` } })
    .returning({ last: billingCounters.last });
  if (!counter) throw new Error('no number was given');
  return counter.last;
}

interface NewInvoice {
  subject: string;
  lines: readonly BillingLine[];
  firstDay: string;
  change?: InvoiceRow['change'];
  note?: string;
}

/** Writes an invoice without a number. It keeps today's billing details, seller and tax. */
export async function draftInvoice(
  tx: Database,
  env: Pick<Env, 'BILLING_SELLER' | 'BILLING_CURRENCY'>,
  { row, store }: Billed,
  { subject, lines, firstDay, change = null, note = '' }: NewInvoice,
  now: Date,
): Promise<InvoiceRow> {
  const seller = sellerOf(env);
  const [invoice] = await tx
    .insert(billingInvoices)
    .values({
      ...{ store_id: row.store_id, id: newId(), subject, currency: env.BILLING_CURRENCY, seller, change, note },
      ...priced(lines, seller, row.details),
      customer: { ...row.details, store: localText(store.name, 0) },
      ...{ timezone: row.terms.timezone, first_day: firstDay, created_at: now },
    })
    .returning();
  if (!invoice) throw new Error('no invoice was written');
  return invoice;
}

export const isInvoice = ({ store_id, id }: Pick<InvoiceRow, 'store_id' | 'id'>) =>
  and(eq(billingInvoices.store_id, store_id), eq(billingInvoices.id, id));

/** Invoices whose charge was declined. A credit note in that state wasn't refunded. */
export const isUnpaidInvoice = and(eq(billingInvoices.kind, 'invoice'), eq(billingInvoices.state, 'fail'));

/** Gives an invoice its number, in the transaction of what it is for. An issued one keeps its number. */
export async function finalise(tx: Database, invoice: InvoiceRow, now: Date): Promise<InvoiceRow> {
  if (invoice.number !== null) return invoice;
  const number = await nextNumber(tx);
  const [issued] = await tx
    .update(billingInvoices)
    .set({ number, issued_at: now })
    .where(isInvoice(invoice))
    .returning();
  return issued ?? invoice;
}
