import type { PaymentDispute } from '#server/db/schema/payments';
import type { GatewayRefund } from '#server/gateways/payments/paymentGateway';
import type { RefundRow } from './paymentRows';

/*
 * Some gateways return the money of a dispute by a refund: it is read twice, as a dispute that was lost and as a refund. Only one
 * of them is booked, whichever arrives first.
 */

type Facts = Pick<PaymentDispute, 'id' | 'amount' | 'state'>;

/** Where the gateway doesn't say which dispute a refund settles, one of the same sum does. */
const canSettle = ({ id, amount }: Facts, refund: GatewayRefund): boolean =>
  refund.state !== 'failed' && (refund.dispute === id || (refund.dispute === null && refund.amount === amount));

/**
 * Pairs disputes that were lost with the refunds that settle them, each with one at most.
 *
 * @param recorded what is booked of the payment, by the numbers of refunds and disputes
 * @returns the numbers of the refunds, by dispute
 */
export function settlements(
  disputes: readonly Facts[],
  seen: readonly GatewayRefund[],
  recorded: readonly RefundRow[],
): ReadonlyMap<string, string> {
  const isOurs = (refund: GatewayRefund) =>
    recorded.some(({ number, is_foreign }) => number === refund.id && !is_foreign);
  const left = seen.filter((refund) => refund.dispute !== undefined && !isOurs(refund));
  const pairs = new Map<string, string>();
  const lost = disputes.filter(({ state }) => state === 'lost');
  // Those that are named come first, so that no other dispute takes their refunds.
  for (const isNamed of [true, false]) {
    for (const dispute of lost.filter(({ id }) => !pairs.has(id))) {
      const index = left.findIndex((each) => canSettle(dispute, each) && (each.dispute === dispute.id) === isNamed);
      const [refund] = index === -1 ? [] : left.splice(index, 1);
      if (refund) pairs.set(dispute.id, refund.id);
    }
  }
  return pairs;
}
