import type { Database } from '#server/db/database';
import { storeArchives } from '#server/db/schema/index';
import type { Env } from '#server/env';
import type { FileStore } from '#server/files/fileStore';
import { removeParts } from '#server/files/partFiles';
import { privateFiles } from '#server/files/privateFiles';
import { isArchiveOf } from './archiveRow';

/**
 * Deletes a store's archive, ready or being made, because it has what the transaction erases. Lock the store's row first, as
 * requests do, so that none is requested until the transaction has ended. A process that is making one finds it gone.
 *
 * @returns what deletes its files, to be called after the commit; `null` if there was none
 */
export async function dropArchive(
  tx: Database,
  storeId: string,
  { env, files }: { env: Pick<Env, 'APP_KEY'>; files: FileStore },
): Promise<(() => Promise<void>) | null> {
  const [row] = await tx.delete(storeArchives).where(isArchiveOf(storeId)).returning();
  if (!row) return null;
  const count = row.state === 'ready' ? row.parts : null;
  return () => removeParts(privateFiles(files, env), row.file, count);
}
