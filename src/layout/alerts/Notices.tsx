import { Suspense, useEffect, useRef } from 'react';
import { patientLazy } from '../../components/patientLazy';
import { lookForNewVersion, useNewVersion } from '../../config/newVersion';
import { withTexts } from '../../i18n/index';
import { useOutage } from '../../realtime/useOutage';
import { useConnection } from '../../realtime/useRealtime';
import { useSession } from '../../session/useSession';
import { NewVersionBanner } from './NewVersionBanner';
import { noticeBarSize } from './NoticeBar';
import { OutageBanner } from './OutageBanner';
import { SoundBlockedBanner, useIsSoundBlocked } from './SoundBlockedBanner';
import { useNobodyFound, useNobodyFoundRing } from './useNobodyFound';

const NobodyFoundBanner = patientLazy(
  withTexts('pages', () => import('./NobodyFoundBanner')),
  { isAside: true },
);

/** Apart: few look as somebody else. */
const ViewBar = patientLazy(withTexts('pages', () => import('../access/ViewBar')));

/** A server that comes back after it was away may be a newer one. */
function useLookAfterRestart(): void {
  const { status } = useConnection();
  const wasAway = useRef(false);
  useEffect(() => {
    if (status === 'live' && wasAway.current) void lookForNewVersion();
    wasAway.current = status === 'cut_off' || (wasAway.current && status !== 'live');
  }, [status]);
}

/** Below the bar, above every page: what a person must know wherever they are. */
export const Notices = () => {
  const isBlocked = useIsSoundBlocked();
  const isOutdated = useNewVersion();
  useLookAfterRestart();
  const stranded = useNobodyFound();
  const { rings, heed } = useNobodyFoundRing(stranded);
  const isLooking = useSession()?.looker !== undefined;
  const isStranded = stranded.orders.length > 0;
  const outage = useOutage();
  const count = [outage, isBlocked, isOutdated, isStranded, isLooking].filter(Boolean).length;
  useEffect(() => {
    // Pages that fill the window leave room for them.
    document.documentElement.style.setProperty('--shell-notice', `${count * noticeBarSize}px`);
  }, [count]);
  return (
    <>
      {outage && <OutageBanner outage={outage} />}
      {isLooking && (
        <Suspense fallback={null}>
          <ViewBar />
        </Suspense>
      )}
      {isOutdated && <NewVersionBanner />}
      {isBlocked && <SoundBlockedBanner />}
      {isStranded && (
        <Suspense fallback={null}>
          <NobodyFoundBanner orders={stranded.orders} rings={rings} onHeeded={heed} />
        </Suspense>
      )}
    </>
  );
};
