import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import type { Database } from '#server/db/database';
import { itemSearchKey, itemSearchPattern } from '#server/db/schema/itemSearchKey';
import { itemModifierGroups, items, subCategories } from '#server/db/schema/menu';
import type { CallContext } from '#server/http/handler';
import { listCondition, textHolds } from '#server/records/recordList';

type ListBody = ParsedBodyOf<'get_item_list'>;
type Filter = NonNullable<ListBody['filter']>;

/** Name as the caller reads it, or a part of the article number. A single character is looked for as a whole article number. */
function searchCondition(query: string, language: number): SQL | undefined {
  const text = query.trim().toLowerCase();
  if (text === '') return undefined;
  const byName = textHolds([items.name], language, text);
  if (!byName) return sql`lower(${items.sku}) = ${text}`;
  const byKey = sql`${itemSearchKey(items)} like lower(${itemSearchPattern(text)})`;
  return and(byKey, or(byName, sql`strpos(lower(${items.sku}), ${text}) > 0`));
}

const underCategory = (db: Database, storeId: string, categoryId: string): SQL =>
  inArray(
    items.sub_category_id,
    db
      .select({ id: subCategories.id })
      .from(subCategories)
      .where(and(eq(subCategories.store_id, storeId), eq(subCategories.category_id, categoryId))),
  );

const withGroup = (db: Database, groupId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(itemModifierGroups)
      .where(
        and(
          eq(itemModifierGroups.store_id, items.store_id),
          eq(itemModifierGroups.item_id, items.id),
          eq(itemModifierGroups.modifier_group_id, groupId),
        ),
      ),
  );

/** The name lacks a language, or the description does where there is one. */
const lacking = (language: number): SQL => sql`(coalesce(${items.name} ->> ${language}::int, '') = ''
  or (coalesce(${items.description} ->> 0, '') <> '' and coalesce(${items.description} ->> ${language}::int, '') = ''))`;

/** Stock and visibility stand in the text, so that the indexes of what is out of stock and hidden are of use. */
const is = (column: typeof items.is_in_stock | typeof items.is_visible, wanted: boolean): SQL =>
  wanted ? sql`${column}` : sql`not ${column}`;

function filterConditions(db: Database, storeId: string, filter: Filter): (SQL | undefined)[] {
  const { sub_category_id, category_id, modifier_group_id, is_in_stock, is_visible } = filter;
  return [
    sub_category_id === undefined ? undefined : eq(items.sub_category_id, sub_category_id),
    category_id === undefined ? undefined : underCategory(db, storeId, category_id),
    modifier_group_id === undefined ? undefined : withGroup(db, modifier_group_id),
    is_in_stock === undefined ? undefined : is(items.is_in_stock, is_in_stock),
    is_visible === undefined ? undefined : is(items.is_visible, is_visible),
    filter.without_image ? sql`${items.images} = '[]'::jsonb` : undefined,
    filter.without_translation === undefined ? undefined : lacking(filter.without_translation),
  ];
}

/** Which items a list holds. */
export function itemListCondition(
  body: ListBody,
  context: Pick<CallContext, 'db' | 'session' | 'language'>,
): SQL | undefined {
  const { page, perPage, ids, start_date, end_date, query = '', filter = {} } = body;
  return and(
    listCondition(items, [], { page, perPage, ids, start_date, end_date }, context),
    searchCondition(query, context.language),
    ...filterConditions(context.db, context.session.store_id, filter),
  );
}
