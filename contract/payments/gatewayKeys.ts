import type { OfferedGateway } from './gateways';

/** The fields of the settings with an account's keys, by what they are. */
export interface GatewayKeyFields {
  secret: string;
  public?: string;
  merchant?: string;
  authorization?: string;
  /** With which messages are verified, where it isn't one of the others. */
  webhook?: string;
}

/** The keys of each gateway. Its secret ones are stored encrypted. */
export const gatewayKeyFields = {
  stripe: { secret: 'stripe_secret', webhook: 'stripe_webhook' },
  paystack: { secret: 'paystack_secret' },
  payu: { merchant: 'payu_merchant', secret: 'payu_secret', authorization: 'payu_authorization' },
  paypal: { public: 'paypal_public', secret: 'paypal_secret', webhook: 'paypal_webhook' },
} as const satisfies Readonly<Record<OfferedGateway, GatewayKeyFields>>;

/** How long a webhook's previous secret is valid after it was replaced, in hours. */
export const webhookOverlapHours = 24;
