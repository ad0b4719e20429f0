import { eq } from 'drizzle-orm';
import type { AuditEntity, Audited } from '#contract/audit/auditEntities';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import { documents, providers } from '#server/db/schema/providers';

/** Where the records lie that the platform decides about, and the column that tells their store. */
const tables = {
  store: { table: stores, store_id: stores.id },
  sub_store: { table: subStores, store_id: subStores.store_id },
  provider: { table: providers, store_id: providers.store_id },
  provider_document: { table: documents, store_id: documents.store_id },
};
type Decided = keyof typeof tables;

const isDecided = (entity: unknown): entity is Decided => typeof entity === 'string' && entity in tables;

/** What is decided says its own word. */
const actionOf = ({ action }: Audited, { is_approved }: Record<string, unknown>): Audited['action'] =>
  action === 'approve' && is_approved === false ? 'decline' : action;

/**
 * Which record of which store a call of the platform is about: it names no store, and one call decides about several kinds.
 *
 * @returns `null` where there is no such record
 */
export async function platformRecord(
  db: Database,
  audited: Audited,
  body: Record<string, unknown>,
): Promise<{ storeId: string; audited: Audited } | null> {
  const entity: AuditEntity = isDecided(body.kind) ? body.kind : audited.entity;
  // An order is named with its store.
  if (entity === 'order' && typeof body.store_id === 'string') return { storeId: body.store_id, audited };
  const id = body[audited.record ?? '_id'];
  if (!isDecided(entity) || typeof id !== 'string') return null;
  const { table, store_id } = tables[entity];
  const [found] = await db.select({ storeId: store_id }).from(table).where(eq(table.id, id));
  if (!found) return null;
  return { storeId: found.storeId, audited: { ...audited, entity, action: actionOf(audited, body) } };
}
