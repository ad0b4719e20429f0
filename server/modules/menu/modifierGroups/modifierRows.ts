import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import { storeName } from '#server/records/storeTexts';
import type { ModifierRow } from '../presentMenu';
import { stockColumns, stockErrors } from '../stock';
import { gatherFaults } from './gatherFaults';

export type GivenModifier = ParsedBodyOf<'add_modifier_group'>['modifiers'][number];

/** A modifier as it is written, but for the group and the store that it belongs to. */
export type ModifierColumns = Omit<ModifierRow, 'store_id' | 'modifier_group_id'>;

interface Judged {
  rows: ModifierColumns[];
  /** All that is wrong with them, each fault at its field. */
  errors: FieldError[];
}

/** Refuses ids that are none of the group's, and one that comes twice. */
function idErrors(given: readonly GivenModifier[], kept: ReadonlyMap<string, ModifierRow>): FieldError[] {
  const seen = new Set<string>();
  return given.flatMap(({ _id }, index) => {
    if (_id === undefined) return [];
    const path = `modifiers.${index}._id`;
    if (!kept.has(_id)) return [{ path, code: String(errorCodes.NO_DATA_FOUND) }];
    if (seen.has(_id)) return [{ path, code: 'duplicate' }];
    seen.add(_id);
    return [];
  });
}

/**
 * The modifiers of a group as they are to be written, in their order.
 *
 * @param own those that the group has already; an id of any other is refused
 * @param languages how many the store writes its menu in
 */
export function modifierRows(
  given: readonly GivenModifier[],
  own: readonly ModifierRow[],
  { languages, now }: { languages: number; now: Date },
): Judged {
  const kept = new Map(own.map((row) => [row.id, row]));
  const errors = idErrors(given, kept);
  const names = new Set<string>();
  const rows = given.map((modifier, index): ModifierColumns => {
    const at = `modifiers.${index}`;
    const before = modifier._id === undefined ? undefined : kept.get(modifier._id);
    const name =
      gatherFaults(errors, () => storeName(modifier.name, `${at}.name`, languages, before?.name)) ?? modifier.name;
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
