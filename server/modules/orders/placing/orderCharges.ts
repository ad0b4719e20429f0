import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderItem } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { deliveryFee, distanceBetween } from '#contract/orders/deliveryFee';
import { type Totals, totalsOfLines } from '#contract/orders/totals';
import { CallError } from '#server/http/callError';
import { fieldMissing, ruleBroken } from '../refusals';
import type { StoreTerms } from '../storeTerms';
import type { PlacedOrder } from './orderLines';

function feeFor({ store, fee }: StoreTerms, placed: PlacedOrder, subtotal: number): number {
  if (placed.order_type !== 'delivery') return 0;
  if (!placed.delivery_address) throw fieldMissing('delivery_address');
  const metres = distanceBetween([store.latitude, store.longitude], placed.delivery_address.location);
  const charged = deliveryFee(metres, subtotal, fee, store.is_distance_unit_mile);
  if (charged === null) throw ruleBroken(errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA, 'delivery_address');
  return charged;
}

/**
 * What the order costs.
 *
 * @throws 557 below the store's minimum (not for dine-in), 558 if the store doesn't deliver that far, 1012 for an unknown promo code, 651 if the total is too large
 */
export function orderCharges(terms: StoreTerms, placed: PlacedOrder, lines: readonly OrderItem[]): Totals {
  const { store } = terms;
  if (placed.promo_code) throw ruleBroken(errorCodes.PROMO_NOT_FOUND, 'promo_code');
  const { subtotal } = totalsOfLines(lines, store.is_tax_included);
  if (placed.order_type !== 'table' && subtotal < store.minimum_order_price) {
    throw ruleBroken(errorCodes.PRICE_BELOW_STORE_MINIMUM, 'items', { minimum: store.minimum_order_price, subtotal });
  }
  const totals = totalsOfLines(lines, store.is_tax_included, {
    delivery_fee: feeFor(terms, placed, subtotal),
    tip_amount: placed.tip_amount,
  });
  if (Math.max(totals.total, ...totals.lines) > limits.amountMax) throw new CallError(errorCodes.ORDER_FAILED);
  return totals;
}
