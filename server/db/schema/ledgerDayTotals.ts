import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofStore } from './ofStore';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * Sums of the ledger's entries by business day and account: of what was earned, and of the money at the platform and the
 * bank. All entries are summed twice: by the order's type and payment, and, with the type and payment `any`, by its delivery
 * person. An empty text stands for none. Updated by a trigger on `ledger_entries`. They cover the entries from
 * `stores.ledger_totals_from` on: when the store's days change, a trigger deletes them, and `rebuildLedgerTotals` makes them
 * again (ADR 0082).
 */
export const ledgerDayTotals = pgTable(
  'ledger_day_totals',
  {
    store_id: ofStore(),
    day: date('day', { mode: 'string' }).notNull(),
    order_type: text('order_type').notNull(),
    paid_by: text('paid_by').notNull(),
    provider_id: text('provider_id').notNull(),
    /** Completed orders. */
    order_count: sum('order_count'),
    sales: sum('sales'),
    discounts: sum('discounts'),
    platform_discounts: sum('platform_discounts'),
    delivery_fees: sum('delivery_fees'),
    tips: sum('tips'),
    included_tax: sum('included_tax'),
    refunds: sum('refunds'),
    cancellation_charges: sum('cancellation_charges'),
    booking_fees: sum('booking_fees'),
    no_show_charges: sum('no_show_charges'),
    commission: sum('commission'),
    commission_tax: sum('commission_tax'),
    payment_fees: sum('payment_fees'),
    provider_shares: sum('provider_shares'),
    subscription: sum('subscription'),
    adjustments: sum('adjustments'),
    platform: sum('platform'),
    bank: sum('bank'),
    dispute_fees: sum('dispute_fees'),
  },
  (table) => [
    primaryKey({
      name: 'ledger_day_totals_pk',
      // By type first: money is read of all days.
      columns: [table.store_id, table.order_type, table.day, table.paid_by, table.provider_id],
    }),
  ],
);
