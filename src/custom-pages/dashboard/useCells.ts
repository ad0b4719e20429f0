import { useMemo } from 'react';
import { minorDigits } from '#contract/currencyDigits';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { InsightCell } from './InsightSection';

/** Cells of numbers: as they are shown, and as spreadsheets read them. */
export function useCells() {
  const { money, locale, currency } = useStoreFormat();
  return useMemo(() => {
    const digits = minorDigits(currency);
    return {
      count: (value: number): InsightCell => ({ shown: value.toLocaleString(locale), value }),
      amount: (value: number): InsightCell => ({
        shown: money(value),
        value: Number((value / 10 ** digits).toFixed(digits)),
      }),
    };
  }, [money, locale, currency]);
}
