import type { Category, Item, ModifierGroup, SubCategory } from '#contract/entities/menu';
import type {
  categories,
  itemModifierGroups,
  items,
  modifierGroups,
  modifiers,
  subCategories,
} from '#server/db/schema/menu';

export type ModifierGroupRow = typeof modifierGroups.$inferSelect;
export type ModifierRow = typeof modifiers.$inferSelect;
export type Attachment = typeof itemModifierGroups.$inferSelect;

export const presentCategory = (row: typeof categories.$inferSelect): Category => ({
  _id: row.id,
  version: row.version,
  name: row.name,
  image: row.image,
  is_visible: row.is_visible,
  sequence_number: row.sequence_number,
});

export const presentSubCategory = (row: typeof subCategories.$inferSelect): SubCategory => ({
  ...presentCategory(row),
  category_id: row.category_id,
});

/** @param groupIds ids of the attached modifier groups, in the order in which the customer is asked */
export const presentItem = (row: typeof items.$inferSelect, groupIds: string[]): Item => ({
  _id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  sku: row.sku,
  price: row.price,
  tax: row.tax,
  images: row.images,
  allergens: row.allergens,
  diet_marks: row.diet_marks,
  is_in_stock: row.is_in_stock,
  in_stock_at: row.in_stock_at?.toISOString() ?? null,
  availability: row.availability,
  is_visible: row.is_visible,
  sequence_number: row.sequence_number,
  sub_category_id: row.sub_category_id,
  modifier_groups: groupIds,
});

const presentModifier = (row: ModifierRow): ModifierGroup['modifiers'][number] => ({
  _id: row.id,
  name: row.name,
  price: row.price,
  is_default: row.is_default,
  is_in_stock: row.is_in_stock,
  in_stock_at: row.in_stock_at?.toISOString() ?? null,
  sequence_number: row.sequence_number,
});

/** @param modifiers in any order */
export const presentModifierGroup = (row: ModifierGroupRow, modifiers: readonly ModifierRow[]): ModifierGroup => ({
  _id: row.id,
  version: row.version,
  name: row.name,
  type: row.type,
  min: row.min,
  max: row.max,
  is_required: row.is_required,
  sequence_number: row.sequence_number,
  modifiers: modifiers.map(presentModifier).sort((a, b) => a.sequence_number - b.sequence_number),
});
