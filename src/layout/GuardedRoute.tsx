import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { guard } from '../authProvider/guard';
import { signOut } from '../authProvider/signOut';
import { goTo } from '../config/goTo';
import { loginPath } from '../config/loginPath';
import { entryOf } from '../config/navigation';
import { paths } from '../config/paths';
import { useSession } from '../session/useSession';

/** Lets a page through or sends its visitor where the guard says. Addresses outside the navigation tree do not exist. */
export const GuardedRoute = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const entry = entryOf(pathname);
  const verdict = entry ? guard(session, entry) : null;
  const notice = verdict && !verdict.allowed ? verdict.notice : undefined;
  const mustSignOut = Boolean(verdict && !verdict.allowed && verdict.signOut);

  useEffect(() => {
    if (!mustSignOut) return;
    signOut();
    goTo(loginPath(notice ? { notice } : {}), { replace: true });
  }, [mustSignOut, notice]);

  if (!verdict) return <Navigate to={paths.error} replace />;
  if (verdict.allowed) return children;
  if (verdict.signOut) return null;
  if (verdict.redirect === paths.login) return <Navigate to={loginPath({ from: `${pathname}${search}` })} replace />;
  return <Navigate to={notice ? `${verdict.redirect}?notice=${notice}` : verdict.redirect} replace />;
};
