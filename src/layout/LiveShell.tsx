import '../config/installOffer';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { refreshSession } from '../authProvider/signIn';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { whenCalm } from '../components/whenCalm';
import { isSupportOffered } from '../config/supportOffer';
import { withTexts } from '../i18n/index';
import { RealtimeProvider } from '../realtime/RealtimeProvider';
import { useSession } from '../session/useSession';
import { AppShell } from './AppShell';
import { Notices } from './alerts/Notices';
import { PushQuestion } from './alerts/PushQuestion';
import { MessageReactions } from './MessageReactions';
import { StatusBar } from './StatusBar';
import { useSupportPanel } from './support/useSupportPanel';
import { useDoubleTapGuard } from './useDoubleTapGuard';

const SupportPanel = lazyWithRetry(withTexts('pages', () => import('./support/SupportPanel')));

/** Support, shown next to any page while it is open. */
const SupportPlace = () => {
  const { isOpen } = useSupportPanel();
  if (!isOpen || !isSupportOffered()) return null;
  return (
    <Suspense fallback={null}>
      <SupportPanel />
    </Suspense>
  );
};

// Hears the browser's offer, which may come before anybody opens the menu that shows it.

/** Loaded separately, after the page's content, because nothing waits for it. */
const PushReactions = lazyWithRetry(
  withTexts('pages', () => import('./PushReactions')),
  { isAside: true },
);

const KeptWorkOffer = lazyWithRetry(
  withTexts('pages', () => import('./KeptWorkOffer')),
  { isAside: true },
);

/** The socket was refused: an ordinary call finds out whether the session has ended, and asks to renew it. */
const onRefused = (code: number): void => {
  if (code === errorCodes.SESSION_ENDED) refreshSession().catch(() => undefined);
};

/** The admin area's frame, with the store's stream behind every page. */
export const LiveShell = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const [isCalm, setCalm] = useState(false);
  useDoubleTapGuard();
  useEffect(() => whenCalm(() => setCalm(true)), []);
  if (!session) return <AppShell>{children}</AppShell>;
  return (
    <RealtimeProvider session={session} onRefused={onRefused}>
      <MessageReactions />
      <PushQuestion />
      {isCalm && (
        <Suspense fallback={null}>
          <PushReactions />
          <KeptWorkOffer />
        </Suspense>
      )}
      <AppShell status={<StatusBar />} notice={<Notices />}>
        {children}
      </AppShell>
      <SupportPlace />
    </RealtimeProvider>
  );
};
