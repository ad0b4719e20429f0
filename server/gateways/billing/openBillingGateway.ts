import type { Env } from '#server/env';
import type { Fetch } from '../connect/connect';
import { openGateway } from '../payments/openGateway';
import type { PaymentGateway } from '../payments/paymentGateway';

/** The platform's own key at the stand-in. A store's are others. */
export const demoBillingKey = 'sk_test_standin_platform';

const noOtherKeys = { public: '', merchant: '', authorization: '', isTest: false, webhookAddress: '' };

/**
 * Opens the platform's own account, by which stores pay for their subscriptions. It has nothing to do with a store's
 * account for its orders: other keys, customers and messages.
 *
 * @param fetch the way out; to the stand-in in a demo
 * @returns `null` if there is none
 */
export function openBillingGateway(
  { BILLING, BILLING_STRIPE_KEY }: Pick<Env, 'BILLING' | 'BILLING_STRIPE_KEY'>,
  fetch: Fetch | null,
  now: () => Date,
): PaymentGateway | null {
  if (BILLING !== 'on' || !fetch) return null;
  return openGateway('stripe', { ...noOtherKeys, secret: BILLING_STRIPE_KEY || demoBillingKey }, fetch, now);
}
