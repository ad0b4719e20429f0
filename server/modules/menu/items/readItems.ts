import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { itemCountMax } from '#contract/calls/items';
import { items } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { offsetOf } from '../recordList';
import { byShownName } from '../shownName';
import { itemListCondition } from './itemListCondition';
import { loadItem, presentItemRecord, selectItems } from './selectItems';

type ListBody = ParsedBodyOf<'get_item_list'>;

/** What the items are sorted by. Names in the first language are kept ready for that, and have an index. */
function sortedBy({ sort_by = 'sequence_number' }: ListBody, language: number) {
  if (sort_by !== 'name') return items[sort_by];
  return language === 0 ? items.name_key : byShownName(items.name, language);
}

/** The order of the menu unless asked otherwise; ties by id, so that pages do not overlap. */
const orderOf = (body: ListBody, language: number): SQL[] =>
  [sortedBy(body, language), items.id].map((each) => (body.sort_order === 'DESC' ? desc(each) : asc(each)));

/** A page of the items that were asked for. */
export const getItemList: Handler<'get_item_list'> = async (body, context) => {
  const { db, language } = context;
  const condition = itemListCondition(body, context);
  const rows = await selectItems(db)
    .where(condition)
    .orderBy(...orderOf(body, language))
    .limit(body.perPage)
    .offset(offsetOf(body));
  const counted = db.select({ one: sql`1` }).from(items).where(condition).limit(itemCountMax).as('counted');
  return { data: rows.map(presentItemRecord), count: await db.$count(counted) };
};

export const getItem: Handler<'get_item'> = async ({ _id }, { db, session }) => ({
  item: await loadItem(db, session.store_id, _id),
});
