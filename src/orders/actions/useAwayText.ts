import { useTranslate } from 'react-admin';
import { distanceBetween, type Location, metresPerUnit } from '#contract/orders/deliveryFee';
import { useSession } from '../../session/useSession';
import { useOrderFormat } from '../display/orderContext';

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

/** Nearer than this in metres somebody stands at the counter: "0 km away" would say it worse. */
const atStoreWithin = 50;

/** Says how far from the store a delivery person is: "1.2 km away", or that they are there. */
export function useAwayText(): (location: Location | undefined | null) => string | undefined {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const store = useSession()?.store;
  return (location) => {
    if (!location || !store) return undefined;
    return distanceBetween(store.location, location) < atStoreWithin
      ? t('dispatch.people.at_store')
      : t('boards.provider.away', { distance: distanceText(store, location, locale) });
  };
}
