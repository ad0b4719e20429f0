import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime } from '../../components/time/storeTime';
import { lookForNewVersion, useNewVersion } from '../../config/newVersion';
import type { Outage } from '../../dataProvider/outage';
import { withTexts } from '../../i18n/index';
import { useOutage } from '../../realtime/useOutage';
import { useConnection } from '../../realtime/useRealtime';
import { useSession } from '../../session/useSession';
import { NoticeBar, noticeBarSize } from './NoticeBar';
import { useSoundSettings } from './soundSettings';
import { unblockSpeaker, useSpeakerState } from './speaker';
import { useNobodyFound, useNobodyFoundRing } from './useNobodyFound';

/** Whether the browser mutes a device that should ring. */
function useIsSoundBlocked(): boolean {
  const { isMuted, volume } = useSoundSettings();
  return useSpeakerState() === 'blocked' && !isMuted && volume > 0;
}

/**
 * Says that the browser mutes sound until the page is tapped, and offers a button for it. Not above the page: the first
 * tap anywhere ends it, and the page would move under that tap.
 */
const SoundBlockedNotice = () => {
  const t = useTranslate();
  return (
    <InNoticeArea>
      <Alert
        severity="warning"
        role="alert"
        sx={{ ...noticeSx, alignItems: 'center', '& .MuiAlert-action': { py: 0, alignItems: 'center' } }}
        action={
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => void unblockSpeaker()}
            sx={{ whiteSpace: 'nowrap', minBlockSize: 44 }}
          >
            {t('boards.sound.allow')}
          </Button>
        }
      >
        {t('boards.sound.blocked_banner')}
      </Alert>
    </InNoticeArea>
  );
};

/** Says that the server can't work right now, since when, and that Storedesk continues automatically. */
const OutageBanner = ({ outage }: { outage: Outage }) => {
  const t = useTranslate();
  const place = useStoreFormat();
  return <NoticeBar severity="warning" text={t('shell.outage.since', { time: clockTime(outage.since, place) })} />;
};

/** Offers the newer version until it is loaded. If something is unsaved, the browser asks before leaving. */
const NewVersionBanner = () => {
  const t = useTranslate();
  return (
    <NoticeBar
      severity="info"
      text={t('shell.update.ready')}
      button={t('shell.update.reload')}
      onClick={() => window.location.reload()}
    />
  );
};

const NobodyFoundBanner = lazyWithRetry(
  withTexts(['pages', 'orders'], () => import('./NobodyFoundBanner')),
  { isAside: true },
);

/** Loaded separately: few users view as someone else. */
const ViewBar = lazyWithRetry(withTexts(['pages', 'tools'], () => import('../access/ViewBar')));

/** After an absence, the server may be running a newer version. */
function useLookAfterRestart(): void {
  const { status } = useConnection();
  const wasAway = useRef(false);
  useEffect(() => {
    if (status === 'live' && wasAway.current) void lookForNewVersion();
    wasAway.current = status === 'cut_off' || (wasAway.current && status !== 'live');
  }, [status]);
}

/** Below the bar, above every page: what users must know on any page. */
export const Notices = () => {
  const isBlocked = useIsSoundBlocked();
  const isOutdated = useNewVersion();
  useLookAfterRestart();
  const stranded = useNobodyFound();
  const { rings, heed } = useNobodyFoundRing(stranded);
  const isLooking = useSession()?.looker !== undefined;
  const isStranded = stranded.orders.length > 0;
  const outage = useOutage();
  const count = [outage, isOutdated, isStranded, isLooking].filter(Boolean).length;
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
      {isBlocked && <SoundBlockedNotice />}
      {isStranded && (
        <Suspense fallback={null}>
          <NobodyFoundBanner orders={stranded.orders} rings={rings} onHeeded={heed} />
        </Suspense>
      )}
    </>
  );
};
