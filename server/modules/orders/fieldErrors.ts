import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { CallError } from '#server/http/callError';
import { fieldsNotValid } from '#server/http/callError';

/** A rule of the catalogue broken at one field: its code is both the reply's and the field's. */
export const ruleBroken = (code: ErrorCode, path: string, params?: Record<string, unknown>): CallError =>
  fieldsNotValid(code, [{ path, code: String(code), params }]);

/** 4022: fields that this kind of order cannot do without. */
export const fieldsMissing = (paths: readonly string[]): CallError =>
  fieldsNotValid(
    errorCodes.FIELDS_NOT_VALID,
    paths.map((path) => ({ path, code: 'invalid_type' })),
  );

/** The same of one field. */
export const fieldMissing = (path: string): CallError => fieldsMissing([path]);

/** 4022: a field that has no place here. */
export const fieldNotFor = (path: string): CallError =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'invalid_value' }]);
