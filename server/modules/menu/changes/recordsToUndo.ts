import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { menuChangeRecords } from '#server/db/schema/menuChanges';
import type { Snapshot } from './snapshots';

type StoredEntry = Pick<
  typeof menuChangeRecords.$inferSelect,
  'position' | 'entity' | 'record_id' | 'before' | 'after_version'
>;

/** The effect of undoing a change on one record, whatever the change did to it in between. */
export interface RecordToUndo {
  entity: JournaledEntity;
  id: string;
  before: Snapshot | null;
  after_version: number | null;
  /** When its turn is: the highest first. */
  position: number;
}

/**
 * The records of a change, each once, in the order to undo them. A record created by the change is deleted after
 * everything written later. Other records are restored in reverse order of their last write.
 *
 * @param stored in order of position
 */
export function recordsToUndo(stored: readonly StoredEntry[]): RecordToUndo[] {
  const records = new Map<string, RecordToUndo>();
  for (const { entity, record_id, before, after_version, position } of stored) {
    const first = records.get(record_id);
    if (!first) {
      records.set(record_id, {
        entity,
        id: record_id,
        before: before as Snapshot | null,
        after_version,
        position,
      });
      continue;
    }
    first.after_version = after_version;
    if (first.before === null) continue;
    first.position = position;
    const { place } = (before as Snapshot | null) ?? {};
    first.before = { ...first.before, ...(place !== undefined && { place }) };
  }
  return [...records.values()].sort((a, b) => b.position - a.position);
}
