import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { categories, subCategories } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { notFound } from '../notFound';
import type { HeadingFields } from './headingColumns';
import { headingWrites } from './headingWrites';
import { loadSubCategory } from './readSubCategories';

interface SubCategoryFields extends HeadingFields {
  category_id?: string | null | undefined;
}

/** @throws CATEGORY_NOT_FOUND at `category_id` for one that the store does not have */
async function underCategory(tx: Database, storeId: string, { category_id }: SubCategoryFields) {
  if (category_id === undefined) return {};
  if (category_id === null) return { category_id };
  const [found] = await tx
    .select({ category_id: categories.id })
    .from(categories)
    .where(and(eq(categories.store_id, storeId), eq(categories.id, category_id)))
    // Whoever deletes it meanwhile waits, and then finds it in use.
    .for('key share');
  if (!found) throw notFound(errorCodes.CATEGORY_NOT_FOUND, 'category_id');
  return found;
}

const { add, update, remove, putInOrder } = headingWrites({
  entity: 'sub_category',
  table: subCategories,
  notFound: errorCodes.SUB_CATEGORY_NOT_FOUND,
  load: loadSubCategory,
  uses: ({ item_count }) => item_count,
  ownColumns: underCategory,
});

export const addSubCategory: Handler<'add_sub_category'> = async (body, context) => ({
  sub_category: await add(body, context),
});
export const updateSubCategory: Handler<'update_sub_category'> = async (body, context) => ({
  sub_category: await update(body, context),
});
export const deleteSubCategory: Handler<'delete_sub_category'> = remove;
export const setSubCategorySequence: Handler<'set_sub_category_sequence'> = putInOrder;
