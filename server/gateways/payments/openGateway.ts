import type { Fetch } from './fetch';
import type { GatewayName, PaymentGateway } from './paymentGateway';
import { openStripe } from './stripe';

/** The keys of an account at a gateway, under the names of the settings. Those that a gateway doesn't have are empty. */
export interface GatewayKeys {
  secret: string;
  public: string;
  merchant: string;
  authorization: string;
}

/**
 * Opens an account at a gateway.
 *
 * @param fetch the way out
 * @returns `null` for a gateway that isn't built
 */
export function openGateway(
  name: GatewayName,
  keys: GatewayKeys,
  fetch: Fetch,
  _now: () => Date,
): PaymentGateway | null {
  return name === 'stripe' ? openStripe(keys.secret, fetch) : null;
}
