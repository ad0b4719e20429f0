import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditActorKind, AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import { instantColumn } from './columns';
import { ofStore } from './ofStore';

/**
 * Who did what: written in the transaction of what it tells, and never altered. A trigger refuses every UPDATE and DELETE; the store's
 * own row cannot go while it has audit entries.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    store_id: ofStore(),
    /** Made of `at`: the order of ids is that of time, and a day is a range of them. */
    id: uuid('id').notNull(),
    at: instantColumn('at').notNull(),
    actor_kind: text('actor_kind').$type<AuditActorKind>().notNull(),
    /** The sub-account, the delivery person; of the owner the store's id. */
    actor_id: uuid('actor_id'),
    actor_name: text('actor_name').notNull(),
    address: text('address').notNull().default(''),
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    /** Empty for what no call asked for. */
    call: text('call').notNull().default(''),
    entity: text('entity').$type<AuditEntity>().notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    record_id: uuid('record_id'),
    /** As it was called then, in the store's languages. */
    record_name: jsonb('record_name').$type<string[]>().notNull().default([]),
    /** Only what differs; `null` where there was nothing before, or is nothing after. */
    old_values: jsonb('old_values').$type<AuditValues | null>(),
    new_values: jsonb('new_values').$type<AuditValues | null>(),
    /** The number of records, if one entry summarises several. */
    count: integer('count'),
    /** The bulk change or import that it belongs to. */
    change_id: uuid('change_id'),
    /** One record of several: another entry summarises them, and the list shows that one. */
    is_part: boolean('is_part').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('audit_entries_whole').on(table.store_id, table.id).where(sql`not is_part`),
    index('audit_entries_actor').on(table.store_id, table.actor_id, table.id).where(sql`not is_part`),
    // One for each filter, since a page has to go on by id: two filters at once take the rarer one's.
    index('audit_entries_actor_kind').on(table.store_id, table.actor_kind, table.id).where(sql`not is_part`),
    index('audit_entries_entity').on(table.store_id, table.entity, table.id).where(sql`not is_part`),
    // The entity behind it, so that deletions of items are counted without the entries themselves.
    index('audit_entries_action').on(table.store_id, table.action, table.id, table.entity).where(sql`not is_part`),
    index('audit_entries_record').on(table.store_id, table.record_id, table.id).where(sql`record_id is not null`),
    index('audit_entries_change').on(table.store_id, table.change_id, table.id).where(sql`change_id is not null`),
    index('audit_entries_name').using('gin', sql`to_tsvector('simple', record_name)`).where(sql`not is_part`),
  ],
);
