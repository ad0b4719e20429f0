import { and, eq, inArray } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Image } from '#contract/entities/image';
import type { Database } from '#server/db/database';
import { images } from '#server/db/schema/menuChanges';
import { fieldsNotValid } from '#server/http/callError';

/**
 * The pictures that a record is to show, as it keeps them, in the order given.
 *
 * @param pathOf the field that names a picture, by its place in the list
 * @throws 4022 at each picture that the store does not have
 */
export async function storeImages(
  db: Database,
  storeId: string,
  ids: readonly string[],
  pathOf: (index: number) => string,
): Promise<Image[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(images)
    .where(and(eq(images.store_id, storeId), inArray(images.id, [...ids])));
  const known = new Map<string, Image>(
    rows.map(({ id, url, thumbnail_url, width, height }) => [id, { _id: id, url, thumbnail_url, width, height }]),
  );
  const missing = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: pathOf(index), code: String(errorCodes.NO_DATA_FOUND) }],
  );
  if (missing.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, missing);
  return ids.flatMap((id) => known.get(id) ?? []);
}
