import { type Minor, taxOnTop } from '../money';

/** Member states of the European Union, in which a business with a tax ID pays the tax itself. */
const union: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export interface TaxPayer {
  country_code: string;
  tax_id: string;
}

export interface Seller extends TaxPayer {
  /** Percent of tax in the seller's country. */
  tax_rate: number;
}

export interface TaxDecision {
  percent: number;
  /** `home`: the seller's tax. `reverse_charge`: the buyer pays it. `outside`: not taxed where the seller is. */
  rule: 'home' | 'reverse_charge' | 'outside';
}

/**
 * Which tax an invoice has, by the buyer's country and tax ID. In its own country, the seller takes its tax. So it does
 * from buyers elsewhere in the union who have no tax ID; those who have one pay it themselves. Everyone else pays none.
 */
export function taxFor(seller: Seller, buyer: TaxPayer): TaxDecision {
  const home: TaxDecision = { percent: seller.tax_rate, rule: 'home' };
  if (seller.country_code === buyer.country_code || buyer.country_code === '') return home;
  if (!union.includes(seller.country_code) || !union.includes(buyer.country_code))
    return { percent: 0, rule: 'outside' };
  return buyer.tax_id === '' ? home : { percent: 0, rule: 'reverse_charge' };
}

export interface InvoiceSums {
  net: Minor;
  tax: Minor;
  total: Minor;
}

/** The one rule: tax is taken of the sum of all lines, and rounded once, halves away from zero. */
export function sumsOf(lines: readonly { amount: Minor }[], { percent }: Pick<TaxDecision, 'percent'>): InvoiceSums {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxOnTop(net, percent);
  return { net, tax, total: net + tax };
}
