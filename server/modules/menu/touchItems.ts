import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { items } from '#server/db/schema/menu';
import { touched } from '#server/records/touched';
import type { MenuEditor } from './changes/journalChange';

/**
 * Updates the version of items that lost a group or got it back. Groups are part of an item's content, so an open
 * form of the item is told when it is saved.
 */
export async function touchItems(tx: Database, editor: MenuEditor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(items)
    .set({ ...touched(editor, now), version: sql`${items.version} + 1` })
    .where(and(eq(items.store_id, editor.store_id), inArray(items.id, [...ids])));
}
