import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import { items } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { touched } from '#server/records/touched';
import { changeMenu } from '../changeMenu';
import { attach } from '../changes/putBack';
import { stockColumns, stockErrors } from '../stock';
import { refuseTakenName } from '../takenNames';
import { itemColumns } from './itemColumns';
import { loadItem } from './selectItems';

/** Adds an item: last under its heading where no place is given, in stock and visible unless said otherwise. */
export const addItem: Handler<'add_item'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
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
    tell('item', [row.id]);
    return { item: await loadItem(tx, store_id, row.id), message: successCodes.ITEM_ADDED };
  });
