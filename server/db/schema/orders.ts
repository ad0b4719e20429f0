import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import type { FeeBreakdown } from '#contract/entities/deliveryArea';
import { deliveryLogKinds, skipReasons } from '#contract/entities/deliveryLog';
import type { DeliveryAddress, OrderItem } from '#contract/entities/order';
import type { StoreEvent } from '#contract/events';
import type { CommissionTerms, ProviderRule } from '#contract/ledger/terms';
import type { Allergen } from '#contract/menu/diet';
import type { AgreedOffer } from '#contract/offers/offerTerms';
import type { AgreedCancellation } from '#contract/orders/cancellation';
import type { NoShow } from '#contract/orders/noShow';
import type { OrderEventDetail, OrderEventKind } from '#contract/orders/orderEventKinds';
import type { Round } from '#contract/orders/rounds';
import type { DeliveryStatus, OrderStatus, OrderType, PaymentMethod, PaymentStatus } from '#contract/orders/statuses';
import type { ActorKind } from '#contract/orders/transitions';
import { createdAt, instantColumn, key, multilingualColumn, percentColumn, versionColumn } from './columns';
import { guestColumns, guestIndexes } from './guestColumns';
import { accented, nameWords, unaccented } from './nameKey';
import { ofStore } from './ofStore';
import { providers } from './providers';
import { tables } from './tables';

