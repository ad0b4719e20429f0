import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { changeMenu } from '../changeMenu';
import { journalChange } from '../changes/journalChange';
import { afterChange, lockOnce } from '../changes/snapshots';
import { changeItems } from './changeItems';

/**
 * Sets the stock of items in any version, because an item that has run out has run out, whatever else has changed. The
 * change is recorded so that it can be undone.
 *
 * @throws ITEM_NOT_FOUND if the store has none of them
 */
export const setItemStock: Handler<'set_item_stock'> = ({ ids, is_in_stock, in_stock_at }, context) =>
  changeMenu(context, async (tx, announce) => {
    const { session, now } = context;
    await lockOnce(tx, 'item', session.store_id, ids);
    const stock = { is_in_stock, in_stock_at };
    const untouched = { lastPlace: undefined, groups: undefined, priceChange: undefined, dietChange: undefined };
    const change = { columns: {}, stock, ...untouched };
    const { results, entries, left } = await changeItems(tx, session, ids, change, now());
    if (results.every(({ error_code }) => error_code === errorCodes.ITEM_NOT_FOUND)) {
      throw notFound(errorCodes.ITEM_NOT_FOUND, 'ids.0');
    }
    afterChange.put(tx, 'item', left);
    if (entries.length === 0) return { results, change_id: null };
    const change_id = await journalChange(tx, session, entries, { now: now() });
    announce(
      'item',
      entries.map(({ record_id }) => record_id),
    );
    return { results, change_id, message: successCodes.ITEM_UPDATED };
  });
