import { useEffect, useRef } from 'react';
import { lookForNewVersion, useNewVersion } from '../../config/newVersion';
import { useConnection } from '../../realtime/useRealtime';
import { NewVersionBanner } from './NewVersionBanner';
import { noticeBarSize } from './NoticeBar';
import { SoundBlockedBanner, useIsSoundBlocked } from './SoundBlockedBanner';

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
  const count = Number(isBlocked) + Number(isOutdated);
  useEffect(() => {
    // Pages that fill the window leave room for them.
    document.documentElement.style.setProperty('--shell-notice', `${count * noticeBarSize}px`);
  }, [count]);
  return (
    <>
      {isOutdated && <NewVersionBanner />}
      {isBlocked && <SoundBlockedBanner />}
    </>
  );
};
