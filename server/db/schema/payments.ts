import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { gatewayNames } from '#contract/payments/gateways';
import {
  type DisputeState,
  type EventChange,
  gatewayRefundStates,
  paymentModes,
  paymentStates,
} from '#contract/payments/orderPayment';
import { createdAt, instantColumn, key } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';

/** A request to a gateway that is still to be made. */
export const gatewayRequests = ['capture', 'void', 'charge'] as const;

/** A fee that a gateway charged for a dispute; below zero, one that it gave back. */
interface DisputeFee {
  /** Its number at the gateway. */
  id: string;
  amount: number;
}

/** A fee that is booked. */
export interface BookedFee extends DisputeFee {
  /** When that was, as an ISO string. */
  at: string;
}

/** A dispute as a message of its gateway reports it. */
export interface ReportedDispute {
  id: string;
  amount: number;
  state: DisputeState;
  /** When the gateway said so, as an ISO string. */
  at?: string;
  fees?: readonly DisputeFee[];
}

/** The state of a dispute at a gateway. */
export interface PaymentDispute extends ReportedDispute {
  fees?: readonly BookedFee[];
}

/** The disputes of one payment: the one that was told of last, and the others. */
export interface PaymentDisputes extends PaymentDispute {
  others?: PaymentDispute[];
}

/** Attempts to pay orders at gateways, one row each. */
export const payments = pgTable(
  'payments',
  {
    store_id: ofStore(),
    /** Also makes a repeated request to the gateway the same one. */
    id: key().notNull(),
    order_id: uuid('order_id').notNull(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    mode: text('mode', { enum: paymentModes }).notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('waiting'),
    /** Its number at the gateway; `null` until the gateway has answered. */
    payment: text('payment'),
    /** The page on which the customer enters a card. */
    address: text('address'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    captured: integer('captured').notNull().default(0),
    /** How much of what was captured is part of the order's `paid_amount`. */
    booked: integer('booked').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    capture_before: instantColumn('capture_before'),
    /** Brand and last four digits, never more. */
    card: jsonb('card').$type<{ brand: string; last4: string }>(),
    customer: text('customer'),
    saved_card: text('saved_card'),
    dispute: jsonb('dispute').$type<PaymentDisputes>(),
    /** The next request to make, and how much of the amount it is about. */
    wanted: text('wanted', { enum: gatewayRequests }),
    wanted_amount: integer('wanted_amount'),
    /** When to make it, or to read the payment again. */
    next_try_at: instantColumn('next_try_at'),
    tries: integer('tries').notNull().default(0),
    /** The first of these tries. */
    asked_at: instantColumn('asked_at'),
    failure: text('failure').notNull().default(''),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('payments_at_gateway').on(table.store_id, table.gateway, table.payment),
    index('payments_order').on(table.store_id, table.order_id, table.id),
    index('payments_due').on(table.next_try_at).where(sql`next_try_at is not null`),
    index('payments_not_charged').on(table.store_id, table.order_id).where(sql`state = 'failed' and mode = 'charge'`),
    index('payments_held').on(table.capture_before).where(sql`state = 'authorized'`),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

/** Refunds on their way through gateways. A refund of an order is divided among its payments. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    store_id: ofStore(),
    id: key().notNull(),
    payment_id: uuid('payment_id').notNull(),
    /** The refund in `order_refunds`. */
    order_refund_id: uuid('order_refund_id').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: gatewayRefundStates }).notNull().default('waiting'),
    /** Its number at the gateway. */
    number: text('number'),
    /** Someone made it at the gateway; the others were made here. */
    is_foreign: boolean('is_foreign').notNull().default(false),
    next_try_at: instantColumn('next_try_at'),
    tries: integer('tries').notNull().default(0),
    /** Counts up when a failed refund is made again, because a gateway remembers keys. */
    round: integer('round').notNull().default(0),
    failure: text('failure').notNull().default(''),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.payment_id],
      foreignColumns: [payments.store_id, payments.id],
    }).onDelete('cascade'),
    uniqueIndex('payment_refunds_number').on(table.store_id, table.payment_id, table.number),
    index('payment_refunds_refund').on(table.store_id, table.order_refund_id),
    index('payment_refunds_due').on(table.next_try_at).where(sql`next_try_at is not null`),
    index('payment_refunds_failed').on(table.store_id, table.payment_id).where(sql`state = 'failed'`),
    check('payment_refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Messages of gateways whose signatures were right, kept for 90 days. Each is one row, however often it arrives. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    store_id: ofStore(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    event_id: text('event_id').notNull(),
    id: key().notNull(),
    type: text('type').notNull(),
    at: instantColumn('at').notNull(),
    received_at: instantColumn('received_at').notNull(),
    /** The body as it arrived, in base64; empty once a customer in it was erased. */
    raw: text('raw').notNull(),
    payment: text('payment'),
    dispute: jsonb('dispute').$type<ReportedDispute>(),
    order_id: uuid('order_id'),
    handled_at: instantColumn('handled_at'),
    /** The values that it changed. */
    changes: jsonb('changes').$type<EventChange[]>().notNull().default([]),
    next_try_at: instantColumn('next_try_at'),
    tries: integer('tries').notNull().default(0),
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.gateway, table.event_id] }),
    unique('gateway_events_id').on(table.id),
    index('gateway_events_received').on(table.store_id, table.received_at),
    index('gateway_events_due').on(table.next_try_at).where(sql`next_try_at is not null`),
    index('gateway_events_old').on(table.received_at),
  ],
);

/** Messages that only their gateway can verify, until it has. Nothing else reads them: anyone can have sent them. */
export const unverifiedMessages = pgTable(
  'unverified_messages',
  {
    store_id: ofStore(),
    id: key().notNull(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    /** The address at which it arrived. */
    gateway_id: uuid('gateway_id').notNull(),
    received_at: instantColumn('received_at').notNull(),
    /** Those that the gateway needs to verify it, by name. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull(),
    /** The body as it arrived. */
    raw: text('raw').notNull(),
    next_try_at: instantColumn('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('unverified_messages_due').on(table.next_try_at),
  ],
);
