import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import { modifierGroupRecordSchema } from '../entities/menu';
import { id, minor, texts } from '../entities/shared';
import { limits } from '../limits';
import type { PermissionKey } from '../permissions';
import { describeRecord } from '../resources/describeRecord';
import { body, call } from './call';
import { stockFields } from './items';

const choices = z.int().min(0).max(limits.modifiersMax);

const modifier = z.strictObject({
  /** Omitted for a new one. */
  _id: id.optional(),
  name: texts(limits.nameMax),
  price: minor.default(0),
  is_default: z.boolean().default(false),
  is_in_stock: stockFields.is_in_stock.default(true),
  in_stock_at: stockFields.in_stock_at.default(null),
  /** Accepted but not used: the order of the list counts. */
  sequence_number: z.int().optional(),
});

const groupReply = z.object({ modifier_group: modifierGroupRecordSchema });

/** People who edit items also attach groups to them. */
const readers = ['store/modifier_group', 'store/product'] as const satisfies readonly PermissionKey[];

const modifierGroup = describeRecord('modifier_group', {
  permission: 'store/modifier_group',
  readers,
  fields: {
    name: texts(limits.nameMax),
    type: z.enum(['list', 'grid']).default('list'),
    min: choices.default(0),
    max: choices.default(1),
    is_required: z.boolean().default(false),
    sequence_number: z.int().min(0).max(limits.placesMax).optional(),
    /** All of them, in order: those left out are deleted. */
    modifiers: z.array(modifier).max(limits.modifiersMax),
  },
  shown: modifierGroupRecordSchema.shape,
  sort: ['sequence_number', 'name'],
  summaries: {
    list: 'Modifier groups with their modifiers, in their order unless sorted otherwise',
    add: 'Adds a modifier group; 4022 where nobody could meet its range',
  },
});

export const modifierGroupCalls = {
  ...modifierGroup.calls,
  get_modifier_group: call({
    audience: 'session',
    permission: readers,
    summary: 'One modifier group, with the items that use it',
    body: body({ _id: id }),
    reply: groupReply.extend({ used_by: z.array(z.object({ _id: id, name: z.array(z.string()) })) }),
  }),
  delete_modifier_group: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'modifier_group', action: 'delete' },
    summary: 'Deletes a group; 4113 if items use it, unless `detach` removes it from them',
    body: body({ _id: id, detach: z.boolean().default(false) }),
    reply: bulkReplySchema,
  }),
  set_modifier_group_sequence: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'modifier_group', action: 'sequence' },
    summary: 'Puts modifier groups in this order, within the positions they already hold',
    body: body({ ids: z.array(id).min(1).max(limits.bulkMax) }),
    reply: z.object({ ids: z.array(id) }),
  }),
  set_modifier_stock: call({
    audience: 'session',
    permission: ['store/modifier_group', 'store/product/stock'],
    audit: { entity: 'modifier_group', action: 'stock', record: 'modifier_id' },
    summary: 'Marks a modifier as out of stock, permanently or until a time, or as back in stock',
    body: body({ modifier_id: id, ...stockFields }),
    /** `before` is the previous stock, which undoes the change. */
    reply: groupReply.extend({ before: z.object(stockFields) }),
  }),
} as const;
