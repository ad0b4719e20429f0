import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { I18nContext, type I18nProvider } from 'ra-core';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { CrashBoundary } from './components/feedback/CrashBoundary';
import { PageLoading } from './components/feedback/PageLoading';
import { usePathname } from './config/goTo';
import { adminRoot } from './config/paths';
import { Entrance } from './Entrance';
import { createI18nProvider, initialLocale, isRtl } from './i18n/index';
import { createAppTheme } from './theme/createAppTheme';
import { useThemeChoice } from './theme/themeChoice';

/** The admin area with the whole catalogue of the language; the entrance has only its own texts. */
const AdminApp = lazy(async () => {
  const [{ default: Admin }, i18nProvider] = await Promise.all([
    import('./AdminApp'),
    createI18nProvider(initialLocale(), 'whole'),
  ]);
  return { default: () => <Admin i18nProvider={i18nProvider} /> };
});

const Themed = ({ locale, children }: { locale: string; children: ReactNode }) => {
  const { colour, mode, radius } = useThemeChoice();
  const direction = isRtl(locale) ? 'rtl' : 'ltr';
  const theme = useMemo(() => createAppTheme(colour, mode, radius, direction), [colour, mode, radius, direction]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};

const isAdmin = (pathname: string): boolean => pathname === adminRoot || pathname.startsWith(`${adminRoot}/`);

/** The two halves of the product: the entrance, and the admin area that loads behind it. */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const pathname = usePathname();
  const locale = i18nProvider.getLocale();
  return (
    <I18nContext.Provider value={i18nProvider}>
      <Themed locale={locale}>
        <CrashBoundary>
          <Suspense fallback={<PageLoading />}>{isAdmin(pathname) ? <AdminApp /> : <Entrance />}</Suspense>
        </CrashBoundary>
      </Themed>
    </I18nContext.Provider>
  );
};
