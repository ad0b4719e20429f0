import { readFile } from 'node:fs/promises';
import { documentSides, documentTypeOf } from '#contract/documents/documentTypes';
import { portraitName } from '#server/demoData/portraits/portraitOf';
import { seededRandom } from '#server/demoData/random';
import type { images } from '../../schema/index';
import type { DemoStore } from './demoStore';
import type { PicturePlaces } from './pictureRows';
import { seededId } from './seededId';
import type { StaffRows } from './staffRows';

/** Where private documents are stored, which have no public address. */
export interface DocumentPlaces {
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

const pdf = () => readFile(new URL('./insurance.pdf', folder));

/** Insurers send PDFs: some hand in theirs as it came, others a photo of what they printed. */
const isSentAsPdf = ({ document_type_id }: StaffRows['documents'][number], index: number): boolean =>
  document_type_id === 'insurance' && index % 2 === 0;

/** Gives the documents of a store's people their sides, sealed as an upload's are. */
export async function putDocuments({ documents }: StaffRows, places: DocumentPlaces | undefined): Promise<void> {
  const put = async (storeId: string, content: Buffer) => (places ? places.put(storeId, content) : '');
  for (const [index, document] of documents.entries()) {
    const { store_id, document_type_id: type } = document;
    const isPdf = isSentAsPdf(document, index);
    const has = { front: true, back: documentTypeOf(type)?.has_back ?? false };
    document.file_facts = {};
    for (const side of documentSides) {
      const content = has[side] ? await (isPdf ? pdf() : drawn(`${type}-${side}`)) : null;
      document[`${side}_file`] = content ? await put(store_id, content) : '';
      if (!content) continue;
      const facts = isPdf
        ? ({ type: 'application/pdf', name: 'certificate-of-insurance.pdf' } as const)
        : ({ type: 'image/webp', name: '' } as const);
      document.file_facts = { ...document.file_facts, [side]: { ...facts, size: content.length } };
    }
  }
}
