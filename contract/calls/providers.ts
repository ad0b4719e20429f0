import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import { imageRef } from '../entities/image';
import { orderSnapshotSchema } from '../entities/order';
import { providerDaySchema, providerRecordSchema } from '../entities/provider';
import { date, email, id, idempotencyKey, listDay, phone, phoneCode, text, version } from '../entities/shared';
import { limits } from '../limits';
import { activeOrdersChoices, approvalStates } from '../providers/approval';
import { availabilities } from '../providers/availability';
import { visibleText } from '../visibleText';
import { body, call } from './call';
import { isOneOrMany, listArguments, listReply, oneOrMany, oneOrManyError } from './list';

/** Needed to manage delivery people, if the platform lets the store have its own. */
export const ofProviders = {
  audience: 'session',
  permission: 'store/providers',
  storeFlag: 'is_store_can_add_provider',
} as const;

/** A line of text that can be empty. */
export const optionalText = (max: number) => z.string().overwrite(visibleText).max(max);

const providerFields = {
  first_name: text(limits.nameMax),
  last_name: text(limits.nameMax),
  country_phone_code: phoneCode,
  phone,
  email: z.union([z.literal(''), email]),
  address: optionalText(limits.addressMax),
  image: imageRef.nullable(),
};
const { first_name, last_name, country_phone_code, phone: phoneField, ...optionalFields } = providerFields;
const optional = z.object(optionalFields).partial().shape;
const activeOrders = z.enum(activeOrdersChoices).optional();
const providerReply = z.object({ provider: providerRecordSchema });

export const providerCalls = {
  get_provider_list: call({
    ...ofProviders,
    summary: 'Delivery people by name, phone number, email or plate, with what prevents each from getting orders',
    body: body({
      ...listArguments,
      sort_by: z.enum(['name', 'created_at', 'approval']).optional(),
      filter: z
        .strictObject({
          approval: z.enum(approvalStates).optional(),
          availability: z.enum(availabilities).optional(),
          /** Approved people who can't be offered orders, or whose documents expire soon. */
          needs_attention: z.literal(true).optional(),
          /** Approved people with a document that expires soon. */
          expires_soon: z.literal(true).optional(),
        })
        .optional(),
    }),
    reply: listReply(providerRecordSchema),
  }),
  get_provider: call({ ...ofProviders, summary: 'One delivery person', body: body({ _id: id }), reply: providerReply }),
  add_provider: call({
    ...ofProviders,
    audit: { entity: 'provider', action: 'add' },
    idempotent: true,
    summary: 'Adds a delivery person, pending approval; 403 if the phone number is taken, 402 if the email is',
    body: body({
      idempotency_key: idempotencyKey,
      first_name,
      last_name,
      country_phone_code,
      phone: phoneField,
      ...optional,
    }),
    reply: providerReply,
  }),
  update_provider: call({
    ...ofProviders,
    audit: { entity: 'provider', action: 'update' },
    summary: 'Changes the given fields if `version` is current; 403 and 402 as when adding',
    body: body({ _id: id, version, ...z.object(providerFields).partial().shape }),
    reply: providerReply,
  }),
  approve_provider: call({
    ...ofProviders,
    audit: { entity: 'provider', action: 'approve' },
    summary:
      'Approves, declines or blocks a delivery person, or leaves the decision open again; or many at once, with a result for each. Who said no with a reason is told here: 4121 where that was the platform. Whoever may not work any more loses the offers that wait, and with `orders: take_back` the orders that are still to be fetched: others are asked',
    body: body({
      ...oneOrMany,
      version: version.optional(),
      state: z.enum(approvalStates),
      reason: optionalText(limits.reasonMax).optional(),
      orders: activeOrders,
    }).refine(isOneOrMany, oneOrManyError),
    reply: z.object({ provider: providerRecordSchema.optional() }).extend(bulkReplySchema.partial().shape),
  }),
  delete_provider: call({
    ...ofProviders,
    audit: { entity: 'provider', action: 'delete' },
    summary:
      'Takes delivery people off the list: 4113 while one has an order in hand, unless it is still to be fetched and `orders` says `take_back`. Offers that wait go to others. Delivered orders keep the names',
    body: body({ ...oneOrMany, orders: activeOrders }).refine(isOneOrMany, oneOrManyError),
    reply: bulkReplySchema,
  }),
  restore_provider: call({
    ...ofProviders,
    audit: { entity: 'provider', action: 'undo' },
    summary: 'Restores a deleted delivery person while documents and bank details are still kept; 426 afterwards',
    body: body({ _id: id }),
    reply: providerReply,
  }),
  get_provider_job_list: call({
    ...ofProviders,
    summary:
      "A delivery person's orders of one day of the store, today unless said otherwise: in hand first, then the latest delivered",
    body: body({ _id: id, date: listDay.optional() }),
    reply: listReply(orderSnapshotSchema).extend({ date, day: providerDaySchema }),
  }),
} as const;
