/** The functions of payments at gateways for the jobs. */

export { canTryAgain, nextRefundTry, refundTries } from './retries';
export { removeOldEvents, runPayments } from './runPayments';
