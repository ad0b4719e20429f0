import { addMinutes } from 'date-fns';
import type { Minor } from '../money';
import { endedEarly, isFinal, type OrderStatus } from '../orders/statuses';
import type { BookingFee } from './bookingRules';

/** The fee that guests agreed to when they booked. A booking keeps it, whatever the store asks of others later. */
export interface AgreedFee {
  /** For the whole party, in minor units. */
  amount: Minor;
  per: BookingFee['per'];
  is_off_the_bill: boolean;
}

/** An order's sums without its booking fee. */
interface Bill {
  subtotal: Minor;
  tax: Minor;
  tax_included: boolean;
  delivery_fee: Minor;
  tip_amount: Minor;
  discount: Minor;
}

/** The fee of a party by a store's rule. */
export const agreedFee = ({ amount, per, is_off_the_bill }: BookingFee, persons: number): AgreedFee => ({
  amount: per === 'person' ? amount * persons : amount,
  ...{ per, is_off_the_bill },
});

/** When a booking is made, for when, and the minutes that its guests can be late. */
interface BookedTime {
  now: Date;
  at: Date;
  grace_period: number;
}

/** Until when a fee is to be paid. Guests who book late have until they would be late: those at the door keep their table. */
export function feeDueAt({ due_within }: BookingFee, { now, at, grace_period }: BookedTime): Date {
  const due = addMinutes(now, due_within);
  return due < at ? due : addMinutes(at, grace_period);
}

/**
 * The part of the fee that an order's total contains. A fee off the bill is only what the bill is short of it, so that
 * the total is the bill, and at least the fee.
 *
 * @param bill the total without the fee
 */
export function chargedFee(fee: AgreedFee | null | undefined, bill: Minor): Minor {
  if (!fee) return 0;
  return fee.is_off_the_bill ? Math.max(0, fee.amount - Math.max(0, bill)) : fee.amount;
}

const billOf = ({ subtotal, tax, tax_included, delivery_fee, tip_amount, discount }: Bill): Minor =>
  subtotal + (tax_included ? 0 : tax) + delivery_fee + tip_amount - discount;

/** The same of an order: the line with the fee in its totals. */
export const feeLine = (order: Bill & { booking_fee?: AgreedFee | null | undefined }): Minor =>
  order.booking_fee ? chargedFee(order.booking_fee, billOf(order)) : 0;

/** The part of an order that says whether its fee was paid. */
export interface FeePayable {
  order_status: OrderStatus;
  paid_amount: Minor;
  booking_fee?: AgreedFee | null | undefined;
}

/**
 * Returns how much of its fee is still to be paid for a booking. Whatever was paid counts, and a later refund doesn't
 * make the fee due again.
 */
export const feeOwed = ({ order_status, paid_amount, booking_fee }: FeePayable): Minor =>
  booking_fee && !isFinal(order_status) ? Math.max(0, booking_fee.amount - paid_amount) : 0;

/** The state of a booking's fee: a card can hold it until the store has accepted. */
export const feeStates = ['due', 'held', 'paid', 'released'] as const;
export type FeeState = (typeof feeStates)[number];

/** Returns the state of a booking's fee for those who read it; `null` without a fee. */
export function feeStateOf(order: FeePayable & { payment_status: string }): FeeState | null {
  if (!order.booking_fee) return null;
  if (order.paid_amount >= order.booking_fee.amount) return 'paid';
  if (endedEarly(order.order_status)) return 'released';
  return order.payment_status === 'authorized' ? 'held' : 'due';
}
