/** Reasons that the server gives itself. A gateway gives others. */
export const ownFailures = {
  noAnswer: 'no_answer',
  notSetUp: 'not_set_up',
  gone: 'payment_gone',
  otherCurrency: 'other_currency',
  changing: 'payment_changing',
  noCard: 'no_saved_card',
  partial: 'partial_refund',
  failed: 'failed',
} as const;

/** The failures of gateways that are explained in the reader's language. */
type PaymentFailureKind = keyof typeof kinds | 'other';

/*
 * By the codes of Stripe (https://docs.stripe.com/declines/codes, https://docs.stripe.com/error-codes), PayPal, PayU and
 * Paystack, and by connection errors. Paystack documents none for refunds: they are as its clients have recorded
 * them, also as the sentences that it sends without a code. PayU's `PAID` says that the refund was made before. Its
 * `UNKNOWN_ERROR` isn't treated as temporary: another request would have another key, and could return the money twice.
 * Checked in this order.
 */
const kinds = {
  no_answer:
    /^(address|refused|timeout|tls|too_large|redirects|no.answer|no_json|later|previous_request_in_progress|idempotency_key_in_use|status_\d+|rate_limit|lock_timeout|api_error|stripe(api|connection|ratelimit)error)$/,
  keys: /^(wrong_keys|missing_rights|api_key_expired|platform_api_key_expired|not_authorized|permission_denied)$/,
  not_set_up: /^not_set_up$/,
  partial: /^(partial_refund|unsupported|partial_refund_not_allowed)$/,
  not_yet: /^(trans_not_ended|refund_too?_often|trans_billing_entries_not_completed|pending_capture)$/,
  disputed: /disput/,
  card_closed: /^(expired_or_canceled_card|lost_or_stolen_card)$/,
  too_old: /refund_time_limit|trans_too_old/,
  attention: /^needs-attention$/,
  balance:
    /^(balance_insufficient|balance too low|no_balance|refund_failed_insufficient_funds)$|^insufficient[_ ]balance|merchant.*balance/,
  funds: /insufficient_funds|withdrawal_count_limit|card_velocity|amount_limit|transaction_limit/,
  expired: /^(expired|expired_card|card_expired|invalid_expiry\w*)$/,
  confirmation: /authentication_(required|failure)|payer_action_required|payer_cannot_pay|not_authenticated/,
  refunded:
    /already_refunded|already.*reversed|fully reversed|^(transaction_reversed|paid)$|refund_amount_exceeded|fully_refunded|more than is left|refund.*greater/,
  amount: /^(amount_\w+|invalid_amount|decimal_precision|currency_not_supported|other_currency)$|^cannot refund less/,
  gone: /^(unknown_payment|payment_gone|resource_missing|resource_not_found|no_saved_card|unknown_card)$/,
  email: /^email_needed$/,
  declined:
    /declin|do_not_honor|fraud|(lost|stolen|restricted|pickup)_card|card_not_supported|transaction_not_allowed|incorrect_|invalid_(account|cvc|number)|security_violation|call_issuer|^(try_again_later|processing_error|failed)$/,
} as const satisfies Record<string, RegExp>;

/** Failures that pass: an outage, too little money at the gateway, and a payment that it is still working on. */
const passing: readonly PaymentFailureKind[] = ['no_answer', 'balance', 'not_yet'];

/** Codes that say no more than their text does. */
const failureCodes: readonly string[] = [...Object.values(ownFailures), 'other'];

/**
 * Explains why a request to a gateway failed.
 *
 * @returns the kind of failure, and the gateway's own words, if there are any
 * @example paymentFailure('insufficient_funds') // { kind: 'funds', words: 'insufficient_funds' }
 */
export function paymentFailure(failure: string): { kind: PaymentFailureKind; words: string | null } {
  const matched = Object.entries(kinds).find(([, pattern]) => pattern.test(failure.toLowerCase()));
  return {
    kind: (matched?.[0] as keyof typeof kinds | undefined) ?? 'other',
    words: failureCodes.includes(failure) ? null : failure,
  };
}

/** Whether the same request can succeed later, without anyone doing something about it. */
export const isPassing = (failure: string): boolean => passing.includes(paymentFailure(failure).kind);
