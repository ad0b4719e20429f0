import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderStatus, OrderType, PaymentMethod, PaymentStatus } from '#contract/orders/statuses';
import { ofStore } from './ofStore';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * Totals of a business day's ended orders, by the most used filters of the history. Updated by triggers on `orders`, in
 * the transaction of any change. They cover the orders from `stores.day_totals_from` on: when the store's days change, a
 * trigger deletes them, and `rebuildTotals` makes them again (ADR 0079).
 */
export const orderDayTotals = pgTable(
  'order_day_totals',
  {
    store_id: ofStore(),
    /** Which of an order's times determines its day. */
    date_by: text('date_by', { enum: ['created_at', 'ended_at'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    order_type: text('order_type').$type<OrderType>().notNull(),
    order_status: integer('order_status').$type<OrderStatus>().notNull(),
    paid_by: text('paid_by').$type<PaymentMethod>().notNull(),
    payment_status: text('payment_status').$type<PaymentStatus>().notNull(),
    orders: sum('orders'),
    subtotal: sum('subtotal'),
    tax: sum('tax'),
    delivery_fee: sum('delivery_fee'),
    tip_amount: sum('tip_amount'),
    discount: sum('discount'),
    total: sum('total'),
    refunded: sum('refunded'),
    cancellation_charge: sum('cancellation_charge'),
    fee_charged: sum('fee_charged'),
  },
  (table) => [
    primaryKey({
      name: 'order_day_totals_pk',
      columns: [
        table.store_id,
        table.date_by,
        table.day,
        table.order_type,
        table.order_status,
        table.paid_by,
        table.payment_status,
      ],
    }),
  ],
);
