import { errorCodes } from '#contract/codes/errorCodes';
import type { HoursError } from '#contract/opening/hoursErrors';
import { fieldsNotValid } from '#server/http/callError';

/** @throws 4170 at the field if times overlap, 4022 for other errors: a day without hours, or hours without a length */
export function refuseHours(path: string, errors: ReadonlyMap<string, HoursError>): void {
  if (errors.size === 0) return;
  const fields = [...errors].map(([key, error]) => ({
    path: key ? `${path}.${key}` : path,
    code: error === 'overlap' ? String(errorCodes.SLOT_EXISTS) : 'invalid_value',
    params: { reason: error },
  }));
  const isOverlap = [...errors.values()].includes('overlap');
  throw fieldsNotValid(isOverlap ? errorCodes.SLOT_EXISTS : errorCodes.FIELDS_NOT_VALID, fields);
}
