import type { Minor } from '../money';
import type { LedgerAccount } from './accounts';

/** The accounts of what the platform takes from an order. Refunds and shares are the store's own decisions. */
const platformAccounts: readonly LedgerAccount[] = ['commission', 'commission_tax', 'payment_fees', 'adjustments'];

/**
 * Whether a store is offered to contest an amount of an order: it was taken by the platform.
 *
 * @example isContestable('commission', -376) // true
 */
export const isContestable = (account: LedgerAccount, amount: Minor): boolean =>
  amount < 0 && platformAccounts.includes(account);
