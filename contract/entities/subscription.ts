import { z } from 'zod';
import { invoiceStates } from '../billing/invoiceParts';
import { planIntervals } from '../billing/plans';
import { subscriptionStates } from '../billing/subscription';
import { date, email, id, instant, minor, version } from './shared';

const amount = z.int();

/** A plan, as `/v3/reference/plans` and agreements have it. */
export const planSchema = z.object({
  code: z.string().min(1).max(40),
  name: z.string().min(1).max(60),
  month: minor,
  year: minor,
  orders: z.int().min(0).nullable(),
  extra_order: minor,
  sub_stores: z.int().min(0).nullable(),
});

export const agreementSchema = z.object({ plan: planSchema, interval: z.enum(planIntervals) });

const periodSchema = z.object({ from: date, to: date });

export const billingLineKinds = ['period', 'extra_orders', 'upgrade', 'unused', 'credit'] as const;
export const billingLineSchema = z.object({
  kind: z.enum(billingLineKinds),
  plan: z.string(),
  /** From the first day up to, but not including, the last. */
  period: periodSchema,
  /** Orders beyond the plan. */
  count: z.int().optional(),
  amount,
});

export const taxRules = ['home', 'reverse_charge', 'outside'] as const;

/** Lines with their sums: tax is rounded once, of the sum of all lines, halves away from zero. */
export const pricedSchema = z.object({
  lines: z.array(billingLineSchema),
  net: amount,
  tax: amount,
  total: amount,
  tax_percent: z.number(),
  tax_rule: z.enum(taxRules),
});
export type Priced = z.infer<typeof pricedSchema>;

/** When a chosen plan applies, and what is charged for it then. */
export const planPreviewSchema = pricedSchema.extend({
  when: z.enum(['trial', 'now', 'later', 'same']),
  /** The day on which it applies and is charged. */
  on: date,
  /** Says what each period costs from then on, with tax. */
  price: amount,
});
export type PlanPreview = z.infer<typeof planPreviewSchema>;

const detail = (max: number) => z.string().trim().max(max);

/** Who the invoices are for. An invoice keeps those of its day. */
export const billingDetailsShape = {
  company_name: detail(120),
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]),
  city: detail(80),
  state: detail(80),
  postal_code: detail(20),
  address1: detail(120),
  address2: detail(120),
  tax_id: detail(30),
  /** Where invoices are sent; empty: to the owner. */
  email: z.union([z.literal(''), email]),
};
export const billingDetailsSchema = z.object(billingDetailsShape);
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

export const noBillingDetails: BillingDetails = {
  ...{ company_name: '', country: '', city: '', state: '', postal_code: '' },
  ...{ address1: '', address2: '', tax_id: '', email: '' },
};

export const billingCardSchema = z.object({
  _id: id,
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  is_default: z.boolean(),
});
export type BillingCard = z.infer<typeof billingCardSchema>;

export const billingInvoiceSchema = pricedSchema.extend({
  _id: id,
  kind: z.enum(['invoice', 'credit_note']),
  /** Without gaps, over all stores. */
  invoice_number: z.string(),
  state: z.enum(invoiceStates),
  currency: z.string(),
  issued_at: instant,
  paid_at: instant.nullable(),
  paid_by: z.enum(['card', 'payout']).nullable(),
  /** The last digits of the card. */
  card: z.string().nullable(),
  /** Billing details of the day on which it was issued. */
  customer: billingDetailsSchema,
  timezone: z.string(),
  /** The number of the invoice that a credit note is about. */
  credits: z.string().nullable(),
  /** Why the refund of a credit note isn't made yet, in the gateway's words. In the state `fail`, it isn't asked for again. */
  failure: z.string().optional(),
});
export type BillingInvoice = z.infer<typeof billingInvoiceSchema>;

export const subscriptionSchema = z.object({
  version,
  state: z.enum(subscriptionStates),
  timezone: z.string(),
  currency: z.string(),
  today: date,
  trial_ends_on: date.nullable(),
  agreement: agreementSchema.nullable(),
  period: periodSchema.nullable(),
  next: agreementSchema.nullable(),
  is_cancelled: z.boolean(),
  /** The next automatic charge and its day; `null` if there is none. */
  next_charge: pricedSchema.extend({ on: date }).nullable(),
  /** The invoice that isn't paid, and the day on which the store is locked for it. */
  arrears: z.object({ since: date, locks_on: date, is_hard: z.boolean(), invoice: billingInvoiceSchema }).nullable(),
  details: billingDetailsSchema,
  cards: z.array(billingCardSchema),
  plans: z.array(planSchema),
  /** The last days’ use, and what it would have cost by the month with each plan: `null` if the plan is too small. */
  use: z.object({
    days: z.int(),
    orders: z.int(),
    sub_stores: z.int(),
    costs: z.array(z.object({ code: z.string(), cost: amount.nullable() })),
    cheapest: z.string().nullable(),
  }),
  /** Says what could be taken from the store’s balance to pay an invoice; 0 if it has another currency. */
  payout_available: minor,
  seller: z.string(),
  /** Nothing is charged: a demo. */
  is_test: z.boolean(),
});
export type SubscriptionView = z.infer<typeof subscriptionSchema>;

export const billingNotices = ['trial_ends', 'trial_ended', 'payment_failed', 'card_expires', 'ended'] as const;

/** Says what its owner has to do about a store's subscription. */
export const storeBillingSchema = z.object({
  notice: z.enum(billingNotices),
  /** The day that it is about: of the trial's end, of the lock, or on which the card expires. */
  on: date,
  is_locked: z.boolean(),
  /** Locked, and the day's service is over: no more orders from customers. */
  is_closed: z.boolean(),
});
export type StoreBilling = z.infer<typeof storeBillingSchema>;
