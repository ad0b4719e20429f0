import type { Minor } from '#contract/money';
import type { PaymentDispute, PaymentDisputes } from '#server/db/schema/payments';

/** The disputes of a payment that messages reported, one each. */
export function disputesOf(stored: PaymentDisputes | null): PaymentDispute[] {
  if (!stored) return [];
  const { others = [], ...last } = stored;
  return [last, ...others];
}

/** The sum of a payment's dispute fees, less those that the gateway gave back. */
export const disputeFeesOf = (stored: PaymentDisputes | null): Minor =>
  disputesOf(stored)
    .flatMap(({ fees = [] }) => fees)
    .reduce((sum, { amount }) => sum + amount, 0);
