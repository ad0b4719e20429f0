import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, use, useEffect, useState } from 'react';
import {
  CoreAdminContext,
  type I18nProvider,
  localStorageStore,
  memoryStore,
  type RaRecord,
  Resource,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import {
  createBrowserRouter,
  matchPath,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useRouteError,
} from 'react-router-dom';
import { createAuthProvider } from './authProvider/authProvider';
import { announcePath } from './config/goTo';
import { adminRoot, homePath } from './config/paths';
import { startPath } from './config/startPath';
import { customPages } from './custom-pages/index';
import { createDataProvider } from './dataProvider/index';
import { onRecovery } from './dataProvider/outage';
import { callParams, entityOf, readOnlyResources, resources } from './descriptors/resources/index';
import { GuardedRoute, UnknownPage } from './layout/GuardedRoute';
import { Layout } from './layout/Layout';
import { prefetchPage } from './prefetchPage';
import { readOnlyPages, viewsOf } from './resourceViews';
import { SessionProvider } from './SessionProvider';
import { onAccountChange } from './session/onAccountChange';
import { getSession, onSessionChange } from './session/session';
import { useSession } from './session/useSession';

const guardedViews = new Map<ComponentType, ComponentType>();

/** A view behind the route guard. Returns a stable component, so that it stays mounted when its parent re-renders. */
function guarded(View: ComponentType): ComponentType {
  const existing = guardedViews.get(View);
  if (existing) return existing;
  const Guarded = () => (
    <GuardedRoute>
      <View />
    </GuardedRoute>
  );
  guardedViews.set(View, Guarded);
  return Guarded;
}

const queryClient = new QueryClient();
const dataProvider = createDataProvider({ entityOf, callParams });
const authProvider = createAuthProvider();
// Viewing as another account doesn't change the viewer's own filters and columns.
const store = getSession()?.viewer ? memoryStore() : localStorageStore(undefined, 'storedesk');

// The next account sees nothing of the previous one: neither its data nor its filters and selections.
onAccountChange((account, previous) => {
  queryClient.clear();
  store.reset();
  if (account && previous) window.history.replaceState(null, '', homePath);
});

// An account's permissions can change while a page is open.
onSessionChange(() => void queryClient.invalidateQueries({ queryKey: ['auth', 'canAccess'] }));

// Whatever failed or became stale during an outage is fetched again immediately; waiting calls aren't sent twice.
onRecovery(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }));

/** Passed around the router, whose routes are created only once. */
const TextsContext = createContext<I18nProvider | undefined>(undefined);

const editable = Object.values(resources).map((resource) => {
  const { list, edit, create } = viewsOf(resource);
  return {
    name: resource.raName,
    // In the first language; screens show it in the user's language.
    recordRepresentation: (record: RaRecord) => [resource.represent(record)].flat()[0] ?? '',
    list: guarded(list),
    edit: guarded(edit),
    create: guarded(create),
  };
});

const readOnly = Object.values(readOnlyResources).map(({ name, raName }) => {
  const page = guarded(readOnlyPages[name]);
  // react-admin shows `edit` at a record's own address.
  return { name: raName, list: page, edit: page };
});

const registered = [...editable, ...readOnly];

const definitions = Object.fromEntries(registered.map((props) => [props.name, Resource.registerResource(props)]));

/** `/app` itself. Without a session, the guard of that page redirects. */
const StartPage = () => {
  const session = useSession();
  return <Navigate to={session ? startPath(session) : homePath} replace />;
};

/**
 * The frame and its pages. Replaces `CoreAdminUI`, which recreates the routes when it registers the resources and
 * renders every link twice.
 */
const pages = (
  <Layout>
    <Routes>
      <Route index element={<StartPage />} />
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
      {registered.map((props) => (
        <Route key={props.name} path={`${props.name}/*`} element={<Resource {...props} />} />
      ))}
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  </Layout>
);

const Admin = () => (
  <CoreAdminContext
    basename={adminRoot}
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={use(TextsContext)}
    queryClient={queryClient}
    store={store}
  >
    <ResourceDefinitionContextProvider definitions={definitions}>{pages}</ResourceDefinitionContextProvider>
  </CoreAdminContext>
);

/** The router reached an address outside the admin area: the entrance takes over. */
const Leave = () => {
  useEffect(announcePath, []);
  return null;
};

/** The router would show its own error page; the app shows crashes itself. */
const PassOn = () => {
  throw useRouteError();
};

/** A router that can stop users from leaving unsaved input; a plain router can't. */
const createRouter = () =>
  createBrowserRouter([
    { path: `${adminRoot}/*`, Component: Admin, ErrorBoundary: PassOn },
    { path: '*', Component: Leave, ErrorBoundary: PassOn },
  ]);

const AdminRouter = () => {
  const [router, setRouter] = useState<ReturnType<typeof createRouter>>();
  // Not in a layout effect: React would draw the whole page as an urgent update, and run its effects before it is painted.
  useEffect(() => {
    const created = createRouter();
    setRouter(created);
    return () => created.dispose();
  }, []);
  return router && <RouterProvider router={router} />;
};

/** Loads the code of the page at an address. */
async function loadCode(pathname: string): Promise<void> {
  const custom = customPages.find(({ path }) => matchPath(`${adminRoot}/${path}`, pathname));
  if (custom) return custom.Page.prefetch();
  const listed = Object.values(readOnlyResources).find(({ path }) => matchPath(`${path}/*`, pathname));
  if (listed) return readOnlyPages[listed.name].prefetch();
  const resource = Object.values(resources).find(({ path }) => matchPath(`${path}/*`, pathname));
  if (!resource) return;
  const { list, create, edit } = viewsOf(resource);
  const [, record] = pathname.slice(resource.path.length).split('/');
  await (!record ? list : record === 'create' ? create : edit).prefetch();
}

/** How long the first page waits for its records after its code has loaded, in ms: they have usually loaded too. */
const patienceMs = 100;

/**
 * Loads the page at an address and what it shows first, unless no one is signed in.
 *
 * @public src/App.tsx loads it with the admin area
 */
export async function loadPage(pathname: string): Promise<void> {
  if (!getSession()) return;
  const records = prefetchPage(queryClient, pathname, { dataProvider, store }).catch(() => undefined);
  await loadCode(pathname);
  await Promise.race([records, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Everything below `/app`: react-admin's contexts, the frame, and the routes from the registries. */
export default function AdminApp({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <SessionProvider>
      <TextsContext value={i18nProvider}>
        <AdminRouter />
      </TextsContext>
    </SessionProvider>
  );
}
