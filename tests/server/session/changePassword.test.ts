import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { stores, subStores } from '#server/db/schema/index';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeInvitation, makeStore, makeSubStore, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { login, loginSubStore, type TestSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';

const desk = ownerDesk();
const { SESSION_ENDED, WRONG_USERNAME_OR_PASSWORD, WRONG_PASSWORD, TOKEN_EXPIRED, FIELDS_NOT_VALID } = errorCodes;
const chosen = 'a quiet harbour 9';

const change = (caller: TestSession, password = chosen, current_password = testPassword) =>
  call(desk.test.app, caller, 'change_password', { current_password, password });
const isIn = async (session: TestSession) => (await errorOf(desk.test.app, session, 'get_store_data', {})) === null;
const signIn = (name: 'login' | 'sub_store_login', email: string, password: string) =>
  errorOf(desk.test.app, null, name, { email, password });
const newOwner = async () => {
  const store = await makeStore(desk.test.db);
  return { store, owner: await login(desk.test.app, store) };
};

describe('an owner who changes the password', () => {
  it('stays signed in, and every other device of theirs is signed out and told why', async () => {
    const { store, owner } = await newOwner();
    const other = await login(desk.test.app, store);
    const team = await loginSubStore(desk.test.app, await makeSubStore(desk.test.db, store));
    const told = vi.spyOn(desk.test.app.realtime, 'endSessions');
    expect(await change(owner)).toMatchObject({ success: true, ended: 1, message: 204 });
    expect(told).toHaveBeenCalledExactlyOnceWith([expect.any(String)], 2093);
    told.mockRestore();
    expect(await isIn(owner)).toBe(true);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(team)).toBe(true);
    expect(await signIn('login', store.email, testPassword)).toBe(WRONG_USERNAME_OR_PASSWORD);
    expect(await signIn('login', store.email, chosen)).toBeNull();
  });

  it('leaves an entry in the audit log, and no password', async () => {
    const { store, owner } = await newOwner();
    await change(owner, chosen, 'wrong one');
    await change(owner);
    const entries = await desk.test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries.filter(({ call: name }) => name === 'change_password')).toMatchObject([
      { entity: 'store', action: 'password_failed', actor_kind: 'owner', record_id: store.id },
      { entity: 'store', action: 'password', actor_kind: 'owner', new_values: { password: { hidden: true } } },
    ]);
    for (const secret of [chosen, testPassword, 'wrong one', '$argon2'])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });
});

describe('a sub-account that changes its password', () => {
  it('is signed out elsewhere, and no one else is', async () => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const [here, there] = [await loginSubStore(desk.test.app, account), await loginSubStore(desk.test.app, account)];
    expect(await change(here)).toMatchObject({ success: true, ended: 1 });
    expect([await isIn(here), await isIn(there), await isIn(desk.owner)]).toEqual([true, false, true]);
    expect(await signIn('sub_store_login', account.email, chosen)).toBeNull();
    const { data } = await callAs(desk.test.app, desk.owner, 'get_record_history', {
      entity: 'sub_store',
      _id: account.id,
    });
    expect(data[0]).toMatchObject({ action: 'password', actor: { _id: account.id } });
  });

  it('keeps what its password may open: someone who knew the old one may have chosen the new one', async () => {
    const grants = ['store/sub_store', 'store/order'] as const;
    const manager = await loginSubStore(desk.test.app, await makeSubStore(desk.test.db, desk.store, { grants }));
    const email = `ana-${uniqueDigits()}@test.example`;
    const urls = [{ url: 'store/order' as const, permission: 1 as const }];
    const body = { idempotency_key: randomUUID(), name: 'Ana', email, urls, password: testPassword };
    const { sub_store } = await callAs(desk.test.app, manager, 'add_sub_store', body);
    const isAna = eq(subStores.id, sub_store._id);
    await desk.test.db.update(subStores).set({ is_approved: true }).where(isAna);
    const ana = await loginSubStore(desk.test.app, { email });
    expect(await change(ana)).toMatchObject({ success: true });
    const more = [...urls, { url: 'store/earning' as const, permission: 1 as const }];
    const { version, reach } = sub_store;
    const given = { _id: sub_store._id, version, urls: more };
    const { sub_store: after } = await callAs(desk.test.app, desk.owner, 'update_sub_store', given);
    expect(reach).not.toBeNull();
    expect(after).toMatchObject({ has_password: false, state: 'invited' });
    expect(await signIn('sub_store_login', email, chosen)).toBe(WRONG_USERNAME_OR_PASSWORD);
  });

  it('ends an open link, which would set another password', async () => {
    const { token, subStore } = await makeInvitation(desk.test.db, desk.store);
    const { password_hash } = await makeSubStore(desk.test.db, desk.store);
    await desk.test.db.update(subStores).set({ password_hash }).where(eq(subStores.id, subStore.id));
    await change(await loginSubStore(desk.test.app, subStore));
    expect(await errorOf(desk.test.app, null, 'accept_invitation', { token, password: 'my own now 3' })).toBe(
      TOKEN_EXPIRED,
    );
  });
});

