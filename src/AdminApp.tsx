import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  localStorageStore,
  memoryStore,
  Resource,
} from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider, useRouteError } from 'react-router-dom';
import { createAuthProvider } from './authProvider/authProvider';
import { announcePath } from './config/goTo';
import { adminRoot, homePath, paths } from './config/paths';
import { customPages } from './custom-pages/index';
import { createDataProvider } from './dataProvider/index';
import { onRecovery } from './dataProvider/outage';
import { GuardedRoute } from './layout/GuardedRoute';
import { LiveShell } from './layout/LiveShell';
import { Toasts } from './layout/toasts/Toasts';
import { resources } from './resources/index';
import { viewsOf } from './resources/views';
import { SessionKeeper } from './SessionKeeper';
import { onAccountChange } from './session/onAccountChange';
import { getSession, onSessionChange } from './session/session';

const known = new Map<ComponentType, ComponentType>();

/** A view behind the route guard: the same component each time, so that it stays mounted while its parent draws again. */
function guarded(View: ComponentType): ComponentType {
  const made = known.get(View);
  if (made) return made;
  const Guarded = () => (
    <GuardedRoute>
      <View />
    </GuardedRoute>
  );
  known.set(View, Guarded);
  return Guarded;
}

const queryClient = new QueryClient();
const dataProvider = createDataProvider();
const authProvider = createAuthProvider();
// Whoever looks as somebody else leaves no trace in their own filters and columns.
const store = getSession()?.looker ? memoryStore() : localStorageStore(undefined, 'storedesk');

// The next account sees nothing of the one before: neither what was fetched for it nor its filters and selections.
onAccountChange((account, previous) => {
  queryClient.clear();
  store.reset();
  if (account && previous) window.history.replaceState(null, '', homePath);
});

// What an account may do can change while a page is open.
onSessionChange(() => void queryClient.invalidateQueries({ queryKey: ['auth', 'canAccess'] }));

// Whatever failed or grew old during an outage is fetched again at once; calls that wait are not sent twice.
onRecovery(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }));

/** Given past the router, whose routes are made once. */
const TextsContext = createContext<I18nProvider | undefined>(undefined);

const Admin = () => (
  <CoreAdminContext
    basename={adminRoot}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={use(TextsContext)}
    queryClient={queryClient}
    store={store}
  >
    <CoreAdminUI
      title="Storedesk"
      disableTelemetry
      layout={LiveShell}
      loginPage={false}
      authCallbackPage={false}
      catchAll={() => <Navigate to={paths.error} replace />}
    >
      {Object.values(resources).map((resource) => {
        const { list, edit, create } = viewsOf(resource);
        return (
          <Resource
            key={resource.raName}
            name={resource.raName}
            // In the first language; screens show the reader's own.
            recordRepresentation={(record) => [resource.represent(record)].flat()[0] ?? ''}
            list={guarded(list)}
            edit={guarded(edit)}
            create={guarded(create)}
          />
        );
      })}
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
    <Toasts />
  </CoreAdminContext>
);

/** The router went to an address outside the admin area: the entrance takes over. */
const Leave = () => {
  useEffect(announcePath, []);
  return null;
};

/** The router would show a page of its own; what a crash looks like is the app's matter. */
const PassOn = () => {
  throw useRouteError();
};

/** A router that can hold a person back who would lose what they typed: a plain one cannot. */
const createRouter = () =>
  createBrowserRouter([
    { path: `${adminRoot}/*`, Component: Admin, ErrorBoundary: PassOn },
    { path: '*', Component: Leave, ErrorBoundary: PassOn },
  ]);

const AdminRouter = () => {
  const [router, setRouter] = useState<ReturnType<typeof createRouter>>();
  useLayoutEffect(() => {
    const made = createRouter();
    setRouter(made);
    return () => made.dispose();
  }, []);
  return router && <RouterProvider router={router} />;
};

/** Everything below `/app`: react-admin's contexts, the frame, and the registries' routes. */
export default function AdminApp({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <SessionKeeper>
      <TextsContext value={i18nProvider}>
        <AdminRouter />
      </TextsContext>
    </SessionKeeper>
  );
}
