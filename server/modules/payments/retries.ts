import { addSeconds } from 'date-fns';
import { isPassing } from '#contract/payments/paymentFailure';

/** Seconds until the next attempt: soon at first, then up to an hour. */
const pauses = [15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600];

/** When to try again. The first pause is longer than a request takes, so that no other process makes it as well. */
export const nextTry = (tries: number, now: Date): Date =>
  addSeconds(now, pauses[Math.min(tries, pauses.length - 1)] ?? 3_600);

/** The same for refunds, up to a day: what keeps them waiting often takes until the gateway's next payout. */
const refundPauses = [120, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400];

/** When to try a refund again. The first pause is longer than all of its requests take: some gateways would make two. */
export const nextRefundTry = (tries: number, now: Date): Date =>
  addSeconds(now, refundPauses[Math.min(tries, refundPauses.length - 1)] ?? 86_400);

/** How often a refund is tried, over about three days. Then it is someone's work. */
export const refundTries = 10;

/** Whether a refund that its gateway refused is asked for again automatically. */
export const canTryAgain = ({ tries }: { tries: number }, failure: string): boolean =>
  tries < refundTries && isPassing(failure);

/**
 * How long a charge is tried, in hours. Gateways forget a request's key after a day, and would charge once more; a message
 * still tells of one that succeeded.
 */
export const chargeHours = 20;

/** How long a customer has for a checkout, in hours. Afterwards the payment is over, unless the gateway says otherwise. */
export const checkoutHours = 24;

/** How long before its end a hold is captured, even if the store hasn't answered: afterwards the money would be lost. */
export const captureEarlyHours = 2;
