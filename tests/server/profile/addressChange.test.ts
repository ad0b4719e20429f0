import { addMinutes } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { newLanguage } from '#contract/menuLanguages';
import { openedBy } from '#contract/permissions';
import { accountTokens, addressChanges, oneTimeCodes, stores, subStores } from '#server/db/schema/index';
import { storedRecipient } from '#server/modules/oneTimeCodes/codeHash';
import { sendCode, tryCode } from '#server/modules/oneTimeCodes/service';
import { askBody, changeAddress, codeForAddress } from '../../support/addressChange';
import { buildTestApp, demoData, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makePasswordLink, makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { setSteppedUp } from '../../support/setSteppedUp';
import { captchaFor } from '../../support/solvedCaptcha';

const { STEP_UP_REQUIRED, FIELDS_NOT_VALID, INVALID_OTP, OTP_VERIFICATION_FAILED, TOKEN_EXPIRED } = errorCodes;
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
  store = await makeStore(test.db, { is_email_verified: false });
  owner = await openSession(test, store);
});

const newEmail = () => ({ email: `new-${uniqueDigits()}@test.example` });
const newPhone = () => ({ country_phone_code: '+33', phone: uniqueDigits() });
const confirm = (caller: TestSession, code: { ticket: string; otp: string }) =>
  call(test.app, caller, 'confirm_address_change', code);
/** As the codes that prove a new address are stored. */
const stored = (recipient: string) => storedRecipient({ channel: 'email', recipient, purpose: 'address_change' });
const row = async () => (await test.db.select().from(stores).where(eq(stores.id, store.id)))[0];
const subRow = async (id: string) => (await test.db.select().from(subStores).where(eq(subStores.id, id)))[0];
const isIn = async (session: TestSession) => (await errorOf(test.app, session, 'get_store_data', {})) === null;
const signIn = (email: string) => errorOf(test.app, null, 'login', { email, password: testPassword });

