import { and, eq, isNull } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SubCategoryRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { subCategories } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { notFound } from '../notFound';
import { listCondition, listOrder, offsetOf } from '../recordList';
import { presentSubCategoryRecord, selectSubCategories } from './selectHeadings';

/** @throws SUB_CATEGORY_NOT_FOUND at `_id` */
export async function loadSubCategory(db: Database, storeId: string, id: string): Promise<SubCategoryRecord> {
  const [row] = await selectSubCategories(db).where(and(eq(subCategories.store_id, storeId), eq(subCategories.id, id)));
  if (!row) throw notFound(errorCodes.SUB_CATEGORY_NOT_FOUND);
  return presentSubCategoryRecord(row);
}

/** `null` asks for those that stand under no category. */
function underCategory({ filter }: ParsedBodyOf<'get_sub_category_list'>) {
  if (filter?.category_id === undefined) return undefined;
  return filter.category_id === null
    ? isNull(subCategories.category_id)
    : eq(subCategories.category_id, filter.category_id);
}

export const getSubCategoryList: Handler<'get_sub_category_list'> = async (body, context) => {
  const condition = and(listCondition(subCategories, body, context), underCategory(body));
  const rows = await selectSubCategories(context.db)
    .where(condition)
    .orderBy(...listOrder(subCategories, body, context.language))
    .limit(body.perPage)
    .offset(offsetOf(body));
  return { data: rows.map(presentSubCategoryRecord), count: await context.db.$count(subCategories, condition) };
};

export const getSubCategory: Handler<'get_sub_category'> = async ({ _id }, { db, session }) => ({
  sub_category: await loadSubCategory(db, session.store_id, _id),
});
