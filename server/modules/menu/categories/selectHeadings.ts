import { getTableColumns, sql } from 'drizzle-orm';
import type { CategoryRecord, SubCategoryRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { categories, subCategories } from '#server/db/schema/menu';
import { presentCategory, presentSubCategory } from '../presentMenu';
import { presentTouch } from '../presentTouch';

const subCategoryCount = sql<number>`(
  select count(*)::int from sub_categories s where s.store_id = categories.store_id and s.category_id = categories.id)`;
const itemCount = sql<number>`(
  select count(*)::int from items i where i.store_id = sub_categories.store_id and i.sub_category_id = sub_categories.id)`;

/** Starts a query for categories, each with how many sub-categories stand under it. */
export const selectCategories = (db: Database) =>
  db.select({ ...getTableColumns(categories), sub_category_count: subCategoryCount }).from(categories);

/** Starts a query for sub-categories, each with how many items stand under it. */
export const selectSubCategories = (db: Database) =>
  db.select({ ...getTableColumns(subCategories), item_count: itemCount }).from(subCategories);

export type CountedCategory = Awaited<ReturnType<typeof selectCategories>>[number];
export type CountedSubCategory = Awaited<ReturnType<typeof selectSubCategories>>[number];

export const presentCategoryRecord = (row: CountedCategory): CategoryRecord => ({
  ...presentCategory(row),
  ...presentTouch(row),
  sub_category_count: row.sub_category_count,
});

export const presentSubCategoryRecord = (row: CountedSubCategory): SubCategoryRecord => ({
  ...presentSubCategory(row),
  ...presentTouch(row),
  item_count: row.item_count,
});
