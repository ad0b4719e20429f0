import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { gatewayNames } from '#contract/payments/gateways';
import { instantColumn, key, touchedColumns, versionColumn } from './columns';
import { ofStore } from './ofStore';

/** The gateways that a store has set up. Their secrets are sealed elsewhere: here is only what may be shown. */
export const paymentGateways = pgTable(
  'payment_gateways',
  {
    store_id: ofStore(),
    /** In the address to which the gateway sends its messages. */
    id: key().notNull(),
    version: versionColumn(),
    name: text('name', { enum: gatewayNames }).notNull(),
    is_on: boolean('is_on').notNull().default(false),
    /** Its place in the order of fallback: the lowest one that is on takes payments. */
    position: integer('position').notNull(),
    /** By the last check of its keys; a gateway can't be on before. */
    is_test: boolean('is_test').notNull().default(true),
    /** The account that the keys belong to, as the gateway names it; empty before the first check. */
    account: text('account').notNull().default(''),
    checked_at: instantColumn('checked_at'),
    public_key: text('public_key').notNull().default(''),
    merchant: text('merchant').notNull().default(''),
    /** Until when the webhook's previous secret is valid as well; `null` if there is none. */
    previous_webhook_until: instantColumn('previous_webhook_until'),
    last_event_at: instantColumn('last_event_at'),
    /** When its latest requests failed, as ISO strings. */
    failures: jsonb('failures').$type<readonly string[]>().notNull().default([]),
    /** Until when another gateway takes its payments, after too many failures. */
    paused_until: instantColumn('paused_until'),
    ...touchedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    unique('payment_gateways_id').on(table.id),
    unique('payment_gateways_name').on(table.store_id, table.name),
    check('payment_gateways_known', sql`${table.name} in ('stripe', 'paystack', 'payu', 'paypal', 'braintree')`),
  ],
);