describe('a code to a new address', () => {
  it('is sent after a fresh proof, and not to the account’s own address, once that is confirmed', async () => {
    await test.db.update(stores).set({ is_email_verified: true }).where(eq(stores.id, store.id));
    const to = newEmail();
    await setSteppedUp(test, owner, 601);
    expect(await errorOf(test.app, owner, 'request_address_change', askBody(to))).toBe(STEP_UP_REQUIRED);
    expect(await test.db.$count(oneTimeCodes, eq(oneTimeCodes.recipient, to.email))).toBe(0);
    await callAs(test.app, owner, 'step_up', { password: testPassword });
    expect(await errorOf(test.app, owner, 'request_address_change', askBody(to))).toBeNull();
    expect(await call(test.app, owner, 'request_address_change', askBody({ email: store.email }))).toMatchObject({
      error_code: FIELDS_NOT_VALID,
      errors: [{ path: 'email', code: 'unchanged' }],
    });
    for (const channel of ['email', 'phone'] as const) {
      expect(await call(test.app, owner, 'request_address_change', { channel })).toMatchObject({
        errors: [{ path: channel, code: 'required' }],
      });
    }
    const sent = await test.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.recipient, stored(store.email)));
    expect(sent).toEqual([]);
  });

  it('has the same reply for an address that someone has, and says so once the code is entered', async () => {
    const other = await makeStore(test.db);
    const account = await makeSubStore(test.db, other);
    const free = await callAs(test.app, owner, 'request_address_change', askBody(newEmail()));
    const cases = [
      [{ email: other.email }, STORE_EMAIL_ALREADY_REGISTERED],
      [{ email: account.email }, EMAIL_ALREADY_REGISTERED],
      [{ country_phone_code: '+33', phone: other.phone }, STORE_PHONE_ALREADY_REGISTERED],
    ] as const;
    for (const [to, code] of cases) {
      const { ticket, ...reply } = await callAs(test.app, owner, 'request_address_change', askBody(to));
      expect(Object.keys({ ticket, ...reply }).sort()).toEqual(Object.keys(free).sort());
      const otp = /\d{6}/.exec(reply.demo_message?.text ?? '')?.[0] ?? '';
      expect(await confirm(owner, { ticket, otp })).toMatchObject({ error_code: code });
    }
    expect(await row()).toMatchObject({ email: store.email, phone: store.phone });
  });

  it('changes nothing for another account, with another’s ticket, or when it was guessed', async () => {
    const to = newEmail();
    const code = await codeForAddress(test, owner, to);
    const otherOwner = await openSession(test, await makeStore(test.db));
    expect(await confirm(otherOwner, code)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    const team = await openSubStoreSession(test, await makeSubStore(test.db, store));
    expect(await confirm(team, code)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    const wrong = code.otp === '000000' ? '000001' : '000000';
    expect(await confirm(owner, { ...code, otp: wrong })).toMatchObject({
      error_code: INVALID_OTP,
      errors: [{ path: 'otp' }],
    });
    // The try counts, although the call was refused.
    const [counted] = await test.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.recipient, stored(to.email)));
    expect(counted?.tries).toBe(1);
    expect(await confirm(owner, code)).toMatchObject({ success: true });
  });

  it('is sent ten times an hour for an account, whatever the address', async () => {
    const start = new Date();
    for (let minute = 0; minute < 10; minute += 1) {
      test.clock.now = addMinutes(start, minute);
      await callAs(test.app, owner, 'request_address_change', askBody(newEmail()));
    }
    expect(await call(test.app, owner, 'request_address_change', askBody(newPhone()))).toMatchObject({
      error_code: errorCodes.TOO_MANY_ATTEMPTS,
      retry_after: 51 * 60,
    });
    const team = await openSubStoreSession(test, await makeSubStore(test.db, store));
    expect(await errorOf(test.app, team, 'request_address_change', askBody(newEmail()))).toBeNull();
    test.clock.now = addMinutes(start, 61);
    await setSteppedUp(test, owner, -61 * 60);
    expect(await errorOf(test.app, owner, 'request_address_change', askBody(newEmail()))).toBeNull();
  });

  it('neither ends nor delays the code that verifies the address for its store', async () => {
    const { email } = await makeStore(test.db, { is_email_verified: false });
    const { db, env, app } = test;
    const at = new Date();
    const context = { db, env, now: () => at, request: { id: '1', address: '10.0.0.1', userAgent: '' } };
    const to = { channel: 'email', recipient: email, countryCode: '', language: 'en', storeId: null } as const;
    const sent = await sendCode(context, to);
    await callAs(app, owner, 'request_address_change', askBody({ email }));
    const code = /\d{6}/.exec(sent.demo_message?.text ?? '')?.[0] ?? '';
    expect(await tryCode(db, env, to, code, at)).toMatchObject({ outcome: 'right' });
  });

  it('is entered without another proof', async () => {
    const to = newEmail();
    const code = await codeForAddress(test, owner, to);
    await setSteppedUp(test, owner, null);
    expect(await confirm(owner, code)).toMatchObject({ success: true });
    expect(await row()).toMatchObject(to);
  });

  it('of another account changes nothing without a ticket, which only a proof gives', async () => {
    const to = newEmail();
    const stranger = await codeForAddress(test, await openSession(test, await makeStore(test.db)), to);
    await setSteppedUp(test, owner, null);
    expect(await errorOf(test.app, owner, 'request_address_change', askBody(to))).toBe(STEP_UP_REQUIRED);
    expect(await confirm(owner, stranger)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    expect(await row()).toMatchObject({ email: store.email });
  });

  it('is void after a newer one, and after a change of the password', async () => {
    const older = await codeForAddress(test, owner, newEmail());
    const newer = await codeForAddress(test, owner, newEmail());
    expect(await confirm(owner, older)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    const passwords = { current_password: testPassword, password: 'a quiet harbour 9' };
    await callAs(test.app, owner, 'change_password', passwords);
    expect(await confirm(owner, newer)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
  });
});

describe('an owner who enters the code', () => {
  it('has the new address, verified, stays signed in, and the old one’s links end', async () => {
    const link = await makePasswordLink(test.db, store);
    const to = newEmail();
    await changeAddress(test, owner, to);
    expect(await row()).toMatchObject({ ...to, is_email_verified: true });
    expect(await isIn(owner)).toBe(true);
    expect(await errorOf(test.app, null, 'forgot_password_verify', { token: link })).toBe(TOKEN_EXPIRED);
    expect(await signIn(to.email)).toBeNull();
    expect(await signIn(store.email)).not.toBeNull();
    const open = and(eq(accountTokens.store_id, store.id), isNull(accountTokens.ended_at));
    expect(await test.db.$count(accountTokens, open)).toBe(0);
    const { data } = await callAs(test.app, owner, 'get_audit_list', { filter: { entity: 'store' } });
    expect(data[0]).toMatchObject({
      action: 'update',
      actor: { kind: 'owner' },
      new_values: { email: { hidden: true } },
    });
    expect(JSON.stringify(data)).not.toContain(to.email);
  });

  it('wins once, of two at the same time', async () => {
    const code = await codeForAddress(test, owner, newEmail());
    const replies = await Promise.all([confirm(owner, code), confirm(owner, code), confirm(owner, code)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await test.db.$count(addressChanges, eq(addressChanges.store_id, store.id))).toBe(1);
  });

  it('can’t have an address that another account takes at the same time', async () => {
    const to = newEmail();
    const others = [
      await openSession(test, await makeStore(test.db)),
      await openSubStoreSession(test, await makeSubStore(test.db, store)),
    ];
    const callers = [owner, ...others];
    const asked: Awaited<ReturnType<typeof codeForAddress>>[] = [];
    for (const [index, caller] of callers.entries()) {
      test.clock.now = addMinutes(new Date(), 2 * index);
      asked.push(await codeForAddress(test, caller, to));
    }
    // The person who reads its mail has the one code that works, and could enter it in each account.
    const otp = asked.at(-1)?.otp ?? '';
    const replies = await Promise.all(
      callers.map((caller, index) => confirm(caller, { ticket: asked[index]?.ticket ?? '', otp })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const owners = await test.db.$count(stores, eq(stores.email, to.email));
    expect(owners + (await test.db.$count(subStores, eq(subStores.email, to.email)))).toBe(1);
  });
});

describe('a team member who changes their email address', () => {
  it('loses an open invitation, and the address covers no more than the password did', async () => {
    const orders = { url: 'store/order', permission: 1 } as const;
    const invitation = { invitation_hash: uniqueDigits(), invitation_expires_at: addMinutes(new Date(), 60) };
    const account = await makeSubStore(test.db, store, { urls: [orders], password_reach: [orders], ...invitation });
    const caller = await openSubStoreSession(test, account);
    const to = newEmail();
    await changeAddress(test, caller, to);
    const after = await subRow(account.id);
    expect(after).toMatchObject({ ...to, invitation_hash: null });
    expect(openedBy(after?.email_reach ?? null)).toEqual(openedBy([orders]));
    // More permissions than the address covers: no link any more.
    const more = [orders, { url: 'store/history', permission: 1 } as const];
    await test.db.update(subStores).set({ urls: more }).where(eq(subStores.id, account.id));
    const request = { email: to.email, type: 2 as const, captcha_token: await captchaFor(test) };
    const reply = await callAs(test.app, null, 'forgot_password', request);
    expect(reply.demo_message).toBeNull();
  });

  it('gets 996 for an owner’s address and 603 for a colleague’s number', async () => {
    const colleague = await makeSubStore(test.db, store, newPhone());
    const caller = await openSubStoreSession(test, await makeSubStore(test.db, store));
    const taken = await codeForAddress(test, caller, { email: store.email });
    expect(await confirm(caller, taken)).toMatchObject({ error_code: EMAIL_ALREADY_REGISTERED });
    const { country_phone_code, phone } = colleague;
    const number = await codeForAddress(test, caller, { country_phone_code, phone });
    expect(await confirm(caller, number)).toMatchObject({ error_code: STORE_PHONE_ALREADY_REGISTERED });
  });
});

describe('the notice to the old address', () => {
  it('is a mail in the person’s language, with the link and without the new address in full', async () => {
    const mailed = await buildTestApp({ env: testMail });
    try {
      const own = await makeStore(mailed.db, { owner_language: 'de' });
      const caller = await openSession(mailed, own);
      const to = newEmail();
      const { ticket } = await callAs(mailed.app, caller, 'request_address_change', askBody(to));
      const [code] = await mailTo(mailed, to.email, 'email_code');
      const otp = /\d{6}/.exec(code ?? '')?.[0] ?? '';
      await callAs(mailed.app, caller, 'confirm_address_change', { ticket, otp, language: 'fr' });
      const [notice] = await mailTo(mailed, own.email, 'email_changed');
      expect(notice).toContain('wurde in n•••');
      expect(notice).toMatch(/https:\/\/app\.operator\.test\/store\/undo-change\/[\w-]{43}/);
      expect(notice).not.toContain(to.email);
      // Someone who chose no language is told in the store's, whatever the page of the one who changed it says.
      const plain = await makeStore(mailed.db, { owner_language: null, languages_supported: [newLanguage('es')] });
      const thief = await openSession(mailed, plain);
      const next = newEmail();
      const asked = await callAs(mailed.app, thief, 'request_address_change', askBody(next));
      const [sent] = await mailTo(mailed, next.email, 'email_code');
      const typed = /\d{6}/.exec(sent ?? '')?.[0] ?? '';
      const body = { ticket: asked.ticket, otp: typed, language: 'ar' as const };
      await callAs(mailed.app, thief, 'confirm_address_change', body);
      const [told] = await mailTo(mailed, plain.email, 'email_changed');
      expect(told).toContain('cambió');
      expect(told).toContain(plain.name[0]);
      // Text messages can't leave here.
      const sms = await call(mailed.app, caller, 'request_address_change', askBody(newPhone()));
      expect(sms).toMatchObject({ error_code: errorCodes.MAIL_NOT_SET_UP });
      expect((await callAs(mailed.app, caller, 'get_profile', {})).profile.can_change).toEqual({
        email: true,
        phone: false,
      });
    } finally {
      await mailed.close();
    }
  });
});
