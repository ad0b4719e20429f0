import { useLogout } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { guard } from '../authProvider/guard';
import { entryOf } from '../config/navigation';
import { paths } from '../config/paths';
import { useSession } from '../session/useSession';

/** Lets a page through or sends its visitor where the guard says. Addresses outside the navigation tree do not exist. */
export const GuardedRoute = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const session = useSession();
  const logout = useLogout();
  const entry = entryOf(pathname);
  const verdict = entry ? guard(session, entry) : null;
  const mustSignOut = verdict && !verdict.allowed && verdict.signOut;

  useEffect(() => {
    if (mustSignOut) logout(undefined, `${paths.login}?notice=not_verified`, false);
  }, [mustSignOut, logout]);

  if (!verdict) return <Navigate to={paths.error} replace />;
  if (verdict.allowed) return children;
  if (verdict.signOut) return null;
  const target = verdict.notice ? `${verdict.redirect}?notice=${verdict.notice}` : verdict.redirect;
  return <Navigate to={target} replace state={verdict.redirect === paths.login ? { from: pathname } : undefined} />;
};
