import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { refreshSession } from './authProvider/signIn';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { homePath } from './config/paths';
import { connectCalls } from './dataProvider/callApi';
import { stopLooking } from './session/lookAs';
import { onAccountChange } from './session/onAccountChange';
import { abandonRenewal, requestRenewal, useEndedSession } from './session/renewal';
import { accountOf, getSession } from './session/session';
import { useSession } from './session/useSession';

/** Apart: few pages outlive their session. */
const RenewSessionDialog = lazyWithRetry(() => import('./RenewSessionDialog'));

/** Whoever looks as somebody else comes back to their own view first: it is their own session that ended. */
const renewSession = (): Promise<void> => {
  if (!getSession()?.looker) return requestRenewal();
  stopLooking(homePath);
  return new Promise(() => undefined);
};

/** A page of calls that are refused asks once. */
const reviewApartMs = 3_000;
let reviewedAt = 0;
const reviewAccess = (): void => {
  if (Date.now() - reviewedAt < reviewApartMs) return;
  reviewedAt = Date.now();
  refreshSession().catch(() => undefined);
};

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
    const disconnect = connectCalls({ renewSession, reviewAccess });
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
