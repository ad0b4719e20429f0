import type { TranslateFunction } from 'react-admin';
import type { Minor } from '#contract/money';

/**
 * Says how what was counted differs from what was expected.
 *
 * @example differenceText(-20, money, t) // '€0.20 missing'
 */
export const differenceText = (difference: Minor, money: (amount: Minor) => string, t: TranslateFunction): string =>
  t(difference === 0 ? 'cash.exact' : difference < 0 ? 'cash.missing' : 'cash.extra', {
    amount: money(Math.abs(difference)),
  });
