import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores, subStores } from '#server/db/schema/index';
import { refuseTaken, takenEmail } from '#server/modules/registration/takenBy';
import { changeAddress, codeForAddress } from '../../support/addressChange';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { passwordTokenIn } from '../../support/mailTo';
import { setSteppedUp } from '../../support/setSteppedUp';

const { TOKEN_EXPIRED, WRONG_USERNAME_OR_PASSWORD } = errorCodes;
const { STORE_EMAIL_ALREADY_REGISTERED, STORE_PHONE_ALREADY_REGISTERED, EMAIL_ALREADY_REGISTERED } = errorCodes;

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});

const newEmail = () => ({ email: `new-${uniqueDigits()}@test.example` });
const newPhone = () => ({ country_phone_code: '+33', phone: uniqueDigits() });
const undo = (token: string) => call(test.app, null, 'undo_address_change', { token });
const look = (token: string) => errorOf(test.app, null, 'get_address_change', { token });
const row = async () => (await test.db.select().from(stores).where(eq(stores.id, store.id)))[0];
const steppedUp = async () => setSteppedUp(test, await openSession(test, store), 0);
const isIn = async (session: TestSession) => (await errorOf(test.app, session, 'get_store_data', {})) === null;

describe('the link in a notice', () => {
  it('says what it undoes, without whole addresses', async () => {
    const token = await changeAddress(test, owner, newEmail());
    const { change } = await callAs(test.app, null, 'get_address_change', { token });
    expect(change).toMatchObject({ channel: 'email', name: '', store_name: store.name });
    expect(change.old_value).toMatch(/^s•••\d@test\.example$/);
    expect(change.new_value).toMatch(/^n•••\d@test\.example$/);
  });

  it('restores the address, signs everyone out, closes the password and sends a link to a new one', async () => {
    const other = await openSession(test, store);
    const token = await changeAddress(test, owner, newEmail());
    const reply = await undo(token);
    expect(reply).toMatchObject({ success: true, reset_to: expect.stringMatching(/^s•••\d@test\.example$/) });
    expect(await row()).toMatchObject({ email: store.email, is_email_verified: true });
    expect([await isIn(owner), await isIn(other)]).toEqual([false, false]);
    const { email } = store;
    expect(await errorOf(test.app, null, 'login', { email, password: testPassword })).toBe(WRONG_USERNAME_OR_PASSWORD);
    const link = passwordTokenIn(reply.success ? reply.demo_message?.text : '');
    const chosen = { token: link, password: 'a quiet harbour 9' };
    expect(await callAs(test.app, null, 'new_password', chosen)).toMatchObject({ email });
    const entries = await callAs(test.app, await openSession(test, store), 'get_audit_list', {
      filter: { entity: 'store' },
    });
    expect(entries.data.map(({ action }) => action)).toEqual(['password', 'undo', 'update']);
    expect(entries.data[1]).toMatchObject({ new_values: { email: { hidden: true }, password: { hidden: true } } });
  });

  it('works once, also of several uses at the same time', async () => {
    const token = await changeAddress(test, owner, newEmail());
    const replies = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await undo(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await look(token)).toBe(TOKEN_EXPIRED);
  });

  it('works for 72 hours', async () => {
    const token = await changeAddress(test, owner, newEmail());
    test.clock.now = addHours(new Date(), 71);
    expect(await look(token)).toBeNull();
    test.clock.now = addHours(new Date(), 73);
    expect([await look(token), (await undo(token)).success]).toEqual([TOKEN_EXPIRED, false]);
  });

  it('undoes the later changes of that address too, whose links then do nothing', async () => {
    const first = await changeAddress(test, owner, newEmail());
    const second = await changeAddress(test, owner, newEmail());
    const third = await changeAddress(test, owner, newEmail());
    expect(await undo(first)).toMatchObject({ success: true });
    expect(await row()).toMatchObject({ email: store.email });
    for (const token of [second, third]) expect(await undo(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('leaves earlier changes, whose links still work', async () => {
    const between = newEmail();
    const first = await changeAddress(test, owner, between);
    const second = await changeAddress(test, owner, newEmail());
    expect(await undo(second)).toMatchObject({ success: true });
    expect(await row()).toMatchObject(between);
    expect(await undo(first)).toMatchObject({ success: true });
    expect(await row()).toMatchObject({ email: store.email });
  });

  it('is refused while another account has the old address', async () => {
    const token = await changeAddress(test, owner, newEmail());
    await makeStore(test.db, { email: store.email });
    expect(await undo(token)).toMatchObject({ error_code: STORE_EMAIL_ALREADY_REGISTERED });
    expect(await isIn(owner)).toBe(true);
    expect(await look(token)).toBeNull();
  });

  it('sends no link to an email address that was changed too', async () => {
    const mail = await changeAddress(test, owner, newEmail());
    const number = await changeAddress(test, owner, newPhone());
    expect(await undo(number)).toMatchObject({ success: true, reset_to: null });
    expect(await row()).toMatchObject({ phone: store.phone });
    expect(await isIn(owner)).toBe(false);
    // Who changed the number knew the password: it ends, although no link brings another.
    const credentials = { country_phone_code: store.country_phone_code, phone: store.phone, password: testPassword };
    expect(await errorOf(test.app, null, 'login', credentials)).toBe(WRONG_USERNAME_OR_PASSWORD);
    expect(await undo(mail)).toMatchObject({ success: true, reset_to: expect.stringMatching(/^s•••/) });
  });
});

describe('while a change can be undone, the old address', () => {
  const addMember = (email: string) =>
    call(test.app, owner, 'add_sub_store', {
      ...{ idempotency_key: randomUUID(), name: 'Ana', email },
      ...{ urls: [], preset: null, is_disabled: false },
    });

  it('can’t be given to a team member, so the link still works', async () => {
    const token = await changeAddress(test, owner, newEmail());
    expect(await addMember(store.email)).toMatchObject({ error_code: EMAIL_ALREADY_REGISTERED });
    const member = await makeSubStore(test.db, store);
    const { id: _id, version } = member;
    const change = { _id, version, email: store.email };
    expect(await errorOf(test.app, await steppedUp(), 'update_sub_store', change)).toBe(EMAIL_ALREADY_REGISTERED);
    expect(await undo(token)).toMatchObject({ success: true });
  });

  it('can’t be taken by another store or a registration', async () => {
    await changeAddress(test, owner, newEmail());
    await changeAddress(test, owner, newPhone());
    const other = await openSession(test, await makeStore(test.db));
    const { email, country_phone_code, phone } = store;
    const confirm = async (to: Parameters<typeof codeForAddress>[2]) =>
      errorOf(test.app, other, 'confirm_address_change', await codeForAddress(test, other, to));
    expect(await confirm({ email })).toBe(STORE_EMAIL_ALREADY_REGISTERED);
    expect(await confirm({ country_phone_code, phone })).toBe(STORE_PHONE_ALREADY_REGISTERED);
    const now = new Date();
    expect(await takenEmail(test.db, email, now)).toBe(STORE_EMAIL_ALREADY_REGISTERED);
    const taken = refuseTaken(test.db, { ...newEmail(), country_phone_code, phone }, now);
    await expect(taken).rejects.toMatchObject({ code: STORE_PHONE_ALREADY_REGISTERED });
    // A number signs in to one store and one team member. It gets one code a minute.
    test.clock.now = addMinutes(now, 2);
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store));
    const number = await codeForAddress(test, member, { country_phone_code, phone });
    expect(await errorOf(test.app, member, 'confirm_address_change', number)).toBeNull();
  });

  it('goes back to its own account, and is free after 72 hours', async () => {
    await changeAddress(test, owner, newEmail());
    await changeAddress(test, owner, { email: store.email });
    expect(await row()).toMatchObject({ email: store.email });
    await changeAddress(test, owner, newEmail());
    test.clock.now = addHours(new Date(), 73);
    owner = await openSession(test, store);
    expect(await addMember(store.email)).toMatchObject({ success: true });
  });

  it('is not taken by an account that is added at the same moment', async () => {
    const code = await codeForAddress(test, owner, newEmail());
    const [changed, added] = await Promise.all([
      call(test.app, owner, 'confirm_address_change', code),
      addMember(store.email),
    ]);
    expect([changed.success, added.success]).toEqual([true, false]);
  });
});

describe('for a team member', () => {
  const orders = { url: 'store/order', permission: 1 } as const;
  const rowOf = async (id: string) => (await test.db.select().from(subStores).where(eq(subStores.id, id)))[0];

  it('the old address comes back with what it covered', async () => {
    const account = await makeSubStore(test.db, store, { urls: [orders], email_reach: [orders] });
    const caller = await openSubStoreSession(test, account);
    const token = await changeAddress(test, caller, newEmail());
    expect(await undo(token)).toMatchObject({ success: true, reset_to: expect.any(String) });
    expect(await rowOf(account.id)).toMatchObject({ email: account.email, email_reach: [orders] });
    expect([await isIn(caller), await isIn(owner)]).toEqual([false, true]);
  });

  it('no link is sent to an address that gets none, and the password stays', async () => {
    const account = await makeSubStore(test.db, store, { urls: [orders], email_reach: [] });
    const token = await changeAddress(test, await openSubStoreSession(test, account), newEmail());
    expect(await undo(token)).toMatchObject({ success: true, reset_to: null });
    const { email } = account;
    expect(await errorOf(test.app, null, 'sub_store_login', { email, password: testPassword })).toBeNull();
  });

  it('a number that wasn’t there before is undone by mail', async () => {
    const account = await makeSubStore(test.db, store, { country_phone_code: '', phone: '' });
    const token = await changeAddress(test, await openSubStoreSession(test, account), newPhone());
    const { change } = await callAs(test.app, null, 'get_address_change', { token });
    expect(change).toMatchObject({ channel: 'phone', old_value: '', name: account.name });
    expect(await undo(token)).toMatchObject({ success: true });
    expect(await rowOf(account.id)).toMatchObject({ country_phone_code: '', phone: '' });
  });

  it('an address that the owner has set since isn’t undone', async () => {
    const account = await makeSubStore(test.db, store);
    const token = await changeAddress(test, await openSubStoreSession(test, account), newEmail());
    const now = await rowOf(account.id);
    await callAs(test.app, owner, 'update_sub_store', { _id: account.id, version: now?.version ?? 0, ...newEmail() });
    expect(await undo(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('an old link doesn’t reach the next person of the account', async () => {
    const account = await makeSubStore(test.db, store);
    const first = await openSubStoreSession(test, account);
    const token = await changeAddress(test, first, newEmail());
    const handedOver = newEmail();
    const { version = 0 } = (await rowOf(account.id)) ?? {};
    await callAs(test.app, await steppedUp(), 'update_sub_store', { _id: account.id, version, ...handedOver });
    const next = await openSubStoreSession(test, account);
    const theirs = await changeAddress(test, next, newEmail());
    expect(await look(token)).toBe(TOKEN_EXPIRED);
    expect(await undo(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await undo(theirs)).toMatchObject({ success: true });
    expect(await rowOf(account.id)).toMatchObject(handedOver);
  });
});
