import { readFile } from 'node:fs/promises';
import type { Image } from '#contract/entities/image';
import type { DemoMenu } from '#server/demoData/menus/demoMenu';
import { type PictureName, pictureSide } from '#server/demoData/pictures/pictureName';
import { seededRandom } from '#server/demoData/random';
import type { images } from '../../schema/index';
import { seededId } from './seededId';

/** Where uploaded pictures lie: the seed fills it without knowing what it is. */
export interface PicturePlaces {
  placeOf(store_id: string, id: string): { original: string; url: string };
  put(key: string, content: Buffer): Promise<void>;
}

export interface PictureRows {
  rows: (typeof images.$inferInsert & { name: PictureName })[];
  /** As items and sub-categories store them. */
  byName: ReadonlyMap<PictureName, Image>;
}

/** Beside this file in the sources, and beside the bundle in dist/server, where the build copies it. */
const folder = new URL('./pictures/', import.meta.url);

/** The pictures of a menu, each once, however many items show it. Without a place for them there are none. */
export function pictureRows(
  store_id: string,
  { menu, seed }: { menu: DemoMenu; seed: number },
  created_at: Date,
  places: PicturePlaces | undefined,
): PictureRows {
  if (!places) return { rows: [], byName: new Map() };
  const items = menu.categories.flatMap(({ sub_categories }) => sub_categories.flatMap((one) => one.items));
  const names = [...new Set(items.flatMap(({ picture }) => picture ?? []))];
  // A chance of their own: the orders of the demo are the same with pictures and without.
  const random = seededRandom(seed + 1_000);
  const rows = names.map((name) => {
    const id = seededId(random, created_at);
    const { original, url } = places.placeOf(store_id, id);
    const sides = { width: pictureSide, height: pictureSide };
    return { name, store_id, id, original, url, thumbnail_url: url, ...sides, created_at };
  });
  const shown = rows.map(({ name, id, url, thumbnail_url, width, height }): [PictureName, Image] => [
    name,
    { _id: id, url, thumbnail_url, width, height },
  ]);
  return { rows, byName: new Map(shown) };
}

/** Copies the files of pictures to where uploaded ones lie. */
export async function putPictures({ rows }: PictureRows, places: PicturePlaces | undefined): Promise<void> {
  await Promise.all(
    rows.map(async ({ name, original, url }) => {
      const content = await readFile(new URL(`${name}.webp`, folder));
      await Promise.all([places?.put(original, content), places?.put(url, content)]);
    }),
  );
}
