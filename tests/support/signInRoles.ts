import { type AccessRole, accessRoles } from './accessRoles';
import type { TestApp } from './buildTestApp';
import { makeSubStore, type StoreRow } from './factories/index';
import { login, loginSubStore, type TestSession } from './login';

/** Signs every role that access is tested with in to one store. @returns the session of each role */
export async function signInRoles({ app, db }: TestApp, store: StoreRow): Promise<(role: AccessRole) => TestSession> {
  const sessions = new Map<AccessRole, TestSession>();
  for (const { role, grants } of accessRoles) {
    const session = grants
      ? await loginSubStore(app, await makeSubStore(db, store, { name: role, urls: [...grants] }))
      : await login(app, store);
    sessions.set(role, session);
  }
  return (role) => {
    const session = sessions.get(role);
    if (!session) throw new Error(`nobody is ${role}`);
    return session;
  };
}
