import { and, asc, desc, eq, exists, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { itemCountMax } from '#contract/calls/items';
import type { Allergen } from '#contract/menu/diet';
import type { Database } from '#server/db/database';
import { itemSearchKey, itemSearchPattern } from '#server/db/schema/itemSearchKey';
import { itemModifierGroups, items, subCategories } from '#server/db/schema/menu';
import type { CallContext, Handler } from '#server/http/handler';
import { byShownText, listCondition, offsetOf, textContains } from '#server/records/recordList';
import { loadStoreMenu } from '../storeMenu';
import { loadItem, presentItemRecord, selectPage } from './selectItems';

type Filter = NonNullable<ParsedBodyOf<'get_item_list'>['filter']>;

/** Name as the caller reads it, or a part of the article number. A single character is looked for as a whole article number. */
function searchCondition(query: string, language: number): SQL | undefined {
  const text = query.trim().toLowerCase();
  if (text === '') return undefined;
  const byName = textContains([items.name], language, text);
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

/** The name lacks a language, or the description does if there is one. */
const lacking = (language: number): SQL => sql`(coalesce(${items.name} ->> ${language}::int, '') = ''
  or (coalesce(${items.description} ->> 0, '') <> '' and coalesce(${items.description} ->> ${language}::int, '') = ''))`;

/** Stock and visibility are inlined, so that the partial indexes of out-of-stock and hidden items can be used. */
const is = (column: typeof items.is_in_stock | typeof items.is_visible, wanted: boolean): SQL =>
  wanted ? sql`${column}` : sql`not ${column}`;

/** Whether an item contains an allergen; null in SQL if its allergens aren't stated. */
const containsAllergen = (allergen: Allergen): SQL => sql`${items.allergens} @> ${JSON.stringify([allergen])}::jsonb`;

/** Conditions for allergens and diet marks. */
const dietConditions = ({ contains_allergen, free_of_allergen, without_allergens, diet_mark }: Filter) => [
  contains_allergen && containsAllergen(contains_allergen),
  // Not for items that state no allergens: then the condition is null, which doesn't match.
  free_of_allergen && not(containsAllergen(free_of_allergen)),
  without_allergens && isNull(items.allergens),
  diet_mark && sql`${items.diet_marks} @> ${JSON.stringify([diet_mark])}::jsonb`,
];

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
    ...dietConditions(filter),
  ];
}

/** Which items a list holds. */
function itemListCondition(
  body: ParsedBodyOf<'get_item_list'>,
  context: Pick<CallContext, 'db' | 'session' | 'language'>,
): SQL | undefined {
  const { page, perPage, ids, start_date, end_date, query = '', filter = {} } = body;
  return and(
    listCondition(items, [], { page, perPage, ids, start_date, end_date }, context),
    searchCondition(query, context.language),
    ...filterConditions(context.db, context.session.store_id, filter),
  );
}

/** The menu as customers see it: everything that can be ordered. Empty categories and unused groups are left out. */
export const getMenuPreview: Handler<'get_menu_preview'> = async (_body, { db, session }) => {
  const { items, ...menu } = await loadStoreMenu(db, session.store_id);
  const headings = new Set(items.map((item) => item.sub_category_id));
  const subCategories = menu.sub_categories.filter((heading) => headings.has(heading._id));
  const categories = new Set(subCategories.map((heading) => heading.category_id));
  const groups = new Set(items.flatMap((item) => item.modifier_groups));
  return {
    categories: menu.categories.filter((category) => categories.has(category._id)),
    sub_categories: subCategories,
    items,
    modifier_groups: menu.modifier_groups.filter((group) => groups.has(group._id)),
  };
};

type ListBody = ParsedBodyOf<'get_item_list'>;

/**
 * Sort order of items: menu order by default, category by category. Names in the first language are precomputed for
 * this and have an index. Ties are broken by ID, so pages don't overlap.
 */
function sortedBy({ sort_by = 'sequence_number' }: ListBody, language: number) {
  if (sort_by === 'sequence_number') {
    return [subCategories.sequence_number, subCategories.id, items.sequence_number, items.id];
  }
  if (sort_by !== 'name') return [items[sort_by], items.id];
  return [language === 0 ? items.name_key : byShownText(items.name, language), items.id];
}

const orderOf = (body: ListBody, language: number): SQL[] =>
  sortedBy(body, language).map((each) => (body.sort_order === 'DESC' ? desc(each) : asc(each)));

/** A page of the items that were asked for. */
export const getItemList: Handler<'get_item_list'> = async (body, context) => {
  const { db, language, session } = context;
  const condition = itemListCondition(body, context);
  const page = db
    .select(getTableColumns(items))
    .from(items)
    .innerJoin(
      subCategories,
      and(eq(subCategories.store_id, items.store_id), eq(subCategories.id, items.sub_category_id)),
    )
    .where(and(condition, eq(subCategories.store_id, session.store_id)))
    .orderBy(...orderOf(body, language))
    .limit(body.perPage)
    .offset(offsetOf(body))
    .as('items');
  // A whole menu is counted with its index: each scan of the table would start at different pages, read from disk.
  const isWhole = !body.query && !body.filter && !body.ids;
  const counted = db
    .select({ one: sql`1` })
    .from(items)
    .where(condition)
    .orderBy(...(isWhole ? [items.id] : []))
    .limit(itemCountMax)
    .as('counted');
  // Beside each other: a count that is long does not make the page wait.
  const [rows, count] = await Promise.all([selectPage(db, page), db.$count(counted)]);
  return { data: rows.map(presentItemRecord), count };
};

export const getItem: Handler<'get_item'> = async ({ _id }, { db, session }) => ({
  item: await loadItem(db, session.store_id, _id),
});
