import { and, eq } from 'drizzle-orm';
import type { Image } from '#contract/entities/image';
import type { Database } from '#server/db/database';
import { images } from '#server/db/schema/menuChanges';
import { fileKey } from '#server/files/fileKey';
import type { FileStore } from '#server/files/fileStore';
import type { DrawnPicture } from './drawPicture';

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

/** @returns `null` if the store has no such image */
export async function findImage(db: Database, storeId: string, id: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(isImage(storeId, id));
  return row ?? null;
}

/** Where a picture's files lie; the addresses of both, below the image base, are their keys. */
type Addresses = Pick<Image, 'url' | 'thumbnail_url'>;

/**
 * Writes the files of a picture, and then what `record` says of them. Where that fails the files go again.
 *
 * @param others further files that belong to it, by their keys
 */
export async function storePicture<Result>(
  files: FileStore,
  storeId: string,
  { full, thumbnail }: Pick<DrawnPicture, 'full' | 'thumbnail'>,
  record: (addresses: Addresses) => Promise<Result>,
  others: Readonly<Record<string, Buffer>> = {},
): Promise<Result> {
  const key = fileKey('item-pictures', storeId);
  const addresses = { url: `${key}.webp`, thumbnail_url: `${key}-square.webp` };
  const contents = { ...others, [addresses.url]: full, [addresses.thumbnail_url]: thumbnail };
  try {
    await Promise.all(Object.entries(contents).map(([name, content]) => files.put(name, content)));
    return await record(addresses);
  } catch (error) {
    await Promise.allSettled(Object.keys(contents).map((name) => files.delete(name)));
    throw error;
  }
}
