import { useEffect } from 'react';
import { autoLogin, signIn } from './authProvider/signIn';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo, usePathname } from './config/goTo';
import { loginPath, returnPath } from './config/loginPath';
import { homePath, paths } from './config/paths';
import { remoteConfig } from './config/remoteConfig';
import { startPath } from './config/startPath';
import { SignInPage } from './custom-pages/sign-in/SignInPage';
import { callApi } from './dataProvider/callApi';
import { getSession } from './session/session';
import { useSession } from './session/useSession';

/** Loaded separately: few visits need it. */
const Landing = lazyWithRetry(() => import('./Landing'));
const Invitation = lazyWithRetry(() => import('./Invitation'));
const Verification = lazyWithRetry(() => import('./Verification'));
const Registration = lazyWithRetry(() => import('./Registration'));
const AccountPages = lazyWithRetry(() => import('./AccountPages'));
const NotFoundPage = lazyWithRetry(() => import('./custom-pages/error-pages/NotFoundPage'));
const UnauthorizedPage = lazyWithRetry(() => import('./custom-pages/error-pages/UnauthorizedPage'));

const GoTo = ({ path }: { path: string }) => {
  useEffect(() => goTo(path, { replace: true }), [path]);
  return null;
};

/** Automatic sign-in: opens the account's first page if a session is stored, otherwise the sign-in page. */
const Resume = () => {
  useEffect(() => {
    const outcome = autoLogin();
    const session = getSession();
    if (outcome === 'signed_in') return goTo(session ? startPath(session) : homePath, { replace: true });
    goTo(loginPath(outcome === 'signed_out' ? {} : { notice: outcome }), { replace: true });
  }, []);
  return null;
};

const SignIn = ({ onTyping }: { onTyping: () => void }) => {
  const session = useSession();
  if (session) return <GoTo path={returnPath(window.location.search, startPath(session))} />;
  const { demo, demo_sign_ins, social_providers } = remoteConfig().setting;
  return (
    <SignInPage
      signIn={signIn}
      onTyping={onTyping}
      demoSignIns={demo === 'off' ? [] : demo_sign_ins}
      socialProviders={social_providers}
    />
  );
};

const Verify = ({ onTyping }: { onTyping: () => void }) => {
  const session = useSession();
  if (session) return <GoTo path={returnPath(window.location.search, startPath(session))} />;
  return <Verification onTyping={onTyping} />;
};

const Register = ({ onTyping }: { onTyping: () => void }) => {
  const session = useSession();
  const pathname = usePathname();
  // A mailed link isn't ignored in favour of another store's orders: the page says who is signed in.
  if (session && pathname === paths.register) return <GoTo path={homePath} />;
  return <Registration onTyping={onTyping} />;
};

/**
 * The pages outside the admin area. They don't use react-admin or its router, to keep the sign-in page light.
 * Unknown addresses go to `/error`.
 */
export default function Entrance({ prefetchAdmin }: { prefetchAdmin: () => void }) {
  const pathname = usePathname();
  const isLink = (path: string) => pathname.startsWith(`${path}/`);
  // With or without a slash at the end.
  const bare = pathname.replace(/\/$/, '');
  if (bare === '' || bare === paths.store) return <Resume />;
  if (pathname === paths.login) return <SignIn onTyping={prefetchAdmin} />;
  if (bare === paths.landing) return <Landing />;
  if (pathname === paths.verify) return <Verify onTyping={prefetchAdmin} />;
  if (isLink(paths.invitation)) return <Invitation />;
  if (pathname === paths.register || isLink(paths.register)) return <Register onTyping={prefetchAdmin} />;
  // It knows its addresses itself, and sends any other to the error page.
  if (isLink(paths.store) || isLink(paths.table)) return <AccountPages />;
  if (pathname === paths.unauthorized) return <UnauthorizedPage />;
  if (pathname === paths.error) return <NotFoundPage readStore={() => callApi('get_store_data', {})} />;
  return <GoTo path={paths.error} />;
}
