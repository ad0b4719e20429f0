import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { changeMenu } from '../changeMenu';
import { keepChange } from '../changes/keepChange';
import { afterChange, lockOnce } from '../changes/snapshots';
import type { ItemChange } from './changedItem';
import { changeItems } from './changeItems';
import { itemColumns, type KeptTexts } from './itemColumns';
import { loadItem } from './selectItems';

type Body = ParsedBodyOf<'update_item'>;

async function changeOf(tx: Database, storeId: string, body: Body, kept?: KeptTexts): Promise<ItemChange> {
  const { is_in_stock, in_stock_at, price_change } = body;
  const stock = { is_in_stock, in_stock_at };
  return { ...(await itemColumns(tx, storeId, body, kept)), stock, priceChange: price_change };
}

/** One item, in the version that the caller saw. */
const updateOne = (_id: string, body: Body, context: CallContext) =>
  changeMenu(context, async (tx, tell) => {
    const { session, now } = context;
    await lockOnce(tx, 'item', session.store_id, [_id]);
    const current = await loadItem(tx, session.store_id, _id);
    if (current.version !== body.version) throw changedMeanwhile(current);
    const change = await changeOf(tx, session.store_id, body, current);
    const { results, entries } = await changeItems(tx, session, [_id], change, now());
    // It is there, and locked: nothing but its name can stand in the way.
    if (!results[0]?.success) {
      throw fieldsNotValid(errorCodes.ITEM_NAME_USED, [{ path: 'name.0', code: String(errorCodes.ITEM_NAME_USED) }]);
    }
    if (entries.length > 0) tell('item', [_id]);
    return { item: await loadItem(tx, session.store_id, _id), message: successCodes.ITEM_UPDATED };
  });

/** Many items alike, whatever their version; kept, so that it can be taken back. */
const updateMany = (ids: string[], body: Body, context: CallContext) =>
  changeMenu(context, async (tx, tell) => {
    const { session, now } = context;
    // Before the heading and the groups that the change names: whoever takes a change back locks in this order too.
    await lockOnce(tx, 'item', session.store_id, ids);
    const change = await changeOf(tx, session.store_id, body);
    const { results, entries, left } = await changeItems(tx, session, ids, change, now());
    afterChange.put(tx, 'item', left);
    if (entries.length === 0) return { results, change_id: null };
    const change_id = await keepChange(tx, session, entries, { now: now() });
    tell(
      'item',
      entries.map(({ record_id }) => record_id),
    );
    return { results, change_id, message: successCodes.ITEM_UPDATED };
  });

/** Changes the fields given, of one item or of many. */
export const updateItem: Handler<'update_item'> = (body, context) =>
  body._id === undefined ? updateMany(body.ids ?? [], body, context) : updateOne(body._id, body, context);
