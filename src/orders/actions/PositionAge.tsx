import { differenceInMinutes } from 'date-fns';
import { useTranslate } from 'react-admin';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { useClock } from '../../components/order/sharedClock';
import { agoText } from '../../components/order/storeTime';

/** How old the last known position of a delivery person is. */
export const PositionAge = ({ at }: { at: string | undefined }) => {
  const t = useTranslate();
  const { locale } = useOrderSurroundings();
  const minutes = useClock((now) => (at ? Math.max(0, differenceInMinutes(now, at)) : -1));
  if (minutes < 0) return null;
  return <span style={{ display: 'block' }}>{t('boards.provider.position', { time: agoText(minutes, locale) })}</span>;
};
