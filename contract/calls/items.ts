import { z } from 'zod';
import { bulkReply, bulkReplySchema } from '../entities/change';
import { allergenSchema, allergensSchema, dietChangeSchema, dietMarkSchema, dietMarksSchema } from '../entities/diet';
import { imageRef } from '../entities/image';
import { itemRecordSchema, storeMenuSchema } from '../entities/menu';
import { openingDaySchema } from '../entities/openingDay';
import { priceChangeSchema } from '../entities/priceChange';
import { id, idempotencyKey, minor, percent, plannedInstant, texts, version } from '../entities/shared';
import { limits } from '../limits';
import { body, call, noBody } from './call';
import { isOneOrMany, listArguments, listReply, oneOrMany, oneOrManyError } from './list';

/** Stock as the caller sets it: `in_stock_at` only counts if `is_in_stock` is false. */
export const stockFields = { is_in_stock: z.boolean(), in_stock_at: plannedInstant.nullable() };

const itemFields = {
  name: texts(limits.nameMax),
  description: texts(limits.descriptionMax),
  sku: z.string().trim().max(limits.skuMax),
  price: minor,
  tax: percent,
  images: z.array(imageRef).max(limits.imagesMax),
  allergens: allergensSchema,
  diet_marks: dietMarksSchema,
  ...stockFields,
  availability: z.array(openingDaySchema).max(7).nullable(),
  is_visible: z.boolean(),
  sequence_number: z.int().min(0).max(limits.placesMax),
  sub_category_id: id,
  modifier_groups: z.array(id).max(limits.modifierGroupsMax),
};
const { name, price, sub_category_id, ...optionalFields } = itemFields;
const optional = z.object({ ...optionalFields }).partial().shape;

/** Lists count exactly up to this number and report it for anything longer. */
export const itemCountMax = 10_000;

const itemReply = z.object({ item: itemRecordSchema });

export const itemCalls = {
  get_item_list: call({
    audience: 'session',
    permission: 'store/product',
    summary:
      'Items, by name in the language of the header `lang` (else the first) or article number. `count` is exact up to 10000',
    body: body({
      ...listArguments,
      sort_by: z.enum(['sequence_number', 'name', 'price', 'updated_at']).optional(),
      filter: z
        .strictObject({
          sub_category_id: id.optional(),
          category_id: id.optional(),
          modifier_group_id: id.optional(),
          is_in_stock: z.boolean().optional(),
          is_visible: z.boolean().optional(),
          without_image: z.literal(true).optional(),
          contains_allergen: allergenSchema.optional(),
          /** Items that state their allergens, without this one. */
          free_of_allergen: allergenSchema.optional(),
          without_allergens: z.literal(true).optional(),
          diet_mark: dietMarkSchema.optional(),
          /** Position of the language in which the name or the description is missing. */
          without_translation: z.int().min(1).max(limits.languagesMax).optional(),
        })
        .optional(),
    }),
    reply: listReply(itemRecordSchema),
  }),
  get_item: call({
    audience: 'session',
    permission: 'store/product',
    summary: 'One item',
    body: body({ _id: id }),
    reply: itemReply,
  }),
  add_item: call({
    audience: 'session',
    permission: 'store/product',
    idempotent: true,
    audit: { entity: 'item', action: 'add' },
    summary: 'Adds an item, last in its sub-category unless a position is given; 897 if the name is already used there',
    body: body({ idempotency_key: idempotencyKey, name, price, sub_category_id, ...optional }),
    reply: itemReply,
  }),
  update_item: call({
    audience: 'session',
    permission: 'store/product',
    audit: { entity: 'item', action: 'update' },
    summary:
      'Changes the fields given: of one item in the `version` that was seen (4009 in another), or of many at once, with a result for each',
    body: body({
      ...oneOrMany,
      version: version.optional(),
      ...z.object(itemFields).partial().shape,
      price_change: priceChangeSchema.optional(),
      diet_change: dietChangeSchema.optional(),
    })
      .refine(isOneOrMany, oneOrManyError)
      .refine(({ _id, version: seen }) => _id === undefined || seen !== undefined, {
        error: 'needed with _id',
        path: ['version'],
      }),
    reply: z.object({ item: itemRecordSchema.optional() }).extend(bulkReplySchema.partial().shape),
  }),
  delete_item: call({
    audience: 'session',
    permission: 'store/product',
    audit: { entity: 'item', action: 'delete' },
    summary: 'Deletes items; orders keep their own copy of what was sold',
    body: body(oneOrMany).refine(isOneOrMany, oneOrManyError),
    reply: z.object(bulkReply),
  }),
  set_item_stock: call({
    audience: 'session',
    permission: 'store/product/stock',
    audit: { entity: 'item', action: 'stock' },
    summary:
      'Marks items as out of stock, permanently or until a time, or as back in stock, in any version. Returns a ' +
      'result for each',
    body: body({ ids: z.array(id).min(1).max(limits.bulkMax), ...stockFields }),
    reply: bulkReplySchema,
  }),
  set_item_sequence: call({
    audience: 'session',
    permission: 'store/product',
    audit: { entity: 'item', action: 'sequence' },
    summary: 'Puts items of one sub-category in this order, within the positions they already hold',
    body: body({ ids: z.array(id).min(1).max(limits.bulkMax) }),
    reply: z.object({ ids: z.array(id) }),
  }),
  get_menu_preview: call({
    audience: 'session',
    permission: 'store/product',
    summary: 'The menu as customers see it',
    body: noBody,
    reply: storeMenuSchema,
  }),
  undo_change: call({
    audience: 'session',
    permission: ['store/product', 'store/product/stock', 'store/group', 'store/modifier_group'],
    audit: { entity: 'item', action: 'undo' },
    summary:
      'Undoes a bulk change, a deletion or an import for each record that has not changed since. Also needs the ' +
      'permission for the records themselves, or for stock if only stock changed',
    body: body({ change_id: id }),
    reply: bulkReplySchema.pick({ results: true }),
  }),
} as const;
