import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { handovers, stores } from '#server/db/schema/index';
import { removeExpiredProofs } from '#server/jobs/cleanUp';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeBankAlarm, makeFactorAlarm, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { ownerOf } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { linkIn, makeAcceptedHandover, makeHandover, makeOwnerLink, makeRequest } from '../../support/ownership';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});

const {
  TOKEN_EXPIRED,
  FIELDS_NOT_VALID,
  NO_DATA_FOUND,
  NOT_PERMITTED,
  UPDATE_FAILED,
  INVALID_OTP,
  OTP_VERIFICATION_FAILED,
  STORE_EMAIL_ALREADY_REGISTERED,
  STORE_PHONE_ALREADY_REGISTERED,
  EMAIL_ALREADY_REGISTERED,
} = errorCodes;

const begin = (email: string) =>
  call(test.app, owner, 'begin_handover', { first_name: 'Bo', last_name: 'Berg', email });
const newAddress = () => `bo-${uniqueDigits()}@test.example`;
const accept = (token: string, otp: string, phone = uniqueDigits()) =>
  call(test.app, null, 'accept_handover', {
    ...{
      token,
      otp,
      password: 'a quiet harbour 9',
      country_phone_code: '+33',
      phone,
      is_terms_accepted: true as const,
    },
  });
async function codeFor(token: string, email: string): Promise<string> {
  await callAs(test.app, null, 'send_handover_code', { token });
  return /\d{6}/.exec((await mailTo(test, email, 'email_code')).at(-1) ?? '')?.[0] ?? '';
}
const finish = (_id: string) => errorOf(test.app, owner, 'finish_handover', { _id });

describe('an offer', () => {
  it('doesn’t say whether its address has an account, and mails the same', async () => {
    const taken = (await makeStore(test.db)).email;
    const one = await begin(taken);
    await callAs(test.app, owner, 'cancel_handover', {});
    const other = await begin(newAddress());
    expect(Object.keys(one)).toEqual(Object.keys(other));
    expect(one).toMatchObject({ success: true, handover: { state: 'offered' } });
    expect(await mailTo(test, taken, 'handover_stopped')).toHaveLength(1);
  });

  it('isn’t made to oneself, twice, or while the owner is let back in', async () => {
    expect(await begin(store.email)).toMatchObject({ errors: [{ path: 'email', code: 'own' }] });
    await begin(newAddress());
    expect(await begin(newAddress())).toMatchObject({ error_code: UPDATE_FAILED });
    await makeRequest(test.db, store);
    expect(await begin(newAddress())).toMatchObject({ error_code: UPDATE_FAILED });
  });

  it('is made five times in 24 hours', async () => {
    for (let count = 0; count < 5; count++) {
      await begin(newAddress());
      await callAs(test.app, owner, 'cancel_handover', {});
    }
    const refusal = { error_code: errorCodes.TOO_MANY_ATTEMPTS, retry_after: expect.any(Number) };
    expect(await begin(newAddress())).toMatchObject(refusal);
  });

  it('can be made again once it has expired', async () => {
    await makeHandover(test.db, store, { expires_at: new Date() });
    expect(await begin(newAddress())).toMatchObject({ success: true });
    expect(await test.db.$count(handovers, eq(handovers.store_id, store.id))).toBe(2);
  });

  it('is the owner’s, and no blocked store’s', async () => {
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants: ['store/setting'] }));
    expect(await errorOf(test.app, member, 'get_handover', {})).toBe(NOT_PERMITTED);
    const { id } = await makeAcceptedHandover(test.db, store);
    await test.db.update(stores).set({ is_approved: false }).where(eq(stores.id, store.id));
    expect(await begin(newAddress())).toMatchObject({ error_code: NOT_PERMITTED });
    expect(await finish(id)).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, owner, 'cancel_handover', {})).toBeNull();
  });

  it('is refused, like every step of it, while the store’s deletion is pending', async () => {
    const { id } = await makeAcceptedHandover(test.db, store);
    const pending = { deletion_requested_at: new Date(), deletion_due_at: addHours(new Date(), 700) };
    await test.db.update(stores).set(pending).where(eq(stores.id, store.id));
    const because = (path: string) => ({ error_code: FIELDS_NOT_VALID, errors: [{ path, code: 'deletion' }] });
    expect(await call(test.app, owner, 'finish_handover', { _id: id })).toMatchObject(because('_id'));
    const offered = await makeOwnerLink(test.db, 'handover', await makeHandover(test.db, store));
    expect(await accept(offered, '000000')).toMatchObject({ error_code: TOKEN_EXPIRED });
    await callAs(test.app, owner, 'cancel_handover', {});
    expect(await begin(newAddress())).toMatchObject(because('email'));
  });

  it('isn’t made without mail', async () => {
    const silent = await buildTestApp();
    try {
      const session = await openSession(silent, await makeStore(silent.db));
      const body = { first_name: 'Bo', last_name: 'Berg', email: newAddress() };
      expect(await errorOf(silent.app, session, 'begin_handover', body)).toBe(errorCodes.MAIL_NOT_SET_UP);
    } finally {
      await silent.close();
    }
  });
});

