import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { CallError, fieldsNotValid } from '#server/http/callError';

/** A refusal by a code of the catalogue, shown at one field. */
export const refusedAt = (path: string, code: ErrorCode): CallError =>
  fieldsNotValid(code, [{ path, code: String(code) }]);

/** A record that the store doesn't have. The code is both the reply's and that of the field that named it. */
export const notFound = (code: ErrorCode = errorCodes.NO_DATA_FOUND, path = '_id'): CallError => refusedAt(path, code);

/** 4113: others refer to the record that was to be deleted. `current` is the record, which may say how many. */
export const recordInUse = (current: object): CallError => {
  const code = errorCodes.RECORD_IN_USE;
  return new CallError(code, { errors: [{ path: '_id', code: String(code) }], current });
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

/** The unique index that a statement ran into; `undefined` for any other error. */
export function brokenIndex(error: unknown): string | undefined {
  const { code, constraint } = ownError(error);
  return code === uniqueViolation ? constraint : undefined;
}

/** Whether a statement failed because what it refers to doesn't exist, or because others refer to what it deletes. */
export const isBrokenReference = (error: unknown): boolean => ownError(error).code === foreignKeyViolation;

/** Unique indexes by their names in the database: the code and the field that tell of a value that is taken. */
export type UniqueIndexes = Readonly<Record<string, { path: string; code: ErrorCode }>>;

/**
 * For a statement that may fail because a value is taken: only the database knows, since two may write at once.
 *
 * @throws the index's code at its field; any other error as it came
 * @example await tx.insert(tables).values(row).catch(refuseTaken({ tables_number: { path: 'number', code: errorCodes.TABLE_EXISTS } }))
 */
export const refuseTaken =
  (indexes: UniqueIndexes) =>
  (error: unknown): never => {
    const taken = indexes[brokenIndex(error) ?? ''];
    throw taken ? refusedAt(taken.path, taken.code) : error;
  };
