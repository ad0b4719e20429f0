import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import { imageRef } from '../entities/image';
import { categoryRecordSchema, subCategoryRecordSchema } from '../entities/menu';
import { id, texts } from '../entities/shared';
import { limits } from '../limits';
import { describeRecord } from '../resources/describeRecord';
import { body, call } from './call';

const fields = {
  name: texts(limits.nameMax),
  image: imageRef.nullable().optional(),
  is_visible: z.boolean().optional(),
  sequence_number: z.int().min(0).max(limits.placesMax).optional(),
};

const ofHeadings = { audience: 'session', permission: 'store/group' } as const;
/** People who edit items also need to read their categories. */
const readers = ['store/group', 'store/product'] as const;
/** Not every store can have categories above its sub-categories. */
const storeFlag = 'is_store_can_create_group';

const deletion = { body: body({ _id: id }), reply: bulkReplySchema };
const sequence = { body: body({ ids: z.array(id).min(1).max(limits.bulkMax) }), reply: z.object({ ids: z.array(id) }) };

export const category = describeRecord('category', {
  permission: ofHeadings.permission,
  readers,
  storeFlag,
  fields,
  shown: categoryRecordSchema.shape,
  sort: ['sequence_number', 'name'],
  summaries: {
    list: 'Categories, in the order of the menu unless sorted otherwise',
    add: 'Adds a category, last where no place is given; 878 where its name is used',
  },
});

export const subCategory = describeRecord('sub_category', {
  permission: ofHeadings.permission,
  readers,
  fields: { ...fields, category_id: id.nullable().optional() },
  shown: subCategoryRecordSchema.shape,
  sort: ['sequence_number', 'name'],
  filter: { category_id: id.nullable() },
  one: 'sub-category',
  summaries: {
    list: 'Sub-categories, in the order of the menu unless sorted otherwise',
    add: 'Adds a sub-category, last where no place is given; 875 where its name is used',
  },
});

export const categoryCalls = {
  ...category.calls,
  delete_category: call({
    ...ofHeadings,
    ...deletion,
    storeFlag,
    audit: { entity: 'category', action: 'delete' },
    summary: 'Deletes a category; 4113 with `current` if it has sub-categories',
  }),
  set_category_sequence: call({
    ...ofHeadings,
    ...sequence,
    storeFlag,
    audit: { entity: 'category', action: 'sequence' },
    summary: 'Puts categories in this order, within the positions they already hold',
  }),

  ...subCategory.calls,
  delete_sub_category: call({
    ...ofHeadings,
    ...deletion,
    audit: { entity: 'sub_category', action: 'delete' },
    summary: 'Deletes a sub-category; 4113 with `current` if it has items',
  }),
  set_sub_category_sequence: call({
    ...ofHeadings,
    ...sequence,
    audit: { entity: 'sub_category', action: 'sequence' },
    summary: 'Puts sub-categories in this order, within the positions they already hold',
  }),
} as const;
