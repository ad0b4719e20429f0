import type { Minor } from '../money';
import type { Invoice } from './invoice';
import type { SectionTitle, StatementSection, TaxOfRate } from './parts';
import type { Statement } from './statement';

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** A section's total. */
export const sectionTotal = ({ lines }: Pick<StatementSection, 'lines'>): Minor =>
  sum(lines.map(({ amount }) => amount));

const taxTotal = (taxes: readonly TaxOfRate[]): Minor => sum(taxes.map(({ tax }) => tax));

/**
 * Returns the amounts below a statement's sections: `due` is what was due before, plus what was earned, plus `cash` and
 * `owed`, less what was paid out. A negative amount is owed to the platform.
 */
export function statementSums({
  balance_before,
  sections,
  payouts,
}: Pick<Statement, 'balance_before' | 'sections'> & { payouts: readonly { amount: Minor }[] }): Record<
  'earned' | 'cash' | 'owed' | 'paid_out' | 'due',
  Minor
> {
  const totalOf = (isAsked: (title: SectionTitle) => boolean) =>
    sum(sections.filter(({ title }) => isAsked(title)).map(sectionTotal));
  const [cash, owed] = [totalOf((title) => title === 'cash'), totalOf((title) => title === 'owed')];
  const earned = totalOf((title) => title !== 'cash' && title !== 'owed');
  const paidOut = sum(payouts.map(({ amount }) => amount));
  return { earned, cash, owed, paid_out: paidOut, due: balance_before + earned + cash + owed - paidOut };
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
