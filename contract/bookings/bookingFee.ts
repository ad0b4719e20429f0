import { addMinutes } from 'date-fns';
import { type Minor, taxWithin } from '../money';
import { endedEarly, isFinal, type OrderStatus } from '../orders/statuses';
import type { BookingFee } from './bookingRules';

/** The fee that guests agreed to when they booked. A booking keeps it, whatever the store asks of others later. */
export interface AgreedFee {
  /** For the whole party, in minor units. */
  amount: Minor;
  per: BookingFee['per'];
  is_off_the_bill: boolean;
  /** The rate in percent of the tax that the amount contains; omitted in bookings from before fees were taxed. */
  tax_rate?: number | undefined;
}

/**
 * The fee of a party by a store's rule.
 *
 * @param tax_rate the store's rate in percent
 */
export const agreedFee = (
  { amount, per, is_off_the_bill }: BookingFee,
  persons: number,
  tax_rate: number,
): AgreedFee => ({ amount: per === 'person' ? amount * persons : amount, per, is_off_the_bill, tax_rate });

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

/** The fee as one of an order's sums. */
export interface ChargedFee {
  /** Like the subtotal, it contains its tax or not, as the order's prices do. */
  fee_charged: Minor;
  /** The tax of it, which is part of the order's. */
  fee_tax: Minor;
}

/**
 * The part of the fee that an order's total contains. A fee off the bill is only what the bill is short of it, so that
 * the total is the bill, and at least the fee. Guests pay the amount that they agreed to, so it contains its tax.
 *
 * @param bill the total without the fee
 */
export function chargedFee(fee: AgreedFee | null | undefined, bill: Minor, isTaxIncluded: boolean): ChargedFee {
  if (!fee) return { fee_charged: 0, fee_tax: 0 };
  const charged = fee.is_off_the_bill ? Math.max(0, fee.amount - Math.max(0, bill)) : fee.amount;
  const fee_tax = taxWithin(charged, fee.tax_rate ?? 0);
  return { fee_charged: charged - (isTaxIncluded ? 0 : fee_tax), fee_tax };
}

/** Returns how much of an order's total is its fee. */
export const feeInTotal = ({ fee_charged, fee_tax, tax_included }: ChargedFee & { tax_included: boolean }): Minor =>
  fee_charged + (tax_included ? 0 : fee_tax);

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
