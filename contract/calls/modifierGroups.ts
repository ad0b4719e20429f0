import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import { modifierGroupRecordSchema } from '../entities/menu';
import { id, idempotencyKey, minor, texts, version } from '../entities/shared';
import { limits } from '../limits';
import type { PermissionKey } from '../permissions';
import { body, call } from './call';
import { stockFields } from './items';
import { listArguments, listReply } from './list';

const choices = z.int().min(0).max(limits.modifiersMax);

const modifier = z.strictObject({
  /** Absent: a new one. */
  _id: id.optional(),
  name: texts(limits.nameMax),
  price: minor.default(0),
  is_default: z.boolean().default(false),
  is_in_stock: stockFields.is_in_stock.default(true),
  in_stock_at: stockFields.in_stock_at.default(null),
  /** Their order is that of the list; a number is taken, and not needed. */
  sequence_number: z.int().optional(),
});

const groupFields = {
  name: texts(limits.nameMax),
  type: z.enum(['list', 'grid']),
  min: choices,
  max: choices,
  is_required: z.boolean(),
  sequence_number: z.int().min(0).max(limits.placesMax),
  /** All of them, in their order: those left out are deleted. */
  modifiers: z.array(modifier).max(limits.modifiersMax),
};

/** Who edits items attaches groups to them. */
const readers: readonly PermissionKey[] = ['store/modifier_group', 'store/product'];

const groupReply = z.object({ modifier_group: modifierGroupRecordSchema });

export const modifierGroupCalls = {
  get_modifier_group_list: call({
    audience: 'session',
    permission: readers,
    summary: 'Modifier groups with their modifiers, in their order unless sorted otherwise',
    body: body({ ...listArguments, sort_by: z.enum(['sequence_number', 'name']).optional() }),
    reply: listReply(modifierGroupRecordSchema),
  }),
  get_modifier_group: call({
    audience: 'session',
    permission: readers,
    summary: 'One modifier group, with the items that ask it',
    body: body({ _id: id }),
    reply: groupReply.extend({ used_by: z.array(z.object({ _id: id, name: z.array(z.string()) })) }),
  }),
  add_modifier_group: call({
    audience: 'session',
    permission: 'store/modifier_group',
    idempotent: true,
    audit: { entity: 'modifier_group', action: 'add' },
    summary: 'Adds a modifier group; 4022 where nobody could meet its range',
    body: body({
      idempotency_key: idempotencyKey,
      name: groupFields.name,
      modifiers: groupFields.modifiers,
      type: groupFields.type.default('list'),
      min: choices.default(0),
      max: choices.default(1),
      is_required: z.boolean().default(false),
      sequence_number: groupFields.sequence_number.optional(),
    }),
    reply: groupReply,
  }),
  update_modifier_group: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'modifier_group', action: 'update' },
    summary: 'Changes the fields given, in the `version` that was seen',
    body: body({ _id: id, version, ...z.object(groupFields).partial().shape }),
    reply: groupReply,
  }),
  delete_modifier_group: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'modifier_group', action: 'delete' },
    summary: 'Deletes a group; 4113 where items ask it, unless it is to be taken off them with `detach`',
    body: body({ _id: id, detach: z.boolean().default(false) }),
    reply: bulkReplySchema,
  }),
  set_modifier_group_sequence: call({
    audience: 'session',
    permission: 'store/modifier_group',
    audit: { entity: 'modifier_group', action: 'sequence' },
    summary: 'Puts modifier groups in this order, among the places they hold',
    body: body({ ids: z.array(id).min(1).max(limits.bulkMax) }),
    reply: z.object({ ids: z.array(id) }),
  }),
  set_modifier_stock: call({
    audience: 'session',
    permission: readers,
    audit: { entity: 'modifier_group', action: 'stock', record: 'modifier_id' },
    summary: 'Takes a modifier out of stock, for good or until a time, or back in',
    body: body({ modifier_id: id, ...stockFields }),
    reply: groupReply,
  }),
} as const;
