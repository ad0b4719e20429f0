import type { LedgerAccount } from '../ledger/accounts';
import type { Minor } from '../money';
import type { LineLabel, SectionTitle, StatementLine, StatementSection } from './parts';

/**
 * The accounts of a statement's sections, in its order. All but those of payouts belong to one: the sections of what was
 * earned, `cash` for money that the store has, and `owed` for what isn't its own. So the balance before, the sections and
 * the payouts always add up to the balance afterwards.
 */
export const sectionAccounts = {
  sales: ['sales', 'included_tax', 'booking_fees'],
  discounts: ['discounts', 'platform_discounts'],
  refunds: ['refunds'],
  delivery: ['delivery_fees', 'tips', 'cancellation_charges', 'no_show_charges', 'provider_shares'],
  commission: ['commission', 'commission_tax', 'payment_fees', 'dispute_fees'],
  adjustments: ['adjustments', 'subscription'],
  cash: ['store_cash', 'provider_cash', 'gateway'],
  owed: ['customers', 'tax', 'providers'],
} as const satisfies Partial<Record<SectionTitle, readonly (LedgerAccount & LineLabel)[]>>;

/** The sum of an account in a period; of tax, for each rate. */
export interface AccountSum {
  account: LedgerAccount;
  tax_rate: number | null;
  amount: Minor;
}

/**
 * Returns a statement's sections from the sums of its entries. Lines and sections of 0 are left out.
 *
 * @param adjustments those of the platform, each as a line; what is left of the account are differences of counted cash
 */
export function sectionsOf(sums: readonly AccountSum[], adjustments: readonly StatementLine[]): StatementSection[] {
  const listed = adjustments.reduce((sum, { amount }) => sum + amount, 0);
  const linesOf = (account: LedgerAccount & LineLabel): StatementLine[] => {
    const own = sums.filter((one) => one.account === account);
    const total = own.reduce((sum, { amount }) => sum + amount, 0);
    if (account === 'adjustments') return [...adjustments, { label: 'cash_differences', amount: total - listed }];
    if (account !== 'tax') return [{ label: account, amount: total }];
    return own
      .sort((a, b) => (a.tax_rate ?? 0) - (b.tax_rate ?? 0))
      .map(({ tax_rate, amount }) => ({ label: account, amount, percent: tax_rate ?? 0 }));
  };
  const titles = Object.keys(sectionAccounts) as (keyof typeof sectionAccounts)[];
  return titles
    .map((title) => ({ title, lines: sectionAccounts[title].flatMap(linesOf).filter(({ amount }) => amount !== 0) }))
    .filter(({ lines }) => lines.length > 0);
}
