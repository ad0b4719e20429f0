import { addMinutes } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { accountTokens, sessions, stores, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makePasswordLink, makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { login, openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';

const { TOKEN_EXPIRED, SET_PASSWORD_FAILED, WRONG_USERNAME_OR_PASSWORD, FIELDS_NOT_VALID } = errorCodes;
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

describe('the page of a link learns', () => {
  it('whom it is for, without the whole address', async () => {
    const account = await makeSubStore(test.db, store, { email: `maria-${store.email}` });
    const { account: owner } = await callAs(test.app, null, 'forgot_password_verify', { token: await link() });
    expect(owner).toMatchObject({ kind: 'store', name: store.name[0], store_name: store.name });
    expect(owner.email).toMatch(/^s•••\d@test\.example$/);
    const token = await link(account);
    const { account: sub } = await callAs(test.app, null, 'forgot_password_verify', { token });
    expect(sub).toMatchObject({ kind: 'sub_store', name: account.name, store_name: store.name });
    expect(sub.email).toMatch(/^m•••\d@test\.example$/);
  });

  it('that it has expired after an hour, and so does the form', async () => {
    const token = await link();
    test.clock.now = addMinutes(new Date(), 59);
    expect(await verify(token)).toBeNull();
    test.clock.now = addMinutes(new Date(), 61);
    expect(await verify(token)).toBe(TOKEN_EXPIRED);
    expect(await set(token)).toMatchObject({ error_code: SET_PASSWORD_FAILED });
  });

  it.each(['deleted', 'deactivated'])('that its account was %s', async (what) => {
    const account = await makeSubStore(test.db, store);
    const token = await link(account);
    if (what === 'deleted') await test.db.delete(subStores).where(eq(subStores.id, account.id));
    else await test.db.update(subStores).set({ is_disabled: true }).where(eq(subStores.id, account.id));
    expect(await verify(token)).toBe(TOKEN_EXPIRED);
    expect(await set(token)).toMatchObject({ error_code: SET_PASSWORD_FAILED });
  });
});

describe('an owner who sets a password by the link', () => {
  it('can sign in with it, and isn’t signed in by it', async () => {
    const reply = await set(await link());
    expect(reply).toEqual({ success: true, message: 204, email: store.email });
    expect(await signIn('login', store.email, testPassword)).toBe(WRONG_USERNAME_OR_PASSWORD);
    const opened = await test.db.select().from(sessions).where(eq(sessions.store_id, store.id));
    expect(opened).toEqual([]);
    expect(await signIn('login', store.email, chosen)).toBeNull();
  });

  it('is signed out everywhere and told why, and the team isn’t', async () => {
    const [one, two] = [await login(test.app, store), await openSession(test, store)];
    const team = await openSubStoreSession(test, await makeSubStore(test.db, store));
    const told = vi.spyOn(test.app.realtime, 'endSessions');
    await set(await link());
    expect(told).toHaveBeenCalledExactlyOnceWith([expect.any(String), expect.any(String)], 2093);
    told.mockRestore();
    expect([await isIn(one), await isIn(two), await isIn(team)]).toEqual([false, false, true]);
  });

  it('ends every other link, of whatever purpose, and no one else’s', async () => {
    const [token, older] = [await link(), await link()];
    const team = await link(await makeSubStore(test.db, store));
    await test.db
      .update(accountTokens)
      .set({ purpose: 'verification' })
      .where(
        and(
          eq(accountTokens.store_id, store.id),
          eq(accountTokens.purpose, 'new_password'),
          isNull(accountTokens.ended_at),
          isNull(accountTokens.sub_store_id),
        ),
      );
    const third = await link();
    await set(third);
    const open = await test.db
      .select()
      .from(accountTokens)
      .where(and(eq(accountTokens.store_id, store.id), isNull(accountTokens.ended_at)));
    expect(open.map(({ sub_store_id }) => sub_store_id === null)).toEqual([false]);
    expect(await verify(team)).toBeNull();
    for (const used of [token, older, third]) expect(await verify(used)).toBe(TOKEN_EXPIRED);
  });

  it('leaves an audit entry in their name without the password, and gets a mail about it', async () => {
    await set(await link());
    const entries = await passwordEntries();
    expect(entries).toMatchObject([
      {
        ...{ entity: 'store', call: 'new_password', actor_kind: 'owner', actor_id: store.id },
        ...{ old_values: { password: { hidden: true } }, new_values: { password: { hidden: true } } },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(chosen);
    const mails = await mailTo(test, store.email, 'password_set');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(store.name[0]);
    expect(mails[0]).not.toContain(chosen);
  });

  it('gets the mail in English, with its date, if the app doesn’t have the language', async () => {
    test.clock.now = new Date('2031-06-30T10:00:00Z');
    const body = { token: await makePasswordLink(test.db, store, test.clock.now), password: chosen, language: 'zh' };
    await callAs(test.app, null, 'new_password', body);
    expect((await mailTo(test, store.email, 'password_set'))[0]).toContain('June 30, 2031');
  });

  it('has proved the address', async () => {
    await test.db.update(stores).set({ is_email_verified: false }).where(eq(stores.id, store.id));
    await set(await link());
    const [row] = await test.db.select().from(stores).where(eq(stores.id, store.id));
    expect(row).toMatchObject({ is_email_verified: true, version: store.version + 1 });
    expect(await passwordEntries()).toMatchObject([
      { old_values: { is_email_verified: false }, new_values: { is_email_verified: true } },
    ]);
  });

  it('isn’t slowed down by attempts of others', async () => {
    const ip = '10.9.8.7';
    for (let n = 0; n < 6; n++)
      await inject(test.app, null, 'login', { email: store.email, password: `wrong ${n}` }, {}, ip);
    const body = { token: await link(), password: chosen };
    const reply = await inject(test.app, null, 'new_password', body, {}, ip);
    const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const again = { email: store.email, password: chosen };
    expect((await inject(test.app, null, 'login', again, {}, ip)).json()).toMatchObject({ error_code: 4029 });
    expect((await inject(test.app, null, 'login', again, { cookie }, ip)).json()).toMatchObject({ success: true });
  });
});

describe('a password isn’t set', () => {
  it.each([
    ['too_small', ''],
    ['too_small', 'Kx7!m'],
    ['too_big', 'ab3'.repeat(334)],
    ['password_common', 'Passw0rd'],
    ['password_common', '111111'],
  ])('%s: to %s', async (code, password) => {
    const token = await link();
    expect(await set(token, password)).toMatchObject({
      error_code: FIELDS_NOT_VALID,
      errors: [{ path: 'password', code }],
    });
    expect(await set(token)).toMatchObject({ success: true });
  });

  it('to what others know of the account', async () => {
    const token = await link();
    for (const password of [store.email, store.phone, `${store.name[0]}`])
      expect(await set(token, password)).toMatchObject({ errors: [{ path: 'password', code: 'password_personal' }] });
  });

  it('by a link that someone made up', async () => {
    expect(await set('x'.repeat(43))).toMatchObject({ error_code: SET_PASSWORD_FAILED });
    expect(await set('short')).toMatchObject({ error_code: FIELDS_NOT_VALID });
  });

  it('by a ticket of another purpose', async () => {
    const token = await link();
    await test.db.update(accountTokens).set({ purpose: 'verification' }).where(eq(accountTokens.store_id, store.id));
    expect(await set(token)).toMatchObject({ error_code: SET_PASSWORD_FAILED });
  });
});
