import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { permissionPresets } from '#contract/permissionPresets';
import { type AnyPermission, permissionKeys } from '#contract/permissions';
import { subStores } from '#server/db/schema/index';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeInvitation, makeStore, makeSubStore, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { login, loginSubStore, type TestSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';

const desk = ownerDesk();
beforeEach(() => void vi.restoreAllMocks());

const { NOT_PERMITTED, FIELDS_NOT_VALID, SESSION_ENDED, TOKEN_EXPIRED, VIEW_ONLY, CHANGED_MEANWHILE } = errorCodes;
const newAccount = (fields: Partial<BodyOf<'add_sub_store'>> = {}): BodyOf<'add_sub_store'> => ({
  idempotency_key: randomUUID(),
  name: 'Ana',
  email: `ana-${uniqueDigits()}@test.example`,
  ...fields,
});
const add = async (caller: TestSession, fields: Partial<BodyOf<'add_sub_store'>> = {}) =>
  (await callAs(desk.test.app, caller, 'add_sub_store', newAccount(fields))).sub_store;
const manager = async (grants = [...permissionKeys]) =>
  loginSubStore(desk.test.app, await makeSubStore(desk.test.db, desk.store, { grants }));
const update = (caller: TestSession, body: BodyOf<'update_sub_store'>) =>
  call(desk.test.app, caller, 'update_sub_store', body);

describe('an account', () => {
  it('waits for the platform outside of a demo, and is what was sent, tidied', async () => {
    const urls = [
      { url: 'store/order/cancel', permission: 0 },
      { url: 'store/order', permission: 1 },
      { url: 'store/order/edit', permission: 1 },
    ] as const;
    const made = await add(desk.owner, { urls: [...urls], password: testPassword, preset: 'kitchen' });
    expect(made).toMatchObject({ state: 'waiting', is_approved: false, preset: 'kitchen', management_blocker: null });
    expect(made.urls).toEqual([
      { url: 'store/order', permission: 1 },
      { url: 'store/order/cancel', permission: 0 },
    ]);
  });

  it('bears an address that no one else of the platform signs in with: 996 at the field', async () => {
    const other = await makeStore(desk.test.db);
    for (const email of [(await add(desk.owner)).email, other.email]) {
      const reply = await call(desk.test.app, desk.owner, 'add_sub_store', newAccount({ email }));
      expect(reply).toMatchObject({ error_code: 996, errors: [{ path: 'email', code: '996' }] });
    }
  });

  it('is changed in the version that was seen', async () => {
    const { _id } = await add(desk.owner);
    expect(await update(desk.owner, { _id, version: 1, name: 'Bea' })).toMatchObject({ success: true });
    const late = await update(desk.owner, { _id, version: 1, name: 'Cid' });
    expect(late).toMatchObject({ error_code: CHANGED_MEANWHILE, current: { name: 'Bea', version: 2 } });
  });
});

describe('a list by permission', () => {
  it('names the accounts that hold it: an action that has to be granted separately doesn’t come with its key', async () => {
    const store = await makeStore(desk.test.db);
    const owner = await login(desk.test.app, store);
    const urls = (...keys: string[]) => keys.map((url) => ({ url, permission: 1 }));
    const saved = await makeSubStore(desk.test.db, store, { urls: urls('store/order') });
    const given = await makeSubStore(desk.test.db, store, { urls: urls('store/order', 'store/order/override') });
    const holders = async (permission: AnyPermission) => {
      const { data } = await callAs(desk.test.app, owner, 'get_sub_store_list', { filter: { permission } });
      return new Set(data.map(({ _id }) => _id));
    };
    expect(await holders('store/order/cancel')).toEqual(new Set([saved.id, given.id]));
    expect(await holders('store/order/override')).toEqual(new Set([given.id]));
  });

  it('can be granted by those who hold it: an account with orders alone can’t let others override', async () => {
    const { id } = await makeSubStore(desk.test.db, desk.store, { grants: [] });
    const partly = await manager(['store/sub_store', 'store/order']);
    const urls = [...permissionPresets.order_desk].filter(({ url }) => url.startsWith('store/order'));
    expect(await update(partly, { _id: id, version: 1, urls: urls as never })).toMatchObject({
      errors: [{ path: 'urls', code: 'not_held', params: { keys: ['store/order/override'] } }],
    });
  });
});

describe('no one grants what they do not hold', () => {
  it('4022 at the permissions, naming them; an action that follows its key counts too', async () => {
    const { _id } = await makeSubStore(desk.test.db, desk.store, { grants: [] }).then(({ id }) => ({ _id: id }));
    const partly = await loginSubStore(
      desk.test.app,
      await makeSubStore(desk.test.db, desk.store, {
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
    const boss = await makeSubStore(desk.test.db, desk.store, { grants: [...permissionKeys] });
    const small = await manager(['store/sub_store']);
    expect(await errorOf(desk.test.app, small, 'update_sub_store', { _id: boss.id, version: 1, name: 'X' })).toBe(
      NOT_PERMITTED,
    );
    const self = await loginSubStore(desk.test.app, boss);
    const own = { _id: boss.id, version: 1, is_disabled: true };
    expect(await errorOf(desk.test.app, self, 'update_sub_store', own)).toBe(NOT_PERMITTED);
    expect(await errorOf(desk.test.app, self, 'delete_sub_store', { _id: boss.id })).toBe(NOT_PERMITTED);
    expect(await errorOf(desk.test.app, self, 'invite_sub_store', { _id: boss.id })).toBe(NOT_PERMITTED);
  });
});

describe('a change', () => {
  it('of permissions applies at the next call, and open windows are told', async () => {
    const account = await makeSubStore(desk.test.db, desk.store, { grants: ['store/order'] });
    const cook = await loginSubStore(desk.test.app, account);
    expect(await errorOf(desk.test.app, cook, 'get_store_menu', {})).toBeNull();
    const told = vi.spyOn(desk.test.app.realtime, 'refreshAccess');
    await update(desk.owner, { _id: account.id, version: 1, urls: [] });
    expect(told).toHaveBeenCalledExactlyOnceWith(desk.store.id);
    expect(await errorOf(desk.test.app, cook, 'get_store_menu', {})).toBe(NOT_PERMITTED);
  });

  it.each([
    ['switched off', { is_disabled: true }, pushCodes.DECLINED_BY_ADMIN],
    ['with another password', { password: 'another one 9' }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE],
  ])('%s signs out everywhere', async (_case, change, code) => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const here = await loginSubStore(desk.test.app, account);
    const told = vi.spyOn(desk.test.app.realtime, 'endSessions');
    await update(desk.owner, { _id: account.id, version: 1, ...change });
    expect(told).toHaveBeenCalledExactlyOnceWith([expect.any(String)], code);
    expect(await errorOf(desk.test.app, here, 'get_store_data', {})).toBe(SESSION_ENDED);
    const again = await callAs(desk.test.app, null, 'sub_store_login', {
      email: account.email,
      password: 'password' in change ? change.password : testPassword,
    });
    expect(again.sub_store.server_token === '').toBe('is_disabled' in change);
  });

  it('of the password lets no one in who was just signing in with the one before', async () => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const late = Array.from({ length: 5 }, () => loginSubStore(desk.test.app, account).catch(() => null));
    await update(desk.owner, { _id: account.id, version: 1, password: 'another one 9' });
    for (const device of await Promise.all(late)) {
      if (device) expect(await errorOf(desk.test.app, device, 'get_store_data', {})).toBe(SESSION_ENDED);
    }
  });

  it('deleted is gone with its sessions, one result for each', async () => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const here = await loginSubStore(desk.test.app, account);
    const gone = randomUUID();
    const { results } = await callAs(desk.test.app, desk.owner, 'delete_sub_store', { ids: [account.id, gone] });
    expect(results).toEqual([
      { _id: account.id, success: true },
      { _id: gone, success: false, error_code: errorCodes.NO_DATA_FOUND },
    ]);
    expect(await errorOf(desk.test.app, here, 'get_store_data', {})).toBe(SESSION_ENDED);
  });
});

describe('an invitation', () => {
  it('without mail is a link for the owner to hand on, which works once', async () => {
    const { _id, email } = await add(desk.owner);
    await desk.test.db.update(subStores).set({ is_approved: true }).where(eq(subStores.id, _id));
    const first = await callAs(desk.test.app, desk.owner, 'invite_sub_store', { _id });
    const { invitation } = await callAs(desk.test.app, desk.owner, 'invite_sub_store', { _id });
    expect(invitation.state).toBe('no_mail');
    const token = invitation.path.split('/').at(-1) ?? '';
    const replaced = first.invitation.path.split('/').at(-1) ?? '';
    expect(await errorOf(desk.test.app, null, 'get_invitation', { token: replaced })).toBe(TOKEN_EXPIRED);
    expect((await callAs(desk.test.app, null, 'get_invitation', { token })).invitation).toMatchObject({ email });
    const reply = await callAs(desk.test.app, null, 'accept_invitation', { token, password: 'mine alone' });
    expect(reply.sub_store.server_token).not.toBe('');
    expect(await errorOf(desk.test.app, null, 'accept_invitation', { token, password: 'mine alone' })).toBe(
      TOKEN_EXPIRED,
    );
  });

  it('ends where the account gets another address: the link lies in a mailbox of someone else', async () => {
    const { token, subStore } = await makeInvitation(desk.test.db, desk.store);
    const change = { _id: subStore.id, version: subStore.version };
    await update(desk.owner, { ...change, email: subStore.email, name: 'Bea' });
    expect(await errorOf(desk.test.app, null, 'get_invitation', { token })).toBeNull();
    await update(desk.owner, {
      ...change,
      version: subStore.version + 1,
      email: `right-${uniqueDigits()}@test.example`,
    });
    expect(await errorOf(desk.test.app, null, 'get_invitation', { token })).toBe(TOKEN_EXPIRED);
  });

  it('that is accepted stands in the audit log, also where the account may not enter yet', async () => {
    const { token, subStore } = await makeInvitation(desk.test.db, desk.store, { is_approved: false });
    const reply = await callAs(desk.test.app, null, 'accept_invitation', { token, password: 'mine alone' });
    expect(reply.sub_store.server_token).toBe('');
    const { data } = await callAs(desk.test.app, desk.owner, 'get_audit_list', { filter: { record_id: subStore.id } });
    expect(data.map(({ action }) => action)).toEqual(['accept_invitation']);
  });

  it('is too old after its week', async () => {
    const { token } = await makeInvitation(desk.test.db, desk.store, {
      invitation_expires_at: new Date(Date.now() - 1_000),
    });
    expect(await errorOf(desk.test.app, null, 'accept_invitation', { token, password: 'mine alone' })).toBe(
      TOKEN_EXPIRED,
    );
  });
});

describe('devices', () => {
  it('are one’s own, each account’s for the owner, and end one by one or all but this', async () => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const [one, two] = [await loginSubStore(desk.test.app, account), await loginSubStore(desk.test.app, account)];
    const list = await callAs(desk.test.app, desk.owner, 'get_session_list', { sub_store_id: account.id });
    expect(list.count).toBe(2);
    const own = await callAs(desk.test.app, one, 'get_session_list', {});
    expect(own.data.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(await errorOf(desk.test.app, one, 'get_session_list', { sub_store_id: null })).toBe(NOT_PERMITTED);
    expect((await callAs(desk.test.app, one, 'end_other_sessions', {})).ended).toBe(1);
    expect(await errorOf(desk.test.app, two, 'get_store_data', {})).toBe(SESSION_ENDED);
    const [left] = (await callAs(desk.test.app, desk.owner, 'get_session_list', { sub_store_id: account.id })).data;
    await callAs(desk.test.app, desk.owner, 'end_session', { _id: left?._id ?? '' });
    expect(await errorOf(desk.test.app, one, 'get_store_data', {})).toBe(SESSION_ENDED);
  });
});

describe('viewing as an account', () => {
  const as = async (
    caller: TestSession,
    id: string,
    name: 'get_store_menu' | 'get_sub_store_list' | 'get_store_data',
  ) => (await inject(desk.test.app, caller, name, {}, { 'view-as': id })).json();

  it('reads what it reads, refuses what it may not, and writes nothing', async () => {
    const cook = await makeSubStore(desk.test.db, desk.store, { urls: [...permissionPresets.kitchen] });
    expect(await as(desk.owner, cook.id, 'get_store_menu')).toMatchObject({ success: true });
    expect(await as(desk.owner, cook.id, 'get_sub_store_list')).toMatchObject({ error_code: NOT_PERMITTED });
    expect(await as(desk.owner, cook.id, 'get_store_data')).toMatchObject({ sub_store: { _id: cook.id } });
    const write = await inject(desk.test.app, desk.owner, 'add_sub_store', newAccount(), { 'view-as': cook.id });
    expect(write.json()).toMatchObject({ error_code: VIEW_ONLY });
  });

  it('only narrows: no one sees through another account what they may not see', async () => {
    const boss = await makeSubStore(desk.test.db, desk.store, { grants: [...permissionKeys] });
    const small = await manager(['store/sub_store']);
    expect(await as(small, boss.id, 'get_store_menu')).toMatchObject({ error_code: NOT_PERMITTED });
    const cook = await manager(['store/order']);
    expect(await as(cook, boss.id, 'get_store_data')).toMatchObject({ error_code: NOT_PERMITTED });
    const elsewhere = await makeSubStore(desk.test.db, await makeStore(desk.test.db));
    expect(await as(desk.owner, elsewhere.id, 'get_store_data')).toMatchObject({ error_code: NOT_PERMITTED });
  });
});
