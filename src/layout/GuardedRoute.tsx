import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guard, mayOpenPage, type Visitor } from '../authProvider/guard';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { loginPath } from '../config/loginPath';
import { homePath, paths } from '../config/paths';
import { entryOf, navigation, navigationLeaves, needOf } from '../descriptors/navigation';
import type { NavigationEntry } from '../descriptors/navigationEntry';
import { withTexts } from '../i18n/index';
import { unsavedWork } from '../realtime/unsavedWork';
import { blockerOf } from '../session/blockerOf';
import { saveUnsavedWork } from '../session/saveUnsavedWork';
import { accountOf } from '../session/session';
import { useSession } from '../session/useSession';
import { firstPage, shownEntries } from './sidebar/useMenu';
import { signOutWithNotice } from './signOutWithNotice';

/**
 * An account's first page: the orders if it can see them, otherwise a page in the menu, otherwise one outside it.
 * `null` if it has no permissions.
 */
export function firstOpenPage(visitor: Visitor | null): string | null {
  const [first] = shownEntries(visitor, navigation).filter(({ toggles }) => !toggles);
  if (first) return firstPage(first).to;
  return navigationLeaves().find((entry) => !entry.isHidden && mayOpenPage(visitor, entry))?.to ?? null;
}

/**
 * Where an account goes when it asks for a page: there, except for today's orders, where everyone starts. Accounts
 * that can't see orders start with what they have.
 */
function startPage(visitor: Visitor | null, entry: NavigationEntry, pathname: string) {
  return entry.to === homePath && visitor?.sub_store && !mayOpenPage(visitor, entry)
    ? firstOpenPage(visitor)
    : pathname;
}

/** Loaded separately: few users ever see it. */
const AccessRevokedPage = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/AccessRevokedPage')));
const NoAccessPage = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/NoAccessPage')));
const AccessDenied = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/AccessDenied')));
const NotFound = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/NotFound')));
const StoreBlocked = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/StoreBlocked')));
const BlockedNotice = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/BlockedNotice')));
const BlockedWhileWorking = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./access/BlockedWhileWorking')));

/** The page for an address that doesn't exist. */
export const UnknownPage = () => (useSession() ? <NotFound /> : <Navigate to={paths.error} replace />);

/**
 * Whether the visitor could once open the page at an address. It then stays underneath the message that access was
 * removed.
 */
function useWasOpen(pathname: string, isOpen: boolean): boolean {
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen) opened.current = pathname;
  }, [isOpen, pathname]);
  return opened.current === pathname;
}

/**
 * Shows a page, or redirects as the guard decides. Addresses outside the navigation tree don't exist. An account
 * without access sees a message at the same address, and the page as soon as access is granted.
 */
export const GuardedRoute = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const session = useSession();
  const entry = entryOf(pathname);
  const verdict = entry ? guard(session, entry) : null;
  const notice = verdict && !verdict.allowed ? verdict.notice : undefined;
  const mustSignOut = Boolean(verdict && !verdict.allowed && verdict.signOut);
  // The guard lets every sub-account start at the orders, as the specification says; accounts that can't read them
  // start elsewhere.
  const start = entry ? startPage(session, entry, pathname) : null;
  const isProfile = entry?.to === paths.profile;
  const gap = blockerOf(session);
  const blocker = isProfile ? null : gap;
  const isOpen = Boolean(verdict?.allowed && !blocker && start === pathname);
  const wasOpen = useWasOpen(pathname, isOpen);
  /** Where unsaved work was left, once the store was blocked. */
  const [leftAt, setLeftAt] = useState<string>();
  const account = accountOf(session);

  useEffect(() => {
    if (mustSignOut) signOutWithNotice(notice ? { notice } : {});
  }, [mustSignOut, notice]);
  useEffect(() => {
    if (!blocker) setLeftAt(undefined);
  }, [blocker]);

  // Always of one shape, so that the page stays mounted when a message comes or goes.
  const withMessages = (above: ReactNode, over: ReactNode) => (
    <>
      <Suspense fallback={null}>{above}</Suspense>
      {children}
      <Suspense fallback={null}>{over}</Suspense>
    </>
  );

  if (!entry || !verdict) return <UnknownPage />;
  if (blocker && wasOpen && !mustSignOut && leftAt !== pathname && unsavedWork.hasUnsaved()) {
    const leave = () => {
      saveUnsavedWork(account, { withDrafts: false });
      setLeftAt(pathname);
    };
    return withMessages(null, <BlockedWhileWorking blocker={blocker} onLeave={leave} />);
  }
  // The guard sends owners to their profile. Team members can't fix it there, so they see the reason instead.
  if (blocker && session?.sub_store) return <StoreBlocked blocker={blocker} />;
  if (isOpen || (wasOpen && session && !notice)) {
    return withMessages(
      isProfile && gap && <BlockedNotice blocker={gap} />,
      !isOpen && (
        <AccessRevokedPage to={firstOpenPage(session) ?? paths.profile} hasUnsaved={unsavedWork.hasUnsaved()} />
      ),
    );
  }
  if (verdict.allowed) return start === null ? <NoAccessPage /> : <Navigate to={start} replace />;
  // A form that is open stays until its input has been saved, with the sign-out.
  if (verdict.signOut) return wasOpen && withMessages(null, null);
  if (verdict.redirect === paths.login) return <Navigate to={loginPath({ from: `${pathname}${search}` })} replace />;
  if (verdict.redirect === paths.unauthorized)
    return <AccessDenied need={needOf(entry)} to={firstOpenPage(session) ?? paths.profile} />;
  return <Navigate to={notice ? `${verdict.redirect}?notice=${notice}` : verdict.redirect} replace />;
};
