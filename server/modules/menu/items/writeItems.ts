import { and, eq, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import { nameKey } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { items } from '#server/db/schema/menu';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { touched } from '#server/records/touched';
import { changeMenu } from '../changeMenu';
import { journalChange } from '../changes/journalChange';
import { idList } from '../changes/journalTables';
import { attach } from '../changes/putBack';
import { afterChange, lockOnce, snapshots } from '../changes/snapshots';
import { setSequence } from '../setSequence';
import { stockColumns, stockErrors } from '../stock';
import { refuseTakenName } from '../takenNames';
import type { ItemChange } from './changedItem';
import { changeItems } from './changeItems';
import { isItem, itemColumns, type StoredTexts } from './itemColumns';
import { loadItem } from './selectItems';

/** Puts items in an order, among the places that they hold: all of them under the heading of the first. */
export const setItemSequence: Handler<'set_item_sequence'> = ({ ids }, context) =>
  changeMenu(context, async (tx, announce) => {
    const { store_id } = context.session;
    const [first] = await tx
      .select({ sub_category_id: items.sub_category_id })
      .from(items)
      .where(isItem(store_id, ids[0] ?? ''));
    if (!first) throw notFound(errorCodes.ITEM_NOT_FOUND, 'ids.0');
    const heading = and(eq(items.store_id, store_id), eq(items.sub_category_id, first.sub_category_id));
    await setSequence(tx, items, heading, ids, errorCodes.ITEM_NOT_FOUND);
    announce('item', ids);
    return { ids };
  });

/** Deletes items, kept so that they can be brought back. Orders have their own copy of what was sold. */
export const deleteItem: Handler<'delete_item'> = ({ _id, ids = [] }, context) =>
  changeMenu(context, async (tx, announce) => {
    const { session, now } = context;
    const { store_id } = session;
    const wanted = _id === undefined ? [...new Set(ids)] : [_id];
    const befores = await snapshots(tx, 'item', store_id, wanted);
    if (_id !== undefined && !befores.has(_id)) throw notFound(errorCodes.ITEM_NOT_FOUND);
    const results: BulkResult[] = wanted.map((id) =>
      befores.has(id) ? { _id: id, success: true } : { _id: id, success: false, error_code: errorCodes.ITEM_NOT_FOUND },
    );
    if (befores.size === 0) return { results, change_id: null };
    const found = [...befores.keys()];
    await tx.execute(sql`delete from ${items} where store_id = ${store_id} and id in ${idList(found)}`);
    const entries = [...befores].map(([record_id, before]) => ({
      entity: 'item' as const,
      record_id,
      before,
      after_version: null,
    }));
    const change_id = await journalChange(tx, session, entries, { now: now() });
    announce('item', found);
    return { results, change_id, message: successCodes.ITEM_DELETED };
  });

/** Adds an item: last in its sub-category unless a position is given, in stock and visible by default. */
export const addItem: Handler<'add_item'> = (body, context) =>
  changeMenu(context, async (tx, announce) => {
    const { session, now } = context;
    const { store_id } = session;
    const { description = [''], is_in_stock = true, in_stock_at = null } = body;
    const stock = { is_in_stock, in_stock_at };
    const errors = stockErrors(stock, now());
    if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
    const { columns, lastPlace, groups = [] } = await itemColumns(tx, store_id, { ...body, description });
    const row = {
      name: body.name,
      name_key: nameKey(body.name),
      description,
      price: body.price,
      sub_category_id: body.sub_category_id,
      sequence_number: lastPlace,
      ...columns,
      ...stockColumns(stock),
      ...touched(session, now()),
      store_id,
      id: newId(),
    };
    await tx.insert(items).values(row).catch(refuseTakenName);
    const attachments = groups.map((modifier_group_id, sequence_number) => ({
      item_id: row.id,
      modifier_group_id,
      sequence_number,
    }));
    await attach(tx, store_id, attachments);
    announce('item', [row.id]);
    return { item: await loadItem(tx, store_id, row.id), message: successCodes.ITEM_ADDED };
  });

type Body = ParsedBodyOf<'update_item'>;

async function changeOf(tx: Database, storeId: string, body: Body, stored?: StoredTexts): Promise<ItemChange> {
  const { is_in_stock, in_stock_at, price_change, diet_change } = body;
  const stock = { is_in_stock, in_stock_at };
  return {
    ...(await itemColumns(tx, storeId, body, stored)),
    stock,
    priceChange: price_change,
    dietChange: diet_change,
  };
}

/** One item, in the version that the caller saw. */
const updateOne = (_id: string, body: Body, context: CallContext) =>
  changeMenu(context, async (tx, announce) => {
    const { session, now } = context;
    await lockOnce(tx, 'item', session.store_id, [_id]);
    const current = await loadItem(tx, session.store_id, _id);
    if (current.version !== body.version) throw changedMeanwhile(current);
    const change = await changeOf(tx, session.store_id, body, current);
    const { results, entries } = await changeItems(tx, session, [_id], change, now());
    // It exists and is locked: only its name can conflict.
    if (!results[0]?.success) {
      throw fieldsNotValid(errorCodes.ITEM_NAME_USED, [{ path: 'name.0', code: String(errorCodes.ITEM_NAME_USED) }]);
    }
    if (entries.length > 0) announce('item', [_id]);
    return { item: await loadItem(tx, session.store_id, _id), message: successCodes.ITEM_UPDATED };
  });

/** Changes many items in the same way, whatever their versions; recorded so that it can be undone. */
const updateMany = (ids: string[], body: Body, context: CallContext) =>
  changeMenu(context, async (tx, announce) => {
    const { session, now } = context;
    // Before the category and groups that the change names: an undo locks in this order too.
    await lockOnce(tx, 'item', session.store_id, ids);
    const change = await changeOf(tx, session.store_id, body);
    const { results, entries, left } = await changeItems(tx, session, ids, change, now());
    afterChange.put(tx, 'item', left);
    if (entries.length === 0) return { results, change_id: null };
    const change_id = await journalChange(tx, session, entries, { now: now() });
    announce(
      'item',
      entries.map(({ record_id }) => record_id),
    );
    return { results, change_id, message: successCodes.ITEM_UPDATED };
  });

/** Changes the fields given, of one item or of many. */
export const updateItem: Handler<'update_item'> = (body, context) =>
  body._id === undefined ? updateMany(body.ids ?? [], body, context) : updateOne(body._id, body, context);
