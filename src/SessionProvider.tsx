import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AffectedOrders } from './AffectedOrders';
import { refreshSession } from './authProvider/signIn';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { loginPath } from './config/loginPath';
import { homePath } from './config/paths';
import { connectCalls } from './dataProvider/callApi';
import { StepUp } from './StepUp';
import { onAccountChange } from './session/onAccountChange';
import { abandonRenewal, requestRenewal, useEndedSession } from './session/renewal';
import { accountOf, getSession } from './session/session';
import { useSession } from './session/useSession';
import { stopViewing } from './session/viewAs';

/** Loaded separately: few pages outlive their session. */
const RenewSessionDialog = lazyWithRetry(() => import('./RenewSessionDialog'));

/** A user who is viewing as another account returns to their own view first, because their own session ended. */
const renewSession = (): Promise<void> => {
  if (!getSession()?.viewer) return requestRenewal();
  stopViewing(homePath);
  return new Promise(() => undefined);
};

/** When many calls on a page are refused, permissions are reviewed once. */
const reviewApartMs = 3_000;
let reviewedAt = 0;
const reviewAccess = (): void => {
  if (Date.now() - reviewedAt < reviewApartMs) return;
  reviewedAt = Date.now();
  refreshSession().catch(() => undefined);
};

/**
 * Keeps the admin area's session: refreshes it at the start, asks for a new sign-in when it ends, and restarts the
 * area when another account takes over.
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
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
        // After a sign-out in any tab, the sign-in doesn't lead back to this page: the next user may be a different
        // person.
        if (!next) goTo(loginPath(), { replace: true });
      }),
    [],
  );

  useEffect(() => {
    // If the server can't be reached, the stored session holds until a later start.
    if (account) refreshSession().catch(() => undefined);
  }, [account]);

  return (
    <>
      <Fragment key={account}>{children}</Fragment>
      <AffectedOrders />
      <StepUp key={`step-up ${account}`} />
      {ended && (
        <Suspense fallback={null}>
          <RenewSessionDialog ended={ended} />
        </Suspense>
      )}
    </>
  );
};
