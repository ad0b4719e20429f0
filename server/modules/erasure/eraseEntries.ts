import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntity } from '#contract/audit/auditEntities';
import { erasedMark } from '#contract/erasure';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { hiddenValue } from '../audit/service';
import { countChanged, inIds } from './countChanged';

/** The values of each kind of entry that say nothing about the customer. All others are hidden. */
const plainValues = {
  order: [
    ...['order_type', 'order_status', 'delivery_status', 'payment_status', 'total', 'table_number', 'persons'],
    ...['schedule_at', 'lines', 'change_state', 'refunded', 'minutes', 'settings_version', 'overridden_rules'],
  ],
  review: ['rating', 'apology', 'state', 'report_reason'],
  customer: [],
} as const satisfies Partial<Record<AuditEntity, readonly string[]>>;

const hideValues = (column: SQL, plain: readonly string[]): SQL => {
  const isPlain =
    plain.length === 0
      ? sql`false`
      : sql`each.key in (${sql.join(
          plain.map((key) => sql`${key}::text`),
          sql`, `,
        )})`;
  return sql`case when jsonb_typeof(${column}) = 'object' then coalesce((
    select jsonb_object_agg(each.key, case when ${isPlain} then each.value else ${JSON.stringify(hiddenValue)}::text::jsonb end)
    from jsonb_each(${column}) each), '{}'::jsonb) else ${column} end`;
};

/** The records of each kind that are about the customer. */
export type CustomerRecords = Readonly<Record<keyof typeof plainValues, readonly string[]>>;

/**
 * Erases a customer from the audit log. Entries still say that something changed and who changed it, but nothing about
 * the customer. Call it in `withAuditedRewrite`, because entries are otherwise never altered.
 *
 * @returns how many entries were rewritten
 */
export async function eraseEntries(tx: Database, storeId: string, records: CustomerRecords): Promise<number> {
  let rewritten = 0;
  for (const [entity, ids] of Object.entries(records) as [keyof CustomerRecords, readonly string[]][]) {
    if (ids.length === 0) continue;
    const name = entity === 'customer' ? sql`jsonb_build_array(${erasedMark}::text)` : sql`record_name`;
    rewritten += await countChanged(
      tx,
      sql`update ${auditEntries} set record_name = ${name},
        actor_id = case when actor_kind = 'customer' then null else actor_id end,
        actor_name = case when actor_kind = 'customer' then ${erasedMark}::text else actor_name end,
        old_values = ${hideValues(sql`old_values`, plainValues[entity])},
        new_values = ${hideValues(sql`new_values`, plainValues[entity])}
      where store_id = ${storeId} and entity = ${entity}::text and record_id in ${inIds(ids)}`,
    );
  }
  return rewritten;
}
