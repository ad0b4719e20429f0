import { sql } from 'drizzle-orm';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { groupBy } from '../groupBy';
import { idList, journalTables } from './journalTables';
import type { Snapshot } from './snapshots';

/** One record of a change, for the journal. */
export interface ChangeEntry {
  entity: JournaledEntity;
  record_id: string;
  /** From `snapshots` before the change; `null` if the change created the record. */
  before: Snapshot | null;
  /** The record's version after the change; `null` if the change deleted it. */
  after_version: number | null;
}

/** A record's position, and for an item also its category. */
interface Stand {
  id: string;
  /** `null` for an offer, which has none. */
  place: number | null;
  heading: string | null;
}

async function stands(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Stand>> {
  if (ids.length === 0) return new Map();
  const { rows } = (await tx.execute(sql`
    select id, (to_jsonb(record) ->> 'sequence_number')::int as place, to_jsonb(record) ->> 'sub_category_id' as heading
    from ${journalTables[entity]} record where store_id = ${storeId} and id in ${idList(ids)}`)) as { rows: Stand[] };
  return new Map(rows.map((row) => [row.id, row]));
}

/** Journal entries with the position of each changed record after the change. */
export async function withPlaces(
  tx: Database,
  storeId: string,
  entries: readonly ChangeEntry[],
): Promise<readonly ChangeEntry[]> {
  const changed = entries.filter(({ before, after_version }) => before && after_version !== null);
  const places = new Map<string, number>();
  for (const [entity, own] of groupBy(changed, (entry) => entry.entity)) {
    const ids = own.map(({ record_id }) => record_id);
    for (const { id, place } of (await stands(tx, entity, storeId, ids)).values())
      if (place !== null) places.set(id, place);
  }
  return entries.map((entry) => {
    const place = entry.after_version === null ? undefined : places.get(entry.record_id);
    return entry.before && place !== undefined ? { ...entry, before: { ...entry.before, place } } : entry;
  });
}

/**
 * Rows to restore. Reordering a list doesn't change versions: a record moved since stays where it is, unless it
 * returns to another category.
 */
export async function rowsInPlace(
  tx: Database,
  entity: JournaledEntity,
  storeId: string,
  befores: readonly Snapshot[],
): Promise<Snapshot['row'][]> {
  const ids = befores.map(({ row }) => row.id);
  const now = await stands(tx, entity, storeId, ids);
  return befores.map(({ row, place }) => {
    const stand = now.get(row.id);
    const isMoved = stand && place !== undefined && stand.place !== place;
    const isAtHome = stand?.heading === (row.sub_category_id ?? null);
    return isMoved && isAtHome ? { ...row, sequence_number: stand.place } : row;
  });
}
