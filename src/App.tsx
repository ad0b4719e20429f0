import { Suspense } from 'react';
import { CrashBoundary } from './components/feedback/CrashBoundary';
import { Loading } from './components/feedback/Loading';
import { lazyWithRetry } from './components/lazyWithRetry';
import { usePathname } from './config/goTo';
import { adminRoot } from './config/paths';
import { reportCrash } from './dataProvider/reportCrash';
import { useTexts, withTexts } from './i18n/index';

/** The admin area with the frame's texts; the entrance has only its own. */
const loadAdmin = withTexts('frame', () => import('./AdminApp'));

/** How long the frame waits for the code of its first page, in ms: both usually load together, and render at once. */
const patienceMs = 1_000;

/** The admin area with its first page. If the page's code is late, the frame is shown without it. */
async function loadAdminPage(): ReturnType<typeof loadAdmin> {
  const module = await (admin ?? loadAdmin());
  const page = module.loadPage(window.location.pathname).catch(() => undefined);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return module;
}

let admin: ReturnType<typeof loadAdmin> | null = null;

/** Prefetches the admin area. If that fails, the first visit tries again. */
const prefetchAdmin = (): void => {
  admin ??= loadAdmin();
  admin.catch(() => {
    admin = null;
  });
};

/** Loaded separately, so that a tablet that opens on its board doesn't fetch the sign-in page. */
const Entrance = lazyWithRetry(() => import('./Entrance'));
const AdminApp = lazyWithRetry(loadAdminPage);

const isAdmin = (pathname: string): boolean => pathname === adminRoot || pathname.startsWith(`${adminRoot}/`);

/**
 * Loads the half of the product that an address belongs to, which can then be drawn at once. If that fails, its first
 * drawing tries again.
 */
export const loadBundle = (pathname: string): Promise<void> =>
  (isAdmin(pathname) ? AdminApp : Entrance).prefetch().catch(() => undefined);

/** The two halves of the product: the entrance, and the admin area behind it. */
export const App = () => {
  const i18nProvider = useTexts();
  const pathname = usePathname();
  return (
    <CrashBoundary place={pathname} onCrash={reportCrash}>
      <Suspense fallback={<Loading />}>
        {isAdmin(pathname) ? <AdminApp i18nProvider={i18nProvider} /> : <Entrance prefetchAdmin={prefetchAdmin} />}
      </Suspense>
    </CrashBoundary>
  );
};
