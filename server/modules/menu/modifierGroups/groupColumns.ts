import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ModifierGroup } from '#contract/entities/menu';
import type { FieldError } from '#contract/envelope';
import { rangeProblems } from '#contract/menu/modifierRange';
import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { storeName } from '#server/records/storeTexts';
import type { ModifierRow } from '../presentMenu';
import { stockColumns, stockErrors } from '../stock';

/**
 * Runs a rule. If it refuses, adds its errors to the others, so that a form can show all of them at once.
 *
 * @param errors is added to
 */
function gatherErrors<Result>(errors: FieldError[], rule: () => Result): Result | undefined {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof CallError && error.details.errors)) throw error;
    errors.push(...error.details.errors);
    return undefined;
  }
}

type ModifierInput = ParsedBodyOf<'add_modifier_group'>['modifiers'][number];

/** A modifier as it is written, but for the group and the store that it belongs to. */
export type ModifierColumns = Omit<ModifierRow, 'store_id' | 'modifier_group_id'>;

interface CheckedModifiers {
  rows: ModifierColumns[];
  /** All that is wrong with them, each error at its field. */
  errors: FieldError[];
}

/** Refuses ids that are none of the group's, and one that comes twice. */
function idErrors(modifiers: readonly ModifierInput[], existingById: ReadonlyMap<string, ModifierRow>): FieldError[] {
  const seen = new Set<string>();
  return modifiers.flatMap(({ _id }, index) => {
    if (_id === undefined) return [];
    const path = `modifiers.${index}._id`;
    if (!existingById.has(_id)) return [{ path, code: String(errorCodes.NO_DATA_FOUND) }];
    if (seen.has(_id)) return [{ path, code: 'duplicate' }];
    seen.add(_id);
    return [];
  });
}

/**
 * The modifiers of a group to be written, in order.
 *
 * @param existing the group's existing modifiers; any other ID is refused
 * @param languages how many languages the store's menu has
 */
function modifierRows(
  input: readonly ModifierInput[],
  existing: readonly ModifierRow[],
  { languages, now }: { languages: number; now: Date },
): CheckedModifiers {
  const existingById = new Map(existing.map((row) => [row.id, row]));
  const errors = idErrors(input, existingById);
  const names = new Set<string>();
  const rows = input.map((modifier, index): ModifierColumns => {
    const at = `modifiers.${index}`;
    const before = modifier._id === undefined ? undefined : existingById.get(modifier._id);
    const name =
      gatherErrors(errors, () => storeName(modifier.name, `${at}.name`, languages, before?.name)) ?? modifier.name;
    errors.push(...stockErrors(modifier, now, before?.in_stock_at, `${at}.`));
    const key = nameKey(name);
    if (key && names.has(key)) errors.push({ path: `${at}.name.0`, code: 'name_used' });
    names.add(key);
    return {
      id: modifier._id ?? newId(),
      name,
      price: modifier.price,
      is_default: modifier.is_default,
      ...stockColumns(modifier),
      sequence_number: index + 1,
    };
  });
  return { rows, errors };
}

type GroupFields = Omit<ParsedBodyOf<'update_modifier_group'>, '_id' | 'version'>;

/** The group as it is before the change; a new one has an empty range, without an error. */
export interface GroupBefore extends Pick<ModifierGroup, 'name' | 'min' | 'max' | 'is_required'> {
  modifiers: readonly ModifierRow[];
}

/** Columns of the fields given; a field that is not given stays as it is. */
interface GroupColumns {
  columns: Partial<Pick<ModifierGroup, 'type' | 'min' | 'max' | 'is_required' | 'sequence_number'>> & {
    name?: string[];
    name_key?: string;
  };
  /** All modifiers of the group, if they were given. */
  modifiers: ModifierColumns[] | undefined;
}

/** A modifier going out of stock can make a group invalid. That doesn't block other changes of the group. */
function newRangeProblems(before: GroupBefore, after: Parameters<typeof rangeProblems>[0]): FieldError[] {
  const known = new Set(rangeProblems(before).map((problem) => JSON.stringify(problem)));
  return rangeProblems(after).filter((problem) => !known.has(JSON.stringify(problem)));
}

/**
 * A modifier group to be written.
 *
 * @param languages how many languages the store's menu has
 * @throws 998 if the group or a modifier has no name, otherwise 4022; `errors` lists all errors, each at its field
 */
export function groupColumns(
  fields: GroupFields,
  before: GroupBefore,
  { languages, now }: { languages: number; now: Date },
): GroupColumns {
  const { type, min = before.min, max = before.max, is_required = before.is_required, sequence_number } = fields;
  const errors: FieldError[] = [];
  const newName = fields.name;
  const name = newName && gatherErrors(errors, () => storeName(newName, 'name', languages, before.name));
  const checked = fields.modifiers && modifierRows(fields.modifiers, before.modifiers, { languages, now });
  errors.push(...(checked?.errors ?? []));
  errors.push(...newRangeProblems(before, { min, max, is_required, modifiers: checked?.rows ?? before.modifiers }));
  if (errors.length > 0) {
    const unnamed = errors.some(({ code }) => code === String(errorCodes.ENGLISH_NAME_REQUIRED));
    throw fieldsNotValid(unnamed ? errorCodes.ENGLISH_NAME_REQUIRED : errorCodes.FIELDS_NOT_VALID, errors);
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
    modifiers: checked?.rows,
  };
}
