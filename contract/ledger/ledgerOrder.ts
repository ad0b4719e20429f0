import type { AgreedFee, ChargedFee } from '../bookings/bookingFee';
import type { Minor } from '../money';
import { amountDueOf } from '../orders/amountDueOf';
import type { RefundLine } from '../orders/refunds';
import type { OrderStatus, OrderType, PaymentMethod } from '../orders/statuses';
import type { CommissionTerms, ProviderRule } from './terms';

/** An order with the fields that the ledger needs. */
export interface LedgerOrder extends ChargedFee {
  id: string;
  order_type: OrderType;
  order_status: OrderStatus;
  payment_status: string;
  paid_by: PaymentMethod;
  items: readonly RefundLine[];
  tax: Minor;
  tax_included: boolean;
  delivery_fee: Minor;
  tip_amount: Minor;
  discount: Minor;
  total: Minor;
  paid_amount: Minor;
  refunded: Minor;
  /** How much of `paid_amount` the store's own gateway took. */
  paid_at_gateway?: Minor | undefined;
  /** For an order that is paid in cash: how much of `paid_amount` came by card, as the fee of a booking does. */
  card_paid?: Minor | undefined;
  /** The fee that it was booked with. */
  booking_fee?: AgreedFee | null | undefined;
  extra_due: Minor;
  cancellation_charge: Minor;
  /** How often its end was undone. */
  reopened?: number | undefined;
  /** The offer it was placed with. */
  promo: { funded_by_platform?: number | undefined } | null;
  /** The terms it was placed with; `null` if none were agreed. */
  commission_terms: CommissionTerms | null;
  provider_id: string | null;
  /** The rule of its delivery. */
  provider_rule: ProviderRule | null;
}

/**
 * Returns how much of a completed order's total the customer doesn't pay, because it was refunded: the total less what was
 * paid and what is still due. Refunds of changes and cancellations aren't part of it, because the total has changed with
 * them.
 */
export const creditedOf = (order: LedgerOrder): Minor =>
  order.total - (order.paid_amount - order.refunded + amountDueOf(order));

/** The part of an order's total that has been paid, or had been before it was refunded. */
export const paidOf = (order: LedgerOrder): Minor => Math.max(0, order.total - amountDueOf(order));

/** How much of what was paid came by card. */
export const paidByCard = ({ paid_by, paid_amount, card_paid = 0 }: LedgerOrder): Minor =>
  paid_by === 'card' ? paid_amount : card_paid;

/**
 * The part of an amount that the platform holds. Refunds are paid from the store's gateway first, so the platform's share is
 * the last to shrink.
 */
export function takenByPlatform(order: LedgerOrder, amount: Minor): Minor {
  const { paid_by, paid_at_gateway = 0 } = order;
  if (paid_by === 'card' && paid_at_gateway === 0) return amount;
  return Math.max(0, Math.min(amount, paidByCard(order) - paid_at_gateway));
}
