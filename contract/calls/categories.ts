import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import { categoryRecordSchema, subCategoryRecordSchema } from '../entities/menu';
import { id, idempotencyKey, texts, version } from '../entities/shared';
import { limits } from '../limits';
import { body, call } from './call';
import { imageRef } from './items';
import { listArguments, listReply } from './list';

const shownFields = {
  name: texts(limits.nameMax),
  image: imageRef.nullable(),
  is_visible: z.boolean(),
  sequence_number: z.int().min(0).max(limits.placesMax),
};
const { name, ...optionalFields } = shownFields;
const optional = z.object(optionalFields).partial().shape;

const ofHeadings = { audience: 'session', permission: 'store/group' } as const;
/** Who edits items has to see the headings they stand under. */
const seenByEditors = { audience: 'session', permission: ['store/group', 'store/product'] } as const;
/** Categories above sub-categories are not for every store. */
const storeFlag = 'is_store_can_create_group';

const categoryReply = z.object({ category: categoryRecordSchema });
const subCategoryReply = z.object({ sub_category: subCategoryRecordSchema });
const sequence = body({ ids: z.array(id).min(1).max(limits.bulkMax) });
const sequenceReply = z.object({ ids: z.array(id) });

export const categoryCalls = {
  get_category_list: call({
    ...seenByEditors,
    storeFlag,
    summary: 'Categories, in the order of the menu unless sorted otherwise',
    body: body({ ...listArguments, sort_by: z.enum(['sequence_number', 'name']).optional() }),
    reply: listReply(categoryRecordSchema),
  }),
  get_category: call({
    ...seenByEditors,
    storeFlag,
    summary: 'One category',
    body: body({ _id: id }),
    reply: categoryReply,
  }),
  add_category: call({
    ...ofHeadings,
    storeFlag,
    idempotent: true,
    audit: { entity: 'category', action: 'add' },
    summary: 'Adds a category, last where no place is given; 878 where its name is used',
    body: body({ idempotency_key: idempotencyKey, name, ...optional }),
    reply: categoryReply,
  }),
  update_category: call({
    ...ofHeadings,
    storeFlag,
    audit: { entity: 'category', action: 'update' },
    summary: 'Changes the fields given, in the `version` that was seen',
    body: body({ _id: id, version, ...z.object(shownFields).partial().shape }),
    reply: categoryReply,
  }),
  delete_category: call({
    ...ofHeadings,
    storeFlag,
    audit: { entity: 'category', action: 'delete' },
    summary: 'Deletes a category; 4113 with `current` where sub-categories stand under it',
    body: body({ _id: id }),
    reply: bulkReplySchema,
  }),
  set_category_sequence: call({
    ...ofHeadings,
    storeFlag,
    audit: { entity: 'category', action: 'sequence' },
    summary: 'Puts categories in this order, among the places they hold',
    body: sequence,
    reply: sequenceReply,
  }),

  get_sub_category_list: call({
    ...seenByEditors,
    summary: 'Sub-categories, in the order of the menu unless sorted otherwise',
    body: body({
      ...listArguments,
      sort_by: z.enum(['sequence_number', 'name']).optional(),
      filter: z.strictObject({ category_id: id.nullable().optional() }).optional(),
    }),
    reply: listReply(subCategoryRecordSchema),
  }),
  get_sub_category: call({
    ...seenByEditors,
    summary: 'One sub-category',
    body: body({ _id: id }),
    reply: subCategoryReply,
  }),
  add_sub_category: call({
    ...ofHeadings,
    idempotent: true,
    audit: { entity: 'sub_category', action: 'add' },
    summary: 'Adds a sub-category, last where no place is given; 875 where its name is used',
    body: body({ idempotency_key: idempotencyKey, name, ...optional, category_id: id.nullable().optional() }),
    reply: subCategoryReply,
  }),
  update_sub_category: call({
    ...ofHeadings,
    audit: { entity: 'sub_category', action: 'update' },
    summary: 'Changes the fields given, in the `version` that was seen',
    body: body({
      _id: id,
      version,
      ...z.object(shownFields).partial().shape,
      category_id: id.nullable().optional(),
    }),
    reply: subCategoryReply,
  }),
  delete_sub_category: call({
    ...ofHeadings,
    audit: { entity: 'sub_category', action: 'delete' },
    summary: 'Deletes a sub-category; 4113 with `current` where items stand under it',
    body: body({ _id: id }),
    reply: bulkReplySchema,
  }),
  set_sub_category_sequence: call({
    ...ofHeadings,
    audit: { entity: 'sub_category', action: 'sequence' },
    summary: 'Puts sub-categories in this order, among the places they hold',
    body: sequence,
    reply: sequenceReply,
  }),
} as const;
