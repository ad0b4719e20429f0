import { and, eq } from 'drizzle-orm';
import type { StoreArchive } from '#contract/entities/archive';
import type { Database } from '#server/db/database';
import { storeArchives } from '#server/db/schema/index';

export type ArchiveRow = typeof storeArchives.$inferSelect;

export const presentArchive = ({ id, created_at, expires_at, ...row }: ArchiveRow): StoreArchive => ({
  ...{ _id: id, state: row.state, percent: row.percent, bytes: row.bytes, sha256: row.sha256 },
  requested_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
});

export const isArchiveOf = (storeId: string) => eq(storeArchives.store_id, storeId);

/** One attempt to make it: a later one, and a later request, have another file. */
export const isAttempt = ({ store_id, file }: Pick<ArchiveRow, 'store_id' | 'file'>) =>
  and(isArchiveOf(store_id), eq(storeArchives.file, file), eq(storeArchives.state, 'running'));

/** @returns `null` if there is none, or it has expired and is about to be deleted */
export async function findArchive(db: Database, storeId: string, now: Date): Promise<ArchiveRow | null> {
  const [row] = await db.select().from(storeArchives).where(isArchiveOf(storeId));
  return row && (row.expires_at === null || row.expires_at > now) ? row : null;
}
