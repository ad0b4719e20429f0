import { sql } from 'drizzle-orm';
import { check, customType, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, key } from './columns';
import { ofStore } from './ofStore';
import { orders } from './orders';
import { tables } from './tables';

/** From one instant up to, but not including, another. */
const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Which order has which table, and when: one row for each table of an order, and of a booking that someone is typing.
 * The migrations add what drizzle-kit doesn't know: `table_holds_free`, by which two that are `held` or `typed` never
 * overlap at one table.
 */
export const tableHolds = pgTable(
  'table_holds',
  {
    store_id: ofStore(),
    id: key().notNull(),
    /** None while the booking is typed. */
    order_id: uuid('order_id'),
    table_id: uuid('table_id').notNull(),
    /** The stay and the reset time after it. */
    during: instantRange('during').notNull(),
    state: text('state', { enum: ['held', 'released', 'typed'] })
      .notNull()
      .default('held'),
    /** The booking that someone is typing, by whom, for how many guests, and until when it has its tables. */
    typed_id: uuid('typed_id'),
    typed_by: text('typed_by'),
    persons: integer('persons'),
    expires_at: instantColumn('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({ columns: [table.store_id, table.order_id], foreignColumns: [orders.store_id, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.store_id, table.table_id], foreignColumns: [tables.store_id, tables.id] }).onDelete(
      'cascade',
    ),
    index('table_holds_order').on(table.store_id, table.order_id),
    index('table_holds_typed_id').on(table.store_id, table.typed_id).where(sql`"state" = 'typed'`),
    index('table_holds_expiry').on(table.expires_at).where(sql`"state" = 'typed'`),
    check('table_holds_state', sql`${table.state} in ('held', 'released', 'typed')`),
    check(
      'table_holds_typed',
      sql`case when ${table.state} = 'typed' then num_nonnulls(${table.typed_id}, ${table.typed_by}, ${table.persons}, ${table.expires_at}) = 4 and ${table.order_id} is null else ${table.order_id} is not null end`,
    ),
  ],
);
