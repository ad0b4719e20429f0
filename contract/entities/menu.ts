import { z } from 'zod';
import { id, minor, multilingual, percent, version } from './shared';

export const modifierSchema = z.object({
  _id: id,
  name: multilingual,
  price: minor,
  is_default: z.boolean(),
  is_in_stock: z.boolean(),
  sequence_number: z.int(),
});
export type Modifier = z.infer<typeof modifierSchema>;

export const modifierGroupSchema = z.object({
  _id: id,
  version,
  name: multilingual,
  type: z.enum(['list', 'grid']),
  min: z.int().min(0),
  max: z.int().min(0),
  is_required: z.boolean(),
  sequence_number: z.int(),
  modifiers: z.array(modifierSchema),
});
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;

export const categorySchema = z.object({
  _id: id,
  version,
  name: multilingual,
  is_visible: z.boolean(),
  sequence_number: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

export const subCategorySchema = categorySchema.extend({ category_id: id.nullable() });
export type SubCategory = z.infer<typeof subCategorySchema>;

export const itemSchema = z.object({
  _id: id,
  version,
  name: multilingual,
  description: multilingual,
  price: minor,
  tax: percent,
  images: z.array(z.object({ url: z.string() })),
  is_in_stock: z.boolean(),
  is_visible: z.boolean(),
  sequence_number: z.int(),
  sub_category_id: id,
  /** Ids of the attached groups, in the order in which the customer is asked. */
  modifier_groups: z.array(id),
});
export type Item = z.infer<typeof itemSchema>;

/** What create-order reads: the whole menu of a store at once. */
export const storeMenuSchema = z.object({
  categories: z.array(categorySchema),
  sub_categories: z.array(subCategorySchema),
  items: z.array(itemSchema),
  modifier_groups: z.array(modifierGroupSchema),
});
export type StoreMenu = z.infer<typeof storeMenuSchema>;

export const tableSchema = z.object({
  _id: id,
  version,
  number: z.int().min(1),
  code: z.string(),
  min_persons: z.int().min(1),
  max_persons: z.int().min(1),
  is_bookable: z.boolean(),
});
export type Table = z.infer<typeof tableSchema>;
