import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { guard } from '../authProvider/guard';
import { signOut } from '../authProvider/signOut';
import { loginPath } from '../config/loginPath';
import { entryOf } from '../config/navigation';
import { paths } from '../config/paths';
import { useSession } from '../session/useSession';

/** Lets a page through or sends its visitor where the guard says. Addresses outside the navigation tree do not exist. */
export const GuardedRoute = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const wasSignedIn = useRef(false);
  const endedBy = useRef<string | undefined>(undefined);
  const entry = entryOf(pathname);
  const verdict = entry ? guard(session, entry) : null;
  const notice = verdict && !verdict.allowed ? verdict.notice : undefined;
  const mustSignOut = Boolean(verdict && !verdict.allowed && verdict.signOut);

  useEffect(() => {
    if (session) wasSignedIn.current = true;
    if (!mustSignOut) return;
    endedBy.current = notice;
    signOut();
  }, [session, mustSignOut, notice]);

  if (!verdict) return <Navigate to={paths.error} replace />;
  if (verdict.allowed) return children;
  if (verdict.signOut) return null;
  if (verdict.redirect !== paths.login)
    return <Navigate to={notice ? `${verdict.redirect}?notice=${notice}` : verdict.redirect} replace />;
  // Who signs out here is not brought back to this page: the next to sign in may be somebody else.
  const from = wasSignedIn.current ? {} : { from: `${pathname}${search}` };
  return <Navigate to={loginPath({ ...from, ...(endedBy.current ? { notice: endedBy.current } : {}) })} replace />;
};
