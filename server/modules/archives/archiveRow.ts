import { and, eq } from 'drizzle-orm';
import type { StoreArchive } from '#contract/entities/archive';
import type { Database } from '#server/db/database';
import { storeArchives } from '#server/db/schema/index';
import type { FileStore } from '#server/files/fileStore';
import { removeParts, storedParts } from '#server/files/partFiles';

export type ArchiveRow = typeof storeArchives.$inferSelect;

export const presentArchive = ({ id, created_at, expires_at, ...row }: ArchiveRow): StoreArchive => ({
  ...{ _id: id, state: row.state, percent: row.percent, bytes: row.bytes, sha256: row.sha256 },
  requested_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
});

export const isArchiveOf = (storeId: string) => eq(storeArchives.store_id, storeId);

/** One attempt to make an archive: later attempts and requests use another file. */
export const isAttempt = ({ store_id, file }: Pick<ArchiveRow, 'store_id' | 'file'>) =>
  and(isArchiveOf(store_id), eq(storeArchives.file, file), eq(storeArchives.state, 'running'));

/** @returns `null` if there is none, or it has expired and is about to be deleted */
export async function findArchive(db: Database, storeId: string, now: Date): Promise<ArchiveRow | null> {
  const [row] = await db.select().from(storeArchives).where(isArchiveOf(storeId));
  return row && (row.expires_at === null || row.expires_at > now) ? row : null;
}

// Their number is known only once the archive is ready.
const partsOf = ({ file, parts }: ArchiveRow) => [file, parts || null] as const;

/**
 * Deletes the parts of an archive whose row is gone, ready or being made, because the process that makes it may have
 * been lost. If that process still runs, it deletes the parts that it has written since.
 */
export const removeFile = (files: FileStore, row: ArchiveRow): Promise<void> => removeParts(files, ...partsOf(row));

/**
 * Stops a store's archive before the store is deleted. A process that is making it notices, and deletes what it has
 * written since. The row stays until the store's other rows go, so that the parts can be found after an interruption.
 *
 * @returns the keys of the archive's parts, if there is one
 */
export async function stopArchive(db: Database, files: FileStore, storeId: string): Promise<string[]> {
  const [row] = await db.update(storeArchives).set({ state: 'failed' }).where(isArchiveOf(storeId)).returning();
  return row ? storedParts(files, ...partsOf(row)) : [];
}
