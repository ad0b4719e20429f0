import type { Image } from '#contract/entities/image';
import { nameKey } from '#contract/multilingual';
import type { Random } from '#server/demoData/random';
import type { DemoItem, DemoMenu, DemoModifierGroup } from '../../../demoData/menus/demoMenu';
import type {
  categories,
  itemModifierGroups,
  items,
  modifierGroups,
  modifiers,
  subCategories,
} from '../../schema/index';
import type { PictureRows } from './pictureRows';
import { seededId } from './seededId';

export interface MenuRows {
  pictures: PictureRows;
  categories: (typeof categories.$inferInsert)[];
  subCategories: (typeof subCategories.$inferInsert)[];
  items: (typeof items.$inferInsert & { id: string; tax: number })[];
  modifierGroups: (typeof modifierGroups.$inferInsert & { id: string; min: number; max: number })[];
  modifiers: (typeof modifiers.$inferInsert & { id: string; price: number })[];
  itemModifierGroups: (typeof itemModifierGroups.$inferInsert)[];
}

/** A menu as rows. Ids follow from the order in the menu, so that the same menu gives the same ids. */
export function menuRows(
  store_id: string,
  menu: DemoMenu,
  random: Random,
  created_at: Date,
  pictures: PictureRows = { rows: [], byName: new Map() },
): MenuRows {
  const rows: MenuRows = {
    pictures,
    categories: [],
    subCategories: [],
    items: [],
    modifierGroups: [],
    modifiers: [],
    itemModifierGroups: [],
  };
  const shown = (name: string[], sequence_number: number) => ({
    store_id,
    id: seededId(random, created_at),
    name,
    name_key: nameKey(name),
    sequence_number,
    created_at,
    updated_at: created_at,
  });

  const picturesOf = ({ picture }: DemoItem): Image[] => {
    const image = picture && pictures.byName.get(picture);
    return image ? [image] : [];
  };

  const groupIds = new Map<string, string>();
  const addGroup = (group: DemoModifierGroup, sequence: number) => {
    const row = shown(group.name, sequence);
    groupIds.set(group.key, row.id);
    rows.modifierGroups.push({
      ...row,
      type: group.type,
      min: group.min,
      max: group.max,
      is_required: group.required,
    });
    group.modifiers.forEach(({ name, price, is_default = false }, index) => {
      const id = seededId(random, created_at);
      rows.modifiers.push({
        store_id,
        id,
        modifier_group_id: row.id,
        name,
        price,
        is_default,
        sequence_number: index + 1,
      });
    });
  };
  const addItem = (item: DemoItem, sub_category_id: string) => {
    const row = shown(item.name, rows.items.length + 1);
    const [allergens = null, diet_marks = []] = menu.diet[item.key] ?? [];
    rows.items.push({
      ...row,
      sub_category_id,
      description: item.description,
      price: item.price,
      tax: item.tax,
      images: picturesOf(item),
      allergens,
      diet_marks,
      is_in_stock: item.in_stock ?? true,
      is_visible: item.visible ?? true,
    });
    item.modifier_groups.forEach((key, index) => {
      const modifier_group_id = groupIds.get(key);
      if (!modifier_group_id) throw new Error(`${item.key} names the modifier group ${key}, which the menu lacks`);
      rows.itemModifierGroups.push({ store_id, item_id: row.id, modifier_group_id, sequence_number: index + 1 });
    });
  };

  for (const [index, group] of menu.modifier_groups.entries()) addGroup(group, index + 1);
  for (const [index, category] of menu.categories.entries()) {
    const categoryRow = shown(category.name, index + 1);
    rows.categories.push(categoryRow);
    for (const subCategory of category.sub_categories) {
      // A store would show a whole by one of its parts.
      const image = subCategory.items.flatMap(picturesOf)[0] ?? null;
      const row = { ...shown(subCategory.name, rows.subCategories.length + 1), category_id: categoryRow.id, image };
      rows.subCategories.push(row);
      for (const item of subCategory.items) addItem(item, row.id);
    }
  }
  return rows;
}