/** Orders. Prices, names and addresses are copies, so that later changes to the menu don't affect them. */
export const orders = pgTable(
  'orders',
  {
    store_id: ofStore(),
    id: key().notNull(),
    unique_id: integer('unique_id').notNull(),
    version: versionColumn(),
    order_type: text('order_type').$type<OrderType>().notNull(),
    order_status: integer('order_status').$type<OrderStatus>().notNull(),
    delivery_status: integer('delivery_status').$type<DeliveryStatus>(),
    /** Stored in addition to the status, so that the boards' indexes can leave out ended orders. */
    is_open: boolean('is_open').notNull().default(true),
    payment_status: text('payment_status').$type<PaymentStatus>().notNull(),
    paid_by: text('paid_by').$type<PaymentMethod>().notNull(),
    customer_name: text('customer_name').notNull(),
    /** The search key of the name: lower case, without accents. */
    customer_key: text('customer_key').generatedAlwaysAs(
      (): SQL => sql`translate(lower(customer_name), ${sql.raw(`'${accented}', '${unaccented}'`)})`,
    ),
    customer_country_phone_code: text('customer_country_phone_code').notNull(),
    customer_phone: text('customer_phone').notNull(),
    customer_email: text('customer_email'),
    /** Name, email and address are only for this order: `find_customer` ignores them. */
    is_one_off_customer: boolean('is_one_off_customer').notNull().default(false),
    delivery_address: jsonb('delivery_address').$type<DeliveryAddress>(),
    ...{ table_id: uuid('table_id'), table_number: integer('table_number'), persons: integer('persons') },
    /** All its tables, if it has several: `table_id` and `table_number` are the first. Their holds say when. */
    joined_tables: jsonb('joined_tables').$type<{ id: string; number: number }[]>(),
    /** When its table is free for others: after the stay of its guests and the reset time. */
    free_at: instantColumn('free_at'),
    ...{ order_comment: text('order_comment'), delivery_comment: text('delivery_comment') },
    schedule_at: instantColumn('schedule_at'),
    /** `schedule_at`, or else `created_at`. Boards are filtered and sorted by it. */
    due_at: instantColumn('due_at').notNull(),
    /** Minutes added because the store was busy when the order was placed; part of the promised time. */
    busy_minutes: integer('busy_minutes').notNull().default(0),
    estimated_ready_at: instantColumn('estimated_ready_at'),
    ...{ created_at: createdAt(), accepted_at: instantColumn('accepted_at') },
    ...{ ready_at: instantColumn('ready_at'), delivered_at: instantColumn('delivered_at') },
    /** When its last status was reached, which the history is filtered and sorted by. Later refunds and notes don't change it. */
    ended_at: instantColumn('ended_at'),
    updated_at: instantColumn('updated_at').notNull().default(sql`now()`),
    ...{ updated_by: text('updated_by').notNull(), reason: text('reason') },
    /** For a no-show, what undoing it needs; and how often its end was undone. */
    ...{ no_show: jsonb('no_show').$type<NoShow>(), reopened: integer('reopened').notNull().default(0) },
    ...{ subtotal: integer('subtotal').notNull(), tax: integer('tax').notNull() },
    ...{ tax_included: boolean('tax_included').notNull(), delivery_fee: integer('delivery_fee').notNull() },
    /** How the fee was calculated, when the order was placed. */
    delivery_fee_breakdown: jsonb('delivery_fee_breakdown').$type<FeeBreakdown>(),
    ...{ tip_amount: integer('tip_amount').notNull(), discount: integer('discount').notNull() },
    /** The offer it was placed with, as it was then. */
    promo: jsonb('promo').$type<AgreedOffer | null>(),
    cancellation_charge: integer('cancellation_charge').notNull().default(0),
    /** As agreed when the order was placed; `null` for older orders. */
    cancellation_policy: jsonb('cancellation_policy').$type<AgreedCancellation>(),
    /** As agreed: the terms with the platform when it was placed, and the store's rule for delivery people at its delivery. */
    commission_terms: jsonb('commission_terms').$type<CommissionTerms>(),
    provider_rule: jsonb('provider_rule').$type<ProviderRule>(),
    ...{ total: integer('total').notNull(), currency: text('currency').notNull() },
    /** The customer's payments so far, and how much of them was refunded. Changes can add up to more than any total. */
    paid_amount: bigint('paid_amount', { mode: 'number' }).notNull().default(0),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    /** Extra amounts from changes that haven't been paid yet. */
    extra_due: integer('extra_due').notNull().default(0),
    /** The lines as the kitchen last saw them if they have changed since, and when they changed. */
    seen_items: jsonb('seen_items').$type<OrderItem[]>(),
    items_changed_at: instantColumn('items_changed_at'),
    /** The rounds of a table's order, once there is more than the first. */
    rounds: jsonb('rounds').$type<Round[]>(),
    provider_id: uuid('provider_id'),
    confirmation_code: text('confirmation_code').notNull(),
    is_confirmation_code_required: boolean('is_confirmation_code_required').notNull(),
    /** Wrong codes since the last pause, and until when none is accepted, so that codes can't be guessed. */
    code_tries: integer('code_tries').notNull().default(0),
    code_paused_until: instantColumn('code_paused_until'),
    /** `platform`: from the customer's app; `store`: taken by the store's staff. */
    placed_by: text('placed_by', { enum: ['platform', 'store'] }).notNull(),
    /** A test order of the store's owner, with the number 0: a store has at most one. Not a sale (ADR 0071). */
    is_test: boolean('is_test').notNull().default(false),
    ...guestColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.provider_id], foreignColumns: [providers.store_id, providers.id] }),
    foreignKey({ columns: [table.store_id, table.table_id], foreignColumns: [tables.store_id, tables.id] }),
    uniqueIndex('orders_number').on(table.store_id, table.unique_id),
    index('orders_open_due').on(table.store_id, table.due_at, table.id).where(sql`is_open`),
    // Ascending, and read backwards: drizzle-kit's descending indexes are NULLS LAST, unlike our ORDER BY ... DESC.
    index('orders_ended').on(table.store_id, table.created_at, table.id).where(sql`not is_open`),
    index('orders_ended_at').on(table.store_id, table.ended_at, table.id).where(sql`not is_open`),
    index('orders_created').on(table.store_id, table.created_at, table.id),
    // Finds a number by its first and by its last digits, which people remember.
    index('orders_customer').on(table.store_id, table.customer_phone.op('text_pattern_ops'), table.created_at),
    index('orders_phone_end').on(table.store_id, sql`reverse(${table.customer_phone}) text_pattern_ops`),
    index('orders_name_words').using('gin', nameWords(table.store_id, table.customer_key)),
    index('orders_provider').on(table.store_id, table.provider_id).where(sql`is_open`),
    index('orders_delivered')
      .on(table.store_id, table.provider_id, table.delivered_at)
      .where(sql`provider_id is not null`),
    // For the job that starts searches automatically: few orders wait for one at a time.
    index('orders_unasked')
      .on(table.store_id, table.due_at)
      .where(sql`is_open and order_type = 'delivery' and delivery_status is null`),
    // For the results of offers, and the reasons of what was called off: most orders have neither.
    index('orders_called_off').on(table.store_id, table.ended_at).where(sql`order_status in (101, 103, 104)`),
    index('orders_promo').on(table.store_id, table.created_at).where(sql`promo is not null`),
    ...guestIndexes(table),
    check('orders_refunded', sql`${table.refunded} between 0 and ${table.paid_amount}`),
    // What a test order never has. Queries that ask for one of these never find one.
    check(
      'orders_test',
      sql`not ${table.is_test} or (${table.unique_id} = 0 and ${table.order_type} = 'pickup' and ${table.placed_by} = 'platform'
        and ${table.customer_phone} = '' and ${table.delivery_address} is null and ${table.delivery_status} is null
        and ${table.provider_id} is null and ${table.table_id} is null and ${table.schedule_at} is null and ${table.promo} is null)`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    store_id: ofStore(),
    order_id: uuid('order_id').notNull(),
    line: integer('line').notNull(),
    item_id: uuid('item_id').notNull(),
    name: multilingualColumn('name'),
    /** The allergens that the item stated when it was sold. */
    allergens: jsonb('allergens').$type<Allergen[]>(),
    ...{ quantity: integer('quantity').notNull(), unit_price: integer('unit_price').notNull() },
    /** The tax rate charged: the item's own, or the store's if that applies to all. */
    tax: percentColumn('tax').notNull(),
    ...{ note: text('note'), modifiers: jsonb('modifiers').$type<OrderItem['modifiers']>().notNull() },
    total: integer('total').notNull(),
    /** The discount of the order's offer on this line. */
    discount: integer('discount').notNull().default(0),
    /** The sub-category it was sold from; unknown for orders from before offers existed. */
    sub_category_id: uuid('sub_category_id'),
    refunded_quantity: integer('refunded_quantity').notNull().default(0),
    round: integer('round').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.order_id, table.line] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    check('order_items_refunded', sql`${table.refunded_quantity} between 0 and ${table.quantity}`),
  ],
);

