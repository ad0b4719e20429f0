import { z } from 'zod';
import { orderSnapshotSchema } from './order';
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
    by: z.object({
      kind: z.enum(['customer', 'store', 'provider', 'system']),
      id: z.string().nullable(),
      name: z.string(),
    }),
    reason: z.string().optional(),
  }),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;
