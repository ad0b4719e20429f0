import { useTranslate } from 'react-admin';
import { distanceBetween, type Location, metresPerUnit } from '#contract/delivery/distance';
import { useSession } from '../../session/useSession';
import { useOrderFormat } from '../display/orderContext';

/** The straight-line distance from the store, in the store's unit: `1.2 km`, `0.8 mi`. */
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

/** Within this many metres a person counts as at the store, because "0 km away" would be unhelpful. */
const atStoreWithin = 50;

/** Describes how far a delivery person is from the store: "1.2 km away", or that they are there. */
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
