import type { Minor } from '../money';
import { isResult, type LedgerAccount, ledgerAccountNames } from './accounts';
import { type LedgerEntry, type LedgerStep, sumOf } from './ledgerEntry';

/** One line of what an order brought: what the customer was charged (`charged`), or what is taken from it (`taken`). */
export interface EarningLine {
  part: 'charged' | 'taken';
  account: LedgerAccount;
  amount: Minor;
  /** For a sale: the line of the order. */
  line?: number | undefined;
  steps?: LedgerStep[] | undefined;
}

/** The earnings of an order. The lines add up to `earned`, and those with the part `charged` to `charged`. */
export interface OrderEarnings {
  charged: Minor;
  earned: Minor;
  lines: EarningLine[];
}

const chargedAccounts: readonly LedgerAccount[] = [
  'sales',
  'discounts',
  'delivery_fees',
  'tips',
  'booking_fees',
  'cancellation_charges',
];

/** The tax that came on top of prices: what is owed and wasn't part of them. */
const taxOnTop = (entries: readonly LedgerEntry[]): Minor => sumOf(entries, 'tax', 'included_tax');

/**
 * Returns what an order brought, line by line, from its entries: "This order brought you 8.31 of 14.90". Nothing before it
 * has ended.
 */
export function orderEarnings(entries: readonly LedgerEntry[]): OrderEarnings {
  const lines: EarningLine[] = [];
  const add = (part: EarningLine['part'], account: LedgerAccount, amount: Minor, rest: Partial<EarningLine> = {}) => {
    if (amount !== 0) lines.push({ part, account, amount, ...rest });
  };
  for (const entry of entries.filter(({ account }) => account === 'sales')) {
    add('charged', 'sales', entry.amount, { line: entry.line });
  }
  for (const account of chargedAccounts.filter((one) => one !== 'sales'))
    add('charged', account, sumOf(entries, account));
  add('charged', 'tax', taxOnTop(entries));
  add('taken', 'tax', 0 - sumOf(entries, 'tax'));
  const taken = ledgerAccountNames.filter(
    (account) => isResult(account) && account !== 'included_tax' && !chargedAccounts.includes(account),
  );
  for (const account of taken) {
    const steps = entries.flatMap((entry) => (entry.account === account ? (entry.steps ?? []) : []));
    add('taken', account, sumOf(entries, account), steps.length > 0 ? { steps } : {});
  }
  const sumOfLines = (all: readonly EarningLine[]) => all.reduce((sum, { amount }) => sum + amount, 0);
  return { charged: sumOfLines(lines.filter(({ part }) => part === 'charged')), earned: sumOfLines(lines), lines };
}