/** The events of an order, one row per change, never altered. */
export const orderEvents = pgTable(
  'order_events',
  {
    store_id: ofStore(),
    order_id: uuid('order_id').notNull(),
    /** Counts up within the order. */
    seq: integer('seq').notNull(),
    at: instantColumn('at').notNull().default(sql`now()`),
    actor_kind: text('actor_kind').$type<ActorKind>().notNull(),
    actor_id: text('actor_id'),
    actor_name: text('actor_name').notNull(),
    /** The shared device's account, where the person was at one. */
    shared_device_id: uuid('shared_device_id'),
    shared_device_name: text('shared_device_name').notNull().default(''),
    kind: text('kind').$type<OrderEventKind>().notNull().default('moved'),
    /** Which status changed. For other events, both are the order's status, which doesn't change. */
    axis: text('axis', { enum: ['order', 'delivery'] }).notNull(),
    from_status: integer('from_status'),
    to_status: integer('to_status').notNull(),
    reason: text('reason'),
    /** The data of this kind of event: the change, the refund, a table or a time before and after. */
    detail: jsonb('detail').$type<OrderEventDetail>(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.order_id, table.seq] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Offers of an order's delivery to providers, with their results. */
export const deliveryOffers = pgTable(
  'delivery_offers',
  {
    store_id: ofStore(),
    id: key().notNull(),
    order_id: uuid('order_id').notNull(),
    provider_id: uuid('provider_id').notNull(),
    /** `auto`: if this provider doesn't take it, the next one is asked; `chosen`: selected manually. */
    mode: text('mode', { enum: ['auto', 'chosen'] }).notNull(),
    state: text('state', { enum: ['offered', 'accepted', 'rejected', 'timed_out', 'taken_back'] }).notNull(),
    offered_at: instantColumn('offered_at').notNull().default(sql`now()`),
    expires_at: instantColumn('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.store_id, table.provider_id], foreignColumns: [providers.store_id, providers.id] }),
    index('delivery_offers_order').on(table.store_id, table.order_id),
    index('delivery_offers_live').on(table.expires_at).where(sql`state = 'offered'`),
    uniqueIndex('delivery_offers_one_live').on(table.store_id, table.order_id).where(sql`state = 'offered'`),
  ],
);

/** The search for an order's delivery person, step by step; never changed. */
export const deliveryLog = pgTable(
  'delivery_log',
  {
    store_id: ofStore(),
    order_id: uuid('order_id').notNull(),
    /** Counts up within the order. */
    seq: integer('seq').notNull(),
    at: instantColumn('at').notNull().default(sql`now()`),
    kind: text('kind', { enum: deliveryLogKinds }).notNull(),
    provider_id: uuid('provider_id'),
    /** The person's name at that time. */
    provider_name: text('provider_name'),
    why: text('why', { enum: skipReasons }),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.order_id, table.seq] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    index('delivery_log_taken_back').on(table.store_id, table.at).where(sql`kind = 'taken_back'`),
  ],
);

/** Messages, committed together with the change they announce. They are sent in the order of `seq`. */
export const outbox = pgTable(
  'outbox',
  {
    store_id: ofStore(),
    ...{ seq: bigint('seq', { mode: 'number' }).notNull(), message_code: integer('message_code').notNull() },
    message_data: jsonb('message_data').$type<StoreEvent['messageData']>().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.seq] }), index('outbox_age').on(table.created_at)],
);

/** How far each store's messages have been sent. Locked by the sending process. */
export const outboxCursors = pgTable('outbox_cursors', {
  store_id: ofStore().primaryKey(),
  sent_seq: bigint('sent_seq', { mode: 'number' }).notNull().default(0),
});

/** First replies of calls that must run only once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    store_id: ofStore(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    ...{ body_hash: text('body_hash').notNull(), reply: jsonb('reply').notNull() },
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.call, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);
