/** Payments of an order at the store's payment gateways. */
export const orderPayments = {
  card: '%{brand} ending in %{last4}',
  state: {
    waiting: 'Waiting for the customer',
    authorized: 'Authorized: %{amount}',
    saved: 'Card saved. It’s charged when you accept.',
    paid: '%{amount} captured',
    voided: 'Released, nothing was taken',
    failed: 'Not paid: %{amount}',
  },
  until: 'Can be captured until %{time}',
  refund: {
    waiting: 'Refund of %{amount} under way',
    done: '%{amount} refunded',
    failed: 'Refund of %{amount} failed',
  },
  retry: 'Refund again',
  link: 'Payment link',
  dispute: {
    open: 'Disputed: %{amount}',
    won: 'Dispute won: %{amount}',
    lost: 'Dispute lost: %{amount}',
  },
};
