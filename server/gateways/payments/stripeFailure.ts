import Stripe from 'stripe';
import type { ConnectFailure } from '../connect/connectFailure';
import type { GatewayResult } from './paymentGateway';

/** No answer arrived. The SDK puts it into an error of its own. */
export class UnreachableError extends Error {
  constructor(readonly failure: ConnectFailure) {
    super(failure);
  }
}

/** Declines that another try with the same card won't change, by the gateway's list of decline codes. */
const hardDeclines: readonly string[] = [
  ...['authentication_required', 'card_not_supported', 'currency_not_supported', 'expired_card', 'fraudulent'],
  ...['incorrect_number', 'invalid_account', 'invalid_number', 'lost_card', 'merchant_blacklist'],
  ...['new_account_information_available', 'pickup_card', 'restricted_card', 'revocation_of_all_authorizations'],
  ...['revocation_of_authorization', 'security_violation', 'stolen_card', 'stop_payment_order'],
  ...['transaction_not_allowed', 'incorrect_cvc', 'invalid_expiry_month', 'invalid_expiry_year'],
];

const isLater = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError ||
  // The first request with this key is still running.
  error.statusCode === 409;

/**
 * The result that an error of the SDK stands for.
 *
 * @throws an error that isn't about the gateway
 */
export function stripeFailure(error: unknown): Exclude<GatewayResult<never>, { kind: 'done' }> {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { code, decline_code: declineCode } = error;
  if (error instanceof Stripe.errors.StripeCardError) {
    const reason = declineCode ?? code ?? 'card_declined';
    return { kind: 'declined', isHard: hardDeclines.includes(reason), reason };
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const cause: unknown = error.detail;
    if (cause instanceof UnreachableError) return { kind: 'later', reason: cause.failure };
    // Not the network: a mistake in the code, which must not look like an outage.
    if (cause instanceof Error && cause.name === 'UnknownPathError') throw cause;
  }
  if (isLater(error)) return { kind: 'later', reason: code ?? error.type };
  if (error instanceof Stripe.errors.StripeAuthenticationError) return { kind: 'refused', reason: 'wrong_keys' };
  if (error instanceof Stripe.errors.StripePermissionError) return { kind: 'refused', reason: 'missing_rights' };
  return { kind: 'refused', reason: code ?? error.type };
}
