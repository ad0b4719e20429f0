import { type SQL, sql } from 'drizzle-orm';
import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import { itemModifierGroups, modifiers } from '#server/db/schema/menu';
import { idList, menuTables } from './menuTables';

type Row = Record<string, unknown>;

/** A record of the menu with what belongs to it: rows as the database writes them in JSON, whatever columns they have. */
export interface Snapshot {
  row: Row & { id: string; version: number };
  /** Of an item and of a modifier group: the rows that tie the two together. */
  attachments?: (Row & { item_id: string; modifier_group_id: string })[];
  /** Where a change that kept it left it standing. */
  place?: number;
  /** Of a modifier group. */
  modifiers?: Row[];
}

/** Where snapshots lie for somebody else of the same transaction, who need not read them again then. */
interface SnapshotCache {
  /** @param byId `null`: there is no such record */
  put(tx: Database, entity: MenuEntity, byId: Map<string, Snapshot | null>): void;
  /** What lies there for all of these records, once: after another change they have to be read anew. */
  take(tx: Database, entity: MenuEntity, ids: readonly string[]): Map<string, Snapshot> | null;
}

function snapshotCache(): SnapshotCache {
  const lying = new WeakMap<Database, { entity: MenuEntity; byId: Map<string, Snapshot | null> }>();
  return {
    put: (tx, entity, byId) => void lying.set(tx, { entity, byId }),
    take(tx, entity, ids) {
      const own = lying.get(tx);
      if (own?.entity !== entity || !ids.every((id) => own.byId.has(id))) return null;
      const found = new Map<string, Snapshot>();
      for (const id of new Set(ids)) {
        const snapshot = own.byId.get(id);
        own.byId.delete(id);
        if (snapshot) found.set(id, snapshot);
      }
      return found;
    },
  };
}

/** Records before a change: the audit log reads them, and the journal takes them. */
export const beforeChange = snapshotCache();

/** Records as a change leaves them: whoever changed them knows, and the audit log takes them. */
export const afterChange = snapshotCache();

const rowsOf = (table: typeof itemModifierGroups | typeof modifiers, column: SQL): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(part) order by part.sequence_number), '[]'::jsonb)
    from ${table} part where part.store_id = whole.store_id and part.${column} = whole.id)`;

/** What a snapshot holds beside the row itself. */
const parts: Record<MenuEntity, SQL> = {
  item: sql`, 'attachments', ${rowsOf(itemModifierGroups, sql`item_id`)}`,
  category: sql``,
  sub_category: sql``,
  modifier_group: sql`, 'modifiers', ${rowsOf(modifiers, sql`modifier_group_id`)},
    'attachments', ${rowsOf(itemModifierGroups, sql`modifier_group_id`)}`,
};

/** Records that a transaction has locked already, of whatever kind: ids are of one record alone. */
const lockedIn = new WeakMap<Database, Set<string>>();

/**
 * Locks records until the transaction ends, in the order of their ids so that two who want the same ones do not wait for
 * each other for ever.
 *
 * @returns their versions by id; ids that the store does not have are not in the map
 */
export async function lockRecords(
  tx: Database,
  entity: MenuEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = (await tx.execute(sql`
    select id, version from ${menuTables[entity]} where store_id = ${storeId} and id in ${idList(ids)}
    order by id for update`)) as { rows: { id: string; version: number }[] };
  lockedIn.set(tx, new Set([...(lockedIn.get(tx) ?? []), ...found.rows.map(({ id }) => id)]));
  return new Map(found.rows.map(({ id, version }) => [id, version]));
}

/** The same, without asking the database where the transaction has locked them all already: for the audit log, or for the journal. */
export async function lockOnce(
  tx: Database,
  entity: MenuEntity,
  storeId: string,
  ids: readonly string[],
): Promise<void> {
  const locked = lockedIn.get(tx);
  if (!locked || !ids.every((id) => locked.has(id))) await lockRecords(tx, entity, storeId, ids);
}

/** Records as they are now, without a lock: for whoever only tells of them. */
export async function readSnapshots(
  tx: Database,
  entity: MenuEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  if (ids.length === 0) return new Map();
  const found = (await tx.execute(sql`
    select whole.id, jsonb_build_object('row', to_jsonb(whole)${parts[entity]}) as snapshot
    from ${menuTables[entity]} whole
    where whole.store_id = ${storeId} and whole.id in ${idList(ids)}`)) as {
    rows: { id: string; snapshot: Snapshot }[];
  };
  return new Map(found.rows.map(({ id, snapshot }) => [id, snapshot]));
}

/**
 * Records as they are now, for `keepChange` to keep: to be taken before they are changed, in the transaction that changes
 * them. The records are locked until it ends.
 *
 * @returns by id; ids that the store does not have are not in the map
 */
export async function snapshots(
  tx: Database,
  entity: MenuEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  // The audit log held them before the handler began, by `holdSnapshots`: locked and read they are then.
  const taken = beforeChange.take(tx, entity, ids);
  if (taken) return taken;
  // Locked first: a statement that waits for a lock would read the parts as they were before it waited.
  await lockOnce(tx, entity, storeId, ids);
  return readSnapshots(tx, entity, storeId, ids);
}

/**
 * The same, and kept for whoever asks for `snapshots` of these records next in this transaction: the audit log and the journal read
 * them once between them.
 */
export async function holdSnapshots(
  tx: Database,
  entity: MenuEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  const found = await snapshots(tx, entity, storeId, ids);
  beforeChange.put(tx, entity, new Map(ids.map((id) => [id, found.get(id) ?? null])));
  return found;
}
