import { expect, it } from 'vitest';
import { displayedAmountDue, displayedPayment } from '#contract/orders/displayedPayment';
import { orderStatus } from '#contract/orders/statuses';

const placed = {
  ...{ order_status: orderStatus.ACCEPTED, payment_status: 'pending' as const, total: 1200 },
  ...{ paid_amount: 0, extra_due: 0, cancellation_charge: 0 },
};
const told = (order: Partial<Parameters<typeof displayedPayment>[0]>) => {
  const facts = { ...placed, ...order };
  return [displayedPayment(facts), displayedAmountDue(facts)];
};

it('a payment is told by what is still to pay, and not by what someone once asked for', () => {
  const off = orderStatus.CANCELLED_BY_STORE;
  expect(told({})).toEqual(['pending', 0]);
  expect(told({ payment_status: 'paid', paid_amount: 1200 })).toEqual(['paid', 0]);
  expect(told({ paid_amount: 1200, extra_due: 300 })).toEqual(['pending', 300]);
  expect(told({ order_status: off })).toEqual(['unpaid', 0]);
  expect(told({ order_status: off, cancellation_charge: 200 })).toEqual(['pending', 200]);
  // What comes to nothing, however its payment was written down.
  for (const payment_status of ['pending', 'paid'] as const) {
    expect(told({ total: 0, payment_status })).toEqual(['free', 0]);
    expect(told({ total: 0, payment_status, order_status: off })).toEqual(['free', 0]);
  }
  expect(told({ total: 0, order_status: off, cancellation_charge: 200 })).toEqual(['pending', 200]);
  // All of it was given back and taken off.
  expect(told({ total: 0, payment_status: 'refunded', paid_amount: 1200 })).toEqual(['refunded', 0]);
});
