import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { images, menuImports } from '#server/db/schema/menuChanges';
import { bankDetails, documents } from '#server/db/schema/providers';
import { jpegKey } from '#server/files/fileKey';
import type { FileStore } from '#server/files/fileStore';
import { stopArchive } from '../archives/service';

/** Keys of all files of a store: pictures and their originals, documents, photos of bank details and imported files. */
async function keysOf(db: Database, storeId: string): Promise<string[]> {
  const pictures = await db.select().from(images).where(eq(images.store_id, storeId));
  const papers = await db
    .select({ front: documents.front_file, back: documents.back_file })
    .from(documents)
    .where(eq(documents.store_id, storeId));
  const details = await db
    .select({ photos: bankDetails.photos })
    .from(bankDetails)
    .where(eq(bankDetails.store_id, storeId));
  const imported = await db
    .select({ file: menuImports.file })
    .from(menuImports)
    .where(eq(menuImports.store_id, storeId));
  const keys = [
    ...pictures.flatMap(({ url, thumbnail_url, original }) => [
      ...[url, thumbnail_url].flatMap((picture) => [picture, jpegKey(picture)]),
      original,
    ]),
    ...papers.flatMap(({ front, back }) => [front, back]),
    ...details.flatMap(({ photos }) => Object.values(photos)),
    ...imported.map(({ file }) => file),
  ];
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * Deletes a store's files. Call it before the rows that name them are deleted, so that the next round finds the rest
 * after an interruption. By then, the deletion can't be cancelled.
 */
export async function deleteStoreFiles(db: Database, files: FileStore, storeId: string): Promise<void> {
  const parts = await stopArchive(db, files, storeId);
  for (const key of [...parts, ...(await keysOf(db, storeId))]) await files.delete(key);
}
