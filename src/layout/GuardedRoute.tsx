import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guard, mayOpenPage, type Visitor } from '../authProvider/guard';
import { signOut } from '../authProvider/signOut';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { goTo } from '../config/goTo';
import { loginPath } from '../config/loginPath';
import { entryOf, type NavigationEntry, navigation, navigationLeaves } from '../config/navigation';
import { homePath, paths } from '../config/paths';
import { withTexts } from '../i18n/index';
import { unsavedWork } from '../realtime/unsavedWork';
import { useSession } from '../session/useSession';
import { firstPage, shownEntries } from './sidebar/useMenu';

/**
 * The first page that an account has: the orders, where it may see them; else one that the menu shows, else one that it
 * leaves out. `null` where nothing was granted to it.
 */
export function firstOpenPage(visitor: Visitor | null): string | null {
  const [first] = shownEntries(visitor, navigation).filter(({ toggles }) => !toggles);
  if (first) return firstPage(first).to;
  return navigationLeaves().find((entry) => !entry.isHidden && mayOpenPage(visitor, entry))?.to ?? null;
}

/**
 * Where an account that asked for a page is to be: there, but for the orders of today, at which everybody starts. Those
 * who may not see orders start with what they have.
 */
function startPage(visitor: Visitor | null, entry: NavigationEntry, pathname: string) {
  return entry.to === homePath && visitor?.sub_store && !mayOpenPage(visitor, entry)
    ? firstOpenPage(visitor)
    : pathname;
}

/** Apart: few ever see one. */
const AccessTaken = lazyWithRetry(withTexts('pages', () => import('./access/AccessTaken')));
const NothingGranted = lazyWithRetry(withTexts('pages', () => import('./access/NothingGranted')));

/** Whether the page at an address was open to its visitor once: then it stays below the word that it is not any more. */
function useWasOpen(pathname: string, isOpen: boolean): boolean {
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen) opened.current = pathname;
  }, [isOpen, pathname]);
  return opened.current === pathname;
}

/** Lets a page through or sends its visitor where the guard says. Addresses outside the navigation tree do not exist. */
export const GuardedRoute = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const entry = entryOf(pathname);
  const verdict = entry ? guard(session, entry) : null;
  const notice = verdict && !verdict.allowed ? verdict.notice : undefined;
  const mustSignOut = Boolean(verdict && !verdict.allowed && verdict.signOut);
  // The guard lets every sub-account begin at the orders, as the specification says; who may not read them begins elsewhere.
  const start = entry ? startPage(session, entry, pathname) : null;
  const isOpen = Boolean(verdict?.allowed && start === pathname);
  const wasOpen = useWasOpen(pathname, isOpen);

  useEffect(() => {
    if (!mustSignOut) return;
    signOut();
    goTo(loginPath(notice ? { notice } : {}), { replace: true });
  }, [mustSignOut, notice]);

  if (!verdict) return <Navigate to={paths.error} replace />;
  if (isOpen || (wasOpen && session && !notice)) {
    return (
      <>
        {children}
        {!isOpen && (
          <Suspense fallback={null}>
            <AccessTaken to={firstOpenPage(session) ?? paths.profile} hasUnsaved={unsavedWork.hasUnsaved()} />
          </Suspense>
        )}
      </>
    );
  }
  if (verdict.allowed) return start === null ? <NothingGranted /> : <Navigate to={start} replace />;
  if (verdict.signOut) return null;
  if (verdict.redirect === paths.login) return <Navigate to={loginPath({ from: `${pathname}${search}` })} replace />;
  return <Navigate to={notice ? `${verdict.redirect}?notice=${notice}` : verdict.redirect} replace />;
};
