import { z } from 'zod';
import { id, instant, minor } from '../entities/shared';
import { gatewayNames } from './gateways';

/** `save_card` takes no money: the card is charged when the order is accepted. */
export const paymentModes = ['authorize', 'charge', 'save_card'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** `saved`: the card is saved. `voided`: nothing was taken, and nothing will be. */
export const paymentStates = ['waiting', 'authorized', 'saved', 'paid', 'voided', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `settled`: the gateway didn't make it, and the store gave the money back in another way. */
export const gatewayRefundStates = ['waiting', 'done', 'failed', 'settled'] as const;

export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A refund on its way through a gateway. */
export const gatewayRefundSchema = z.object({
  _id: id,
  amount: minor,
  state: z.enum(gatewayRefundStates),
  /** Its number at the gateway, once it has one. */
  number: z.string().optional(),
  at: instant,
  /** Why it failed or still waits, in the gateway's words. */
  failure: z.string().optional(),
});
export type GatewayRefundView = z.infer<typeof gatewayRefundSchema>;

/** One attempt to pay an order at a gateway. */
export const orderPaymentSchema = z.object({
  _id: id,
  gateway: z.enum(gatewayNames),
  mode: z.enum(paymentModes),
  state: z.enum(paymentStates),
  /** Its number at the gateway, once it has one. */
  number: z.string().optional(),
  amount: minor,
  captured: minor,
  refunded: minor,
  /** Until when an authorized payment can be captured. */
  capture_before: instant.optional(),
  card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  /** Why the last request failed, in the gateway's words. */
  failure: z.string().optional(),
  /** The latest one. `fees`: what the gateway charged for all of them, less what it gave back. */
  dispute: z.object({ amount: minor, state: z.enum(disputeStates), fees: z.int() }).optional(),
  at: instant,
  refunds: z.array(gatewayRefundSchema),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** A value of a payment or its order before and after a gateway's message. */
export const eventChangeSchema = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.null()]),
  after: z.union([z.string(), z.number(), z.null()]),
});
export type EventChange = z.infer<typeof eventChangeSchema>;

/** A message of a gateway, with what it changed: nothing if everything in it was known. */
export const gatewayEventSchema = z.object({
  _id: id,
  gateway: z.enum(gatewayNames),
  /** The gateway's own ID and name of it. */
  event_id: z.string(),
  type: z.string(),
  at: instant,
  received_at: instant,
  /** Missing while it is being worked on. */
  handled_at: instant.optional(),
  order: z.object({ _id: id, unique_id: z.int(), currency: z.string() }).optional(),
  payment: z.string().optional(),
  changes: z.array(eventChangeSchema),
  /** Why it couldn't be worked on yet. */
  failure: z.string().optional(),
});
export type GatewayEventView = z.infer<typeof gatewayEventSchema>;

/** A payment that has begun: the customer enters a card at `address`. */
export const startedPaymentSchema = z.object({
  _id: id,
  gateway: z.enum(gatewayNames),
  mode: z.enum(paymentModes),
  amount: minor,
  currency: z.string(),
  address: z.string(),
});
export type StartedPayment = z.infer<typeof startedPaymentSchema>;
