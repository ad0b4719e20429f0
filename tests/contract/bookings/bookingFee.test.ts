import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedFee, feeDueAt, feeInTotal, feeOwed, feeStateOf } from '#contract/bookings/bookingFee';
import type { BookingFee } from '#contract/bookings/bookingRules';
import { taxWithin } from '#contract/money';
import { orderStatus } from '#contract/orders/statuses';
import { totalsOfLines } from '#contract/orders/totals';

const rule: BookingFee = { amount: 500, per: 'person', is_off_the_bill: true, due_within: 60, after_no_shows: 0 };
const now = new Date('2031-06-13T10:00:00Z');

const aFee = fc.record({
  amount: fc.integer({ min: 1, max: 10_000 }),
  ...{ per: fc.constant('booking' as const), is_off_the_bill: fc.boolean() },
  tax_rate: fc.constantFrom(undefined, 7, 8.875, 19),
});
const aLine = fc.record({
  ...{ quantity: fc.integer({ min: 1, max: 4 }), unit_price: fc.integer({ min: 0, max: 3_000 }) },
  ...{ tax_rate: fc.constantFrom(0, 7, 19), modifiers: fc.constant([]) },
});

describe('the booking fee', () => {
  it('is for each guest or for the booking', () => {
    expect(agreedFee(rule, 4, 19)).toMatchObject({ amount: 2000, tax_rate: 19 });
    expect(agreedFee({ ...rule, per: 'booking' }, 4, 19).amount).toBe(500);
  });

  it('is due after its time, or once late guests would lose their table', () => {
    const late = { now, grace_period: 15 };
    expect(feeDueAt(rule, { ...late, at: addMinutes(now, 600) })).toEqual(addMinutes(now, 60));
    expect(feeDueAt(rule, { ...late, at: addMinutes(now, 30) })).toEqual(addMinutes(now, 45));
    expect(feeDueAt(rule, { ...late, at: addMinutes(now, 55) })).toEqual(addMinutes(now, 70));
  });

  it('is added to the bill, or is the least that a bill comes to', () => {
    fc.assert(
      fc.property(aFee, fc.array(aLine, { maxLength: 4 }), fc.boolean(), (booking_fee, lines, isTaxIncluded) => {
        const bill = totalsOfLines(lines, isTaxIncluded);
        const totals = totalsOfLines(lines, isTaxIncluded, { booking_fee });
        const { amount, is_off_the_bill, tax_rate = 0 } = booking_fee;
        expect(totals.total).toBe(is_off_the_bill ? Math.max(bill.total, amount) : bill.total + amount);
        expect(feeInTotal(totals)).toBe(totals.total - bill.total);
        // The dishes are taxed as without it, and the fee once.
        expect(totals.tax).toBe(bill.tax + taxWithin(totals.total - bill.total, tax_rate));
        const { subtotal, fee_charged, tax } = totals;
        expect(subtotal + fee_charged + (isTaxIncluded ? 0 : tax)).toBe(totals.total);
      }),
    );
  });

  it('is owed until it is paid, and not again after a refund', () => {
    const booking = {
      order_status: orderStatus.ACCEPTED,
      booking_fee: agreedFee(rule, 2, 0),
      payment_status: 'pending',
    };
    expect(feeOwed({ ...booking, paid_amount: 0 })).toBe(1000);
    expect(feeStateOf({ ...booking, paid_amount: 0 })).toBe('due');
    expect(feeStateOf({ ...booking, paid_amount: 0, payment_status: 'authorized' })).toBe('held');
    expect(feeOwed({ ...booking, paid_amount: 1000 })).toBe(0);
    expect(feeStateOf({ ...booking, paid_amount: 1000, payment_status: 'refunded' })).toBe('paid');
    const released = { ...booking, order_status: orderStatus.CANCELLED_BY_STORE, paid_amount: 0 };
    expect([feeOwed(released), feeStateOf(released)]).toEqual([0, 'released']);
    expect(feeStateOf({ ...booking, booking_fee: null, paid_amount: 0 })).toBeNull();
  });
});
