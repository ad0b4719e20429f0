import { useTranslate } from 'react-admin';
import { distanceBetween, type Location, metresPerUnit } from '#contract/delivery/distance';
import type { Store } from '#contract/entities/store';
import { bearingBetween, directionOf } from './geometry';

/** Formats distances in the store's unit. */
export function useDistance(store: Pick<Store, 'location' | 'is_distance_unit_mile'>, locale: string) {
  const t = useTranslate();
  const unit = store.is_distance_unit_mile ? 'mile' : 'kilometer';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const perUnit = metresPerUnit(store.is_distance_unit_mile);
  return {
    perUnit,
    unitName: new Intl.NumberFormat(locale, { style: 'unit', unit })
      .formatToParts(1)
      .find(({ type }) => type === 'unit')?.value,
    /** "2.3 km north-east of the store" */
    distanceText: (point: Location) =>
      t('createOrder.position.told', {
        distance: format.format(distanceBetween(store.location, point) / perUnit),
        direction: t(`createOrder.direction.${directionOf(bearingBetween(store.location, point))}`),
      }),
  };
}
