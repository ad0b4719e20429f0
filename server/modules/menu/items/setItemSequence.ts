import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { items } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { changeMenu } from '../changeMenu';
import { setSequence } from '../setSequence';
import { isItem } from './itemColumns';

/** Puts items in an order, among the places that they hold: all of them under the heading of the first. */
export const setItemSequence: Handler<'set_item_sequence'> = ({ ids }, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    const [first] = await tx
      .select({ sub_category_id: items.sub_category_id })
      .from(items)
      .where(isItem(store_id, ids[0] ?? ''));
    if (!first) throw notFound(errorCodes.ITEM_NOT_FOUND, 'ids.0');
    const heading = and(eq(items.store_id, store_id), eq(items.sub_category_id, first.sub_category_id));
    await setSequence(tx, items, heading, ids, errorCodes.ITEM_NOT_FOUND);
    tell('item', ids);
    return { ids };
  });
