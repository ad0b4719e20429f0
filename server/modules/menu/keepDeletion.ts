import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import { keepChange, type MenuEditor } from './changes/keepChange';
import type { Snapshot } from './changes/snapshots';

/**
 * Keeps a record that is being deleted, so that it can be brought back.
 *
 * @returns what the call replies
 */
export async function keepDeletion(
  tx: Database,
  editor: MenuEditor,
  entity: MenuEntity,
  before: Snapshot,
  now: Date,
): Promise<{ results: { _id: string; success: true }[]; change_id: string }> {
  const record_id = before.row.id;
  const change_id = await keepChange(tx, editor, [{ entity, record_id, before, after_version: null }], { now });
  return { results: [{ _id: record_id, success: true }], change_id };
}
