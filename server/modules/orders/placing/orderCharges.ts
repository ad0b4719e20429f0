import { errorCodes } from '#contract/codes/errorCodes';
import { quoteDelivery } from '#contract/delivery/quoteDelivery';
import type { FeeBreakdown } from '#contract/entities/deliveryArea';
import type { DeliveryAddress, OrderItem } from '#contract/entities/order';
import { limits } from '#contract/limits';
import type { Discount } from '#contract/offers/discount';
import { type Totals, totalsOfLines } from '#contract/orders/totals';
import { CallError } from '#server/http/callError';
import { fieldMissing, ruleBroken } from '../refusals';
import type { OrderTerms } from '../storeTerms';
import type { PlacedOrder } from './orderLines';

interface Charges extends Totals {
  /** How the delivery fee comes about; `null` if the order isn't delivered. */
  breakdown: FeeBreakdown | null;
}

/**
 * Whether and for what fee the store delivers to an address.
 *
 * @throws 558 if it doesn't
 */
export function quoteAddress({ delivery }: OrderTerms, address: DeliveryAddress, subtotal: number) {
  const { is_delivered, fee, ...quote } = quoteDelivery(delivery, address, subtotal);
  if (!is_delivered) throw ruleBroken(errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA, 'delivery_address');
  return { fee, breakdown: { ...quote, terms_id: delivery.id } };
}

export type DeliveredTo = Pick<PlacedOrder, 'order_type' | 'delivery_address'>;

/** @throws 558 if the store doesn't deliver there */
export function deliveryOf(terms: OrderTerms, placed: DeliveredTo, subtotal: number) {
  if (placed.order_type !== 'delivery') return { fee: 0, breakdown: null };
  if (!placed.delivery_address) throw fieldMissing('delivery_address');
  return quoteAddress(terms, placed.delivery_address, subtotal);
}

/**
 * What the order costs. The minimum and the delivery fee go by what the items cost before a discount.
 *
 * @throws 557 below the store's minimum (not for dine-in), 558 if the store doesn't deliver there, 651 if the total is too large
 */
export function orderCharges(
  terms: OrderTerms,
  placed: PlacedOrder,
  lines: readonly OrderItem[],
  discount?: Discount,
): Charges {
  const { store } = terms;
  const { subtotal } = totalsOfLines(lines, store.is_tax_included);
  if (placed.order_type !== 'table' && subtotal < store.minimum_order_price) {
    throw ruleBroken(errorCodes.PRICE_BELOW_STORE_MINIMUM, 'items', { minimum: store.minimum_order_price, subtotal });
  }
  const { fee, breakdown } = deliveryOf(terms, placed, subtotal);
  const totals = totalsOfLines(lines, store.is_tax_included, {
    delivery_fee: fee,
    tip_amount: placed.tip_amount,
    discount,
  });
  if (Math.max(totals.total, ...totals.lines) > limits.amountMax) throw new CallError(errorCodes.ORDER_FAILED);
  return { ...totals, breakdown };
}
