import { subDays } from 'date-fns';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { menuChanges, menuImports } from '#server/db/schema/menuChanges';
import type { FileStore } from '#server/files/fileStore';

/** How far back the history and undo go. */
const keptDays = 365;
/** A preview not imported within this time was abandoned. */
const previewKeptDays = 7;
/** At most this many are deleted at once; the rest follow the next day. */
const atOnce = 200;

/**
 * Deletes old imports and unused previews, with their rows, files and undo data.
 *
 * @returns how many were deleted
 */
export async function forgetImports(db: Database, files: FileStore, now: Date): Promise<number> {
  const isOld = or(
    lt(menuImports.created_at, subDays(now, keptDays)),
    and(eq(menuImports.state, 'previewed'), lt(menuImports.created_at, subDays(now, previewKeptDays))),
  );
  const forgotten = await db.transaction(async (tx) => {
    const old = await tx
      .select({ store_id: menuImports.store_id, id: menuImports.id, file: menuImports.file })
      .from(menuImports)
      .where(isOld)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const { store_id, id } of old) {
      await tx.delete(menuChanges).where(and(eq(menuChanges.store_id, store_id), eq(menuChanges.id, id)));
    }
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(menuImports).where(and(inArray(menuImports.id, ids), isOld));
    return old;
  });
  // Delete files last: an orphaned file only wastes space, but a row without its file breaks the history.
  for (const { file } of forgotten) if (file) await files.delete(file);
  return forgotten.length;
}
