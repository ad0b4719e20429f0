import { errorCodes } from '#contract/codes/errorCodes';
import { categories } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { headingWrites } from './headingWrites';
import { loadCategory } from './readCategories';

const { add, update, remove, putInOrder } = headingWrites({
  entity: 'category',
  table: categories,
  notFound: errorCodes.CATEGORY_NOT_FOUND,
  load: loadCategory,
  uses: ({ sub_category_count }) => sub_category_count,
  ownColumns: async () => ({}),
});

export const addCategory: Handler<'add_category'> = async (body, context) => ({ category: await add(body, context) });
export const updateCategory: Handler<'update_category'> = async (body, context) => ({
  category: await update(body, context),
});
export const deleteCategory: Handler<'delete_category'> = remove;
export const setCategorySequence: Handler<'set_category_sequence'> = putInOrder;
