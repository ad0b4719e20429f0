import { limits } from '#contract/limits';
import { nameKey } from '#contract/multilingual';
import { isGranted } from '#contract/permissions';
import type { ImportContext } from '../importContext';
import type { ItemMenu, KnownItem } from './itemMenu';
import type { MissingRecords } from './missingRecords';
import type { CellValue, RowReader } from './rowReader';

interface NamesSubCategory {
  reader: RowReader;
  id: string | undefined;
  subCategory: CellValue<string>;
}

const nextPlace = (count: number): number => Math.min(count + 1, limits.placesMax);

/** The sub-category that a row names: created if the store doesn't have it and the import allows that. */
export function itemSubCategory(
  { reader, id, subCategory }: NamesSubCategory,
  before: KnownItem,
  menu: ItemMenu,
  missing: MissingRecords,
  { create_missing, session }: ImportContext,
): string {
  const was = before.row.sub_category_id;
  if (!subCategory) {
    const isUnread = subCategory === undefined && reader.isGiven('sub_category');
    if (!isUnread && (subCategory === null || (was === '' && id === undefined)))
      reader.fail('sub_category', 'required');
    return was;
  }
  const key = nameKey([subCategory]);
  const known = menu.subCategories.get(key);
  if (known) return known;
  missing.note('sub_categories', subCategory);
  if (!create_missing) reader.fail('sub_category', 'unknown_sub_category', { name: subCategory });
  else if (!isGranted(session.grants, 'store/group')) reader.fail('sub_category', 'not_permitted');
  else if (reader.errors.length === 0) {
    const newId = missing.makeSubCategory([subCategory], nextPlace(menu.subCategories.size));
    menu.subCategories.set(key, newId);
    menu.subCategoryNames.set(newId, subCategory);
    return newId;
  }
  return was;
}

/** The group of this name; of several with the same name one that the item has already, and that was not named before. */
function groupNamed(
  name: string,
  taken: readonly string[],
  before: KnownItem,
  menu: ItemMenu,
): string | 'ambiguous' | undefined {
  const same = menu.groups.get(nameKey([name])) ?? [];
  if (same.length <= 1) return same[0];
  const attached = before.groups.find((id) => same.includes(id) && !taken.includes(id));
  return attached ?? 'ambiguous';
}

/** The groups that a row asks for, each once, in its order. */
export function itemGroups(
  reader: RowReader,
  before: KnownItem,
  menu: ItemMenu,
  missing: MissingRecords,
  { create_missing, session }: ImportContext,
): string[] {
  const names = reader.list('modifier_groups');
  if (names === undefined) return before.groups;
  const ids: string[] = [];
  for (const name of names ?? []) {
    const found = groupNamed(name, ids, before, menu);
    if (found === 'ambiguous') reader.fail('modifier_groups', 'ambiguous_name', { name });
    else if (found) ids.push(found);
    else {
      missing.note('modifier_groups', name);
      const max = limits.nameMax;
      if (name.length > max) reader.fail('modifier_groups', 'too_long', { max, length: name.length });
      else if (!create_missing) reader.fail('modifier_groups', 'unknown_modifier_group', { name });
      else if (!isGranted(session.grants, 'store/modifier_group')) reader.fail('modifier_groups', 'not_permitted');
      else if (reader.errors.length === 0) {
        const newId = missing.makeGroup([name], nextPlace(menu.groupNames.size));
        menu.groups.set(nameKey([name]), [newId]);
        menu.groupNames.set(newId, name);
        ids.push(newId);
      }
    }
  }
  const max = limits.modifierGroupsMax;
  const each = [...new Set(ids)];
  if (each.length > max) reader.fail('modifier_groups', 'out_of_range', { min: 0, max });
  return each;
}
