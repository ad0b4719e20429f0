import type { ErrorCode } from '#contract/codes/errorCodes';
import { type CallError, fieldsNotValid } from '#server/http/callError';

/** A record that the store does not have; the code is both the reply's and that of the field that named it. */
export const notFound = (code: ErrorCode, path = '_id'): CallError =>
  fieldsNotValid(code, [{ path, code: String(code) }]);
