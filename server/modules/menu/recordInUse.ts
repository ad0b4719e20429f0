import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '#server/http/callError';

/** 4113: others refer to the record that was to be deleted. `current` is the record, which says how many. */
export const recordInUse = (current: object): CallError => {
  const code = errorCodes.RECORD_IN_USE;
  return new CallError(code, { errors: [{ path: '_id', code: String(code) }], current });
};
