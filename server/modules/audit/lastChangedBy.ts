import { and, desc, eq } from 'drizzle-orm';
import type { AuditEntity } from '#contract/audit/auditEntities';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';

/** Who last changed a record that does not say so itself; empty where nobody has. */
export async function lastChangedBy(db: Database, storeId: string, entity: AuditEntity, id: string): Promise<string> {
  const [last] = await db
    .select({ name: auditEntries.actor_name })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.store_id, storeId),
        eq(auditEntries.record_id, id),
        eq(auditEntries.entity, entity),
        eq(auditEntries.action, 'update'),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.name ?? '';
}
