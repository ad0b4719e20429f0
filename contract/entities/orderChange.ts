import { z } from 'zod';
import { changeStates } from '../orders/orderEventKinds';
import { actorSchema, orderItemSchema, orderLineChangeSchema } from './order';
import { id, instant, minor } from './shared';

/** An order's lines with their totals. */
export const orderSumsSchema = z.object({
  items: z.array(orderItemSchema),
  subtotal: minor,
  tax: minor,
  discount: minor,
  total: z.int(),
});
export type OrderSums = z.infer<typeof orderSumsSchema>;

/** A change of an order's lines. The customer is asked first, unless the store took the order itself. */
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

/** Why money went back. `gateway`: someone returned it at the payment gateway. */
export const refundKinds = ['refund', 'change', 'cancellation', 'gateway'] as const;

/** Money refunded to a customer. */
export const orderRefundSchema = z.object({
  _id: id,
  order_id: id,
  kind: z.enum(refundKinds),
  at: instant,
  by: actorSchema,
  amount: minor,
  /** The refunded pieces of lines; empty if an amount was refunded. */
  lines: z.array(z.object({ line: z.int(), quantity: z.int().min(1), name: z.array(z.string()) })),
  reason: z.string(),
  /** When the no-show that it was made for was undone: the money counts as paid again. */
  taken_back_at: instant.optional(),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;
