import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';

/** What a name that is taken is told as, by the index that keeps names apart. */
const takenNames: Partial<Record<string, ErrorCode>> = {
  items_name: errorCodes.ITEM_NAME_USED,
  categories_name: errorCodes.CATEGORY_EXISTS,
  sub_categories_name: errorCodes.CATEGORY_NAME_EXISTS,
};

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

interface DatabaseError {
  code?: string;
  constraint?: string;
}

/** The database's own error, which the query builder hides behind the whole statement. */
const ownError = (error: unknown): DatabaseError =>
  ((error instanceof Error && error.cause) || error || {}) as DatabaseError;

/**
 * The catalogue's code for a statement that failed as a name is taken: 897 of an item, 878 of a category, 875 of a
 * sub-category.
 *
 * @returns `undefined` for any other error
 */
export function takenName(error: unknown): ErrorCode | undefined {
  const { code, constraint } = ownError(error);
  return code === uniqueViolation && constraint ? takenNames[constraint] : undefined;
}

/** Whether a statement failed as what it refers to is not there, or as others refer to what it deletes. */
export const isBrokenReference = (error: unknown): boolean => ownError(error).code === foreignKeyViolation;
