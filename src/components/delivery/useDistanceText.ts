import { useMemo } from 'react';
import { metresPerUnit } from '#contract/delivery/distance';
import { useStoreFormat } from '../store/useStoreFormat';

/** Distances in the store's unit, in words. */
export function useDistanceText() {
  const { store, locale } = useStoreFormat();
  const isMile = store.is_distance_unit_mile;
  return useMemo(() => {
    const unit = isMile ? 'mile' : 'kilometer';
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 });
    const short = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
    const perUnit = metresPerUnit(isMile);
    return {
      isMile,
      perUnit,
      /** @example ofUnits(2.5) // '2.5 km' */
      ofUnits: (distance: number) => format.format(distance),
      ofMetres: (metres: number) => format.format(metres / perUnit),
      unit: short.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? '',
    };
  }, [isMile, locale]);
}
