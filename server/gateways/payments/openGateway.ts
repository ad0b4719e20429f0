import type { GatewayStep } from '#contract/entities/paymentGateway';
import type { GatewayName, OfferedGateway } from '#contract/payments/gateways';
import type { Fetch } from '../connect/connect';
import type { GatewayKeys } from './gatewayKeys';
import type { PaymentGateway } from './paymentGateway';
import { openPaypal } from './paypal';
import { openPaystack } from './paystack';
import { openPayu } from './payu';
import { openStripe } from './stripe';

type Open = (keys: GatewayKeys, fetch: Fetch, now: () => Date) => PaymentGateway;

const openers: Readonly<Record<OfferedGateway, Open>> = {
  stripe: ({ secret }, fetch) => openStripe(secret, fetch),
  paystack: openPaystack,
  payu: openPayu,
  paypal: openPaypal,
};

/**
 * Opens an account at a gateway.
 *
 * @param fetch the way out
 * @returns `null` for a gateway that isn't offered (docs/gateways.md)
 */
export function openGateway(
  name: GatewayName,
  keys: GatewayKeys,
  fetch: Fetch,
  now: () => Date,
): PaymentGateway | null {
  return name in openers ? openers[name as OfferedGateway](keys, fetch, now) : null;
}

const nowhere: Fetch = async () => ({ ok: false, failure: 'other' });
const noKeys: GatewayKeys = {
  ...{ secret: 'none', public: '', merchant: '', authorization: '', isTest: true, webhookAddress: '' },
};

/** The steps that a gateway doesn't have. */
export const missingStepsOf = (name: OfferedGateway): readonly GatewayStep[] =>
  openers[name](noKeys, nowhere, () => new Date()).missingSteps;
