import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { permissionPresets } from '#contract/permissionPresets';
import { permissionKeys } from '#contract/permissions';
import { subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../support/callApi';
import { makeInvitation, makeStore, makeSubStore, type StoreRow, testPassword } from '../support/factories/index';
import { uniqueDigits } from '../support/factories/makeStore';
import { login, loginSubStore, type TestSession } from '../support/login';

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  store = await makeStore(server.db);
  owner = await login(server.app, store);
  vi.restoreAllMocks();
});

const { NOT_PERMITTED, FIELDS_NOT_VALID, SESSION_ENDED, TOKEN_EXPIRED, ONLY_LOOKING, CHANGED_MEANWHILE } = errorCodes;
const newAccount = (fields: Partial<BodyOf<'add_sub_store'>> = {}): BodyOf<'add_sub_store'> => ({
  idempotency_key: randomUUID(),
  name: 'Ana',
  email: `ana-${uniqueDigits()}@test.example`,
  ...fields,
});
const add = async (caller: TestSession, fields: Partial<BodyOf<'add_sub_store'>> = {}) =>
  (await callAs(server.app, caller, 'add_sub_store', newAccount(fields))).sub_store;
const manager = async (grants = [...permissionKeys]) =>
  loginSubStore(server.app, await makeSubStore(server.db, store, { grants }));
const update = (caller: TestSession, body: BodyOf<'update_sub_store'>) =>
  call(server.app, caller, 'update_sub_store', body);

describe('an account', () => {
  it('waits for the platform outside of a demo, and is what was sent, tidied', async () => {
    const urls = [
      { url: 'store/order/cancel', permission: 0 },
      { url: 'store/order', permission: 1 },
      { url: 'store/order/edit', permission: 1 },
    ] as const;
    const made = await add(owner, { urls: [...urls], password: testPassword, preset: 'kitchen' });
    expect(made).toMatchObject({ state: 'waiting', is_approved: false, preset: 'kitchen', management_gap: null });
    expect(made.urls).toEqual([
      { url: 'store/order', permission: 1 },
      { url: 'store/order/cancel', permission: 0 },
    ]);
  });

  it('bears an address that nobody else of the platform signs in with: 996 at the field', async () => {
    const other = await makeStore(server.db);
    for (const email of [(await add(owner)).email, other.email]) {
      const reply = await call(server.app, owner, 'add_sub_store', newAccount({ email }));
      expect(reply).toMatchObject({ error_code: 996, errors: [{ path: 'email', code: '996' }] });
    }
  });

  it('is changed in the version that was seen', async () => {
    const { _id } = await add(owner);
    expect(await update(owner, { _id, version: 1, name: 'Bea' })).toMatchObject({ success: true });
    const late = await update(owner, { _id, version: 1, name: 'Cid' });
    expect(late).toMatchObject({ error_code: CHANGED_MEANWHILE, current: { name: 'Bea', version: 2 } });
  });
});

describe('nobody grants what they do not hold', () => {
  it('4022 at the permissions, naming them; an action that follows its key counts too', async () => {
    const { _id } = await makeSubStore(server.db, store, { grants: [] }).then(({ id }) => ({ _id: id }));
    const partly = await loginSubStore(
      server.app,
      await makeSubStore(server.db, store, {
        urls: [
          { url: 'store/sub_store', permission: 1 },
          { url: 'store/order', permission: 1 },
          { url: 'store/order/refund', permission: 0 },
        ],
      }),
    );
    const refused = await update(partly, { _id, version: 1, urls: [{ url: 'store/order', permission: 1 }] });
    expect(refused).toMatchObject({
      error_code: FIELDS_NOT_VALID,
      errors: [{ path: 'urls', code: 'not_held', params: { keys: ['store/order/refund'] } }],
    });
    const without = [
      { url: 'store/order', permission: 1 },
      { url: 'store/order/refund', permission: 0 },
    ] as const;
    expect(await update(partly, { _id, version: 1, urls: [...without] })).toMatchObject({ success: true });
  });

  it('nor changes itself, or one that holds more: 4001', async () => {
    const boss = await makeSubStore(server.db, store, { grants: [...permissionKeys] });
    const small = await manager(['store/sub_store']);
    expect(await errorOf(server.app, small, 'update_sub_store', { _id: boss.id, version: 1, name: 'X' })).toBe(
      NOT_PERMITTED,
    );
    const self = await loginSubStore(server.app, boss);
    const own = { _id: boss.id, version: 1, is_disabled: true };
    expect(await errorOf(server.app, self, 'update_sub_store', own)).toBe(NOT_PERMITTED);
    expect(await errorOf(server.app, self, 'delete_sub_store', { _id: boss.id })).toBe(NOT_PERMITTED);
    expect(await errorOf(server.app, self, 'invite_sub_store', { _id: boss.id })).toBe(NOT_PERMITTED);
  });
});

