import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { I18nContextProvider, type I18nProvider, useLocale } from 'ra-core';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { autoLogin } from './authProvider/signIn';
import { CrashBoundary } from './components/feedback/CrashBoundary';
import { PageLoading } from './components/feedback/PageLoading';
import { adminRoot, homePath, paths } from './config/paths';
import { NotFoundPage } from './custom-pages/error-pages/NotFoundPage';
import { UnauthorizedPage } from './custom-pages/error-pages/UnauthorizedPage';
import { SignInPage } from './custom-pages/sign-in/SignInPage';
import { isRtl } from './i18n/index';
import { createAppTheme } from './theme/createAppTheme';
import { useThemeChoice } from './theme/themeChoice';

const AdminApp = lazy(() => import('./AdminApp'));

const queryClient = new QueryClient();

const Themed = ({ children }: { children: ReactNode }) => {
  const { colour, mode, radius } = useThemeChoice();
  const direction = isRtl(useLocale()) ? 'rtl' : 'ltr';
  const theme = useMemo(() => createAppTheme(colour, mode, radius, direction), [colour, mode, radius, direction]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};

const Start = () => <Navigate to={autoLogin() ? homePath : paths.login} replace />;

/** The product's addresses (specification, section 2). */
export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => (
  <I18nContextProvider value={i18nProvider}>
    <Themed>
      <CrashBoundary>
        <BrowserRouter>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              <Route path="/" element={<Start />} />
              <Route path="/store" element={<Start />} />
              <Route path={paths.login} element={<SignInPage />} />
              <Route
                path={`${adminRoot}/*`}
                element={<AdminApp i18nProvider={i18nProvider} queryClient={queryClient} />}
              />
              <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
              <Route path={paths.error} element={<NotFoundPage />} />
              <Route path="*" element={<Navigate to={paths.error} replace />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </CrashBoundary>
    </Themed>
  </I18nContextProvider>
);
