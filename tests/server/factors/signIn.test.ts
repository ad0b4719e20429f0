import { addMinutes, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { accountTokens, sessions, stores, subStores } from '#server/db/schema/index';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeInvitation,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import {
  factorTicket,
  makeTotp,
  memberOf,
  ownerOf,
  proveFrom,
  successes,
  totpAt,
  wrongTotp,
} from '../../support/factors';
import { openSession } from '../../support/login';
import { until } from '../../support/until';
import { codeFor, makeUnverified, requireOfStores, ticketOf } from '../../support/verificationCases';

const { TOKEN_EXPIRED, INVALID_OTP, SESSION_ENDED, FIELDS_NOT_VALID, TOO_MANY_ATTEMPTS, SET_PASSWORD_FAILED } =
  errorCodes;

let test: TestApp;
let store: StoreRow;
let secret: string;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
beforeEach(async () => {
  test.clock.now = null;
  await requireOfStores(test.db, {});
  store = await makeStore(test.db);
  ({ secret } = await makeTotp(test, ownerOf(store)));
});
afterAll(() => test.close());

const signIn = (email = store.email) => callAs(test.app, null, 'sign_in', { email, password: testPassword });
const sessionsOf = ({ id }: { id: string }) => test.db.select().from(sessions).where(eq(sessions.store_id, id));
const entriesOf = ({ id }: { id: string }) =>
  test.db.select().from(auditEntries).where(eq(auditEntries.store_id, id)).orderBy(auditEntries.id);

describe('the right password of an account with a second factor', () => {
  it('brings a ticket and no session, for an owner', async () => {
    const reply = await signIn();
    expect(reply).toEqual({
      success: true,
      servertoken: '',
      second_factor: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        kind: 'owner',
        expires_at: expect.any(String),
        methods: ['totp', 'recovery_code'],
        passkey_options: null,
      },
    });
    const byLogin = await callAs(test.app, null, 'login', { email: store.email, password: testPassword });
    expect(byLogin).not.toHaveProperty('store');
    expect(await sessionsOf(store)).toEqual([]);
    expect(JSON.stringify(await test.db.select().from(accountTokens))).not.toContain(reply.second_factor?.ticket);
    expect(await entriesOf(store)).toEqual([]);
  });

  it('brings a ticket and no session, for a team member', async () => {
    const member = await makeSubStore(test.db, store, { grants: ['store/order'] });
    await makeTotp(test, memberOf(member));
    const reply = await signIn(member.email);
    const second_factor = { kind: 'sub_store', methods: ['totp', 'recovery_code'] };
    expect(reply).toMatchObject({ servertoken: '', second_factor });
    expect(reply).toMatchObject({ sub_store: { _id: member.id, urls: [] } });
    expect(reply).not.toHaveProperty('store');
    const byLogin = await callAs(test.app, null, 'sub_store_login', { email: member.email, password: testPassword });
    expect(byLogin).toMatchObject({ sub_store: { server_token: '' }, second_factor: { passkey_options: null } });
    expect(await sessionsOf(store)).toEqual([]);
  });

  it('brings a session where the account has none: the factors of others don’t count', async () => {
    const member = await makeSubStore(test.db, store);
    const other = await makeStore(test.db);
    for (const { email } of [member, other])
      expect(await signIn(email)).toMatchObject({ servertoken: expect.stringMatching(/^[\w-]{43}$/) });
  });
});

