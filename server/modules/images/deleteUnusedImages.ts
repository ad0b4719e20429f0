import { subDays } from 'date-fns';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { categories, items, subCategories } from '#server/db/schema/menu';
import { images, menuChangeRecords } from '#server/db/schema/menuChanges';
import { providers } from '#server/db/schema/providers';
import type { FileStore } from '#server/files/fileStore';

/** About how long a form can stay open and a change can be undone. */
const keptDays = 30;
const atOnce = 500;

/** Every image that a record shows, or would show after an undo. */
const usedImages = sql`
  select store_id, jsonb_array_elements(images) ->> '_id' as id from ${items}
  union all select store_id, image ->> '_id' from ${categories} where image is not null
  union all select store_id, image ->> '_id' from ${subCategories} where image is not null
  union all select store_id, image ->> '_id' from ${providers} where image is not null
  union all select store_id, jsonb_path_query(before, '$.**."_id"') #>> '{}' from ${menuChangeRecords} where before is not null`;

/** The image that shows an original whole stays as long as another is cut from it: it is what a new cut starts at. */
const isLast = sql`(right(i.original, 36) <> i.id::text or not exists (
  select from ${images} cut where cut.store_id = i.store_id and cut.original = i.original and cut.id <> i.id))`;

const deleteRows = (tx: Database, now: Date) =>
  tx
    .delete(images)
    .where(
      sql`(${images.store_id}, ${images.id}) in (
        with used as (${usedImages})
        select i.store_id, i.id from ${images} i
        where i.created_at < ${subDays(now, keptDays).toISOString()}::timestamptz and ${isLast}
          and not exists (select from used u where u.store_id = i.store_id and u.id = i.id::text)
        limit ${atOnce} for update of i skip locked)`,
    )
    .returning();

/** Deletes pictures that nothing shows, with their files; an original is deleted with its last image. */
export async function deleteUnusedImages(db: Database, files: FileStore, now: Date): Promise<void> {
  const { rows, kept } = await db.transaction(async (tx) => {
    const gone = await deleteRows(tx, now);
    const originals = [...new Set(gone.map(({ original }) => original))];
    const still = originals.length
      ? await tx.select({ original: images.original }).from(images).where(inArray(images.original, originals))
      : [];
    return { rows: gone, kept: new Set(still.map(({ original }) => original)) };
  });
  // Files last: one that stays because the process ended is a little space, a row without its file a broken picture.
  const keys = rows.flatMap(({ url, thumbnail_url, original }) => [
    url,
    thumbnail_url,
    ...(kept.has(original) ? [] : [original]),
  ]);
  for (const key of new Set(keys)) await files.delete(key);
}
