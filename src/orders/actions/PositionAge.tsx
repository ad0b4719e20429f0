import { differenceInMinutes } from 'date-fns';
import { useTranslate } from 'ra-core';
import { useClock } from '../../components/order/sharedClock';
import { spanText } from '../../components/order/storeTime';

/** How old the last known position of a delivery person is. */
export const PositionAge = ({ at }: { at: string | undefined }) => {
  const t = useTranslate();
  const minutes = useClock((now) => (at ? Math.max(0, differenceInMinutes(now, at)) : -1));
  if (minutes < 0) return null;
  return <span style={{ display: 'block' }}>{t('boards.provider.position', { time: spanText(minutes, t) })}</span>;
};