describe('the second factor', () => {
  it('signs the owner in with the reply of a sign-in, and is recorded', async () => {
    const { ticket } = await factorTicket(test, store);
    const reply = await proveFrom(test, { ticket, totp: await totpAt(secret) });
    expect(reply).toMatchObject({ success: true, message: 202, store: { _id: store.id } });
    const plain = await makeStore(test.db);
    expect(Object.keys(reply).sort()).toEqual(Object.keys(await signIn(plain.email)).sort());
    expect(await sessionsOf(store)).toHaveLength(1);
    expect(await entriesOf(store)).toMatchObject([{ entity: 'session', action: 'sign_in', actor_id: store.id }]);
  });

  it('signs a team member in with their permissions', async () => {
    const member = await makeSubStore(test.db, store, { grants: ['store/order'] });
    const { secret: own } = await makeTotp(test, memberOf(member));
    const { ticket } = await factorTicket(test, member);
    const refused = await proveFrom(test, { ticket, totp: await totpAt(secret) });
    expect(refused).toMatchObject({ error_code: INVALID_OTP, errors: [{ path: 'totp', code: '888' }] });
    expect(await proveFrom(test, { ticket, totp: await totpAt(own) })).toMatchObject({
      success: true,
      sub_store: { _id: member.id, urls: [{ url: 'store/order' }] },
      store: { _id: store.id },
    });
  });

  it('is asked for at its field if it is missing', async () => {
    const { ticket } = await factorTicket(test, store);
    const errors = ['totp', 'recovery_code'].map((path) => ({ path, code: 'required' }));
    expect(await proveFrom(test, { ticket })).toMatchObject({ error_code: FIELDS_NOT_VALID, errors });
  });

  it('leaves an entry if it is wrong: someone has the password', async () => {
    const { ticket } = await factorTicket(test, store);
    await proveFrom(test, { ticket, totp: await wrongTotp(secret) });
    await until(async () =>
      expect(await entriesOf(store)).toMatchObject([
        { entity: 'session', action: 'factor_failed', actor_id: store.id },
      ]),
    );
  });

  it('opens nothing for a team member who was deactivated or not approved meanwhile', async () => {
    const member = await makeSubStore(test.db, store);
    const { secret: own } = await makeTotp(test, memberOf(member));
    const { ticket } = await factorTicket(test, member);
    await test.db.update(subStores).set({ is_disabled: true }).where(eq(subStores.id, member.id));
    expect(await proveFrom(test, { ticket, totp: await totpAt(own) })).toMatchObject({ servertoken: '' });
    expect(await sessionsOf(store)).toEqual([]);
  });
});

describe('a ticket', () => {
  const tryWith = async (ticket: string) => {
    const reply = await proveFrom(test, { ticket, totp: await totpAt(secret, test.clock.now ?? undefined) });
    return reply.success ? null : reply.error_code;
  };

  it('lives for ten minutes', async () => {
    const { ticket } = await factorTicket(test, store);
    test.clock.now = addMinutes(new Date(), 11);
    expect(await tryWith(ticket)).toBe(TOKEN_EXPIRED);
    const later = await factorTicket(test, store);
    test.clock.now = addMinutes(new Date(), 20);
    expect(await tryWith(later.ticket)).toBeNull();
  });

  it('works once', async () => {
    const { ticket } = await factorTicket(test, store);
    expect(await tryWith(ticket)).toBeNull();
    test.clock.now = addMinutes(new Date(), 1);
    expect(await tryWith(ticket)).toBe(TOKEN_EXPIRED);
  });

  it('ends when the password changes, or the last factor is removed', async () => {
    const session = await openSession(test, store);
    const first = await factorTicket(test, store);
    const change = { current_password: testPassword, password: 'a quiet harbour 9' };
    expect(await errorOf(test.app, session, 'change_password', change)).toBeNull();
    expect(await tryWith(first.ticket)).toBe(TOKEN_EXPIRED);
    const again = await callAs(test.app, null, 'sign_in', { email: store.email, password: 'a quiet harbour 9' });
    await callAs(test.app, session, 'remove_totp', {});
    expect(await tryWith(again.second_factor?.ticket ?? '')).toBe(TOKEN_EXPIRED);
  });

  it('is no session: no call takes it', async () => {
    const { ticket } = await factorTicket(test, store);
    const session = await openSession(test, store);
    const headers = { ...session.headers, servertoken: ticket, token: ticket };
    const asSession = { ...session, headers, token: ticket };
    for (const name of ['get_store_data', 'get_factors', 'begin_totp', 'remove_totp', 'logout'] as const)
      expect(await errorOf(test.app, asSession, name, {})).toBe(SESSION_ENDED);
    expect(await errorOf(test.app, null, 'store_generate_otp', { ticket, channel: 'email' })).toBe(TOKEN_EXPIRED);
    const password = 'a quiet harbour 9';
    expect(await errorOf(test.app, null, 'new_password', { token: ticket, password })).toBe(SET_PASSWORD_FAILED);
  });

  it('of another purpose signs no one in', async () => {
    const token = await makePasswordLink(test.db, store);
    expect(await tryWith(token)).toBe(TOKEN_EXPIRED);
    await requireOfStores(test.db, { is_store_mail_verification: true });
    const unverified = await makeUnverified(test);
    expect(await tryWith(await ticketOf(test, unverified))).toBe(TOKEN_EXPIRED);
  });
});

