import { z } from 'zod';
import { allergensSchema, dietMarksSchema } from './diet';
import { imageSchema } from './image';
import { openingDaySchema } from './openingDay';
import { id, instant, minor, multilingual, percent, version } from './shared';
import { tablePlaceSchema } from './tablePlace';

/** Stock of an item or a modifier. */
const stock = {
  is_in_stock: z.boolean(),
  /** When an out-of-stock item comes back automatically; `null`: when someone turns it on. */
  in_stock_at: instant.nullable(),
};

export const modifierSchema = z.object({
  _id: id,
  name: multilingual,
  price: minor,
  is_default: z.boolean(),
  ...stock,
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
  image: imageSchema.nullable(),
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
  /** The store's own item number. */
  sku: z.string(),
  price: minor,
  tax: percent,
  images: z.array(imageSchema),
  /** Which of the 14 allergens of EU law the item contains: `null` if not stated, empty if none of them. */
  allergens: allergensSchema,
  diet_marks: dietMarksSchema,
  ...stock,
  /** Days and hours when the item can be ordered, in the store's time zone; `null`: always. */
  availability: z.array(openingDaySchema).nullable(),
  is_visible: z.boolean(),
  sequence_number: z.int(),
  sub_category_id: id,
  /** IDs of the attached groups, in the order in which customers see them. */
  modifier_groups: z.array(id),
});
export type Item = z.infer<typeof itemSchema>;

/** Who changed a record last, and when. Only for the store's staff. */
const touched = { updated_at: instant, updated_by: z.string() };

/** The same, as the store edits them. */
export const itemRecordSchema = itemSchema.extend(touched);
export type ItemRecord = z.infer<typeof itemRecordSchema>;
export const categoryRecordSchema = categorySchema.extend({ ...touched, sub_category_count: z.int() });
export type CategoryRecord = z.infer<typeof categoryRecordSchema>;
export const subCategoryRecordSchema = subCategorySchema.extend({ ...touched, item_count: z.int() });
export type SubCategoryRecord = z.infer<typeof subCategoryRecordSchema>;
export const modifierGroupRecordSchema = modifierGroupSchema.extend({ ...touched, item_count: z.int() });
export type ModifierGroupRecord = z.infer<typeof modifierGroupRecordSchema>;

/** The whole menu of a store at once, for create-order. */
export const storeMenuSchema = z.object({
  categories: z.array(categorySchema),
  sub_categories: z.array(subCategorySchema),
  items: z.array(itemSchema),
  modifier_groups: z.array(modifierGroupSchema),
});
export type StoreMenu = z.infer<typeof storeMenuSchema>;

export const menuTableSchema = z.object({
  _id: id,
  version,
  number: z.int().min(1),
  code: z.string(),
  min_persons: z.int().min(1),
  max_persons: z.int().min(1),
  is_bookable: z.boolean(),
});
export type MenuTable = z.infer<typeof menuTableSchema>;

/** A table as the store's own pages show it: also where it stands. */
export const storeTableSchema = menuTableSchema.extend({
  /** Its room. Left out if it has none. */
  room: z.string().optional(),
  /** Its position on the plan of its room. Left out if it isn't on the plan. */
  place: tablePlaceSchema.optional(),
});
export type StoreTable = z.infer<typeof storeTableSchema>;
