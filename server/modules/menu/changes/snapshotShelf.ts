import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import type { Snapshot } from './snapshots';

/** Where snapshots lie for somebody else of the same transaction, who need not read them again then. */
export interface SnapshotShelf {
  /** @param byId `null`: there is no such record */
  put(tx: Database, entity: MenuEntity, byId: Map<string, Snapshot | null>): void;
  /** What lies there for all of these records, once: after another change they have to be read anew. */
  take(tx: Database, entity: MenuEntity, ids: readonly string[]): Map<string, Snapshot> | null;
}

function snapshotShelf(): SnapshotShelf {
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

/** Records before a change: the trail reads them, and the journal takes them. */
export const beforeChange = snapshotShelf();

/** Records as a change leaves them: whoever changed them knows, and the trail takes them. */
export const afterChange = snapshotShelf();
