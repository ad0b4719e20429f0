import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore } from 'ra-core';
import { Notification } from 'ra-ui-materialui';
import { useMemo } from 'react';
import { Navigate, Route } from 'react-router';
import { createAuthProvider } from './authProvider/authProvider';
import { adminRoot, homePath, paths } from './config/paths';
import { customPages } from './custom-pages/index';
import { createDataProvider } from './dataProvider/index';
import { AppShell } from './layout/AppShell';
import { GuardedRoute } from './layout/GuardedRoute';

const dataProvider = createDataProvider();
const store = localStorageStore(undefined, 'storedesk');

/** Everything below `/app`: react-admin's contexts, the frame, and the registries' routes. */
export default function AdminApp({
  i18nProvider,
  queryClient,
}: {
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
}) {
  const authProvider = useMemo(() => createAuthProvider(() => queryClient.clear()), [queryClient]);
  return (
    <CoreAdminContext
      basename={adminRoot}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <CoreAdminUI
        title="Storedesk"
        layout={AppShell}
        loginPage={false}
        authCallbackPage={false}
        catchAll={() => <Navigate to={paths.error} replace />}
      >
        <CustomRoutes>
          <Route path="/" element={<Navigate to={homePath} replace />} />
          {customPages.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <GuardedRoute>
                  <Page />
                </GuardedRoute>
              }
            />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </CoreAdminContext>
  );
}
