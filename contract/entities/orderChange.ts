import { z } from 'zod';
import { changeStates } from '../orders/orderEventKinds';
import { actorSchema, orderItemSchema, orderLineChangeSchema } from './order';
import { id, instant, minor } from './shared';

/** An order's lines with what they come to. */
export const orderSumsSchema = z.object({
  items: z.array(orderItemSchema),
  subtotal: minor,
  tax: minor,
  discount: minor,
  total: z.int(),
});
export type OrderSums = z.infer<typeof orderSumsSchema>;

/** A change of an order's lines: asked of the customer, or made at once where the store took the order itself. */
export const orderChangeSchema = z.object({
  _id: id,
  order_id: id,
  state: z.enum(changeStates),
  proposed_at: instant,
  proposed_by: actorSchema,
  /** Until when the customer can answer; absent if they weren't asked. */
  expires_at: instant.optional(),
  settled_at: instant.optional(),
  settled_by: actorSchema.optional(),
  /** The messages of the store and of the customer. */
  message: z.string().optional(),
  answer: z.string().optional(),
  before: orderSumsSchema,
  after: orderSumsSchema,
  lines: z.array(orderLineChangeSchema),
  /** Money already paid: how much is refunded, and how much is charged in addition. */
  refund: minor,
  extra_charge: minor,
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

/** Why money went back. */
export const refundKinds = ['refund', 'change', 'cancellation'] as const;

/** Money that went back to a customer. */
export const orderRefundSchema = z.object({
  _id: id,
  order_id: id,
  kind: z.enum(refundKinds),
  at: instant,
  by: actorSchema,
  amount: minor,
  /** Pieces of lines that it pays back; none where it is a sum. */
  lines: z.array(z.object({ line: z.int(), quantity: z.int().min(1), name: z.array(z.string()) })),
  reason: z.string(),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;
