import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { outgoingMessages, passkeys } from '#server/db/schema/index';
import { passkeyDomain } from '#server/modules/factors/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { factorTicket, makePasskey, memberOf, ownerOf, proveFrom, successes } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { SoftAuthenticator } from '../../support/softAuthenticator';

const { INVALID_OTP, TOKEN_EXPIRED, NO_DATA_FOUND, UPDATE_FAILED } = errorCodes;
const origin = testMail.PUBLIC_ADDRESS;

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});
afterAll(() => test.close());

const begin = (session = owner) => callAs(test.app, session, 'begin_passkey', {});
const rowOf = async (id: string) => (await test.db.select().from(passkeys).where(eq(passkeys.id, id)))[0];
const mails = async () => {
  const isToOwner = eq(outgoingMessages.recipient, store.email);
  const rows = await test.db.select().from(outgoingMessages).where(isToOwner).orderBy(outgoingMessages.id);
  return rows.map(({ event }) => event);
};

async function addPasskey(behaviour: { counter?: number } = {}): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator();
  const { ticket, options } = await begin();
  const passkey = authenticator.create(options, { origin, ...behaviour });
  await callAs(test.app, owner, 'confirm_passkey', { ticket, name: 'Phone', passkey });
  return authenticator;
}

/** Signs in with the password, and then with a passkey. */
async function signInWith(authenticator: SoftAuthenticator, behaviour: Parameters<SoftAuthenticator['sign']>[1] = {}) {
  const { ticket, passkey_options } = await factorTicket(test, store);
  if (!passkey_options) throw new Error('no passkey was asked for');
  return proveFrom(test, { ticket, passkey: authenticator.sign(passkey_options, { origin, ...behaviour }) });
}

describe('a new passkey', () => {
  it('belongs to the domain, asks for its user’s verification, and brings ten recovery codes', async () => {
    const authenticator = new SoftAuthenticator();
    const { ticket, options } = await begin();
    expect(options).toMatchObject({
      rp: { id: 'app.operator.test', name: 'Storedesk' },
      user: { name: store.email },
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    const passkey = authenticator.create(options, { origin });
    const reply = await callAs(test.app, owner, 'confirm_passkey', { ticket, name: ' Ana’s phone ', passkey });
    expect(reply.recovery_codes).toHaveLength(10);
    expect(reply.factors.passkeys).toMatchObject([{ _id: authenticator.id, name: 'Ana’s phone', last_used_at: null }]);
    expect((await begin()).options.excludeCredentials).toMatchObject([
      { id: authenticator.id, transports: ['internal'] },
    ]);
    expect(await mails()).toEqual(['factor_added']);
  });

  it('brings no second set of codes', async () => {
    await addPasskey();
    const { ticket, options } = await begin();
    const passkey = new SoftAuthenticator().create(options, { origin });
    const reply = await callAs(test.app, owner, 'confirm_passkey', { ticket, name: 'Key', passkey });
    expect(reply).toMatchObject({ recovery_codes: null, factors: { recovery_codes_left: 10 } });
  });

  it.each([
    ['made on another site', { origin: 'https://app.operator.test.evil.test' }],
    ['made on a subdomain', { origin: 'https://menu.app.operator.test' }],
    ['made without https', { origin: 'http://app.operator.test' }],
    ['made without verifying its user', { isUserVerified: false }],
  ])('is refused if it was %s, and its ticket is used up', async (_, behaviour) => {
    const { ticket, options } = await begin();
    const passkey = new SoftAuthenticator().create(options, { origin, ...behaviour });
    const confirm = { ticket, name: 'Phone', passkey };
    const errors = [{ path: 'passkey', code: '888' }];
    expect(await call(test.app, owner, 'confirm_passkey', confirm)).toMatchObject({ error_code: INVALID_OTP, errors });
    expect(await errorOf(test.app, owner, 'confirm_passkey', confirm)).toBe(TOKEN_EXPIRED);
    expect(await mails()).toEqual([]);
  });

  it('is refused for another challenge, and with the ticket of another account', async () => {
    const first = await begin();
    const second = await begin();
    const passkey = new SoftAuthenticator().create(first.options, { origin });
    const name = 'Phone';
    expect(await errorOf(test.app, owner, 'confirm_passkey', { ticket: first.ticket, name, passkey })).toBe(
      TOKEN_EXPIRED,
    );
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store));
    const { ticket } = second;
    expect(await errorOf(test.app, member, 'confirm_passkey', { ticket, name, passkey })).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, owner, 'confirm_passkey', { ticket, name, passkey })).toBe(INVALID_OTP);
  });

  it('works with and without www, and on the developer’s machine only as localhost', async () => {
    expect(passkeyDomain({ PUBLIC_ADDRESS: 'https://www.example.com:8443' })).toBe('example.com');
    expect(passkeyDomain({ PUBLIC_ADDRESS: '' })).toBe('localhost');
    const { options, ticket } = await begin();
    const passkey = new SoftAuthenticator().create(options, { origin: 'https://www.app.operator.test' });
    await callAs(test.app, owner, 'confirm_passkey', { ticket, name: 'Phone', passkey });
  });
});

