import { errorCodes } from '#contract/codes/errorCodes';
import type { HoursFault } from '#contract/opening/hoursFaults';
import { fieldsNotValid } from '#server/http/callError';

/** @throws 4170 at the field if times overlap, 4022 for other faults: a day without hours, or hours without a length */
export function refuseHours(path: string, faults: ReadonlyMap<string, HoursFault>): void {
  if (faults.size === 0) return;
  const errors = [...faults].map(([key, fault]) => ({
    path: key ? `${path}.${key}` : path,
    code: fault === 'overlap' ? String(errorCodes.SLOT_EXISTS) : 'invalid_value',
    params: { reason: fault },
  }));
  const isOverlap = [...faults.values()].includes('overlap');
  throw fieldsNotValid(isOverlap ? errorCodes.SLOT_EXISTS : errorCodes.FIELDS_NOT_VALID, errors);
}
