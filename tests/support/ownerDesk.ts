import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildTestApp, type TestApp } from './buildTestApp';
import { makeStore, type StoreRow } from './factories/index';
import { login, type TestSession } from './login';

interface OwnerDesk {
  readonly test: TestApp;
  readonly store: StoreRow;
  readonly owner: TestSession;
}

/** A server for a file of tests; each test has a store of its own, with its owner signed in, by the clock on the wall. */
export function ownerDesk(): OwnerDesk {
  let test: TestApp;
  let store: StoreRow;
  let owner: TestSession;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  beforeEach(async () => {
    test.clock.now = null;
    store = await makeStore(test.db);
    owner = await login(test.app, store);
  });
  afterAll(() => test.close());
  return {
    get test() {
      return test;
    },
    get store() {
      return store;
    },
    get owner() {
      return owner;
    },
  };
}
