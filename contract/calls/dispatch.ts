import { z } from 'zod';
import { deliveryLogEntrySchema } from '../entities/deliveryLog';
import { orderSchema } from '../entities/order';
import { dispatchProviderSchema } from '../entities/provider';
import { id, idempotencyKey, version } from '../entities/shared';
import { limits } from '../limits';
import { endedOrderKeys } from '../orders/boards';
import { body, call, noBody } from './call';
import { listReply } from './list';

/** The result for one order of an assignment: the updated order, or why it wasn't changed. */
const assignmentSchema = z.object({
  order_id: id,
  order: orderSchema.optional(),
  error_code: z.int().optional(),
  /** With 655 and 4009: who changed the order first, and its current state. */
  changed_by: z.string().optional(),
  current: orderSchema.optional(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

const dispatchers = ['store/order', 'store/dispatcher'] as const;

/** Assigns orders to delivery people. */
export const dispatchCalls = {
  get_dispatch_provider_list: call({
    audience: 'session',
    permission: dispatchers,
    summary: 'Approved delivery people with their locations, active orders and pending offers',
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
    summary:
      'Turns a delivery that nobody has picked up into a pickup: the fee is taken off, and the customer collects it',
    body: body({ order_id: id, version, idempotency_key: idempotencyKey }),
    reply: z.object({ order: orderSchema }),
  }),
  get_delivery_log: call({
    audience: 'session',
    permission: [...dispatchers, ...endedOrderKeys],
    summary:
      'Who was asked to deliver an order that the caller may see, what came of it, and why others were passed over',
    body: body({ order_id: id }),
    reply: z.object({ data: z.array(deliveryLogEntrySchema) }),
  }),
} as const;