describe('a change', () => {
  it('of permissions applies at the next call, and open windows are told', async () => {
    const account = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const cook = await loginSubStore(server.app, account);
    expect(await errorOf(server.app, cook, 'get_store_menu', {})).toBeNull();
    const told = vi.spyOn(server.app.realtime, 'refreshAccess');
    await update(owner, { _id: account.id, version: 1, urls: [] });
    expect(told).toHaveBeenCalledExactlyOnceWith(store.id);
    expect(await errorOf(server.app, cook, 'get_store_menu', {})).toBe(NOT_PERMITTED);
  });

  it.each([
    ['switched off', { is_disabled: true }, pushCodes.DECLINED_BY_ADMIN],
    ['with another password', { password: 'another one 9' }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE],
  ])('%s signs out everywhere', async (_case, change, code) => {
    const account = await makeSubStore(server.db, store);
    const here = await loginSubStore(server.app, account);
    const told = vi.spyOn(server.app.realtime, 'endSessions');
    await update(owner, { _id: account.id, version: 1, ...change });
    expect(told).toHaveBeenCalledExactlyOnceWith([expect.any(String)], code);
    expect(await errorOf(server.app, here, 'get_store_data', {})).toBe(SESSION_ENDED);
    const again = await callAs(server.app, null, 'sub_store_login', {
      email: account.email,
      password: 'password' in change ? change.password : testPassword,
    });
    expect(again.sub_store.server_token === '').toBe('is_disabled' in change);
  });

  it('of the password lets nobody in who was just signing in with the one before', async () => {
    const account = await makeSubStore(server.db, store);
    const late = Array.from({ length: 5 }, () => loginSubStore(server.app, account).catch(() => null));
    await update(owner, { _id: account.id, version: 1, password: 'another one 9' });
    for (const device of await Promise.all(late)) {
      if (device) expect(await errorOf(server.app, device, 'get_store_data', {})).toBe(SESSION_ENDED);
    }
  });

  it('deleted is gone with its sessions, one result for each', async () => {
    const account = await makeSubStore(server.db, store);
    const here = await loginSubStore(server.app, account);
    const gone = randomUUID();
    const { results } = await callAs(server.app, owner, 'delete_sub_store', { ids: [account.id, gone] });
    expect(results).toEqual([
      { _id: account.id, success: true },
      { _id: gone, success: false, error_code: errorCodes.NO_DATA_FOUND },
    ]);
    expect(await errorOf(server.app, here, 'get_store_data', {})).toBe(SESSION_ENDED);
  });
});

