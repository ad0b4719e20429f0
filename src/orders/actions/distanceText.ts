import { distanceBetween, type Location, metresPerUnit } from '#contract/orders/deliveryFee';

/** How far a place is from the store as the crow flies, in the store's unit: `1.2 km`, `0.8 mi`. */
export function distanceText(
  store: { location: Location; is_distance_unit_mile: boolean },
  place: Location,
  locale: string,
): string {
  const isMile = store.is_distance_unit_mile;
  const distance = distanceBetween(store.location, place) / metresPerUnit(isMile);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMile ? 'mile' : 'kilometer',
    maximumFractionDigits: 1,
  }).format(distance);
}
