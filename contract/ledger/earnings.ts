import type { Minor } from '../money';
import type { LedgerAccount } from './accounts';

/**
 * The parts of a store's earnings, in the order of the statement, each with its accounts. Every account of what was
 * earned belongs to one of them, so they add up to `net`. Sales, charges, delivery fees and tips are above zero, and what
 * is taken from them is below; adjustments can be either.
 */
export const earningMeasures = {
  /** Charged to customers for items, with the tax that prices contain and without tax that comes on top. */
  sales: ['sales'],
  delivery_fees: ['delivery_fees'],
  tips: ['tips'],
  charges: ['cancellation_charges', 'booking_fees', 'no_show_charges'],
  /** The store's part: the platform's is given back. */
  discounts: ['discounts', 'platform_discounts'],
  refunds: ['refunds'],
  /** The tax in prices, less that of refunds. */
  tax: ['included_tax'],
  commission: ['commission', 'commission_tax'],
  fees: ['payment_fees', 'dispute_fees', 'subscription'],
  provider_shares: ['provider_shares'],
  adjustments: ['adjustments'],
} as const satisfies Record<string, readonly LedgerAccount[]>;

export type EarningMeasure = keyof typeof earningMeasures;
export const earningMeasureNames = Object.keys(earningMeasures) as [EarningMeasure, ...EarningMeasure[]];

/** Sums of some orders, or of some days. */
export interface EarningSums extends Record<EarningMeasure, Minor> {
  /** Completed orders. Those that came to nothing aren't in the ledger, and don't count. */
  orders: number;
  /** All measures together. */
  net: Minor;
}

/** Sums of the ledger's accounts; missing for 0. */
export type AccountSums = Partial<Record<LedgerAccount, Minor>>;

/** Returns the earnings in sums of accounts. */
export function earningsOf(accounts: AccountSums, orders: number): EarningSums {
  const sumOf = (named: readonly LedgerAccount[]): Minor =>
    named.reduce((sum, account) => sum + (accounts[account] ?? 0), 0);
  const measured = Object.fromEntries(
    earningMeasureNames.map((measure) => [measure, sumOf(earningMeasures[measure])]),
  ) as Record<EarningMeasure, Minor>;
  const net = earningMeasureNames.reduce((sum, measure) => sum + measured[measure], 0);
  return { ...measured, orders, net };
}

/** Adds up earnings, for example of several order types. */
export function totalEarnings(all: readonly EarningSums[]): EarningSums {
  const add = (key: keyof EarningSums) => all.reduce((sum, each) => sum + each[key], 0);
  const measured = Object.fromEntries(earningMeasureNames.map((measure) => [measure, add(measure)]));
  return { ...(measured as Record<EarningMeasure, Minor>), orders: add('orders'), net: add('net') };
}
