import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { images, stores, subStores } from '#server/db/schema/index';
import type { Session } from '#server/http/handler';
import type { ImageRow } from './storePicture';

/**
 * Whether someone else in the store shows a picture of this original as their own. They chose what of it others see, and
 * any other cut would show the rest.
 */
export async function isOthersPortrait(
  db: Database,
  { store_id, original }: Pick<ImageRow, 'store_id' | 'original'>,
  { sub_store_id }: Pick<Session, 'sub_store_id'>,
): Promise<boolean> {
  const ofOriginal = db
    .select({ id: sql`${images.id}::text` })
    .from(images)
    .where(and(eq(images.store_id, store_id), eq(images.original, original)));
  const isCutFromIt = (column: PgColumn) => inArray(sql`${column} ->> '_id'`, ofOriginal);
  const members = await db
    .select({ id: subStores.id })
    .from(subStores)
    .where(
      and(
        eq(subStores.store_id, store_id),
        sub_store_id === null ? undefined : ne(subStores.id, sub_store_id),
        isCutFromIt(subStores.image),
      ),
    )
    .limit(1);
  if (members.length > 0 || sub_store_id === null) return members.length > 0;
  const owners = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, store_id), isCutFromIt(stores.owner_image)));
  return owners.length > 0;
}
