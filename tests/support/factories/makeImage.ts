import type { Database } from '#server/db/database';
import { images } from '#server/db/schema/index';
import { type StoreRow, uniqueDigits } from './makeStore';

/** A row of the store's pictures, without a file. */
export async function makeImage(
  db: Database,
  store: Pick<StoreRow, 'id'>,
  fields: Partial<typeof images.$inferInsert> = {},
) {
  const name = uniqueDigits();
  const [row] = await db
    .insert(images)
    .values({
      store_id: store.id,
      original: `${name}.original`,
      url: `${name}.webp`,
      thumbnail_url: `${name}-small.webp`,
      width: 1200,
      height: 800,
      ...fields,
    })
    .returning();
  if (!row) throw new Error('the image was not made');
  return row;
}
