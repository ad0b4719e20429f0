import { z } from 'zod';
import { keyChecks, paymentGatewaySchema } from '../entities/paymentGateway';
import { offeredGateways } from '../payments/gateways';
import { body, call, noBody } from './call';

/** The state of a store's accounts at gateways; their keys are in the settings. */
export const paymentGatewayCalls = {
  get_payment_gateways: call({
    audience: 'owner',
    summary: 'Every gateway, with its last check, its last message, and the steps that it lacks',
    body: noBody,
    reply: z.object({ gateways: z.array(paymentGatewaySchema) }),
  }),
  check_payment_gateway: call({
    audience: 'owner',
    limit: { points: 30, seconds: 600 },
    waitsOutside: true,
    audit: 'none: it only reads from the gateway whether the keys are right',
    summary: 'Asks a gateway whether the stored keys are right, with a request that charges nothing',
    body: body({ name: z.enum(offeredGateways) }),
    reply: z.object({ check: z.enum(keyChecks), gateways: z.array(paymentGatewaySchema) }),
  }),
} as const;
