import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '#contract/codes/errorCodes';
import type { PriceChange } from '#contract/entities/priceChange';
import { changedPrice } from '#contract/menu/changedPrice';
import { changedDiet, type DietChange } from '#contract/menu/diet';
import { fieldsNotValid } from '#server/http/callError';
import { stockColumns, stockErrors } from '../stock';
import type { ItemColumns, ItemFields } from './itemColumns';
import type { ItemWithGroups } from './selectItems';

/** The changes for one or several items. */
export interface ItemChange extends ItemColumns {
  stock: Pick<ItemFields, 'is_in_stock' | 'in_stock_at'>;
  /** Calculated from the given price, or from each item's own price. */
  priceChange: PriceChange | undefined;
  /** Allergens and diet marks to add to each item, and to remove. */
  dietChange: DietChange | undefined;
}

/** The time that an item comes back at is left as it is where only its stock is given, and counts only where it is out. */
function stockOf(row: ItemWithGroups, { is_in_stock, in_stock_at }: ItemChange['stock'], now: Date) {
  const stock = {
    is_in_stock: is_in_stock ?? row.is_in_stock,
    in_stock_at: in_stock_at === undefined ? (row.in_stock_at?.toISOString() ?? null) : in_stock_at,
  };
  const errors = stockErrors(stock, now, row.in_stock_at);
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
  return stockColumns(stock);
}

/**
 * An item after a change, without its version and editor.
 *
 * @param place its position if it moves to another sub-category
 * @returns `null` if nothing changes
 * @throws 4022 at `in_stock_at` for a time in the past
 */
export function changedItem(row: ItemWithGroups, change: ItemChange, place: number, now: Date): ItemWithGroups | null {
  const { columns, groups, stock, priceChange, dietChange } = change;
  const changed: ItemWithGroups = {
    ...row,
    ...columns,
    ...stockOf(row, stock, now),
    ...(movesToCategory(row, change) && { sequence_number: place }),
    group_ids: groups ?? row.group_ids,
  };
  if (priceChange) changed.price = changedPrice(changed.price, priceChange);
  if (dietChange) Object.assign(changed, changedDiet(changed, dietChange));
  return isDeepStrictEqual(changed, row) ? null : changed;
}

/** Whether a change brings an item under another heading, and leaves its place there open. */
export const movesToCategory = (row: ItemWithGroups, { columns, lastPlace }: ItemChange): boolean =>
  lastPlace !== undefined && columns.sub_category_id !== undefined && columns.sub_category_id !== row.sub_category_id;
