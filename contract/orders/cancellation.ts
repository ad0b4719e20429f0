import type { CancellationCharge, CancellationTier } from '../bookings/bookingRules';
import { type Minor, taxOnTop } from '../money';
import type { OrderRules } from './orderRules';
import { type OrderStatus, type OrderType, orderStatus } from './statuses';

/** The last status in which a customer can cancel. */
export const cancelUntilStatuses = [orderStatus.NEW, orderStatus.ACCEPTED, orderStatus.PREPARING] as const;
/**
 * The sum that the fee is based on. `with_order`: the order's total. `without_order`: its delivery fee only, so that
 * the food itself is never charged.
 */
export const cancellationTypes = ['with_order', 'without_order'] as const;
export const cancellationModes = ['absolute', 'percentage'] as const;

const policyKeys = [
  'cancel_until',
  'cancel_within',
  'cancellation_type',
  'cancellation_mode',
  'cancellation_charge',
  'cancellation_percent',
  'cancellation_above',
] as const satisfies readonly (keyof OrderRules)[];

/** The rules by which customers can cancel, and the fee. */
export type CancellationPolicy = Pick<OrderRules, (typeof policyKeys)[number]>;

/** The policy part of a store's rules. */
export const policyOf = (rules: OrderRules): CancellationPolicy =>
  Object.fromEntries(policyKeys.map((key) => [key, rules[key]])) as unknown as CancellationPolicy;

/** The charges of a booking, as agreed when it was made. */
interface BookingCharges {
  /** The store's time zone then: tiers name times of its clock. */
  timezone: string;
  tiers: (Omit<CancellationTier, 'charges'> & { charges: CancellationCharge[] })[];
}

/**
 * The policy that an order was placed with and keeps. With `booking`, that decides the charge, and the fee of deliveries
 * and pickups doesn't apply. Bookings from before they had charges of their own lack it.
 */
export interface AgreedCancellation extends CancellationPolicy {
  booking?: BookingCharges | undefined;
}

/** Returns the policy that a new order keeps. */
export function agreedCancellation(
  order_type: OrderType,
  rules: OrderRules,
  { timezone, tiers }: { timezone: string; tiers: readonly CancellationTier[] },
): AgreedCancellation {
  const policy = policyOf(rules);
  if (order_type !== 'table') return policy;
  return { ...policy, booking: { timezone, tiers: tiers.map((tier) => ({ ...tier, charges: [...tier.charges] })) } };
}

/** The amounts of an order that the fee is based on. */
export interface ChargedSums {
  total: Minor;
  delivery_fee: Minor;
}

/** One step of the fee; `amount` is the result of the step. */
export interface ChargeStep {
  key: 'with_order' | 'without_order' | 'below' | 'absolute' | 'percentage' | 'capped';
  amount: Minor;
}

/**
 * Returns the fee for cancelling an accepted order, before what the customer has paid is considered. Orders below
 * `cancellation_above` are free; an order of exactly that total is charged. The fee is never more than the sum that it
 * is based on.
 *
 * @returns the charge in minor units, and the steps that lead to it
 */
export function cancellationCharge(
  policy: CancellationPolicy,
  { total, delivery_fee }: ChargedSums,
): { charge: Minor; steps: ChargeStep[] } {
  const { cancellation_type: type, cancellation_mode: mode } = policy;
  const base = Math.max(0, type === 'with_order' ? total : Math.min(delivery_fee, total));
  const steps: ChargeStep[] = [{ key: type, amount: base }];
  if (total < policy.cancellation_above) return { charge: 0, steps: [...steps, { key: 'below', amount: 0 }] };
  const uncapped = mode === 'absolute' ? policy.cancellation_charge : taxOnTop(base, policy.cancellation_percent);
  steps.push({ key: mode, amount: uncapped });
  if (uncapped > base) steps.push({ key: 'capped', amount: base });
  return { charge: Math.min(uncapped, base), steps };
}

/** The statuses that a policy can set as the last one for cancelling, in order. */
const order: readonly OrderStatus[] = cancelUntilStatuses;

/** Whether a customer can still cancel in this status, whatever the time. */
export const isBeforeCancelLimit = (status: OrderStatus, { cancel_until }: CancellationPolicy): boolean =>
  status === orderStatus.NEW || (order.includes(status) && order.indexOf(status) <= order.indexOf(cancel_until));
