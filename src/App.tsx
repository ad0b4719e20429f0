import { I18nContext, type I18nProvider } from 'ra-core';
import { lazy, Suspense } from 'react';
import { CrashBoundary } from './components/feedback/CrashBoundary';
import { PageLoading } from './components/feedback/PageLoading';
import { usePathname } from './config/goTo';
import { adminRoot } from './config/paths';
import { Entrance } from './Entrance';
import { createI18nProvider, initialLocale, isRtl } from './i18n/index';
import { Themed } from './theme/Themed';

/** The admin area with the whole catalogue of the language; the entrance has only its own texts. */
const loadAdmin = async () => {
  const [{ default: Admin }, i18nProvider] = await Promise.all([
    import('./AdminApp'),
    createI18nProvider(initialLocale(), 'whole'),
  ]);
  return { default: () => <Admin i18nProvider={i18nProvider} /> };
};

let ahead: ReturnType<typeof loadAdmin> | null = null;

/** Fetches the admin area before its first visit. Where that fails, the visit asks again. */
const prefetchAdmin = (): void => {
  ahead ??= loadAdmin();
  ahead.catch(() => {
    ahead = null;
  });
};

const AdminApp = lazy(() => ahead ?? loadAdmin());

const isAdmin = (pathname: string): boolean => pathname === adminRoot || pathname.startsWith(`${adminRoot}/`);

/** The two halves of the product: the entrance, and the admin area that loads behind it. */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const pathname = usePathname();
  return (
    <I18nContext.Provider value={i18nProvider}>
      <Themed direction={isRtl(i18nProvider.getLocale()) ? 'rtl' : 'ltr'}>
        <CrashBoundary>
          <Suspense fallback={<PageLoading />}>
            {isAdmin(pathname) ? <AdminApp /> : <Entrance prefetchAdmin={prefetchAdmin} />}
          </Suspense>
        </CrashBoundary>
      </Themed>
    </I18nContext.Provider>
  );
};
