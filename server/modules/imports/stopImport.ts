import { and, eq, notInArray } from 'drizzle-orm';
import { menuChanges, menuImportRows } from '#server/db/schema/menuChanges';
import { undoChange } from '../menu/service';
import type { ImportContext } from './importContext';

/**
 * Takes back what earlier batches of an import wrote. A record that somebody has touched since stays as it is, and its
 * row stays written.
 */
export async function takeBack({ tx, session, import_id, now }: ImportContext): Promise<void> {
  const { store_id } = session;
  const [change] = await tx
    .select({ id: menuChanges.id })
    .from(menuChanges)
    .where(and(eq(menuChanges.store_id, store_id), eq(menuChanges.id, import_id)));
  const results = change ? await undoChange(tx, session, import_id, now) : [];
  const kept = results.filter(({ success }) => !success).map(({ _id }) => _id);
  await tx
    .update(menuImportRows)
    .set({ is_applied: false })
    .where(
      and(
        eq(menuImportRows.store_id, store_id),
        eq(menuImportRows.import_id, import_id),
        kept.length > 0 ? notInArray(menuImportRows.record_id, kept) : undefined,
      ),
    );
}
