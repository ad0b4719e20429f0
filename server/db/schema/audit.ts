import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { AuditActorKind, AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import { instantColumn } from './columns';
import { ofStore } from './ofStore';

/**
 * The audit log, written in the transaction of the change and never altered, except by the operations of `withAuditedRewrite`: a
 * trigger rejects every other UPDATE and DELETE.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    store_id: ofStore(),
    /** Generated from `at`, so that the order of IDs is chronological and a day is a range of IDs. */
    id: uuid('id').notNull(),
    at: instantColumn('at').notNull(),
    actor_kind: text('actor_kind').$type<AuditActorKind>().notNull(),
    /** The sub-account or delivery person; for the owner, the store's ID. */
    actor_id: uuid('actor_id'),
    actor_name: text('actor_name').notNull(),
    /** The account of the shared device at which the person was, and its name; empty for other accounts. */
    shared_device_id: uuid('shared_device_id'),
    shared_device_name: text('shared_device_name').notNull().default(''),
    address: text('address').notNull().default(''),
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    /** Empty for entries that don't come from a call. */
    call: text('call').notNull().default(''),
    entity: text('entity').$type<AuditEntity>().notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    record_id: uuid('record_id'),
    /** Its name at that time, in the store's languages. */
    record_name: jsonb('record_name').$type<string[]>().notNull().default([]),
    /** Only the fields that changed; `null` if the record didn't exist before, or doesn't exist any longer. */
    old_values: jsonb('old_values').$type<AuditValues | null>(),
    new_values: jsonb('new_values').$type<AuditValues | null>(),
    /** The number of records, if one entry summarises several. */
    count: integer('count'),
    /** The bulk change or import that it belongs to. */
    change_id: uuid('change_id'),
    /** One of several records. Another entry summarises them and is shown in the list. */
    is_part: boolean('is_part').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    index('audit_entries_whole').on(table.store_id, table.id).where(sql`not is_part`),
    index('audit_entries_actor').on(table.store_id, table.actor_id, table.id).where(sql`not is_part`),
    // One index per filter, because pages continue by ID. With two filters, the rarer one's index is used.
    index('audit_entries_actor_kind').on(table.store_id, table.actor_kind, table.id).where(sql`not is_part`),
    // For what happened at a shared device: most entries have none.
    index('audit_entries_shared_device')
      .on(table.store_id, table.shared_device_id, table.id)
      .where(sql`shared_device_id is not null and not is_part`),
    index('audit_entries_entity').on(table.store_id, table.entity, table.id).where(sql`not is_part`),
    // The entity behind it, so that deletions of items are counted without the entries themselves.
    index('audit_entries_action').on(table.store_id, table.action, table.id, table.entity).where(sql`not is_part`),
    index('audit_entries_record').on(table.store_id, table.record_id, table.id).where(sql`record_id is not null`),
    index('audit_entries_change').on(table.store_id, table.change_id, table.id).where(sql`change_id is not null`),
    index('audit_entries_name').using('gin', sql`to_tsvector('simple', record_name)`).where(sql`not is_part`),
  ],
);
