import type { ReactNode } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { refreshSession } from '../authProvider/signIn';
import { RealtimeProvider } from '../realtime/RealtimeProvider';
import { useSession } from '../session/useSession';
import { AppShell } from './AppShell';
import { SoundBlockedBanner } from './alerts/SoundBlockedBanner';
import { MessageReactions } from './MessageReactions';
import { StatusBar } from './StatusBar';
import { SupportPlace } from './support/SupportPlace';

/** The socket was turned away: an ordinary call tells whether the session that holds now has ended, and asks to renew it. */
const onRefused = (code: number): void => {
  if (code === errorCodes.SESSION_ENDED) refreshSession().catch(() => undefined);
};

/** The frame of the admin area, with the store's stream behind every page in it. */
export const LiveShell = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  if (!session) return <AppShell>{children}</AppShell>;
  return (
    <RealtimeProvider session={session} onRefused={onRefused}>
      <MessageReactions />
      <AppShell status={<StatusBar />} notice={<SoundBlockedBanner />}>
        {children}
      </AppShell>
      <SupportPlace />
    </RealtimeProvider>
  );
};
