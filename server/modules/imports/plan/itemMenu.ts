import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { nameKey } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { itemModifierGroups, items, modifierGroups, subCategories } from '#server/db/schema/menu';
import { groupBy, idList } from '../../menu/service';
import { type ImportContext, namesIn } from '../importContext';

export type ItemRow = Omit<
  typeof items.$inferSelect,
  'store_id' | 'version' | 'created_at' | 'updated_at' | 'updated_by'
>;

export interface KnownItem {
  row: ItemRow;
  /** Ids of its groups, in their order. */
  groups: string[];
}

/** The part of the menu that rows of items speak of, kept up to date while they are planned. */
export interface ItemMenu {
  items: Map<string, KnownItem>;
  /** Ids by `placeKey`. */
  places: Map<string, string>;
  /** Ids by the key of the name. */
  subCategories: Map<string, string>;
  subCategoryNames: Map<string, string>;
  /** Several groups can have the same name. */
  groups: Map<string, string[]>;
  groupNames: Map<string, string>;
  /** The last place in each sub-category. */
  lastPlaces: Map<string, number>;
}

export const placeKey = (subCategoryId: string, key: string): string => `${subCategoryId}\n${key}`;

/** Items with these IDs, and all with these names or the same names as those: one of them could be moved next to another. */
async function loadItems({ tx, session, isApplying }: ImportContext, ids: readonly string[], keys: readonly string[]) {
  const ofStore = eq(items.store_id, session.store_id);
  const namesOfIds = tx
    .select({ key: items.name_key })
    .from(items)
    .where(and(ofStore, sql`${items.id} in ${idList(ids)}`));
  const query = tx
    .select()
    .from(items)
    .where(and(ofStore, or(sql`${items.name_key} in ${namesIn(keys)}`, inArray(items.name_key, namesOfIds))))
    .orderBy(asc(items.id));
  return isApplying ? query.for('update') : query;
}

async function loadAttachments(tx: Database, storeId: string, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(itemModifierGroups)
    .where(and(eq(itemModifierGroups.store_id, storeId), sql`${itemModifierGroups.item_id} in ${idList(ids)}`))
    .orderBy(asc(itemModifierGroups.sequence_number));
  return groupBy(rows, (row) => row.item_id);
}

/** @param keys of the names in the rows */
export async function loadItemMenu(
  context: ImportContext,
  ids: readonly string[],
  keys: readonly string[],
): Promise<ItemMenu> {
  const { tx, session } = context;
  const { store_id } = session;
  const headings = await tx.select().from(subCategories).where(eq(subCategories.store_id, store_id));
  const groups = await tx
    .select()
    .from(modifierGroups)
    .where(eq(modifierGroups.store_id, store_id))
    .orderBy(asc(modifierGroups.sequence_number), asc(modifierGroups.id));
  const rows = await loadItems(context, ids, keys);
  const attached = await loadAttachments(
    tx,
    store_id,
    rows.map(({ id }) => id),
  );
  const last = await tx
    .select({ id: items.sub_category_id, place: sql<number>`max(${items.sequence_number})::int` })
    .from(items)
    .where(eq(items.store_id, store_id))
    .groupBy(items.sub_category_id);
  return {
    items: new Map(
      rows.map(({ store_id: _, version: _v, created_at: _c, updated_at: _u, updated_by: _b, ...row }) => [
        row.id,
        { row, groups: (attached.get(row.id) ?? []).map((entry) => entry.modifier_group_id) },
      ]),
    ),
    places: new Map(rows.map((row) => [placeKey(row.sub_category_id, row.name_key), row.id])),
    subCategories: new Map(headings.map((row) => [row.name_key, row.id])),
    subCategoryNames: new Map(headings.map((row) => [row.id, row.name[0] ?? ''])),
    groups: new Map(
      [...groupBy(groups, (row) => nameKey(row.name))].map(([key, same]) => [key, same.map(({ id }) => id)]),
    ),
    groupNames: new Map(groups.map((row) => [row.id, row.name[0] ?? ''])),
    lastPlaces: new Map(last.map(({ id, place }) => [id, place])),
  };
}
