import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { refreshSession } from '../authProvider/signIn';
import { patientLazy } from '../components/patientLazy';
import { whenCalm } from '../components/whenCalm';
// Hears the browser's offer, which may come before anybody opens the menu that shows it.
import '../config/installOffer';
import { withTexts } from '../i18n/index';
import { RealtimeProvider } from '../realtime/RealtimeProvider';
import { useSession } from '../session/useSession';
import { AppShell } from './AppShell';
import { Notices } from './alerts/Notices';
import { PushQuestion } from './alerts/PushQuestion';
import { MessageReactions } from './MessageReactions';
import { StatusBar } from './StatusBar';
import { SupportPlace } from './support/SupportPlace';
import { useDoubleTapGuard } from './useDoubleTapGuard';

/** Apart, and after what the page shows: nobody waits for it. */
const PushReactions = patientLazy(
  withTexts('pages', () => import('./PushReactions')),
  { isAside: true },
);

const KeptWorkOffer = patientLazy(
  withTexts('pages', () => import('./KeptWorkOffer')),
  { isAside: true },
);

/** The socket was turned away: an ordinary call tells whether the session that holds now has ended, and asks to renew it. */
const onRefused = (code: number): void => {
  if (code === errorCodes.SESSION_ENDED) refreshSession().catch(() => undefined);
};

/** The frame of the admin area, with the store's stream behind every page in it. */
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
