import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { CategoryRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { categories } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { notFound } from '../notFound';
import { listCondition, listOrder, offsetOf } from '../recordList';
import { presentCategoryRecord, selectCategories } from './selectHeadings';

/** @throws CATEGORY_NOT_FOUND at `_id` */
export async function loadCategory(db: Database, storeId: string, id: string): Promise<CategoryRecord> {
  const [row] = await selectCategories(db).where(and(eq(categories.store_id, storeId), eq(categories.id, id)));
  if (!row) throw notFound(errorCodes.CATEGORY_NOT_FOUND);
  return presentCategoryRecord(row);
}

export const getCategoryList: Handler<'get_category_list'> = async (body, context) => {
  const condition = listCondition(categories, body, context);
  const rows = await selectCategories(context.db)
    .where(condition)
    .orderBy(...listOrder(categories, body, context.language))
    .limit(body.perPage)
    .offset(offsetOf(body));
  return { data: rows.map(presentCategoryRecord), count: await context.db.$count(categories, condition) };
};

export const getCategory: Handler<'get_category'> = async ({ _id }, { db, session }) => ({
  category: await loadCategory(db, session.store_id, _id),
});
