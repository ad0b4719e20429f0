import { z } from 'zod';
import { orderEventKinds } from '../orders/orderEventKinds';
import { actorSchema, orderSnapshotSchema } from './order';
import { id } from './shared';

/** What an order event says beside its code. */
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
    /** What happened where no status moved. */
    kind: z.enum(orderEventKinds).optional(),
  }),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;
