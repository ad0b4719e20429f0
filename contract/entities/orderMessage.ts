import { z } from 'zod';
import { orderEventKinds } from '../orders/orderEventKinds';
import { actorSchema, orderSnapshotSchema } from './order';
import { id } from './shared';

/** The content of an order message, in addition to its code. */
export const orderMessageSchema = z.object({
  order_id: id,
  unique_id: z.int(),
  is_schedule_order: z.boolean(),
  order: orderSnapshotSchema,
  change: z.object({
    axis: z.enum(['order', 'delivery']),
    from: z.int().nullable(),
    to: z.int(),
    by: actorSchema,
    reason: z.string().optional(),
    /** The kind of event, if no status changed. */
    kind: z.enum(orderEventKinds).optional(),
  }),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;
