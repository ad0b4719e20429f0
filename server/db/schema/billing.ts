import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceState } from '#contract/billing/invoiceParts';
import type { BillingLine } from '#contract/billing/planChange';
import type { Subscription } from '#contract/billing/subscription';
import type { TaxDecision } from '#contract/billing/tax';
import type { BillingDetails } from '#contract/entities/subscription';
import type { BillingSeller } from '#server/envBilling';
import { createdAt, instantColumn, key, percentColumn, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** Says what each store pays the platform for (ADR 0101). The job looks at those whose `wake_at` has come. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    store_id: ofStore().primaryKey(),
    version: versionColumn(),
    /** Everything that decides what happens: see `contract/billing/subscription.ts`. */
    terms: jsonb('terms').$type<Subscription>().notNull(),
    details: jsonb('details').$type<BillingDetails>().notNull(),
    /** The store at the platform's gateway; empty until a card is saved. */
    customer: text('customer').notNull().default(''),
    /** The card page that was opened last. */
    pending_card: text('pending_card').notNull().default(''),
    wake_at: instantColumn('wake_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('subscriptions_wake').on(table.wake_at)],
);

/** Cards at the gateway. Their numbers never reach this server. */
export const billingCards = pgTable(
  'billing_cards',
  {
    store_id: ofStore(),
    id: key().notNull(),
    gateway_card: text('gateway_card').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    exp_month: integer('exp_month').notNull(),
    exp_year: integer('exp_year').notNull(),
    is_default: boolean('is_default').notNull().default(false),
    /** The gateway has still to forget it. It is neither shown nor charged. */
    is_deleted: boolean('is_deleted').notNull().default(false),
    /** Its mark in `trial_uses`. */
    trial_hash: text('trial_hash'),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('billing_cards_gateway').on(table.store_id, table.gateway_card),
    uniqueIndex('billing_cards_default').on(table.store_id).where(sql`is_default`),
  ],
);

/** Invoices and credit notes. One without a number is a change of plan whose payment has no answer yet. */
export const billingInvoices = pgTable(
  'billing_invoices',
  {
    store_id: ofStore(),
    id: key().notNull(),
    kind: text('kind').$type<'invoice' | 'credit_note'>().notNull().default('invoice'),
    /** Given in the transaction that issues it, without gaps over all stores (ADR 0102). */
    number: integer('number'),
    /** Says what it is for: a period has one invoice. */
    subject: text('subject').notNull(),
    state: text('state').$type<InvoiceState>().notNull().default('created'),
    currency: text('currency').notNull(),
    lines: jsonb('lines').$type<BillingLine[]>().notNull(),
    net: bigint('net', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    tax_percent: percentColumn('tax_percent').notNull(),
    tax_rule: text('tax_rule').$type<TaxDecision['rule']>().notNull(),
    seller: jsonb('seller').$type<BillingSeller>().notNull(),
    customer: jsonb('customer').$type<BillingDetails & { store: string }>().notNull(),
    timezone: text('timezone').notNull(),
    first_day: date('first_day', { mode: 'string' }).notNull(),
    created_at: instantColumn('created_at').notNull(),
    issued_at: instantColumn('issued_at'),
    paid_at: instantColumn('paid_at'),
    paid_by: text('paid_by').$type<'card' | 'payout'>(),
    /** Counts the charges: each has a key of its own at the gateway. */
    tries: integer('tries').notNull().default(0),
    /** When the charge of this try was asked for first, and with which card: a repeated request has to be the same. */
    asked_at: instantColumn('asked_at'),
    gateway_card: text('gateway_card'),
    payment: text('payment'),
    card: text('card'),
    /** The subscription once this change of plan is paid. */
    change: jsonb('change').$type<Subscription>(),
    /** The invoice that a credit note is about. */
    credit_of: uuid('credit_of'),
    note: text('note').notNull().default(''),
    /** When the refund of a credit note is asked for again, and why it wasn't made yet, in the gateway's words. */
    next_try_at: instantColumn('next_try_at'),
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.credit_of], foreignColumns: [table.store_id, table.id] }),
    uniqueIndex('billing_invoices_number').on(table.number),
    uniqueIndex('billing_invoices_subject').on(table.store_id, table.subject),
    index('billing_invoices_created').on(table.store_id, table.created_at),
    check('billing_invoices_state', sql`${table.state} in ('created', 'paid', 'success', 'fail')`),
    check('billing_invoices_sum', sql`${table.net} + ${table.tax} = ${table.total}`),
  ],
);

/** The last number of each series. */
export const billingCounters = pgTable('billing_counters', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

/**
 * Says what a trial was used by, as hashes: an address, a tax ID, a card. They outlive the store, so that a business has one trial.
 * Without foreign key for that reason.
 */
export const trialUses = pgTable('trial_uses', {
  hash: text('hash').primaryKey(),
  used_by: uuid('used_by').notNull(),
  used_at: instantColumn('used_at').notNull(),
});
