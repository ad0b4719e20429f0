import { combineDataProviders, type DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { apiBase } from '#contract/calls/callPath';
import { referenceResources } from '#contract/entities/referenceResources';
import { withFieldErrors } from './fieldErrors';
import { storeCalls } from './storeCalls';
import { createStoreProvider, type ResourceFacts, settingsCalls } from './storeProvider';

const isReference = (resource: string): boolean => (referenceResources as readonly string[]).includes(resource);

/** react-admin's methods without the index signature, which would turn a misspelt method into `any`. */
type CrudMethods = { [Method in keyof DataProvider as string extends Method ? never : Method]: DataProvider[Method] };

/**
 * The connection to the server: react-admin's methods, and the store's calls that aren't CRUD.
 *
 * @example const dataProvider = useDataProvider<StoreDataProvider>();
 */
export type StoreDataProvider = CrudMethods &
  ReturnType<typeof createStoreProvider> &
  typeof settingsCalls &
  typeof storeCalls;

/**
 * The app's data provider. Reference data comes from cacheable GETs, everything else from the store API's calls.
 * Calls that aren't CRUD are extra methods.
 */
export const createDataProvider = (facts: ResourceFacts): StoreDataProvider => {
  const store = createStoreProvider(facts);
  const reference = simpleRestProvider(`${apiBase}/reference`);
  const combined = combineDataProviders((resource) => (isReference(resource) ? reference : store));
  return withFieldErrors({ ...store, ...combined, ...settingsCalls, ...storeCalls });
};