describe('no way of signing in skips it', () => {
  it('a new password by a mailed link', async () => {
    const token = await makePasswordLink(test.db, store);
    await callAs(test.app, null, 'new_password', { token, password: 'a quiet harbour 9' });
    const reply = await callAs(test.app, null, 'sign_in', { email: store.email, password: 'a quiet harbour 9' });
    expect(reply).toMatchObject({ servertoken: '', second_factor: { methods: ['totp', 'recovery_code'] } });
  });

  it('an invitation to an account that has one', async () => {
    const { token, subStore } = await makeInvitation(test.db, store);
    const { secret: own } = await makeTotp(test, memberOf(subStore));
    const accepted = await callAs(test.app, null, 'accept_invitation', { token, password: 'a quiet harbour 9' });
    expect(accepted).toMatchObject({ sub_store: { server_token: '' }, second_factor: { methods: expect.any(Array) } });
    expect(await sessionsOf(store)).toEqual([]);
    const ticket = accepted.second_factor?.ticket ?? '';
    expect(await proveFrom(test, { ticket, totp: await totpAt(own) })).toMatchObject({
      sub_store: { _id: subStore.id },
    });
  });

  it('verifying the store, which comes first', async () => {
    await requireOfStores(test.db, { is_store_mail_verification: true });
    await test.db.update(stores).set({ is_email_verified: false }).where(eq(stores.id, store.id));
    const reply = await signIn();
    expect(reply).not.toHaveProperty('second_factor');
    const ticket = reply.verification?.ticket ?? '';
    const verified = await callAs(test.app, null, 'otp_verification', {
      ticket,
      email_otp: await codeFor(test, ticket),
    });
    expect(verified).toMatchObject({ servertoken: '', second_factor: { methods: ['totp', 'recovery_code'] } });
    expect(await sessionsOf(store)).toEqual([]);
  });
});

describe('a code of an authenticator app', () => {
  it('from a minute ago or in a minute opens nothing, from half a minute does', async () => {
    const now = new Date();
    test.clock.now = now;
    for (const seconds of [-60, 60, -90]) {
      const { ticket } = await factorTicket(test, store);
      expect(await proveFrom(test, { ticket, totp: await totpAt(secret, addSeconds(now, seconds)) })).toMatchObject({
        error_code: INVALID_OTP,
      });
    }
    const { ticket } = await factorTicket(test, store);
    const totp = await totpAt(secret, addSeconds(now, -30));
    expect(await proveFrom(test, { ticket, totp })).toMatchObject({ success: true });
  });

  it('is never followed by an earlier one, though the clock would allow it', async () => {
    const now = new Date();
    test.clock.now = now;
    const [first, second] = [await factorTicket(test, store), await factorTicket(test, store)];
    expect(await proveFrom(test, { ticket: first.ticket, totp: await totpAt(secret, now) })).toMatchObject({
      success: true,
    });
    for (const seconds of [0, -30]) {
      const totp = await totpAt(secret, addSeconds(now, seconds));
      expect(await proveFrom(test, { ticket: second.ticket, totp })).toMatchObject({ error_code: INVALID_OTP });
    }
    const next = await totpAt(secret, addSeconds(now, 30));
    expect(successes([await proveFrom(test, { ticket: second.ticket, totp: next })])).toBe(1);
  });

  it('can be guessed five times before waits begin, which the right password doesn’t end', async () => {
    const { ticket } = await factorTicket(test, store);
    const wrong = await wrongTotp(secret);
    const guess = async () => {
      const reply = await proveFrom(test, { ticket, totp: wrong }, '10.9.8.7');
      return reply.success ? null : reply.error_code;
    };
    for (let count = 0; count < 5; count++) expect(await guess()).toBe(INVALID_OTP);
    expect(await guess()).toBe(TOO_MANY_ATTEMPTS);
    await factorTicket(test, store);
    // The wait of a second ends; the next guess begins a longer one, since the failures are still counted.
    await until(async () => expect(await guess()).toBe(INVALID_OTP));
    expect(await guess()).toBe(TOO_MANY_ATTEMPTS);
  });

  it('doesn’t count towards the failures of the password', async () => {
    const { ticket } = await factorTicket(test, store);
    for (let count = 0; count < 6; count++)
      await proveFrom(test, { ticket, totp: await wrongTotp(secret) }, '10.9.8.6');
    expect(await call(test.app, null, 'sign_in', { email: store.email, password: testPassword })).toMatchObject({
      success: true,
    });
  });
});
