/**
 * The accounts of a store's ledger, in the order of its reports, with the group of each.
 *
 * - `result`: what the store earned, or gave up. Their sum is the store's earnings.
 * - `money`: where its money is. `platform` is what the platform holds for the store, less what the store owes it.
 * - `owed`: what it owes to others. `customers` has what they paid for orders that haven't ended; below zero, they owe it.
 *
 * An amount above zero is a credit: something earned or owed. Money that comes in is a debit, below zero; `balanceOf`
 * turns the sign for readers.
 */
export const ledgerAccounts = {
  sales: 'result',
  discounts: 'result',
  /** The part of the discounts that the platform pays. */
  platform_discounts: 'result',
  delivery_fees: 'result',
  tips: 'result',
  /** The tax in prices that contain it, and in refunds. What is left of them is the store's. */
  included_tax: 'result',
  refunds: 'result',
  cancellation_charges: 'result',
  booking_fees: 'result',
  no_show_charges: 'result',
  commission: 'result',
  commission_tax: 'result',
  payment_fees: 'result',
  /** Fees that the store's own payment gateway charged for disputes, less those that it gave back. */
  dispute_fees: 'result',
  provider_shares: 'result',
  subscription: 'result',
  adjustments: 'result',
  platform: 'money',
  store_cash: 'money',
  provider_cash: 'money',
  /** The store's bank account: the sum of its payouts. */
  bank: 'money',
  /** Money that the store's own payment gateway has taken for it. */
  gateway: 'money',
  customers: 'owed',
  tax: 'owed',
  providers: 'owed',
} as const satisfies Record<string, 'result' | 'money' | 'owed'>;

export type LedgerAccount = keyof typeof ledgerAccounts;
export const ledgerAccountNames = Object.keys(ledgerAccounts) as [LedgerAccount, ...LedgerAccount[]];

/** Whether an account's sum is part of what the store earned. */
export const isResult = (account: LedgerAccount): boolean => ledgerAccounts[account] === 'result';

/**
 * Returns the sum of an account as people read it: money that is there is above zero.
 *
 * @example balanceOf('store_cash', -1490) // 1490: in the till
 */
export const balanceOf = (account: LedgerAccount, sum: number): number =>
  ledgerAccounts[account] === 'money' ? 0 - sum : sum;

/**
 * The events that the ledger records, one transaction each. `booking_fee` is the payment with which guests have paid the
 * fee of their booking.
 */
export const ledgerKinds = [
  'payment',
  'order_end',
  'refund',
  'cash_handover',
  'adjustment',
  'payout',
  'reversal',
  'booking_fee',
  'no_show_charge',
  'subscription',
  'dispute_fee',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