describe('a password is not changed', () => {
  it('without the current one; after five failures the session waits, and no other does', async () => {
    const { store, owner } = await newOwner();
    const other = await login(desk.test.app, store);
    for (let n = 0; n < 5; n++)
      expect(await change(owner, chosen, `wrong ${n}`)).toMatchObject({
        error_code: WRONG_PASSWORD,
        errors: [{ path: 'current_password', code: '613' }],
      });
    expect(await change(owner)).toMatchObject({ error_code: 4029, retry_after: 1 });
    expect(await signIn('login', store.email, testPassword)).toBeNull();
    expect(await change(other)).toMatchObject({ success: true });
    expect(await isIn(owner)).toBe(false);
  });

  it.each([
    ['password_same', testPassword],
    ['password_common', 'Passw0rd'],
    ['password_common', ' QWERTY123 '],
    ['password_common', '111111'],
    ['password_common', 'aaaaaaaaaaaa'],
    ['password_common', 'fedcba'],
    ['too_small', 'Kx7!m'],
    ['too_big', 'ab3'.repeat(67)],
  ])('%s: to %s', async (code, password) => {
    const refused = { error_code: FIELDS_NOT_VALID, errors: [{ path: 'password', code }] };
    expect(await change(desk.owner, password)).toMatchObject(refused);
    expect(await signIn('login', desk.store.email, testPassword)).toBeNull();
  });

  it('to what others know of the account', async () => {
    const { email, phone, name } = desk.store;
    for (const password of [email, email.toUpperCase(), email.split('@')[0] ?? '', phone, ` ${name[0]} `])
      expect(await change(desk.owner, password)).toMatchObject({
        errors: [{ path: 'password', code: 'password_personal' }],
      });
  });

  it('by someone who only views as the account', async () => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const body = { current_password: testPassword, password: chosen };
    const reply = await inject(desk.test.app, desk.owner, 'change_password', body, { 'view-as': account.id });
    expect(reply.json()).toMatchObject({ error_code: errorCodes.VIEW_ONLY });
    expect(await signIn('sub_store_login', account.email, testPassword)).toBeNull();
  });
});

it('common passwords are refused wherever one is set', async () => {
  const { app, db } = desk.test;
  const refused = { error_code: FIELDS_NOT_VALID, errors: [{ path: 'password', code: 'password_common' }] };
  const body = { idempotency_key: randomUUID(), name: 'Ana', email: `ana-${uniqueDigits()}@test.example` };
  const password = 'letmein';
  expect(await call(app, desk.owner, 'add_sub_store', { ...body, password })).toMatchObject(refused);
  const { id: _id, version } = await makeSubStore(db, desk.store);
  expect(await call(app, desk.owner, 'update_sub_store', { _id, version, password })).toMatchObject(refused);
  const personal = { error_code: FIELDS_NOT_VALID, errors: [{ path: 'password', code: 'password_personal' }] };
  const renamed = { _id, version, name: 'Anabel', password: 'anabel' };
  expect(await call(app, desk.owner, 'update_sub_store', renamed)).toMatchObject(personal);
  const { token } = await makeInvitation(db, desk.store);
  expect(await call(app, null, 'accept_invitation', { token, password })).toMatchObject(refused);
  // The link is still good.
  expect(await errorOf(app, null, 'accept_invitation', { token, password: chosen })).toBeNull();
});

describe('at the same moment', () => {
  afterEach(() => vi.restoreAllMocks());

  it('of two changes one wins, and the loser is told that its password is wrong now', async () => {
    const { store, owner } = await newOwner();
    const other = await login(desk.test.app, store);
    const replies = await Promise.all([change(owner, 'the first one 1'), change(other, 'the second one 2')]);
    const won = replies.findIndex(({ success }) => success);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await isIn([owner, other][won] as TestSession)).toBe(true);
    expect(await isIn([other, owner][won] as TestSession)).toBe(false);
    const password = ['the first one 1', 'the second one 2'][won] ?? '';
    expect(await signIn('login', store.email, password)).toBeNull();
  });

  it('no session that the old password opened outlives the change', async () => {
    const { store, owner } = await newOwner();
    const signIns = Array.from({ length: 6 }, () =>
      call(desk.test.app, null, 'login', { email: store.email, password: testPassword }),
    );
    const [changed, ...opened] = await Promise.all([change(owner), ...signIns]);
    expect(changed).toMatchObject({ success: true });
    for (const reply of opened) {
      if (!reply.success || !reply.store) continue;
      const token = reply.store.servertoken;
      const session = { ...owner, token, headers: { ...owner.headers, servertoken: token, token } };
      expect(await errorOf(desk.test.app, session, 'get_store_data', {})).toBe(SESSION_ENDED);
    }
    const [row] = await desk.test.db.select().from(stores).where(eq(stores.id, store.id));
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });
});
