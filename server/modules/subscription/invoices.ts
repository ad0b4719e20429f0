import { and, count, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lastDay } from '#contract/billing/periods';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Invoice } from '#contract/statements/invoice';
import { businessDay, dateFrom } from '#contract/time';
import { billingInvoices } from '#server/db/schema/billing';
import { FilesUnavailable } from '#server/files/fileStore';
import type { Handler } from '#server/http/handler';
import { PdfError } from '#server/pdf/pdfJob';
import { notFound } from '#server/records/refusals';
import { type InvoiceRow, isInvoice } from './issueInvoice';
import { needBilling } from './plans';
import { invoiceNumber, presentInvoice } from './presentInvoice';

const credited = alias(billingInvoices, 'credited');
const isCredited = and(eq(credited.store_id, billingInvoices.store_id), eq(credited.id, billingInvoices.credit_of));

export const getInvoiceList: Handler<'get_invoice_list'> = async (body, context) => {
  needBilling(context);
  const { db, session } = context;
  const { page, perPage, start_date, end_date, filter } = body;
  const isWanted = and(
    eq(billingInvoices.store_id, session.store_id),
    isNotNull(billingInvoices.number),
    filter.state === undefined ? undefined : eq(billingInvoices.state, filter.state),
    start_date === undefined ? undefined : gte(billingInvoices.issued_at, businessDay(start_date, session).start),
    end_date === undefined
      ? undefined
      : lt(billingInvoices.issued_at, businessDay(dateFrom(end_date, 1), session).start),
  );
  const rows = await db
    .select({ invoice: billingInvoices, credits: credited.number })
    .from(billingInvoices)
    .leftJoin(credited, isCredited)
    .where(isWanted)
    .orderBy(desc(billingInvoices.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(billingInvoices).where(isWanted);
  return {
    data: rows.map(({ invoice, credits }) => presentInvoice(invoice, credits === null ? null : { number: credits })),
    count: total?.count ?? 0,
  };
};

/** An invoice as a document: with the buyer, seller and tax of its day. */
export function invoiceDocument(row: InvoiceRow, credits: number | null): Invoice {
  const { seller, customer, lines, tax_percent: percent, net, tax, total } = row;
  const cityLine = [customer.postal_code, customer.city, customer.state].filter(Boolean).join(' ');
  return {
    kind: 'invoice',
    number: invoiceNumber(row),
    issued_at: (row.issued_at ?? row.created_at).toISOString(),
    due_on: null,
    seller: { ...seller, address: [...seller.address] },
    customer: {
      name: customer.company_name || customer.store,
      address: [customer.address1, customer.address2, cityLine].filter(Boolean),
      country_code: customer.country,
      tax_id: customer.tax_id || null,
    },
    period: null,
    timezone: row.timezone,
    currency: row.currency,
    sections: [
      {
        title: 'services',
        lines: lines.map(({ plan, period, count: orders, amount }) => ({
          label: 'subscription',
          amount,
          note: [plan, `${period.from} – ${lastDay(period)}`, ...(orders ? [`+${orders}`] : [])].join(' · '),
        })),
      },
    ],
    taxes: percent === 0 ? [] : [{ percent, net, tax }],
    paid: row.state === 'paid' ? total : 0,
    bank: null,
    ...(row.tax_rule === 'reverse_charge' && { is_reverse_charge: true as const }),
    ...(credits !== null && { credit_of: invoiceNumber({ number: credits }) }),
  };
}

/** @throws FilesUnavailable if no PDF can be made now, with the reason for the log */
export const getInvoiceFile: Handler<'get_invoice_file'> = async ({ _id, language }, context) => {
  needBilling(context);
  const { db, session, pdf } = context;
  const [row] = await db
    .select({ invoice: billingInvoices, credits: credited.number })
    .from(billingInvoices)
    .leftJoin(credited, isCredited)
    .where(and(isInvoice({ store_id: session.store_id, id: _id }), isNotNull(billingInvoices.number)));
  if (!row) throw notFound(errorCodes.NO_DATA_FOUND);
  const content = await pdf.write(invoiceDocument(row.invoice, row.credits), language).catch((error: unknown) => {
    throw error instanceof PdfError ? new FilesUnavailable(error.message) : error;
  });
  return { content_type: 'application/pdf', content: content.toString('base64') };
};
