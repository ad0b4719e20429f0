import { errorCodes } from '#contract/codes/errorCodes';
import { fieldsNotValid } from '#server/http/callError';

interface Persons {
  min_persons: number;
  max_persons: number;
}

/**
 * Refuses bounds that no party meets.
 *
 * @param record the current record; `null` for a new one
 * @throws 4022 at `max_persons`
 */
export function assertPersons(input: Partial<Persons>, record: Persons | null): void {
  const { min_persons = record?.min_persons ?? 0, max_persons = record?.max_persons ?? 0 } = input;
  if (max_persons >= min_persons) return;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [
    { path: 'max_persons', code: 'too_small', params: { minimum: min_persons } },
  ]);
}
