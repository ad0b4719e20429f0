// Listens for the browser's offer to install the app, which may come before anyone opens the menu that shows it.
import '../config/installOffer';
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { accessChangedCode, isRecordMessage } from '#contract/stream';
import { refreshSession } from '../authProvider/signIn';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { whenNetworkIdle } from '../components/whenNetworkIdle';
import { isSupportOffered } from '../config/supportOffer';
import { withTexts } from '../i18n/index';
import { RealtimeProvider } from '../realtime/RealtimeProvider';
import { useStoreEvents } from '../realtime/useRealtime';
import { blockerOf } from '../session/blockerOf';
import { useSession } from '../session/useSession';
import { AppShell } from './AppShell';
import { Notices } from './alerts/Notices';
import { PushQuestion } from './alerts/PushQuestion';
import { MessageReactions } from './MessageReactions';
import { EventNotices } from './notifications/EventNotices';
import { StatusBar } from './StatusBar';
import { useSupportPanel } from './support/useSupportPanel';
import { useDoubleTapGuard } from './useDoubleTapGuard';

const SupportPanel = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./support/SupportPanel')));

/** Support, shown next to any page while it is open. */
const SupportPlace = memo(function SupportPlace() {
  const { isOpen } = useSupportPanel();
  if (!isOpen || !isSupportOffered()) return null;
  return (
    <Suspense fallback={null}>
      <SupportPanel />
    </Suspense>
  );
});

const ReviewAlerts = lazyWithRetry(
  withTexts('feedback', () => import('./alerts/ReviewAlerts')),
  { isAside: true },
);

/** Listens for reviews from the start. The code that rings for low ones loads with the first one. */
const ReviewNews = () => {
  const [ids, setIds] = useState<readonly string[]>([]);
  useStoreEvents((event) => {
    if (isRecordMessage(event) && event.messageData.entity === 'review')
      setIds((known) => [...new Set([...known, ...event.messageData.ids])]);
  });
  return (
    ids.length > 0 && (
      <Suspense fallback={null}>
        <ReviewAlerts ids={ids} />
      </Suspense>
    )
  );
};

const DocumentAlerts = lazyWithRetry(() => import('./alerts/DocumentAlerts'), { isAside: true });

/** Stands for every document of the store. */
const anyDocument = 'any';

/** Listens for decisions about the store's documents, and reminders, if the owner is signed in. */
const DocumentNews = () => {
  const isOwner = !useSession()?.sub_store;
  const [changes, setChanges] = useState<readonly string[]>([]);
  useStoreEvents((event) => {
    if (!isOwner) return;
    if (isRecordMessage(event) && event.messageData.entity === 'store_document')
      setChanges((known) => [...known, ...event.messageData.ids]);
    // A review can change what the store may do, and its message is then lost in the stream's new start.
    else if (event.messageCode === accessChangedCode) setChanges((known) => [...known, anyDocument]);
  });
  return (
    changes.length > 0 && (
      <Suspense fallback={null}>
        <DocumentAlerts changes={changes} />
      </Suspense>
    )
  );
};

// Hoisted: react-admin re-renders its layout often, and these needn't.
const status = <StatusBar />;
const notice = <Notices />;
const background = (
  <>
    <EventNotices />
    <ReviewNews />
    <DocumentNews />
    <PushQuestion />
  </>
);

/** Loaded separately, after the page's content, because nothing waits for it. */
const PushReactions = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./PushReactions')),
  { isAside: true },
);

const SavedWorkOffer = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./SavedWorkOffer')),
  { isAside: true },
);

/** The socket was refused: an ordinary call finds out whether the session has ended, and asks to renew it. */
const onRefused = (code: number): void => {
  if (code === errorCodes.SESSION_ENDED) refreshSession().catch(() => undefined);
};

/** Replaces react-admin's `Layout`: the admin area's frame, with the store's stream behind every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  // Its pages are closed: nothing is announced, and nothing is offered to go back to.
  const isBlocked = blockerOf(session) !== null;
  const [isIdle, setIdle] = useState(false);
  useDoubleTapGuard();
  useEffect(() => whenNetworkIdle(() => setIdle(true)), []);
  if (!session) return <AppShell>{children}</AppShell>;
  return (
    <RealtimeProvider session={session} onRefused={onRefused}>
      <MessageReactions />
      {!isBlocked && background}
      {isIdle && (
        <Suspense fallback={null}>
          <PushReactions />
          {!isBlocked && <SavedWorkOffer />}
        </Suspense>
      )}
      <AppShell status={status} notice={notice}>
        {children}
      </AppShell>
      <SupportPlace />
    </RealtimeProvider>
  );
};
