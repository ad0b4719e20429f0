import { z } from 'zod';
import { offeredGateways } from '../payments/gateways';
import { instant } from './shared';

/** Steps that a gateway can lack. */
export const gatewaySteps = [
  ...(['authorize', 'partial_capture', 'void', 'partial_refund', 'save_card', 'disputes'] as const),
] as const;
export type GatewayStep = (typeof gatewaySteps)[number];

/** A gateway as the owner sees it. Its keys are in the settings. */
export const paymentGatewaySchema = z.object({
  name: z.enum(offeredGateways),
  /** Whether all of its keys are set. */
  has_keys: z.boolean(),
  /** Whether it takes payments, and whether as the first one. */
  is_on: z.boolean(),
  is_first: z.boolean(),
  /** By the last check of its keys; `null` before. */
  is_test: z.boolean().nullable(),
  account: z.string(),
  checked_at: instant.nullable(),
  /** Path to which it sends its messages; `null` until a key is set. */
  webhook_path: z.string().nullable(),
  last_event_at: instant.nullable(),
  /** Until when another one takes its payments, because it failed. */
  paused_until: instant.nullable(),
  missing_steps: z.array(z.enum(gatewaySteps)),
});
export type PaymentGatewayState = z.infer<typeof paymentGatewaySchema>;

/** The result of a check of keys: it worked, the keys are wrong, or the gateway didn't answer. */
export const keyChecks = ['ok', 'wrong_keys', 'missing_keys', 'missing_rights', 'unreachable', 'other'] as const;
export type KeyCheck = (typeof keyChecks)[number];