describe('accepting', () => {
  it('takes the code that was sent to the address, and counts wrong ones', async () => {
    const row = await makeHandover(test.db, store);
    const token = await makeOwnerLink(test.db, 'handover', row);
    const otp = await codeFor(token, row.email);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let count = 0; count < 4; count++)
      expect(await accept(token, wrong)).toMatchObject({ error_code: INVALID_OTP, errors: [{ path: 'otp' }] });
    expect(await accept(token, wrong)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    expect(await accept(token, otp)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
  });

  it.each([
    ['a store’s address', STORE_EMAIL_ALREADY_REGISTERED, async () => (await makeStore(test.db)).email],
    ['a team member’s address', EMAIL_ALREADY_REGISTERED, async () => (await makeSubStore(test.db, store)).email],
  ])('says only after the right code that it is %s', async (_, code, addressOf) => {
    const row = await makeHandover(test.db, store, { email: await addressOf() });
    const token = await makeOwnerLink(test.db, 'handover', row);
    expect(await accept(token, '000000')).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    expect(await accept(token, await codeFor(token, row.email))).toMatchObject({ error_code: code });
  });

  it('uses the code up for a number that another store has', async () => {
    const row = await makeHandover(test.db, store);
    const token = await makeOwnerLink(test.db, 'handover', row);
    const otp = await codeFor(token, row.email);
    const taken = (await makeStore(test.db)).phone;
    expect(await accept(token, otp, taken)).toMatchObject({ error_code: STORE_PHONE_ALREADY_REGISTERED });
    expect(await accept(token, otp)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
  });

  it('comes too late once the offer has expired or was declined, and with any other link', async () => {
    const late = await makeHandover(test.db, store, { expires_at: new Date() });
    const token = await makeOwnerLink(test.db, 'handover', late);
    expect(await accept(token, '000000')).toMatchObject({ error_code: TOKEN_EXPIRED });
    const row = await makeHandover(test.db, store);
    const declined = await makeOwnerLink(test.db, 'handover', row);
    await callAs(test.app, null, 'decline_handover', { token: declined });
    expect(await accept(declined, '000000')).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await mailTo(test, store.email, 'handover_stopped')).toHaveLength(1);
    const alarm = await makeOwnerLink(test.db, 'owner_alarm', await makeHandover(test.db, store), 'handover');
    expect(await errorOf(test.app, null, 'get_handover_offer', { token: alarm })).toBe(TOKEN_EXPIRED);
  });
});

describe('the last confirmation', () => {
  it('is of this store’s handover, which the new owner has accepted', async () => {
    const { id } = await makeHandover(test.db, store);
    expect(await finish(id)).toBe(NO_DATA_FOUND);
    const other = await makeAcceptedHandover(test.db, await makeStore(test.db));
    expect(await finish(other.id)).toBe(NO_DATA_FOUND);
  });

  it('comes too late a week later', async () => {
    const { id } = await makeAcceptedHandover(test.db, store);
    await test.db.update(handovers).set({ expires_at: new Date() }).where(eq(handovers.id, id));
    expect(await finish(id)).toBe(NO_DATA_FOUND);
    // What the new owner entered isn't kept for it.
    await removeExpiredProofs(test.db, new Date());
    const [row] = await test.db.select().from(handovers).where(eq(handovers.id, id));
    expect(row).toMatchObject({ password_hash: null, phone: '', ended_at: expect.any(Date) });
  });

  const stops: [string, (id: string) => Promise<unknown>][] = [
    ['the owner stopped it', () => callAs(test.app, owner, 'cancel_handover', {})],
    [
      'the new owner declined after all',
      async (id) =>
        callAs(test.app, null, 'decline_handover', {
          token: await makeOwnerLink(test.db, 'handover', { id, store_id: store.id }),
        }),
    ],
    [
      'a contact stopped it by the link',
      async (id) =>
        callAs(test.app, null, 'raise_owner_alarm', {
          token: await makeOwnerLink(test.db, 'owner_alarm', { id, store_id: store.id }, 'handover'),
        }),
    ],
    [
      '“It wasn’t me” about bank details',
      async () => callAs(test.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(test.db, store) }),
    ],
    [
      '“It wasn’t me” about a second factor',
      async () =>
        callAs(test.app, null, 'raise_factor_alarm', { token: await makeFactorAlarm(test.db, ownerOf(store)) }),
    ],
    ['the owner asked for the store’s deletion', () => callAs(test.app, owner, 'request_store_deletion', {})],
  ];

  it.each(stops)('is refused once %s', async (_, stop) => {
    const { id } = await makeAcceptedHandover(test.db, store);
    await stop(id);
    expect(await finish(id)).not.toBeNull();
    const [row] = await test.db.select().from(handovers).where(eq(handovers.id, id));
    // What the new owner entered is deleted.
    expect(row).toMatchObject({ password_hash: null, phone: '', ended_at: expect.any(Date) });
    expect((await test.db.select().from(stores).where(eq(stores.id, store.id)))[0]?.email).toBe(store.email);
  });

  it('is stopped by a link in each notice', async () => {
    await begin(newAddress());
    const token = linkIn((await mailTo(test, store.email, 'handover_begun'))[0], 'owner-alarm');
    const { alarm } = await callAs(test.app, null, 'get_owner_alarm', { token });
    expect(alarm.kind).toBe('handover');
    expect(Date.parse(alarm.expires_at)).toBeGreaterThan(addHours(new Date(), 160).getTime());
    await callAs(test.app, null, 'raise_owner_alarm', { token });
    expect(await callAs(test.app, owner, 'get_handover', {})).toEqual({ success: true, handover: null });
  });
});
