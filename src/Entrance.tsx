import { useEffect } from 'react';
import { autoLogin } from './authProvider/signIn';
import { goTo, usePathname } from './config/goTo';
import { homePath, paths } from './config/paths';
import { NotFoundPage } from './custom-pages/error-pages/NotFoundPage';
import { UnauthorizedPage } from './custom-pages/error-pages/UnauthorizedPage';
import { SignInPage } from './custom-pages/sign-in/SignInPage';

const GoTo = ({ path }: { path: string }) => {
  useEffect(() => goTo(path, { replace: true }), [path]);
  return null;
};

const isUserPage = (pathname: string) => pathname === '/' || pathname === '/store' || pathname === '/store/';

/**
 * The pages outside the admin area. They do without react-admin and its router, so that the sign-in
 * page is light; unknown addresses go to `/error`.
 */
export const Entrance = () => {
  const pathname = usePathname();
  if (isUserPage(pathname)) return <GoTo path={autoLogin() ? homePath : paths.login} />;
  if (pathname === paths.login) return <SignInPage />;
  if (pathname === paths.unauthorized) return <UnauthorizedPage />;
  if (pathname === paths.error) return <NotFoundPage />;
  return <GoTo path={paths.error} />;
};
