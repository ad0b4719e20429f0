import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { asUniqueError, brokenIndex } from '#server/records/refusals';

const atName = (code: ErrorCode) => ({ path: 'name.0', code });

/** The indexes that keep the menu's names apart: 897 of an item, 878 of a category, 875 of a sub-category. */
export const uniqueNames = {
  items_name: atName(errorCodes.ITEM_NAME_USED),
  categories_name: atName(errorCodes.CATEGORY_EXISTS),
  sub_categories_name: atName(errorCodes.CATEGORY_NAME_EXISTS),
};

const codes: Partial<Record<string, { code: ErrorCode }>> = uniqueNames;

/** The code of a statement that failed because a name is taken; `undefined` for any other error. */
export const takenName = (error: unknown): ErrorCode | undefined => codes[brokenIndex(error) ?? '']?.code;

/** @example await tx.insert(items).values(row).catch(refuseTakenName) */
export const refuseTakenName = asUniqueError(uniqueNames);
