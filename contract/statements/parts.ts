import { z } from 'zod';
import { date, percent } from '../entities/shared';

/*
 * What statements and invoices are made of. Amounts are whole minor units with a sign: money for the store is positive,
 * what it pays or has already taken is negative.
 */

export const sectionTitles = [
  'sales',
  'discounts',
  'refunds',
  'delivery',
  'commission',
  'adjustments',
  'cash',
  'owed',
  'services',
] as const;
export type SectionTitle = (typeof sectionTitles)[number];

/**
 * The kinds of lines. Most are the ledger's accounts by their names. Each has a text in every language of the app
 * (`server/pdf/texts`).
 */
export const lineLabels = [
  'sales',
  'included_tax',
  'discounts',
  'platform_discounts',
  'refunds',
  'delivery_fees',
  'tips',
  'cancellation_charges',
  'no_show_charges',
  'booking_fees',
  'provider_shares',
  'commission',
  'commission_tax',
  'payment_fees',
  'dispute_fees',
  'adjustments',
  'cash_differences',
  'payout_returned',
  'store_cash',
  'provider_cash',
  'gateway',
  'customers',
  'tax',
  'providers',
  'subscription',
  'service',
] as const;
export type LineLabel = (typeof lineLabels)[number];

const amount = z.int();

/** A business or a person, as the document names it. */
export const partySchema = z.object({
  name: z.string(),
  address: z.array(z.string()),
  /** ISO 3166; decides the size of the paper. */
  country_code: z.string(),
  tax_id: z.string().nullable(),
});
export type Party = z.infer<typeof partySchema>;

export const lineSchema = z.object({
  label: z.enum(lineLabels),
  amount,
  /** Business day that it belongs to. */
  day: date.optional(),
  /** The number of what it is about, such as an order's. */
  reference: z.string().optional(),
  /** For tax: its rate. */
  percent: percent.optional(),
  /** Something that a person wrote, such as a name or a reason. */
  note: z.string().optional(),
});
export type StatementLine = z.infer<typeof lineSchema>;

export const sectionSchema = z.object({ title: z.enum(sectionTitles), lines: z.array(lineSchema) });
export type StatementSection = z.infer<typeof sectionSchema>;

export const taxSchema = z.object({ percent, net: amount, tax: amount });
export type TaxOfRate = z.infer<typeof taxSchema>;

/** Business days, including both. */
export const periodSchema = z.object({ first: date, last: date });
