import { sql } from 'drizzle-orm';
import { check, customType, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { key } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';
import { tables } from './tables';

/** From one instant up to, but not including, another. */
const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Which order has which table, and when: one row for each table of an order. The migration adds what drizzle-kit
 * doesn't know: `table_holds_free`, by which two that are `held` never overlap at one table.
 */
export const tableHolds = pgTable(
  'table_holds',
  {
    store_id: ofStore(),
    id: key().notNull(),
    order_id: uuid('order_id').notNull(),
    table_id: uuid('table_id').notNull(),
    /** The stay and the reset time after it. */
    during: instantRange('during').notNull(),
    state: text('state', { enum: ['held', 'released'] })
      .notNull()
      .default('held'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.store_id, table.table_id], foreignColumns: [tables.store_id, tables.id] }),
    index('table_holds_order').on(table.store_id, table.order_id),
    check('table_holds_state', sql`${table.state} in ('held', 'released')`),
  ],
);
