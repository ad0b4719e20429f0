import { readFile } from 'node:fs/promises';
import { type DocumentSide, documentSides, documentTypeOf } from '#contract/providers/documentTypes';
import { portraitName } from '#server/demoWorld/portraits/looks';
import { seededRandom } from '#server/demoWorld/random';
import type { images } from '../../schema/index';
import type { DemoStore } from './demoStore';
import type { PicturePlaces } from './pictureRows';
import { seededId } from './seededId';
import type { StaffRows } from './staffRows';

/** Where papers are kept that nobody may read by an address. */
export interface PaperPlaces {
  /** @returns the key under which the file lies */
  put(storeId: string, content: Buffer): Promise<string>;
}

/** Beside this file in the sources, and beside the bundle in dist/server, where the build copies it. */
const folder = new URL('./people/', import.meta.url);
const drawn = (name: string) => readFile(new URL(`${name}.webp`, folder));

const portraitSide = 400;

type ImageRow = typeof images.$inferInsert & { id: string };

/** Gives the people of a store their pictures; without places for them they have none. @returns the rows of the pictures */
export async function putPortraits(
  { providers }: StaffRows,
  { staffed, seed }: DemoStore,
  created_at: Date,
  places: PicturePlaces | undefined,
): Promise<ImageRow[]> {
  if (!places) return [];
  // A chance of their own, as with the pictures of the menu.
  const random = seededRandom(seed + 3_000);
  return Promise.all(
    providers.map(async (provider, index) => {
      const id = seededId(random, created_at);
      const { original, url } = places.placeOf(provider.store_id, id);
      const content = await drawn(portraitName(staffed, index));
      await Promise.all([places.put(original, content), places.put(url, content)]);
      const shown = { url, thumbnail_url: url, width: portraitSide, height: portraitSide };
      provider.image = { _id: id, ...shown };
      return { store_id: provider.store_id, id, original, ...shown, created_at };
    }),
  );
}

/** Gives the papers of a store's people their sides, sealed as an upload's are. */
export async function putPapers({ documents }: StaffRows, places: PaperPlaces | undefined): Promise<void> {
  const put = async (storeId: string, type: string, side: DocumentSide) =>
    places ? places.put(storeId, await drawn(`${type}-${side}`)) : '';
  for (const document of documents) {
    const has = { front: true, back: documentTypeOf(document.document_type_id)?.has_back ?? false };
    for (const side of documentSides) {
      document[`${side}_file`] = has[side] ? await put(document.store_id, document.document_type_id, side) : '';
    }
  }
}
