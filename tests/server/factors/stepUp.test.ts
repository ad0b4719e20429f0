import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { auditEntries } from '#server/db/schema/audit';
import { sessions } from '#server/db/schema/index';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import {
  factorTicket,
  makePasskey,
  makeTotp,
  memberOf,
  ownerOf,
  proveFrom,
  totpAt,
  wrongTotp,
} from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { setSteppedUp } from '../../support/setSteppedUp';

const { INVALID_OTP, STEP_UP_REQUIRED, FIELDS_NOT_VALID, TOKEN_EXPIRED, WRONG_PASSWORD, TOO_MANY_ATTEMPTS } =
  errorCodes;

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await setSteppedUp(test, await openSession(test, store), null);
});
afterAll(() => test.close());

const isProved = async () =>
  (await test.db.select().from(sessions).where(eq(sessions.store_id, store.id)))[0]?.stepped_up_at !== null;

describe('step_up of an account with a second factor', () => {
  it('takes a code and not the password, and a code that signed in only once', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    expect(await callAs(test.app, owner, 'begin_step_up', {})).toMatchObject({
      methods: ['totp'],
      ticket: '',
      passkey_options: null,
    });
    const errors = [{ path: 'totp', code: 'required' }];
    for (const body of [{ password: testPassword }, {}])
      expect(await call(test.app, owner, 'step_up', body)).toMatchObject({ error_code: FIELDS_NOT_VALID, errors });
    expect(await isProved()).toBe(false);
    const totp = await totpAt(secret);
    expect(await errorOf(test.app, owner, 'step_up', { totp })).toBeNull();
    expect(await isProved()).toBe(true);
    expect(await errorOf(test.app, owner, 'step_up', { totp })).toBe(INVALID_OTP);
    const { ticket } = await factorTicket(test, store);
    expect(await proveFrom(test, { ticket, totp })).toMatchObject({ error_code: INVALID_OTP });
  });

  it('takes a passkey with the challenge of its ticket, which works once and for this account', async () => {
    const authenticator = await makePasskey(test, ownerOf(store));
    const challenge = await callAs(test.app, owner, 'begin_step_up', {});
    if (!challenge.passkey_options) throw new Error('no passkey was asked for');
    expect(challenge.methods).toEqual(['passkey']);
    const { ticket } = challenge;
    const passkey = authenticator.sign(challenge.passkey_options);
    const member = await openSubStoreSession(test, await memberWithPasskey());
    expect(await errorOf(test.app, member, 'step_up', { ticket, passkey })).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, owner, 'step_up', { passkey })).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, owner, 'step_up', { ticket, passkey })).toBeNull();
    expect(await errorOf(test.app, owner, 'step_up', { ticket, passkey })).toBe(TOKEN_EXPIRED);
    // Nor does its ticket sign anyone in.
    const other = await callAs(test.app, owner, 'begin_step_up', {});
    if (!other.passkey_options) throw new Error('no passkey was asked for');
    const proof = { ticket: other.ticket, passkey: authenticator.sign(other.passkey_options) };
    expect(await proveFrom(test, proof)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('asks for one passkey at a time: a later ticket ends the earlier one', async () => {
    const authenticator = await makePasskey(test, ownerOf(store));
    const first = await callAs(test.app, owner, 'begin_step_up', {});
    const second = await callAs(test.app, owner, 'begin_step_up', {});
    const proofOf = ({ ticket, passkey_options }: typeof first) => {
      if (!passkey_options) throw new Error('no passkey was asked for');
      return { ticket, passkey: authenticator.sign(passkey_options) };
    };
    expect(await errorOf(test.app, owner, 'step_up', proofOf(first))).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, owner, 'step_up', proofOf(second))).toBeNull();
  });

  const memberWithPasskey = async () => {
    const member = await makeSubStore(test.db, store);
    await makePasskey(test, memberOf(member));
    return member;
  };

  it('counts wrong codes, and leaves an entry for each', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    const totp = await wrongTotp(secret);
    for (let count = 0; count < 5; count++)
      expect(await errorOf(test.app, owner, 'step_up', { totp })).toBe(INVALID_OTP);
    expect(await call(test.app, owner, 'step_up', { totp })).toMatchObject({
      error_code: TOO_MANY_ATTEMPTS,
      retry_after: expect.any(Number),
    });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries).toHaveLength(5);
    expect(entries[0]).toMatchObject({ entity: 'session', action: 'step_up_failed', actor_kind: 'owner' });
  });

  it('is the password’s alone where the account has no factor', async () => {
    expect(await callAs(test.app, owner, 'begin_step_up', {})).toMatchObject({ methods: ['password'], ticket: '' });
    expect(await errorOf(test.app, owner, 'step_up', { totp: '123456' })).toBe(FIELDS_NOT_VALID);
    expect(await errorOf(test.app, owner, 'step_up', { password: 'a guess' })).toBe(WRONG_PASSWORD);
    expect(await errorOf(test.app, owner, 'step_up', { password: testPassword })).toBeNull();
  });
});

describe('bank details, whose calls carry the password', () => {
  it('need the factor too, proved in this session', async () => {
    const { id: bank_holder_id } = await makeProvider(test.db, store);
    const body = { bank_holder_id, bank_holder_type: holderTypes.provider, password: testPassword };
    expect(await errorOf(test.app, owner, 'get_bank_detail', body)).toBeNull();
    const { secret } = await makeTotp(test, ownerOf(store));
    expect(await errorOf(test.app, owner, 'get_bank_detail', body)).toBe(STEP_UP_REQUIRED);
    await callAs(test.app, owner, 'step_up', { totp: await totpAt(secret) });
    expect(await errorOf(test.app, owner, 'get_bank_detail', body)).toBeNull();
  });
});
