/** Texts of the earnings of an order, in its panel. */
export const earnings = {
  /** The store's part of what the customer was charged. */
  brought: 'This order brought you %{earned} of %{charged}',
  charged: 'Charged to the customer',
  earned: 'Brought you',
  /** How an amount is calculated: “Commission: 30% of €12.52”. */
  share: '%{name}: %{percent} of %{base}',
  /** The accounts of the ledger. In the panel: each amount that is taken from the sum, or added by the platform. */
  account: {
    tax: 'Tax',
    refunds: 'Refunds',
    commission: 'Commission',
    commission_tax: 'Tax on the commission',
    payment_fees: 'Payment fee',
    provider_shares: 'Delivery person’s share',
    platform_discounts: 'Discount paid by the platform',
    adjustments: 'Corrections by the platform',
    booking_fees: 'Booking fee',
    no_show_charges: 'No-show fee',
    subscription: 'Subscription',
    sales: 'Sales',
    discounts: 'Discounts',
    delivery_fees: 'Delivery fees',
    tips: 'Tips',
    included_tax: 'Tax in prices',
    cancellation_charges: 'Cancellation fees',
    platform: 'Balance at the platform',
    store_cash: 'Cash in the store',
    provider_cash: 'Cash with delivery people',
    bank: 'Bank account',
    customers: 'Owed to customers',
    providers: 'Owed to delivery people',
  },
};
