import type { Image } from '#contract/entities/image';
import { nameKey } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { storeImages } from '../storeImages';
import { languageCount, storeName } from '../storeTexts';

/** What a category and a sub-category are written from; a field that is not given stays as it is. */
export interface HeadingFields {
  name?: string[] | undefined;
  image?: { _id: string } | null | undefined;
  is_visible?: boolean | undefined;
  sequence_number?: number | undefined;
}

async function ownImage(tx: Database, storeId: string, image: { _id: string }): Promise<Image | null> {
  const [own = null] = await storeImages(tx, storeId, [image._id], () => 'image');
  return own;
}

/** The name as it is kept, and what it must be alone with. */
export async function nameColumns(
  tx: Database,
  storeId: string,
  texts: readonly string[],
  kept: readonly string[] = [],
) {
  const name = storeName(texts, 'name', await languageCount(tx, storeId), kept);
  return { name, name_key: nameKey(name) };
}

/**
 * Columns of the fields given, but the name.
 *
 * @throws 4022 at `image` for a picture that the store does not have
 */
export async function headingColumns(tx: Database, storeId: string, fields: HeadingFields) {
  const { image, is_visible, sequence_number } = fields;
  return {
    ...(image !== undefined && { image: image && (await ownImage(tx, storeId, image)) }),
    ...(is_visible !== undefined && { is_visible }),
    ...(sequence_number !== undefined && { sequence_number }),
  };
}
