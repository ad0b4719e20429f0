import { z } from 'zod';
import { orderSnapshotSchema } from './entities/order';
import { id } from './entities/shared';
import type { PermissionKey } from './permissions';

/**
 * The real-time channel. The server sends one event, `store`, and `resync` where a client missed more
 * than can be replayed; a client sends `replay` where it finds a gap in `seq`.
 */
export const socketEvents = { store: 'store', resync: 'resync', replay: 'replay' } as const;

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
    by: z.object({ kind: z.enum(['customer', 'store', 'provider', 'system']), id: z.string().nullable(), name: z.string() }),
    reason: z.string().optional(),
  }),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;

/** Store or session messages (approved, declined, signed out elsewhere): the code says it all. */
export const plainMessageSchema = z.object({});

/** Codes whose `messageData` is an order message; each is shown only to those who hold the permission. */
export const orderMessageCodes = [
  2061, 2062, 2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2074, 2088,
] as const;
export type OrderMessageCode = (typeof orderMessageCodes)[number];
export const orderMessagePermissions: readonly PermissionKey[] = ['store/order', 'store/dispatcher'];

export const isOrderMessage = (event: StoreEvent): event is StoreEvent & { messageData: OrderMessage } =>
  (orderMessageCodes as readonly number[]).includes(event.messageCode);

/**
 * One message of a store's stream. `seq` counts up per store without gaps; it is `null` for messages to
 * one session alone. `messageCode` 0 stands in for a message that this listener may not see.
 */
export interface StoreEvent {
  seq: number | null;
  messageCode: number;
  messageData: OrderMessage | Record<string, never>;
}

/** What a client proves itself with when it connects; `last_seq` asks for what came after it. */
export const socketAuthSchema = z.object({
  store_id: z.string(),
  servertoken: z.string(),
  id: z.string().optional(),
  device_token: z.string().optional(),
  last_seq: z.int().min(0).nullable().optional(),
});
export type SocketAuth = z.infer<typeof socketAuthSchema>;
