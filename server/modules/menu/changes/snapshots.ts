import { type SQL, sql } from 'drizzle-orm';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { itemModifierGroups, modifiers } from '#server/db/schema/menu';
import { lockTables } from '../../bookings/service';
import { idList, journalTables } from './journalTables';

type Row = Record<string, unknown>;

/** A record with what belongs to it: rows as the database writes them in JSON, whatever columns they have. */
export interface Snapshot {
  row: Row & { id: string; version: number };
  /** For items and modifier groups: the rows that link the two. */
  attachments?: (Row & { item_id: string; modifier_group_id: string })[];
  /** The position after the change, if a change stored it. */
  place?: number;
  /** For modifier groups. */
  modifiers?: Row[];
}

/** Snapshots cached for later readers in the same transaction. */
interface SnapshotCache {
  /** @param byId `null`: there is no such record */
  put(tx: Database, entity: JournaledEntity, byId: Map<string, Snapshot | null>): void;
  /** Returns the cached snapshots of all these records once: after another change they must be read again. */
  take(tx: Database, entity: JournaledEntity, ids: readonly string[]): Map<string, Snapshot> | null;
}

function snapshotCache(): SnapshotCache {
  const lying = new WeakMap<Database, { entity: JournaledEntity; byId: Map<string, Snapshot | null> }>();
  return {
    put: (tx, entity, byId) => void lying.set(tx, { entity, byId }),
    take(tx, entity, ids) {
      const stored = lying.get(tx);
      if (stored?.entity !== entity || !ids.every((id) => stored.byId.has(id))) return null;
      const found = new Map<string, Snapshot>();
      for (const id of new Set(ids)) {
        const snapshot = stored.byId.get(id);
        stored.byId.delete(id);
        if (snapshot) found.set(id, snapshot);
      }
      return found;
    },
  };
}

/** Records before a change: the audit log reads them, and the journal takes them. */
export const beforeChange = snapshotCache();

/** Passes on the records after a change: the code that changed them has them, and the audit log uses them. */
export const afterChange = snapshotCache();

const rowsOf = (table: typeof itemModifierGroups | typeof modifiers, column: SQL): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(part) order by part.sequence_number), '[]'::jsonb)
    from ${table} part where part.store_id = whole.store_id and part.${column} = whole.id)`;

/** The contents of a snapshot besides the row itself. */
const parts: Record<JournaledEntity, SQL> = {
  item: sql`, 'attachments', ${rowsOf(itemModifierGroups, sql`item_id`)}`,
  category: sql``,
  sub_category: sql``,
  modifier_group: sql`, 'modifiers', ${rowsOf(modifiers, sql`modifier_group_id`)},
    'attachments', ${rowsOf(itemModifierGroups, sql`modifier_group_id`)}`,
  promo_code: sql``,
  table: sql``,
};

/** The row itself. A table's is without the token in its code, which archives leave out: they have the journal too. */
const wholeRow = (entity: JournaledEntity): SQL =>
  entity === 'table' ? sql`to_jsonb(whole) - 'token'` : sql`to_jsonb(whole)`;

/** Records of any kind that a transaction has locked; an ID is only used once. */
const lockedIn = new WeakMap<Database, Set<string>>();

/**
 * Locks records until the transaction ends, in order of ID to avoid deadlocks.
 *
 * @returns their versions by ID; IDs that the store doesn't have are missing from the map
 */
export async function lockRecords(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  // Bookings lock the tables before their rows, too.
  if (entity === 'table') await lockTables(tx, storeId);
  const found = (await tx.execute(sql`
    select id, version from ${journalTables[entity]} where store_id = ${storeId} and id in ${idList(ids)}
    order by id for update`)) as { rows: { id: string; version: number }[] };
  lockedIn.set(tx, new Set([...(lockedIn.get(tx) ?? []), ...found.rows.map(({ id }) => id)]));
  return new Map(found.rows.map(({ id, version }) => [id, version]));
}

/** The same, without a query if the transaction has already locked them all: for the audit log or for the journal. */
export async function lockOnce(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  ids: readonly string[],
): Promise<void> {
  const locked = lockedIn.get(tx);
  if (!locked || !ids.every((id) => locked.has(id))) await lockRecords(tx, entity, storeId, ids);
}

/** The current records without a lock, for readers that only report them. */
export async function readSnapshots(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  if (ids.length === 0) return new Map();
  const found = (await tx.execute(sql`
    select whole.id, jsonb_build_object('row', ${wholeRow(entity)}${parts[entity]}) as snapshot
    from ${journalTables[entity]} whole
    where whole.store_id = ${storeId} and whole.id in ${idList(ids)}`)) as {
    rows: { id: string; snapshot: Snapshot }[];
  };
  return new Map(found.rows.map(({ id, snapshot }) => [id, snapshot]));
}

/**
 * Records as they are now, for `journalChange` to store. Take them before they are changed, in the transaction that changes
 * them. The records are locked until it ends.
 *
 * @returns by id; ids that the store does not have are not in the map
 */
export async function snapshots(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  // The audit log called `holdSnapshots` before the handler, so they are already locked and read.
  const taken = beforeChange.take(tx, entity, ids);
  if (taken) return taken;
  // Locked first: a statement that waits for a lock would read the parts as they were before it waited.
  await lockOnce(tx, entity, storeId, ids);
  return readSnapshots(tx, entity, storeId, ids);
}

/**
 * The same, cached for the next call of `snapshots` for these records in this transaction: the audit log and the
 * journal share one read.
 */
export async function lockAndLoadSnapshots(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Snapshot>> {
  const found = await snapshots(tx, entity, storeId, ids);
  beforeChange.put(tx, entity, new Map(ids.map((id) => [id, found.get(id) ?? null])));
  return found;
}
