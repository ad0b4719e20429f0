import { expect, it } from 'vitest';
import { ownFailures, paymentFailure } from '#contract/payments/paymentFailure';

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
