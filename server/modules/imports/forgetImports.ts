import { subDays } from 'date-fns';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { menuChanges, menuImports } from '#server/db/schema/menuChanges';
import type { FileStore } from '#server/files/fileStore';

/** The history goes back this far, and so does undo. */
const keptDays = 365;
/** Whoever previewed a file and left it will not come back to it. */
const previewKeptDays = 7;
/** So many go at once; the rest follow the next day. */
const atOnce = 200;

/**
 * Forgets imports of long ago and previews that nobody used, with their rows, their files, and what would take them back.
 *
 * @returns how many were forgotten
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
  // Afterwards: a file that stays behind is lost room, and a row without its file would be a broken history.
  for (const { file } of forgotten) if (file) await files.delete(file);
  return forgotten.length;
}
