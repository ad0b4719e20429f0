import { and, eq, sql } from 'drizzle-orm';
import { category, type categoryCalls, subCategory } from '#contract/calls/categories';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { categories, subCategories } from '#server/db/schema/menu';
import type { Handlers } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { storeResource } from '#server/records/storeResource';
import { headingColumns, headingMoves, headingRules } from './headings';

const { CATEGORY_NOT_FOUND, SUB_CATEGORY_NOT_FOUND } = errorCodes;

/** How many sub-categories a category has, and how many items a sub-category has. */
const subCategoryCount = sql<number>`(
  select count(*)::int from sub_categories s where s.store_id = categories.store_id and s.category_id = categories.id)`;
const itemCount = sql<number>`(
  select count(*)::int from items i where i.store_id = sub_categories.store_id and i.sub_category_id = sub_categories.id)`;

const ofCategories = storeResource(category, {
  ...headingRules,
  table: categories,
  counted: { sub_category_count: subCategoryCount },
  notFound: CATEGORY_NOT_FOUND,
  columns: (tx, input, record, context) => headingColumns(tx, categories, input, record === null, context),
});

/** @throws CATEGORY_NOT_FOUND at `category_id` for one that the store does not have */
async function assertCategory(tx: Database, storeId: string, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const [found] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.store_id, storeId), eq(categories.id, id)))
    // Anyone deleting it at the same time waits and then finds it in use.
    .for('key share');
  if (!found) throw notFound(CATEGORY_NOT_FOUND, 'category_id');
}

const ofSubCategories = storeResource(subCategory, {
  ...headingRules,
  table: subCategories,
  counted: { item_count: itemCount },
  notFound: SUB_CATEGORY_NOT_FOUND,
  async columns(tx, input, record, context) {
    await assertCategory(tx, context.session.store_id, input.category_id);
    return headingColumns(tx, subCategories, input, record === null, context);
  },
});

const categoryMoves = headingMoves({
  entity: 'category',
  table: categories,
  notFound: CATEGORY_NOT_FOUND,
  load: ofCategories.load,
  uses: ({ sub_category_count }) => sub_category_count,
});
const subCategoryMoves = headingMoves({
  entity: 'sub_category',
  table: subCategories,
  notFound: SUB_CATEGORY_NOT_FOUND,
  load: ofSubCategories.load,
  uses: ({ item_count }) => item_count,
});

/** All calls of `contract/calls/categories`. */
export const categoryHandlers: Handlers<keyof typeof categoryCalls> = {
  ...ofCategories.handlers,
  delete_category: categoryMoves.remove,
  set_category_sequence: categoryMoves.putInOrder,
  ...ofSubCategories.handlers,
  delete_sub_category: subCategoryMoves.remove,
  set_sub_category_sequence: subCategoryMoves.putInOrder,
};
