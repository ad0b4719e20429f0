import { subDays } from 'date-fns';
import { getTableColumns, inArray, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import * as schema from '#server/db/schema/index';
import { images, menuChangeRecords } from '#server/db/schema/menuChanges';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { jpegKey } from '#server/files/fileKey';
import type { FileStore } from '#server/files/fileStore';

/** About how long a form can stay open and a change can be undone. */
const keptDays = 30;
const atOnce = 500;

/** The tables of records that a store edits: whatever keeps an image in a column shows it. */
const recordTables = Object.values<unknown>(schema).filter((table): table is PgTable => {
  if (!is(table, PgTable)) return false;
  const columns = Object.values(getTableColumns(table));
  return ['store_id', 'updated_by'].every((name) => columns.some((column) => column.name === name));
});

const imageIn = (column: PgColumn) =>
  sql`jsonb_path_query(${sql.identifier(column.name)}, '$.** ? (exists(@.thumbnail_url))._id') #>> '{}'`;

/** Every image that a record, the store or its owner shows, or would show once a change is undone. */
const usedImages = sql.join(
  [
    ...recordTables.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ columnType }) => columnType === 'PgJsonb')
        .map((column) => sql`select store_id, ${imageIn(column)} as id from ${table}`),
    ),
    ...[stores.image, stores.owner_image].map(
      (column) => sql`select ${stores.id} as store_id, ${imageIn(column)} as id from ${stores}`,
    ),
    sql`select store_id, ${imageIn(storeSettings.website)} as id from ${storeSettings}`,
    sql`select store_id, jsonb_path_query(before, '$.**."_id"') #>> '{}' from ${menuChangeRecords} where before is not null`,
  ],
  sql` union all `,
);

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
  const { rows, stillUsed } = await db.transaction(async (tx) => {
    // It reads every record of every store, once a day.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    const deleted = await deleteRows(tx, now);
    const originals = [...new Set(deleted.map(({ original }) => original))];
    const still = originals.length
      ? await tx.select({ original: images.original }).from(images).where(inArray(images.original, originals))
      : [];
    return { rows: deleted, stillUsed: new Set(still.map(({ original }) => original)) };
  });
  // Files last: one that stays because the process ended is a little space, a row without its file a broken picture.
  const keys = rows.flatMap(({ url, thumbnail_url, original }) => [
    ...[url, thumbnail_url].flatMap((picture) => [picture, jpegKey(picture)]),
    ...(stillUsed.has(original) ? [] : [original]),
  ]);
  for (const key of new Set(keys)) await files.delete(key);
}
