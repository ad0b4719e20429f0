import { limits } from '#contract/limits';
import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import type { ModifierRow } from './groupMenu';
import type { GroupRead } from './groupRows';
import { after, textsAfter } from './rowReader';

const ownColumns = ['modifier', 'price', 'is_default', 'is_in_stock', 'sequence_number'];

/** Whether a row is about a modifier, not only about its group. */
const isAboutModifier = ({ reader, modifierId, modifierNames }: GroupRead): boolean =>
  modifierId !== undefined || modifierNames.some(Boolean) || ownColumns.some((column) => reader.isGiven(column));

/** The modifier that a row is about; `null` if it is only about the group. */
export function matchModifier(read: GroupRead, known: readonly ModifierRow[]): ModifierRow | undefined | null {
  if (!isAboutModifier(read)) return null;
  const { reader, modifierId, modifierNames } = read;
  if (modifierId !== undefined) {
    const found = known.find(({ id }) => id === modifierId);
    return found ?? reader.fail('modifier_id', 'id_not_found');
  }
  const [name] = modifierNames;
  if (!name) {
    const isUnread = reader.errors.some(({ column }) => column === 'modifier');
    return isUnread ? undefined : reader.fail('modifier', 'required');
  }
  const same = known.filter((modifier) => nameKey(modifier.name) === nameKey([name]));
  return same.length > 1 ? reader.fail('modifier', 'ambiguous_name', { name }) : same[0];
}

/** The modifier after the row. */
export function modifierAfter(
  { reader, modifierNames }: GroupRead,
  before: ModifierRow | undefined,
  group: { store_id: string; id: string },
  known: readonly ModifierRow[],
): ModifierRow {
  const last = known.reduce((place, { sequence_number }) => Math.max(place, sequence_number), -1);
  const was: ModifierRow = before ?? {
    ...{ store_id: group.store_id, id: newId(), modifier_group_id: group.id, name: [], price: 0, is_default: false },
    ...{ is_in_stock: true, in_stock_at: null, sequence_number: Math.min(last + 1, limits.placesMax) },
  };
  if (modifierNames[0] === null) reader.fail('modifier', 'required');
  const name = textsAfter(modifierNames, was.name);
  const isRenamed = nameKey(name) !== nameKey(was.name);
  const isUsed = known.some((other) => other.id !== was.id && nameKey(other.name) === nameKey(name));
  if (before && isRenamed && isUsed) reader.fail('modifier', 'name_used');
  const is_in_stock = after(reader.boolean('is_in_stock'), true, was.is_in_stock);
  return {
    ...was,
    name,
    price: after(reader.money('price'), 0, was.price),
    is_default: after(reader.boolean('is_default'), false, was.is_default),
    is_in_stock,
    in_stock_at: is_in_stock ? null : was.in_stock_at,
    sequence_number: after(reader.integer('sequence_number', limits.placesMax), 0, was.sequence_number),
  };
}
