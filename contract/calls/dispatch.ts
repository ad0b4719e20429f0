import { z } from 'zod';
import { deliveryLogEntrySchema } from '../entities/deliveryLog';
import { autoAssign, dispatchSettingsSchema, offerSeconds } from '../entities/dispatchSettings';
import { orderSchema } from '../entities/order';
import { dispatchProviderSchema } from '../entities/provider';
import { id, idempotencyKey, version } from '../entities/shared';
import { limits } from '../limits';
import { body, call, noBody } from './call';
import { listReply } from './list';

/** What became of one order of an assignment: the order as it is now, or why it was left as it was. */
const assignmentSchema = z.object({
  order_id: id,
  order: orderSchema.optional(),
  error_code: z.int().optional(),
  /** With 655 and 4009: who was first, and how the order is now. */
  changed_by: z.string().optional(),
  current: orderSchema.optional(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

const dispatchers = ['store/order', 'store/dispatcher'] as const;

/** Bringing orders and delivery people together. */
export const dispatchCalls = {
  get_dispatch_provider_list: call({
    audience: 'session',
    permission: dispatchers,
    summary: 'Approved delivery people with where they are, and how much they have in hand and were asked for',
    body: noBody,
    reply: listReply(dispatchProviderSchema),
  }),
  assign_order_list: call({
    audience: 'session',
    permission: dispatchers,
    idempotent: 'by part',
    audit: { entity: 'order', action: 'assign', record: 'orders' },
    summary:
      'Offers orders to one delivery person, each taken from whoever holds it; with nobody named each is offered to the ' +
      'nearest free one. Every order has a result of its own',
    body: body({
      idempotency_key: idempotencyKey,
      orders: z
        .array(z.strictObject({ order_id: id, version: version.optional() }))
        .min(1)
        .max(limits.assignedAtOnceMax)
        .refine((orders) => new Set(orders.map(({ order_id }) => order_id)).size === orders.length),
      provider_id: id.optional(),
    }),
    reply: z.object({ results: z.array(assignmentSchema) }),
  }),
  change_to_pickup: call({
    audience: 'session',
    permission: dispatchers,
    idempotent: true,
    audit: { entity: 'order', action: 'pickup', record: 'order_id' },
    summary: 'Makes a pickup of a delivery that nobody picked up yet: its fee is taken off, and the customer comes',
    body: body({ order_id: id, version, idempotency_key: idempotencyKey }),
    reply: z.object({ order: orderSchema }),
  }),
  get_delivery_log: call({
    audience: 'session',
    permission: [...dispatchers, 'store/history'],
    summary:
      'Who was asked to deliver an order that the caller may see, what came of it, and why others were passed over',
    body: body({ order_id: id }),
    reply: z.object({ data: z.array(deliveryLogEntrySchema) }),
  }),
  get_dispatch_settings: call({
    audience: 'session',
    permission: 'store/setting',
    summary: 'When the search for delivery people begins by itself, and how long each has to answer',
    body: noBody,
    reply: z.object({ dispatch_settings: dispatchSettingsSchema }),
  }),
  update_dispatch_settings: call({
    audience: 'session',
    permission: 'store/setting',
    audit: { entity: 'store', action: 'update' },
    summary: 'Changes these settings; what is left out stays as it is. Offers that wait for an answer keep their end',
    body: body({ version, auto_assign: autoAssign.optional(), offer_seconds: offerSeconds.optional() }),
    reply: z.object({ dispatch_settings: dispatchSettingsSchema }),
  }),
} as const;
