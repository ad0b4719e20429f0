import type { Database } from '#server/db/database';
import { storeArchives } from '#server/db/schema/index';
import type { FileStore } from '#server/files/fileStore';
import { isArchiveOf, removeFile } from './archiveRow';

/**
 * Deletes a store's archive, ready or being made, because it contains what the transaction erases. Lock the store's row
 * first, as requests do, so that none is requested until the transaction has ended. A process that is making the
 * archive finds it gone.
 *
 * @returns a function that deletes its files, to be called after the commit; `null` if there was none
 */
export async function dropArchive(
  tx: Database,
  storeId: string,
  files: FileStore,
): Promise<(() => Promise<void>) | null> {
  const [row] = await tx.delete(storeArchives).where(isArchiveOf(storeId)).returning();
  return row ? () => removeFile(files, row) : null;
}
