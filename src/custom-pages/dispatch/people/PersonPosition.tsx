import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LocationOffIcon from '@mui/icons-material/LocationOffOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import { differenceInMinutes } from 'date-fns';
import { useTranslate } from 'react-admin';
import type { DispatchProvider } from '#contract/entities/provider';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { useClock } from '../../../components/order/sharedClock';
import { agoText } from '../../../components/order/storeTime';
import { positionHoldsMinutes } from './positionHolds';

type Located = Pick<DispatchProvider, 'location' | 'located_at'>;

/** Where somebody is known to be from: now, from a while ago, or not at all. Three things, with a sign and words for each. */
export const PersonPosition = ({ person: { location, located_at } }: { person: Located }) => {
  const t = useTranslate();
  const { locale } = useOrderSurroundings();
  const minutes = useClock((now) => (located_at ? Math.max(0, differenceInMinutes(now, located_at)) : -1));
  if (!location || minutes < 0) {
    return (
      <span className="place" data-position="none">
        <LocationOffIcon aria-hidden />
        {t('dispatch.people.no_position')}
      </span>
    );
  }
  const isOld = minutes >= positionHoldsMinutes;
  const Icon = isOld ? HistoryIcon : LocationIcon;
  const time = agoText(minutes, locale);
  return (
    <span className="place" data-position={isOld ? 'old' : 'fresh'}>
      <Icon aria-hidden />
      {t(isOld ? 'dispatch.people.last_position' : 'dispatch.people.position', { time })}
    </span>
  );
};
