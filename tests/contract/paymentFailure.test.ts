import { expect, it } from 'vitest';
import { isPassing, ownFailures, paymentFailure } from '#contract/payments/paymentFailure';

it('a failure of a gateway is explained by its code, and its own words stay', () => {
  const kindOf = (failure: string) => paymentFailure(failure).kind;
  expect(paymentFailure('insufficient_funds')).toEqual({ kind: 'funds', words: 'insufficient_funds' });
  expect(['timeout', 'status_503', 'StripeAPIError', 'no answer'].map(kindOf)).toEqual(Array(4).fill('no_answer'));
  expect(['card_declined', 'instrument_declined', 'generic_decline', 'lost_card'].map(kindOf)).toEqual(
    Array(4).fill('declined'),
  );
  expect(['charge_already_refunded', 'refund_amount_exceeded', 'CAPTURE_FULLY_REFUNDED'].map(kindOf)).toEqual(
    Array(3).fill('refunded'),
  );
  expect(['wrong_keys', 'expired_card', 'authentication_required', 'balance_insufficient'].map(kindOf)).toEqual([
    'keys',
    'expired',
    'confirmation',
    'balance',
  ]);
  expect(paymentFailure('The bank said 17')).toEqual({ kind: 'other', words: 'The bank said 17' });
});

it('codes of the server itself are never shown as a gateway’s words', () => {
  for (const code of Object.values(ownFailures)) expect(paymentFailure(code).words).toBeNull();
});

it('tells refusals that pass from those that last, by the codes of each gateway', () => {
  const pass = ['balance_insufficient', 'NO_BALANCE', 'refund_failed_insufficient_funds', 'Insufficient balance'];
  const soon = ['TRANS_NOT_ENDED', 'REFUND_TO_OFTEN', 'pending_capture', 'timeout', 'status_503', 'lock_timeout'];
  expect([...pass, ...soon].filter((code) => !isPassing(code))).toEqual([]);
  const stripe = ['charge_already_refunded', 'charge_disputed', 'expired_or_canceled_card', 'resource_missing'];
  const others = ['capture_fully_refunded', 'refund_time_limit_exceeded', 'TRANS_TOO_OLD', 'wrong_keys', 'who knows'];
  expect([...stripe, ...others].filter(isPassing)).toEqual([]);
  // PayU's, and Paystack's with and without a code.
  const theirs = ['TRANS_BILLING_ENTRIES_NOT_COMPLETED', 'insufficient_balance'];
  const inWords = ['Insufficient balance to fulfill this refund. Please top up.'];
  expect([...theirs, ...inWords].filter((code) => !isPassing(code))).toEqual([]);
  const lasting = ['REFUND_DISABLED', 'UNKNOWN_ERROR', 'REFUND_IDEMPOTENCY_MISMATCH', 'invalid_params'];
  expect(lasting.filter(isPassing)).toEqual([]);
  const returned = ['PAID', 'transaction_reversed', 'Transaction has been fully reversed'];
  expect(returned.map((code) => paymentFailure(code).kind)).toEqual(Array(3).fill('refunded'));
  expect(['AMOUNT_TO_BIG', 'Cannot refund less than NGN50'].map((code) => paymentFailure(code).kind)).toEqual(
    Array(2).fill('amount'),
  );
  expect(paymentFailure('charge_for_pending_refund_disputed').kind).toBe('disputed');
  expect(paymentFailure('lost_or_stolen_card').kind).toBe('card_closed');
});
