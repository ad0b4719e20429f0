import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { itemCountMax } from '#contract/calls/items';
import { items, subCategories } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { byShownText, offsetOf } from '#server/records/recordList';
import { itemListCondition } from './itemListCondition';
import { loadItem, presentItemRecord, selectPage } from './selectItems';

type ListBody = ParsedBodyOf<'get_item_list'>;

/**
 * What the items are sorted by: the order of the menu unless asked otherwise, heading by heading. Names in the first
 * language are kept ready for that, and have an index. Ties by id, so that pages do not overlap.
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
  // A whole menu is counted along its key: each scan of the table itself would begin at other pages, read from the disk.
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
