import { useTranslate } from 'react-admin';
import { distanceBetween, type Location } from '#contract/orders/deliveryFee';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { useSession } from '../../session/useSession';
import { distanceText } from './distanceText';

/** Nearer than this in metres somebody stands at the counter: "0 km away" would say it worse. */
const atStoreWithin = 50;

/** Says how far from the store a delivery person is: "1.2 km away", or that they are there. */
export function useAwayText(): (location: Location | undefined | null) => string | undefined {
  const t = useTranslate();
  const { locale } = useOrderSurroundings();
  const store = useSession()?.store;
  return (location) => {
    if (!location || !store) return undefined;
    return distanceBetween(store.location, location) < atStoreWithin
      ? t('dispatch.people.at_store')
      : t('boards.provider.away', { distance: distanceText(store, location, locale) });
  };
}
