import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import { categories, items, modifierGroups, subCategories } from '#server/db/schema/menu';
import { menuChangeRecords, menuChanges } from '#server/db/schema/menuChanges';
import { promoCodes } from '#server/db/schema/promoCodes';
import { tables } from '#server/db/schema/tables';

/** Names one change of a store: itself, or its records. */
export const isChange = (
  table: typeof menuChanges | typeof menuChangeRecords,
  storeId: string,
  id: string,
): SQL | undefined =>
  and(eq(table.store_id, storeId), eq(table === menuChanges ? menuChanges.id : menuChangeRecords.change_id, id));

/** Where the records lie whose changes can be undone. All of them have a version, and say who changed them last. */
export const journalTables = {
  item: items,
  category: categories,
  sub_category: subCategories,
  modifier_group: modifierGroups,
  promo_code: promoCodes,
  table: tables,
} as const satisfies Record<JournaledEntity, unknown>;

/** Quoted column names of a table, without those that statements set automatically. */
export const columnsOf = (table: Parameters<typeof getTableColumns>[0], ...except: string[]): SQL[] =>
  Object.keys(getTableColumns(table))
    .filter((name) => !except.includes(name))
    .map((name) => sql`${sql.identifier(name)}`);

/** A list that travels as one parameter however long it is; to be read by `jsonb_…` functions. */
export const asJson = (list: readonly unknown[]): SQL => sql`${JSON.stringify(list)}::text::jsonb`;

/** Ids as one parameter: `id in ${idList(ids)}`. */
export const idList = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${asJson(ids)}))`;
