import { useMemo } from 'react';
import { metresPerUnit } from '#contract/delivery/distance';
import { useStoreFormat } from '../store/useStoreFormat';

/** Formats distances in a store's unit. */
export interface DistanceText {
  isMile: boolean;
  /** Metres. */
  perUnit: number;
  /** @example ofUnits(2.5) // '2.5 km' */
  ofUnits: (distance: number) => string;
  ofMetres: (metres: number) => string;
  /** @example 'km' */
  unit: string;
}

/** Formats distances in this unit. */
export function distanceText(isMile: boolean, locale: string): DistanceText {
  const unit = isMile ? 'mile' : 'kilometer';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  const perUnit = metresPerUnit(isMile);
  return {
    isMile,
    perUnit,
    ofUnits: (distance) => format.format(distance),
    ofMetres: (metres) => format.format(metres / perUnit),
    unit: short.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? '',
  };
}

/** Formats distances in the signed-in store's unit. */
export function useDistanceText(): DistanceText {
  const { store, locale } = useStoreFormat();
  const isMile = store.is_distance_unit_mile;
  return useMemo(() => distanceText(isMile, locale), [isMile, locale]);
}
