import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ModifierGroup } from '#contract/entities/menu';
import type { FieldError } from '#contract/envelope';
import { rangeProblems } from '#contract/menu/modifierRange';
import { nameKey } from '#contract/multilingual';
import { fieldsNotValid } from '#server/http/callError';
import { storeName } from '#server/records/storeTexts';
import type { ModifierRow } from '../presentMenu';
import { gatherFaults } from './gatherFaults';
import { type ModifierColumns, modifierRows } from './modifierRows';

type GroupFields = Omit<ParsedBodyOf<'update_modifier_group'>, '_id' | 'version'>;

/** The group as it is before the change; a new one has an empty range, without a fault. */
export interface GroupBefore extends Pick<ModifierGroup, 'name' | 'min' | 'max' | 'is_required'> {
  modifiers: readonly ModifierRow[];
}

/** Columns of the fields given; a field that is not given stays as it is. */
interface GroupColumns {
  columns: Partial<Pick<ModifierGroup, 'type' | 'min' | 'max' | 'is_required' | 'sequence_number'>> & {
    name?: string[];
    name_key?: string;
  };
  /** All of the group's, where they were given. */
  modifiers: ModifierColumns[] | undefined;
}

/** A modifier that ran out of stock may have left a group with a fault: that one hinders nobody who changes something else. */
function newRangeProblems(before: GroupBefore, after: Parameters<typeof rangeProblems>[0]): FieldError[] {
  const known = new Set(rangeProblems(before).map((problem) => JSON.stringify(problem)));
  return rangeProblems(after).filter((problem) => !known.has(JSON.stringify(problem)));
}

/**
 * A modifier group as it is to be written.
 *
 * @param languages how many the store writes its menu in
 * @throws 998 where the group or a modifier has no name, else 4022; `errors` tells all that is wrong, each fault at its field
 */
export function groupColumns(
  fields: GroupFields,
  before: GroupBefore,
  { languages, now }: { languages: number; now: Date },
): GroupColumns {
  const { type, min = before.min, max = before.max, is_required = before.is_required, sequence_number } = fields;
  const faults: FieldError[] = [];
  const given = fields.name;
  const name = given && gatherFaults(faults, () => storeName(given, 'name', languages, before.name));
  const judged = fields.modifiers && modifierRows(fields.modifiers, before.modifiers, { languages, now });
  faults.push(...(judged?.errors ?? []));
  faults.push(...newRangeProblems(before, { min, max, is_required, modifiers: judged?.rows ?? before.modifiers }));
  if (faults.length > 0) {
    const unnamed = faults.some(({ code }) => code === String(errorCodes.ENGLISH_NAME_REQUIRED));
    throw fieldsNotValid(unnamed ? errorCodes.ENGLISH_NAME_REQUIRED : errorCodes.FIELDS_NOT_VALID, faults);
  }
  return {
    columns: {
      ...(name && { name, name_key: nameKey(name) }),
      ...(type && { type }),
      ...(sequence_number !== undefined && { sequence_number }),
      min,
      max,
      is_required,
    },
    modifiers: judged?.rows,
  };
}
