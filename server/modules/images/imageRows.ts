import { and, eq } from 'drizzle-orm';
import type { Image } from '#contract/entities/image';
import type { Database } from '#server/db/database';
import { images } from '#server/db/schema/menuChanges';

export type ImageRow = typeof images.$inferSelect;

export const presentImage = ({ id, url, thumbnail_url, width, height }: ImageRow): Image => ({
  _id: id,
  url,
  thumbnail_url,
  width,
  height,
});

export async function insertImage(db: Database, row: typeof images.$inferInsert): Promise<Image> {
  const [inserted] = await db.insert(images).values(row).returning();
  if (!inserted) throw new Error('an image was not written');
  return presentImage(inserted);
}

export const isImage = (storeId: string, id: string) => and(eq(images.store_id, storeId), eq(images.id, id));

/** @returns `null` where the store has no such image */
export async function findImage(db: Database, storeId: string, id: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(isImage(storeId, id));
  return row ?? null;
}
