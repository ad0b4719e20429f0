import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { refreshSession } from './authProvider/signIn';
import { patientLazy } from './components/patientLazy';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { connectCalls } from './dataProvider/callApi';
import { onAccountChange } from './session/onAccountChange';
import { abandonRenewal, requestRenewal, useEndedSession } from './session/renewal';
import { accountOf } from './session/session';
import { useSession } from './session/useSession';

/** Apart: few pages outlive their session. */
const RenewSessionDialog = patientLazy(() => import('./RenewSessionDialog'));

/**
 * Keeps the admin area's session: reads it afresh at the start, asks for a new sign-in where it ends, and lets the
 * area start anew where another account takes over.
 */
export const SessionKeeper = ({ children }: { children: ReactNode }) => {
  const ended = useEndedSession();
  const current = accountOf(useSession());
  const [account, setAccount] = useState(current);
  if (current && current !== account) setAccount(current);

  useEffect(() => {
    const disconnect = connectCalls({ renewSession: requestRenewal });
    return () => {
      disconnect();
      abandonRenewal();
    };
  }, []);

  useEffect(
    () =>
      onAccountChange((next) => {
        // Whoever signed out, in whichever tab, is not brought back to this page: the next may be somebody else.
        if (!next) goTo(loginPath(), { replace: true });
      }),
    [],
  );

  useEffect(() => {
    // Out of reach: what was stored holds until a later start.
    if (account) refreshSession().catch(() => undefined);
  }, [account]);

  return (
    <>
      <Fragment key={account}>{children}</Fragment>
      {ended && (
        <Suspense fallback={null}>
          <RenewSessionDialog ended={ended} />
        </Suspense>
      )}
    </>
  );
};
