import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type AnyPermission, openedBy } from '#contract/permissions';
import { auditEntries } from '#server/db/schema/audit';
import { subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeInvitation,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
} from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';

const { TOKEN_EXPIRED } = errorCodes;
const chosen = 'a quiet harbour 9';

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
});

const link = (account: { id: string; store_id?: string } = store) => makePasswordLink(test.db, account);
const set = (token: string, password = chosen) => call(test.app, null, 'new_password', { token, password });
const verify = (token: string) => errorOf(test.app, null, 'forgot_password_verify', { token });
const isIn = async (session: TestSession) => (await errorOf(test.app, session, 'get_store_data', {})) === null;
const signIn = (name: 'login' | 'sub_store_login', email: string, password: string) =>
  errorOf(test.app, null, name, { email, password });
const passwordEntries = async () => {
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
  return entries.filter(({ action }) => action === 'password');
};

describe('a sub-account that sets a password by the link', () => {
  it('is signed out everywhere; its open invitation ends', async () => {
    const { token: invitation, subStore } = await makeInvitation(test.db, store);
    const session = await openSubStoreSession(test, subStore);
    expect(await set(await link(subStore))).toMatchObject({ success: true, email: subStore.email });
    expect(await isIn(session)).toBe(false);
    expect(await errorOf(test.app, null, 'get_invitation', { token: invitation })).toBe(TOKEN_EXPIRED);
    expect(await signIn('sub_store_login', subStore.email, chosen)).toBeNull();
    expect(await passwordEntries()).toMatchObject([
      {
        ...{ entity: 'sub_store', actor_kind: 'sub_store', actor_id: subStore.id },
        ...{ old_values: { password: null, invitation: { hidden: true } }, new_values: { invitation: null } },
      },
    ]);
  });

  it('that isn’t approved can’t sign in yet', async () => {
    const account = await makeSubStore(test.db, store, { is_approved: false });
    expect(await set(await link(account))).toMatchObject({ success: true });
    const reply = await callAs(test.app, null, 'sub_store_login', { email: account.email, password: chosen });
    expect(reply.sub_store.server_token).toBe('');
  });

  const entry = (url: AnyPermission) => ({ url, permission: 1 as const });

  it('keeps what its password may open, or gets what its invitation may open', async () => {
    const reach = [entry('store/order')];
    const known = await makeSubStore(test.db, store, { password_reach: reach });
    const { subStore: invited } = await makeInvitation(test.db, store, { invitation_reach: reach });
    for (const { id, store_id } of [known, invited]) {
      await set(await link({ id, store_id }));
      const [row] = await test.db.select().from(subStores).where(eq(subStores.id, id));
      expect(row).toMatchObject({ password_reach: reach, invitation_reach: null, invitation_hash: null });
    }
  });

  it('whose address a manager changed loses its password with permissions that the manager doesn’t hold', async () => {
    const grants: AnyPermission[] = ['store/sub_store', 'store/order'];
    const manager = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants }));
    const account = await makeSubStore(test.db, store, { grants: ['store/order'] });
    const moved = { _id: account.id, version: account.version, email: `manager-${account.email}` };
    const { sub_store } = await callAs(test.app, manager, 'update_sub_store', moved);
    expect(sub_store.has_password).toBe(true);
    expect(openedBy(sub_store.reach).sort()).toEqual(openedBy(grants.map(entry)).sort());
    await set(await link(account));
    const urls = [entry('store/order'), entry('store/earning')];
    const owner = await openSession(test, store);
    const more = { _id: account.id, version: sub_store.version, urls };
    const { sub_store: after } = await callAs(test.app, owner, 'update_sub_store', more);
    expect(after).toMatchObject({ has_password: false, state: 'invited' });
    // Nor does another link help.
    expect(await verify(await link(account))).toBe(TOKEN_EXPIRED);
  });
});
