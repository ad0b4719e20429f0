import { differenceInMinutes } from 'date-fns';
import { useTranslate } from 'react-admin';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';

/** How old the last known position is; a missing one is said in words. */
export const PositionAge = ({ at }: { at: string | undefined }) => {
  const t = useTranslate();
  const minutes = useClock((now) => (at ? Math.max(0, differenceInMinutes(now, at)) : -1));
  if (minutes < 0) return t('providers.position.none');
  return minutes === 0 ? t('providers.position.now') : t('providers.position.ago', { time: spanText(minutes, t) });
};
