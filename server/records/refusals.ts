import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { CallError, fieldsNotValid } from '#server/http/callError';

/** A refusal with a code of the catalogue, shown at one field. */
export const refusedAt = (path: string, code: ErrorCode): CallError =>
  fieldsNotValid(code, [{ path, code: String(code) }]);

/** The store doesn't have this record. The code is used for the reply and for the field that named the record. */
export const notFound = (code: ErrorCode = errorCodes.NO_DATA_FOUND, path = '_id'): CallError => refusedAt(path, code);

/** 4113: other records refer to the one to be deleted. `current` is the record, which may include the count. */
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

/** The database's own error, which the query builder wraps together with the statement. */
const ownError = (error: unknown): DatabaseError =>
  ((error instanceof Error && error.cause) || error || {}) as DatabaseError;

/** The unique index that a statement violated; `undefined` for any other error. */
export function brokenIndex(error: unknown): string | undefined {
  const { code, constraint } = ownError(error);
  return code === uniqueViolation ? constraint : undefined;
}

/** Whether a statement failed because it refers to something that doesn't exist, or because others refer to what it deletes. */
export const isBrokenReference = (error: unknown): boolean => ownError(error).code === foreignKeyViolation;

/** Unique indexes by name, each with the code and field that report a value already taken. */
export type UniqueIndexes = Readonly<Record<string, { path: string; code: ErrorCode }>>;

/**
 * Handles a statement that may fail because a value is taken. Only the database knows, because two callers can write
 * at once.
 *
 * @throws the index's code at its field; any other error unchanged
 * @example await tx.insert(tables).values(row).catch(asUniqueError({ tables_number: { path: 'number', code: errorCodes.TABLE_EXISTS } }))
 */
export const asUniqueError =
  (indexes: UniqueIndexes) =>
  (error: unknown): never => {
    const conflict = indexes[brokenIndex(error) ?? ''];
    throw conflict ? refusedAt(conflict.path, conflict.code) : error;
  };
