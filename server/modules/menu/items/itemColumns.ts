import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Item } from '#contract/entities/menu';
import { nameKey } from '#contract/multilingual';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import type { Database } from '#server/db/database';
import { items, modifierGroups, subCategories } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';
import { notFound } from '#server/records/refusals';
import { storeImages } from '#server/records/storeImages';
import { languageCount, storeName, storeTexts } from '#server/records/storeTexts';
import { rememberName } from '../menuSubjects';
import { nextPlace } from '../setSequence';

/** The fields of an item that a call gives; one that it does not give stays as it is. */
export type ItemFields = Omit<ParsedBodyOf<'update_item'>, '_id' | 'ids' | 'version' | 'price_change' | 'diet_change'>;

/** Texts of the one item that is changed, as they are. */
export type StoredTexts = Partial<Pick<Item, 'name' | 'description'>>;

export const isItem = (storeId: string, id: string) => and(eq(items.store_id, storeId), eq(items.id, id));

function assertEachOnce(values: readonly unknown[], path: string): void {
  const again = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (again === -1) return;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: `${path}.${again}`, code: 'duplicate' }]);
}

async function textColumns(tx: Database, storeId: string, { name, description }: ItemFields, stored: StoredTexts) {
  if (!name && !description) return {};
  const languages = await languageCount(tx, storeId);
  const named = name && storeName(name, 'name', languages, stored.name);
  return {
    ...(named && { name: named, name_key: nameKey(named) }),
    ...(description && { description: storeTexts(description, 'description', languages, stored.description) }),
  };
}

/**
 * Positions for items in a sub-category: after its last item, unless a position is given.
 *
 * @throws SUB_CATEGORY_NOT_FOUND at `sub_category_id`
 */
async function underHeading(tx: Database, storeId: string, { sub_category_id, sequence_number }: ItemFields) {
  if (sub_category_id === undefined) return { sequence_number };
  const [found] = await tx
    .select({ name: subCategories.name })
    .from(subCategories)
    .where(and(eq(subCategories.store_id, storeId), eq(subCategories.id, sub_category_id)))
    // Anyone deleting it at the same time waits and then finds it in use.
    .for('key share');
  if (!found) throw notFound(errorCodes.SUB_CATEGORY_NOT_FOUND, 'sub_category_id');
  rememberName(tx, sub_category_id, found.name);
  if (sequence_number !== undefined) return { sub_category_id, sequence_number };
  const heading = and(eq(items.store_id, storeId), eq(items.sub_category_id, sub_category_id));
  return { sub_category_id, lastPlace: await nextPlace(tx, items, heading) };
}

/** @throws NO_DATA_FOUND at `modifier_groups.<n>`: the catalogue has no code of its own for a group */
async function assertGroups(tx: Database, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  assertEachOnce(ids, 'modifier_groups');
  const rows = await tx
    .select({ id: modifierGroups.id })
    .from(modifierGroups)
    .where(and(eq(modifierGroups.store_id, storeId), inArray(modifierGroups.id, [...ids])))
    .orderBy(asc(modifierGroups.id))
    .for('key share');
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing !== -1) throw notFound(errorCodes.NO_DATA_FOUND, `modifier_groups.${missing}`);
}

function availabilityColumn(availability: OpeningDay[] | null | undefined) {
  if (availability === undefined) return {};
  assertEachOnce(
    (availability ?? []).map(({ day }) => day),
    'availability',
  );
  return { availability };
}

async function imageColumn(tx: Database, storeId: string, images: ItemFields['images']) {
  if (!images) return {};
  const ids = images.map(({ _id }) => _id);
  assertEachOnce(ids, 'images');
  return { images: await storeImages(tx, storeId, ids, (index) => `images.${index}`) };
}

/**
 * The columns for the given fields, except stock, which depends on the item. Checked against the store's languages,
 * categories, groups and images.
 *
 * @param stored the item's texts before a change
 * @returns `lastPlace` is the position of the first item that moves to another sub-category without its own position
 * @throws 998, 872, 1000 or 4022, each at its field
 */
export async function itemColumns(tx: Database, storeId: string, fields: ItemFields, stored: StoredTexts = {}) {
  const { sku, price, tax, allergens, diet_marks, is_visible, modifier_groups } = fields;
  const { lastPlace, sequence_number, ...heading } = await underHeading(tx, storeId, fields);
  if (modifier_groups) await assertGroups(tx, storeId, modifier_groups);
  const columns = {
    ...(await textColumns(tx, storeId, fields, stored)),
    ...(await imageColumn(tx, storeId, fields.images)),
    ...availabilityColumn(fields.availability),
    ...heading,
    ...(sequence_number !== undefined && { sequence_number }),
    ...(sku !== undefined && { sku }),
    ...(price !== undefined && { price }),
    ...(tax !== undefined && { tax }),
    ...(allergens !== undefined && { allergens }),
    ...(diet_marks !== undefined && { diet_marks }),
    ...(is_visible !== undefined && { is_visible }),
  };
  return { columns, lastPlace, groups: modifier_groups };
}

export type ItemColumns = Awaited<ReturnType<typeof itemColumns>>;
