import type { AgreedFee } from '#contract/bookings/bookingFee';
import { errorCodes } from '#contract/codes/errorCodes';
import { defaultFee, quoteDelivery } from '#contract/delivery/quoteDelivery';
import type { FeeBreakdown } from '#contract/entities/deliveryArea';
import type { DeliveryAddress, OrderItem } from '#contract/entities/order';
import { limits } from '#contract/limits';
import type { Minor } from '#contract/money';
import type { Discount } from '#contract/offers/discount';
import type { OrderType } from '#contract/orders/statuses';
import { type Totals, totalsOfLines } from '#contract/orders/totals';
import { CallError } from '#server/http/callError';
import { type BrokenRule, brokenRule, fieldMissing, refuseAll } from '../refusals';
import type { OrderTerms } from '../storeTerms';
import type { PlacedOrder } from './orderLines';

/** The price of the delivery; `breakdown` is `null` if the order isn't delivered. */
export interface DeliveryCharge {
  fee: Minor;
  /** How the fee is calculated. */
  breakdown: FeeBreakdown | null;
  /** Set if the address is outside the delivery areas; the fee is then the store's default fee for the distance. */
  broken: BrokenRule | null;
}

/** Returns the price of delivering to an address, and whether the store delivers there. */
function quoteAddress({ delivery }: OrderTerms, address: DeliveryAddress, subtotal: Minor): DeliveryCharge {
  const { is_delivered, fee, ...quote } = quoteDelivery(delivery, address, subtotal);
  if (is_delivered) return { fee, breakdown: { ...quote, terms_id: delivery.id }, broken: null };
  const outside = defaultFee(delivery, address, subtotal);
  const { metres, steps } = outside;
  const broken = brokenRule('outside_areas');
  return { fee: outside.fee, breakdown: { metres, steps, terms_id: delivery.id }, broken };
}

/** @throws 558 if the store doesn't deliver to an address */
export const assertDelivers = (terms: OrderTerms, address: DeliveryAddress, subtotal: Minor): void =>
  refuseAll([quoteAddress(terms, address, subtotal).broken]);

export type DeliveredTo = Pick<PlacedOrder, 'order_type' | 'delivery_address'>;

/**
 * Returns the price of delivering an order.
 *
 * @throws 4022 if a delivery has no address
 */
export function deliveryOf(terms: OrderTerms, placed: DeliveredTo, subtotal: Minor): DeliveryCharge {
  if (placed.order_type !== 'delivery') return { fee: 0, breakdown: null, broken: null };
  if (!placed.delivery_address) throw fieldMissing('delivery_address');
  return quoteAddress(terms, placed.delivery_address, subtotal);
}

/**
 * Replaces the fee for an address outside the delivery areas with the one that staff agreed with the customer, if any.
 */
export function agreedCharge(charge: DeliveryCharge, fee: Minor | undefined): DeliveryCharge {
  const { breakdown, broken } = charge;
  if (fee === undefined || !broken || !breakdown) return charge;
  return { fee, breakdown: { ...breakdown, steps: [{ key: 'set_by_staff', amount: fee }] }, broken };
}

/** The broken rule if an order is below the store's minimum, otherwise `null`. The subtotal is before discounts. */
export function brokenMinimum({ store }: OrderTerms, orderType: OrderType, subtotal: Minor): BrokenRule | null {
  const minimum = store.minimum_order_price;
  // The minimum doesn't apply to guests at a table.
  return orderType === 'table' || subtotal >= minimum ? null : brokenRule('below_minimum', { minimum, subtotal });
}

/**
 * The totals of an order.
 *
 * @throws 651 if the total is too large
 */
export function orderCharges(
  { store }: OrderTerms,
  { tip_amount }: Pick<PlacedOrder, 'tip_amount'>,
  lines: readonly OrderItem[],
  extra: { delivery_fee: Minor; discount?: Discount | undefined; booking_fee?: AgreedFee | null | undefined },
): Totals {
  const totals = totalsOfLines(lines, store.is_tax_included, { ...extra, tip_amount });
  if (Math.max(totals.total, ...totals.lines) > limits.amountMax) throw new CallError(errorCodes.ORDER_FAILED);
  return totals;
}
