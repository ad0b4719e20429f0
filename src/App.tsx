import { Suspense } from 'react';
import { CrashBoundary } from './components/feedback/CrashBoundary';
import { PageLoading } from './components/feedback/PageLoading';
import { lazyWithRetry } from './components/lazyWithRetry';
import { usePathname } from './config/goTo';
import { adminRoot } from './config/paths';
import { reportCrash } from './dataProvider/reportCrash';
import { useTexts, withTexts } from './i18n/index';

/** The admin area with the frame's texts; the entrance has only its own. */
const loadAdmin = withTexts('frame', () => import('./AdminApp'));

let ahead: ReturnType<typeof loadAdmin> | null = null;

/** Prefetches the admin area. If that fails, the first visit tries again. */
const prefetchAdmin = (): void => {
  ahead ??= loadAdmin();
  ahead.catch(() => {
    ahead = null;
  });
};

/** Loaded separately, so that a tablet that opens on its board doesn't fetch the sign-in page. */
const Entrance = lazyWithRetry(() => import('./Entrance'));
const AdminApp = lazyWithRetry(() => ahead ?? loadAdmin());

const isAdmin = (pathname: string): boolean => pathname === adminRoot || pathname.startsWith(`${adminRoot}/`);

/** The two halves of the product: the entrance, and the admin area behind it. */
export const App = () => {
  const i18nProvider = useTexts();
  const pathname = usePathname();
  return (
    <CrashBoundary place={pathname} onCrash={reportCrash}>
      <Suspense fallback={<PageLoading />}>
        {isAdmin(pathname) ? <AdminApp i18nProvider={i18nProvider} /> : <Entrance prefetchAdmin={prefetchAdmin} />}
      </Suspense>
    </CrashBoundary>
  );
};
