import { sql } from 'drizzle-orm';
import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import { groupBy } from '../groupBy';
import { idList, menuTables } from './menuTables';
import type { Snapshot } from './snapshots';

/** One record of a change, for the journal. */
export interface ChangeEntry {
  entity: MenuEntity;
  record_id: string;
  /** As `snapshots` gave it before the change; `null` where the change made the record. */
  before: Snapshot | null;
  /** The record's version after the change; `null` where the change deleted it. */
  after_version: number | null;
}

/** Where a record stands: its place, and of an item the heading in which it holds that. */
interface Stand {
  id: string;
  place: number;
  heading: string | null;
}

async function stands(
  tx: Database,
  entity: MenuEntity,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, Stand>> {
  if (ids.length === 0) return new Map();
  const { rows } = (await tx.execute(sql`
    select id, sequence_number as place, to_jsonb(record) ->> 'sub_category_id' as heading
    from ${menuTables[entity]} record where store_id = ${storeId} and id in ${idList(ids)}`)) as { rows: Stand[] };
  return new Map(rows.map((row) => [row.id, row]));
}

/** Entries for the journal that say where the change left each record which it changed. */
export async function withPlaces(
  tx: Database,
  storeId: string,
  entries: readonly ChangeEntry[],
): Promise<readonly ChangeEntry[]> {
  const changed = entries.filter(({ before, after_version }) => before && after_version !== null);
  const places = new Map<string, number>();
  for (const [entity, own] of groupBy(changed, (entry) => entry.entity)) {
    const ids = own.map(({ record_id }) => record_id);
    for (const { id, place } of (await stands(tx, entity, storeId, ids)).values()) places.set(id, place);
  }
  return entries.map((entry) => {
    const place = entry.after_version === null ? undefined : places.get(entry.record_id);
    return entry.before && place !== undefined ? { ...entry, before: { ...entry.before, place } } : entry;
  });
}

/**
 * Rows as they are to be put back. Who reorders a list touches no version: a record that was moved since stays where it
 * was moved to, unless it goes back under another heading.
 */
export async function rowsInPlace(
  tx: Database,
  entity: MenuEntity,
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