it('can be added until the account has 20', async () => {
  const passkey = { ...ownerOf(store), public_key: '', name: 'Phone' };
  const ids = Array.from({ length: 20 }, (_, index) => `${store.id}-${index}`);
  await test.db.insert(passkeys).values(ids.map((id) => ({ id, ...passkey })));
  expect(await errorOf(test.app, owner, 'begin_passkey', {})).toBe(UPDATE_FAILED);
  await test.db.delete(passkeys).where(eq(passkeys.id, ids[0] ?? ''));
  expect(await errorOf(test.app, owner, 'begin_passkey', {})).toBeNull();
});

describe('signing in with a passkey', () => {
  it('works with its user verified, and is noted', async () => {
    const authenticator = await addPasskey();
    expect(await signInWith(authenticator)).toMatchObject({ success: true, store: { _id: store.id } });
    expect((await rowOf(authenticator.id))?.last_used_at).toEqual(expect.any(Date));
  });

  it.each([
    ['another site', { origin: 'https://app.operator.test.evil.test' }],
    ['a user who wasn’t verified', { isUserVerified: false }],
  ])('is refused for %s', async (_, behaviour) => {
    const authenticator = await addPasskey();
    const errors = [{ path: 'passkey', code: '888' }];
    expect(await signInWith(authenticator, behaviour)).toMatchObject({ error_code: INVALID_OTP, errors });
  });

  it('is refused for the challenge of another ticket, and with the passkey of another account', async () => {
    const authenticator = await addPasskey();
    const [one, other] = [await factorTicket(test, store), await factorTicket(test, store)];
    if (!one.passkey_options) throw new Error('no passkey was asked for');
    const passkey = authenticator.sign(one.passkey_options, { origin });
    expect(await proveFrom(test, { ticket: other.ticket, passkey })).toMatchObject({ error_code: INVALID_OTP });
    const member = await makeSubStore(test.db, store);
    const theirs = await makePasskey(test, memberOf(member));
    expect(await signInWith(theirs)).toMatchObject({ error_code: INVALID_OTP });
  });

  it('of 20 simultaneous uses of one reply, one succeeds', async () => {
    const authenticator = await addPasskey();
    const { ticket, passkey_options } = await factorTicket(test, store);
    if (!passkey_options) throw new Error('no passkey was asked for');
    const passkey = authenticator.sign(passkey_options, { origin });
    const replies = await Promise.all(Array.from({ length: 20 }, () => proveFrom(test, { ticket, passkey })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const codes = replies.flatMap((reply) => (reply.success ? [] : [reply.error_code]));
    expect(new Set(codes)).toEqual(new Set([TOKEN_EXPIRED]));
  });
});

describe('the counter', () => {
  it('only grows: one that goes back is refused and announced', async () => {
    const authenticator = await addPasskey({ counter: 5 });
    expect(successes([await signInWith(authenticator, { counter: 6 })])).toBe(1);
    expect(successes([await signInWith(authenticator, { counter: 6 })])).toBe(0);
    expect(successes([await signInWith(authenticator, { counter: 0 })])).toBe(0);
    expect(successes([await signInWith(authenticator, { counter: 7 })])).toBe(1);
    expect(await rowOf(authenticator.id)).toMatchObject({ counter: 7 });
    const refusals = ['passkey_refused', 'passkey_refused'];
    expect(await mails()).toEqual(['factor_added', 'new_device', ...refusals, 'new_device']);
  });

  it('of an unsigned reply announces nothing', async () => {
    const authenticator = await addPasskey({ counter: 5 });
    const { ticket, passkey_options } = await factorTicket(test, store);
    if (!passkey_options) throw new Error('no passkey was asked for');
    const passkey = authenticator.sign(passkey_options, { origin, counter: 1 });
    const forged = { ...passkey, response: { ...passkey.response, signature: passkey.response.clientDataJSON } };
    expect(await proveFrom(test, { ticket, passkey: forged })).toMatchObject({ error_code: INVALID_OTP });
    expect(await mails()).toEqual(['factor_added']);
  });

  it('of 0 is none: such an authenticator signs in again and again', async () => {
    const authenticator = await addPasskey();
    for (let count = 0; count < 3; count++) expect(successes([await signInWith(authenticator)])).toBe(1);
  });
});

describe('a passkey of one’s own', () => {
  it('is renamed and removed, and no one else’s', async () => {
    const { id: _id } = await addPasskey();
    const renamed = await callAs(test.app, owner, 'rename_passkey', { _id, name: 'Tablet' });
    expect(renamed.factors.passkeys).toMatchObject([{ _id, name: 'Tablet' }]);
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants: ['store/sub_store'] }));
    expect(await errorOf(test.app, member, 'rename_passkey', { _id, name: 'Mine' })).toBe(NO_DATA_FOUND);
    expect(await errorOf(test.app, member, 'remove_passkey', { _id })).toBe(NO_DATA_FOUND);
    await callAs(test.app, owner, 'remove_passkey', { _id });
    expect(await rowOf(_id)).toBeUndefined();
  });
});
