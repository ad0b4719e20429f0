import { Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { InNoticeArea } from '../../components/feedback/NoticeArea';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useSoundSettings } from '../../components/sound/soundSettings';
import { unblockSpeaker, useSpeakerState } from '../../components/sound/speaker';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime } from '../../components/time/storeTime';
import { lookForNewVersion, useNewVersion } from '../../config/newVersion';
import type { Outage } from '../../dataProvider/outage';
import { withTexts } from '../../i18n/index';
import { useOutage } from '../../realtime/useOutage';
import { useConnection } from '../../realtime/useRealtime';
import { useAccessBlocker } from '../../session/useAccessBlocker';
import { useSession } from '../../session/useSession';
import { shiftBarSize } from '../shift/shiftBarSize';
import { NoticeBar, noticeBarSize } from './NoticeBar';
import { useNobodyFound, useNobodyFoundRing } from './useNobodyFound';

/** Whether the browser mutes a device that should ring. */
function useIsSoundBlocked(): boolean {
  const { isMuted, volume } = useSoundSettings();
  return useSpeakerState() === 'blocked' && !isMuted && volume > 0;
}

/** Says that the browser mutes sound until the page is tapped, with a button for it. */
const SoundBlockedNotice = () => {
  const t = useTranslate();
  return (
    <NoticeBar
      severity="warning"
      text={t('boards.sound.blocked_banner')}
      button={t('boards.sound.allow')}
      onClick={() => void unblockSpeaker()}
    />
  );
};

/** Says that the server can't work right now, since when, and that Storedesk continues automatically. */
const OutageBanner = ({ outage }: { outage: Outage }) => {
  const t = useTranslate();
  const format = useStoreFormat();
  return <NoticeBar severity="warning" text={t('shell.outage.since', { time: clockTime(outage.since, format) })} />;
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

/** Loaded separately: few stores are about to be deleted. */
const DeletionBanner = lazyWithRetry(
  withTexts('tools', () => import('./DeletionBanner')),
  { isAside: true },
);

/** Loaded separately: shown only when there is something to do about the subscription. */
const BillingBanner = lazyWithRetry(
  withTexts('tools', () => import('./BillingBanner')),
  { isAside: true },
);

/** Loaded separately: few users view as someone else. */
const ViewBar = lazyWithRetry(withTexts(['pages', 'tools'], () => import('../access/ViewBar')));

/** Loaded separately: few accounts are shared devices. */
const ShiftBar = lazyWithRetry(withTexts(['pages', 'tools'], () => import('../shift/ShiftBar')));

/** After an absence, the server may be running a newer version. */
function useLookAfterRestart(): void {
  const { status } = useConnection();
  const wasAway = useRef(false);
  useEffect(() => {
    if (status === 'live' && wasAway.current) void lookForNewVersion();
    wasAway.current = status === 'cut_off' || (wasAway.current && status !== 'live');
  }, [status]);
}

/**
 * Notices that stay for as long as they are true, on every page, unless a more urgent one takes their place. "Viewing
 * as" has a row of its own, which moves the page only when that view begins or ends. So does who works at a shared device.
 */
export const Notices = () => {
  const isSilenced = useIsSoundBlocked();
  // Nothing rings for a store that can't work.
  const mayRing = useAccessBlocker() === null;
  const isOutdated = useNewVersion();
  useLookAfterRestart();
  const stranded = useNobodyFound();
  const { rings, heed } = useNobodyFoundRing(stranded);
  const session = useSession();
  const isViewing = session?.viewer !== undefined;
  const isShared = !isViewing && mayRing && session?.sub_store?.is_shared_device === true;
  const deletionAt = session?.store.deletion_due_at;
  const billing = session?.store.billing;
  const isStranded = stranded.orders.length > 0;
  const outage = useOutage();
  useEffect(() => {
    // Pages that fill the window subtract this height.
    const size = isViewing ? noticeBarSize : isShared ? shiftBarSize : 0;
    document.documentElement.style.setProperty('--shell-notice', `${size}px`);
  }, [isViewing, isShared]);
  return (
    <>
      {isViewing && (
        <Suspense fallback={null}>
          <ViewBar />
        </Suspense>
      )}
      {isShared && (
        <Suspense fallback={<div style={{ blockSize: shiftBarSize }} />}>
          <ShiftBar />
        </Suspense>
      )}
      {outage && (
        <InNoticeArea rank="standing">
          <OutageBanner outage={outage} />
        </InNoticeArea>
      )}
      {deletionAt && (
        <Suspense fallback={null}>
          <DeletionBanner at={deletionAt} />
        </Suspense>
      )}
      {billing && (
        <Suspense fallback={null}>
          <BillingBanner billing={billing} />
        </Suspense>
      )}
      {isStranded && (
        <Suspense fallback={null}>
          <NobodyFoundBanner orders={stranded.orders} rings={rings} onHeeded={heed} />
        </Suspense>
      )}
      {isSilenced && mayRing && (
        <InNoticeArea rank="standing">
          <SoundBlockedNotice />
        </InNoticeArea>
      )}
      {isOutdated && (
        <InNoticeArea rank="standing">
          <NewVersionBanner />
        </InNoticeArea>
      )}
    </>
  );
};
