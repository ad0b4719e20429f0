import type { Minor } from '../money';
import type { Invoice } from './invoice';
import type { StatementSection, TaxOfRate } from './parts';
import type { Statement } from './statement';

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** A section's total. */
export const sectionTotal = ({ lines }: Pick<StatementSection, 'lines'>): Minor =>
  sum(lines.map(({ amount }) => amount));

const taxTotal = (taxes: readonly TaxOfRate[]): Minor => sum(taxes.map(({ tax }) => tax));

/**
 * Returns the amounts below a statement's sections: `due` is what was due before, plus what was earned, plus `cash`, less
 * what was paid out. A negative amount is owed to the platform.
 */
export function statementSums({
  balance_before,
  sections,
  payouts,
}: Pick<Statement, 'balance_before' | 'sections' | 'payouts'>): Record<'earned' | 'cash' | 'paid_out' | 'due', Minor> {
  const totalOf = (isCash: boolean) =>
    sum(sections.filter(({ title }) => (title === 'cash') === isCash).map(sectionTotal));
  const [earned, cash] = [totalOf(false), totalOf(true)];
  const paidOut = sum(payouts.map(({ amount }) => amount));
  return { earned, cash, paid_out: paidOut, due: balance_before + earned + cash - paidOut };
}

/** Returns the amounts below an invoice's lines. */
export function invoiceSums({
  sections,
  taxes,
  paid,
}: Pick<Invoice, 'sections' | 'taxes' | 'paid'>): Record<'net' | 'tax' | 'total' | 'due', Minor> {
  const net = sum(sections.map(sectionTotal));
  const tax = taxTotal(taxes);
  return { net, tax, total: net + tax, due: net + tax - paid };
}