describe('an invitation', () => {
  it('without mail is a link for the owner to hand on, which works once', async () => {
    const { _id, email } = await add(owner);
    await server.db.update(subStores).set({ is_approved: true }).where(eq(subStores.id, _id));
    const first = await callAs(server.app, owner, 'invite_sub_store', { _id });
    const { invitation } = await callAs(server.app, owner, 'invite_sub_store', { _id });
    expect(invitation.state).toBe('no_mail');
    const token = invitation.path.split('/').at(-1) ?? '';
    const replaced = first.invitation.path.split('/').at(-1) ?? '';
    expect(await errorOf(server.app, null, 'get_invitation', { token: replaced })).toBe(TOKEN_EXPIRED);
    expect((await callAs(server.app, null, 'get_invitation', { token })).invitation).toMatchObject({ email });
    const reply = await callAs(server.app, null, 'accept_invitation', { token, password: 'mine alone' });
    expect(reply.sub_store.server_token).not.toBe('');
    expect(await errorOf(server.app, null, 'accept_invitation', { token, password: 'mine alone' })).toBe(TOKEN_EXPIRED);
  });

  it('ends where the account gets another address: the link lies in a mailbox of somebody else', async () => {
    const { token, subStore } = await makeInvitation(server.db, store);
    const change = { _id: subStore.id, version: subStore.version };
    await update(owner, { ...change, email: subStore.email, name: 'Bea' });
    expect(await errorOf(server.app, null, 'get_invitation', { token })).toBeNull();
    await update(owner, { ...change, version: subStore.version + 1, email: `right-${uniqueDigits()}@test.example` });
    expect(await errorOf(server.app, null, 'get_invitation', { token })).toBe(TOKEN_EXPIRED);
  });

  it('that is accepted stands in the trail, also where the account may not enter yet', async () => {
    const { token, subStore } = await makeInvitation(server.db, store, { is_approved: false });
    const reply = await callAs(server.app, null, 'accept_invitation', { token, password: 'mine alone' });
    expect(reply.sub_store.server_token).toBe('');
    const { data } = await callAs(server.app, owner, 'get_audit_list', { filter: { record_id: subStore.id } });
    expect(data.map(({ action }) => action)).toEqual(['accept_invitation']);
  });

  it('is too old after its week', async () => {
    const { token } = await makeInvitation(server.db, store, { invitation_expires_at: new Date(Date.now() - 1_000) });
    expect(await errorOf(server.app, null, 'accept_invitation', { token, password: 'mine alone' })).toBe(TOKEN_EXPIRED);
  });
});

describe('devices', () => {
  it('are one’s own, each account’s for the owner, and end one by one or all but this', async () => {
    const account = await makeSubStore(server.db, store);
    const [one, two] = [await loginSubStore(server.app, account), await loginSubStore(server.app, account)];
    const list = await callAs(server.app, owner, 'get_session_list', { sub_store_id: account.id });
    expect(list.count).toBe(2);
    const own = await callAs(server.app, one, 'get_session_list', {});
    expect(own.data.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(await errorOf(server.app, one, 'get_session_list', { sub_store_id: null })).toBe(NOT_PERMITTED);
    expect((await callAs(server.app, one, 'end_other_sessions', {})).ended).toBe(1);
    expect(await errorOf(server.app, two, 'get_store_data', {})).toBe(SESSION_ENDED);
    const [left] = (await callAs(server.app, owner, 'get_session_list', { sub_store_id: account.id })).data;
    await callAs(server.app, owner, 'end_session', { _id: left?._id ?? '' });
    expect(await errorOf(server.app, one, 'get_store_data', {})).toBe(SESSION_ENDED);
  });
});

describe('looking as an account', () => {
  const as = async (
    caller: TestSession,
    id: string,
    name: 'get_store_menu' | 'get_sub_store_list' | 'get_store_data',
  ) => (await inject(server.app, caller, name, {}, { 'view-as': id })).json();

  it('reads what it reads, refuses what it may not, and writes nothing', async () => {
    const cook = await makeSubStore(server.db, store, { urls: [...permissionPresets.kitchen] });
    expect(await as(owner, cook.id, 'get_store_menu')).toMatchObject({ success: true });
    expect(await as(owner, cook.id, 'get_sub_store_list')).toMatchObject({ error_code: NOT_PERMITTED });
    expect(await as(owner, cook.id, 'get_store_data')).toMatchObject({ sub_store: { _id: cook.id } });
    const write = await inject(server.app, owner, 'add_sub_store', newAccount(), { 'view-as': cook.id });
    expect(write.json()).toMatchObject({ error_code: ONLY_LOOKING });
  });

  it('only narrows: nobody sees through another account what they may not see', async () => {
    const boss = await makeSubStore(server.db, store, { grants: [...permissionKeys] });
    const small = await manager(['store/sub_store']);
    expect(await as(small, boss.id, 'get_store_menu')).toMatchObject({ error_code: NOT_PERMITTED });
    const cook = await manager(['store/order']);
    expect(await as(cook, boss.id, 'get_store_data')).toMatchObject({ error_code: NOT_PERMITTED });
    const elsewhere = await makeSubStore(server.db, await makeStore(server.db));
    expect(await as(owner, elsewhere.id, 'get_store_data')).toMatchObject({ error_code: NOT_PERMITTED });
  });
});
