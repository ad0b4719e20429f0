import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import {
  makeInvitation,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';

const { TOKEN_EXPIRED, SET_PASSWORD_FAILED, SESSION_ENDED } = errorCodes;
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
const signIn = (name: 'login' | 'sub_store_login', email: string, password: string) =>
  errorOf(test.app, null, name, { email, password });
const passwordEntries = async () => {
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
  return entries.filter(({ action }) => action === 'password');
};

describe('a link', () => {
  it('works once, also if it is used 50 times at the same moment', async () => {
    const token = await link();
    const limitsOfLinks = Array.from({ length: 50 }, (_, n) =>
      inject(test.app, null, 'new_password', { token, password: `harbour number ${n}` }, {}, `10.77.0.${n}`),
    );
    const replies = (await Promise.all(limitsOfLinks)).map((reply) => reply.json());
    const won = replies.flatMap(({ success }, n) => (success ? [n] : []));
    expect(won).toHaveLength(1);
    expect(new Set(replies.filter(({ success }) => !success).map(({ error_code }) => error_code))).toEqual(
      new Set([SET_PASSWORD_FAILED]),
    );
    expect(await signIn('login', store.email, `harbour number ${won[0]}`)).toBeNull();
    expect(await passwordEntries()).toHaveLength(1);
  });

  it('ends when the password is changed in another way', async () => {
    const account = await makeSubStore(test.db, store);
    const owner = await login(test.app, store);
    const changes: (() => Promise<unknown>)[] = [
      async () =>
        callAs(test.app, await loginSubStore(test.app, account), 'change_password', {
          current_password: testPassword,
          password: 'another horse 8',
        }),
      async () => {
        const { sub_store } = await callAs(test.app, owner, 'get_sub_store', { _id: account.id });
        const body = { _id: account.id, version: sub_store.version, password: 'one more horse 9' };
        return callAs(test.app, owner, 'update_sub_store', body);
      },
    ];
    for (const change of changes) {
      const token = await link(account);
      await change();
      expect(await verify(token)).toBe(TOKEN_EXPIRED);
    }
    const { token: invitation, subStore } = await makeInvitation(test.db, store);
    const token = await link(subStore);
    await callAs(test.app, null, 'accept_invitation', { token: invitation, password: chosen });
    expect(await verify(token)).toBe(TOKEN_EXPIRED);
  });

  it('ended, no session that the old password opened outlives it', async () => {
    const token = await link();
    const signIns = Array.from({ length: 6 }, () =>
      call(test.app, null, 'login', { email: store.email, password: testPassword }),
    );
    const [changed, ...opened] = await Promise.all([set(token), ...signIns]);
    expect(changed).toMatchObject({ success: true });
    for (const reply of opened) {
      if (!reply.success || !('store' in reply) || !reply.store) continue;
      const { servertoken } = reply.store;
      const own = { servertoken, token: servertoken, store_id: store.id };
      const session = { headers: own, token: servertoken, store_id: store.id, sub_store_id: null };
      expect(await errorOf(test.app, session, 'get_store_data', {})).toBe(SESSION_ENDED);
    }
  });
});
