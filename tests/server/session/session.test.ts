import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { PermissionKey } from '#contract/permissions';
import { sessions } from '#server/db/schema/index';
import { findSession } from '#server/modules/session/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';

let server: TestApp;
let store: StoreRow;
beforeAll(async () => {
  server = await buildTestApp();
  store = await makeStore(server.db);
});
afterAll(() => server.close());

describe('login', () => {
  it('signs a store in by email, whatever its case, and by phone', async () => {
    const reply = await callAs(server.app, null, 'login', { email: store.email.toUpperCase(), password: testPassword });
    expect(reply.store?._id).toBe(store.id);
    expect(reply.store?.servertoken).toMatch(/^[\w-]{43}$/);
    expect(reply).toMatchObject({ currency: 'EUR', timezone: 'Europe/Paris', country_detail: { code: 'FR' } });
    expect(JSON.stringify(reply)).not.toContain('argon2');

    const byPhone = { phone: store.phone, country_phone_code: '33', password: testPassword };
    expect((await callAs(server.app, null, 'login', byPhone)).store?._id).toBe(store.id);
  });

  it('does not tell an unknown account from a wrong password', async () => {
    const unknown = { email: 'nobody@test.example', password: testPassword };
    expect(await errorOf(server.app, null, 'login', unknown)).toBe(errorCodes.WRONG_USERNAME_OR_PASSWORD);
    const wrong = { email: store.email, password: 'not this one' };
    expect(await errorOf(server.app, null, 'login', wrong)).toBe(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  });

  it('asks for an email, or a phone with its country code', async () => {
    const neither = await call(server.app, null, 'login', { password: testPassword });
    expect(neither).toMatchObject({ error_code: 4022, errors: [{ path: 'email', code: 'required' }] });
    const half = await call(server.app, null, 'login', { phone: store.phone, password: testPassword });
    expect(half).toMatchObject({ error_code: 4022, errors: [{ path: 'country_phone_code', code: 'required' }] });
  });

  it('keeps only a hash of the token', async () => {
    const { token } = await login(server.app, store);
    const rows = await server.db.select().from(sessions).where(eq(sessions.store_id, store.id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('sign_in', () => {
  const signIn = (email: string, more = {}) =>
    callAs(server.app, null, 'sign_in', { email, password: testPassword, ...more });

  it('signs in the account that the password belongs to', async () => {
    const sub = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const owner = await signIn(store.email);
    expect(owner).toMatchObject({ store: { _id: store.id }, servertoken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(owner).not.toHaveProperty('sub_store');
    for (const first of ['store', 'sub_store'])
      expect(await signIn(sub.email, { first })).toMatchObject({
        servertoken: expect.stringMatching(/^[\w-]{43}$/),
        sub_store: { _id: sub.id, urls: [{ url: 'store/order', permission: 1 }] },
        store: { _id: store.id },
      });
  });

  it('asks first for the kind that signed in here last', async () => {
    const owner = await makeStore(server.db);
    const sub = await makeSubStore(server.db, owner, { email: owner.email });
    expect(await signIn(owner.email, { first: 'sub_store' })).toMatchObject({ sub_store: { _id: sub.id } });
    expect(await signIn(owner.email, { first: 'store' })).not.toHaveProperty('sub_store');
  });

  it('tells a sub-account that is not approved so, with no session and nothing of the store', async () => {
    const sub = await makeSubStore(server.db, store, { is_approved: false });
    const reply = await signIn(sub.email);
    expect(reply).toMatchObject({ servertoken: '', sub_store: { is_approved: false } });
    expect(reply).not.toHaveProperty('store');
  });

  it('does not tell an unknown account from a wrong password', async () => {
    for (const email of ['nobody@test.example', store.email])
      expect(await errorOf(server.app, null, 'sign_in', { email, password: 'not this one' })).toBe(994);
  });
});

describe('sub_store_login', () => {
  it('signs a sub-account in, with its permissions and its store', async () => {
    const sub = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const reply = await callAs(server.app, null, 'sub_store_login', { email: sub.email, password: testPassword });
    expect(reply.sub_store).toMatchObject({
      _id: sub.id,
      is_approved: true,
      urls: [{ url: 'store/order', permission: 1 }],
    });
    expect(reply.store?._id).toBe(store.id);
  });

  it.each([
    ['not approved', { is_approved: false }],
    ['deactivated', { is_disabled: true }],
  ])('tells one that is %s so, with no session and nothing of the store', async (_standing, change) => {
    const sub = await makeSubStore(server.db, store, { grants: ['store/order'], ...change });
    const reply = await callAs(server.app, null, 'sub_store_login', { email: sub.email, password: testPassword });
    const { is_approved = true } = change as { is_approved?: boolean };
    expect(reply).toEqual({
      success: true,
      sub_store: {
        _id: sub.id,
        name: sub.name,
        email: sub.email,
        image: null,
        urls: [],
        is_approved,
        server_token: '',
      },
    });
    expect(await server.db.select().from(sessions).where(eq(sessions.sub_store_id, sub.id))).toEqual([]);
  });

  it('does not tell an unknown account from a wrong password', async () => {
    const sub = await makeSubStore(server.db, store);
    const codes = [
      await errorOf(server.app, null, 'sub_store_login', { email: sub.email, password: 'not this one' }),
      await errorOf(server.app, null, 'sub_store_login', { email: 'nobody@test.example', password: 'not this one' }),
    ];
    expect(codes).toEqual([errorCodes.WRONG_USERNAME_OR_PASSWORD, errorCodes.WRONG_USERNAME_OR_PASSWORD]);
  });

  it('is not for owners, nor the owner sign-in for sub-accounts', async () => {
    const sub = await makeSubStore(server.db, store);
    expect(await errorOf(server.app, null, 'sub_store_login', { email: store.email, password: testPassword })).toBe(
      994,
    );
    expect(await errorOf(server.app, null, 'login', { email: sub.email, password: testPassword })).toBe(994);
  });
});

describe('a session', () => {
  it('ends at sign-out, at once', async () => {
    const session = await login(server.app, store);
    await callAs(server.app, session, 'logout', {});
    expect(await errorOf(server.app, session, 'get_store_data', {})).toBe(errorCodes.SESSION_ENDED);
  });

  it('slides: use moves its end, and disuse ends it', async () => {
    const session = await login(server.app, store);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    server.clock.now = days(29);
    expect(await errorOf(server.app, session, 'get_store_data', {})).toBeNull();
    server.clock.now = days(58);
    expect(await errorOf(server.app, session, 'get_store_data', {})).toBeNull();
    server.clock.now = days(89);
    expect(await errorOf(server.app, session, 'get_store_data', {})).toBe(errorCodes.SESSION_ENDED);
    server.clock.now = null;
  });

  it('writes its use down at most once a minute', async () => {
    const { token } = await login(server.app, store);
    const found = await findSession(server.db, token, new Date());
    const lastUse = async () =>
      (
        await server.db
          .select()
          .from(sessions)
          .where(eq(sessions.id, found?.id ?? ''))
      )[0]?.last_used_at.getTime();
    const before = await lastUse();
    await findSession(server.db, token, new Date(Date.now() + 50_000));
    expect(await lastUse()).toBe(before);
    await findSession(server.db, token, new Date(Date.now() + 70_000));
    expect(await lastUse()).toBeGreaterThan(before ?? 0);
  });

  it('has to be who its headers say', async () => {
    const sub = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const session = await loginSubStore(server.app, sub);
    const other = await makeSubStore(server.db, store);
    const codeWith = async (headers: Record<string, string>) =>
      (await inject(server.app, session, 'get_store_data', {}, headers)).json().error_code;
    expect(await codeWith({})).toBeUndefined();
    expect(await codeWith({ id: other.id })).toBe(errorCodes.SESSION_ENDED);
    expect(await codeWith({ type: '0' })).toBe(errorCodes.SESSION_ENDED);
    const owner = await login(server.app, store);
    expect((await inject(server.app, owner, 'get_store_data', {}, { type: '1', id: sub.id })).json().error_code).toBe(
      999,
    );
  });

  it('shows a sub-account what it was granted at this moment', async () => {
    const sub = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const session = await loginSubStore(server.app, sub);
    const { sub_store, store_detail } = await callAs(server.app, session, 'get_store_data', {});
    expect(sub_store).toMatchObject({ _id: sub.id, urls: [{ url: 'store/order', permission: 1 }] });
    expect(store_detail.delivery_details).toMatchObject({ _id: 'food' });
  });

  it('shows the owner’s sign-in name to accounts that manage accounts, and to no one else', async () => {
    const ofOwner = { email: store.email, phone: store.phone };
    const shownTo = async (grants: PermissionKey[] | null) => {
      const sub = grants && (await makeSubStore(server.db, store, { grants }));
      const session = sub ? await loginSubStore(server.app, sub) : await login(server.app, store);
      const { email, phone, country_phone_code } = (await callAs(server.app, session, 'get_store_data', {}))
        .store_detail;
      expect(country_phone_code).toBe(store.country_phone_code);
      if (sub) {
        // The same as at sign-in.
        const reply = await callAs(server.app, null, 'sub_store_login', { email: sub.email, password: testPassword });
        expect(reply.store).toMatchObject({ email, phone });
      }
      return { email, phone };
    };
    expect(await shownTo(null)).toEqual(ofOwner);
    expect(await shownTo(['store/sub_store'])).toEqual(ofOwner);
    for (const grants of [[], ['store/order'], ['store/setting']] as const)
      expect(await shownTo([...grants])).toEqual({ email: '', phone: '' });
  });

  it('shows an owner who views the app as a team member what that member sees', async () => {
    const sub = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const owner = await login(server.app, store);
    const { store_detail } = (await inject(server.app, owner, 'get_store_data', {}, { 'view-as': sub.id })).json();
    expect(store_detail).toMatchObject({ email: '', phone: '' });
  });

  it('carries the device that the app names', async () => {
    const session = await login(server.app, store);
    await callAs(server.app, session, 'update_device_token', { device_token: 'device-7' });
    const found = await findSession(server.db, session.token, new Date());
    const [row] = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, found?.id ?? ''));
    expect(row?.device_token).toBe('device-7');
  });
});
