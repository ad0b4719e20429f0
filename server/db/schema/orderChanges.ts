import { sql } from 'drizzle-orm';
import {
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
import type { OrderLineChange, Person } from '#contract/entities/order';
import type { OrderRefund, OrderSums } from '#contract/entities/orderChange';
import type { ChangeState } from '#contract/orders/orderEventKinds';
import { instantColumn, key } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';

/** Changes of orders' lines, which customers may have to approve. Closed ones are never altered. */
export const orderChanges = pgTable(
  'order_changes',
  {
    store_id: ofStore(),
    id: key().notNull(),
    order_id: uuid('order_id').notNull(),
    state: text('state').$type<ChangeState>().notNull(),
    proposed_at: instantColumn('proposed_at').notNull(),
    proposed_by: jsonb('proposed_by').$type<Person>().notNull(),
    expires_at: instantColumn('expires_at'),
    settled_at: instantColumn('settled_at'),
    settled_by: jsonb('settled_by').$type<Person>(),
    message: text('message'),
    answer: text('answer'),
    before: jsonb('before').$type<OrderSums>().notNull(),
    after: jsonb('after').$type<OrderSums>().notNull(),
    lines: jsonb('lines').$type<OrderLineChange[]>().notNull(),
    refund: integer('refund').notNull(),
    extra_charge: integer('extra_charge').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    index('order_changes_order').on(table.store_id, table.order_id, table.id),
    // An order can have only one pending change.
    uniqueIndex('order_changes_one_pending').on(table.store_id, table.order_id).where(sql`state = 'proposed'`),
    index('order_changes_expiring').on(table.expires_at).where(sql`state = 'proposed'`),
  ],
);

/** Refunds, one row each, never altered except for being taken back. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    store_id: ofStore(),
    id: key().notNull(),
    order_id: uuid('order_id').notNull(),
    kind: text('kind').$type<OrderRefund['kind']>().notNull(),
    at: instantColumn('at').notNull(),
    by: jsonb('by').$type<Person>().notNull(),
    amount: integer('amount').notNull(),
    lines: jsonb('lines').$type<OrderRefund['lines']>().notNull(),
    reason: text('reason').notNull(),
    /** When the no-show that it was made for was undone. */
    taken_back_at: instantColumn('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    index('order_refunds_order').on(table.store_id, table.order_id, table.id),
    check('order_refunds_amount', sql`${table.amount} > 0`),
  ],
);
