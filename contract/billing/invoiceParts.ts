/* What pages name of invoices. Doesn't import zod, because the app loads this file. */

/**
 * - `created`: issued, and not charged yet; of a credit note: not refunded yet
 * - `paid`: by card or from the payout
 * - `success`: nothing was to be paid
 * - `fail`: the card wasn't charged; of a credit note: the gateway doesn't refund it
 */
export const invoiceStates = ['created', 'paid', 'success', 'fail'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** In the order in which they are asked for. */
export const billingDetailKeys = [
  ...(['company_name', 'tax_id', 'address1', 'address2', 'postal_code', 'city', 'state'] as const),
  ...(['country', 'email'] as const),
];
