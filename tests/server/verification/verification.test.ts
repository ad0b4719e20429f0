import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { accountTokens, outgoingMessages, sessions, stores } from '#server/db/schema/index';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, type StoreRow, testPassword } from '../../support/factories/index';
import { openSession } from '../../support/login';
import { codeFor, makeUnverified, requireBoth, requireOfStores, ticketOf } from '../../support/verificationCases';

const { TOKEN_EXPIRED, FIELDS_NOT_VALID, NOT_PERMITTED, MAIL_NOT_SET_UP, SESSION_ENDED } = errorCodes;

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
beforeEach(async () => {
  test.clock.now = null;
  store = await makeUnverified(test);
});
afterAll(() => test.close());

const signIn = (email = store.email) => callAs(test.app, null, 'sign_in', { email, password: testPassword });
const verify = (ticket: string, codes: { email_otp?: string; phone_otp?: string }) =>
  call(test.app, null, 'otp_verification', { ticket, ...codes });
const rowOf = async ({ id }: StoreRow) => (await test.db.select().from(stores).where(eq(stores.id, id)))[0];
const sessionsOf = ({ id }: StoreRow) => test.db.select().from(sessions).where(eq(sessions.store_id, id));
const inMinutes = (minutes: number) => {
  test.clock.now = new Date(Date.now() + minutes * 60_000);
};

describe('the owner of an unverified store', () => {
  it('gets a ticket in place of a session, and sees only what is missing, masked', async () => {
    const reply = await signIn();
    const masked = {
      email: `s•••${store.email.split('@')[0]?.slice(-1)}@test.example`,
      phone: `••• ${store.phone.slice(-2)}`,
    };
    expect(reply).toEqual({
      success: true,
      servertoken: '',
      verification: { ticket: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(String), ...masked },
    });
    expect(await sessionsOf(store)).toEqual([]);
    const byLogin = await callAs(test.app, null, 'login', { email: store.email, password: testPassword });
    expect(byLogin).toMatchObject({ verification: masked });
    expect(byLogin).not.toHaveProperty('store');
    expect(JSON.stringify(await test.db.select().from(accountTokens))).not.toContain(reply.verification?.ticket);
  });

  it.each([
    ['only the email', { is_store_mail_verification: true }, {}, ['email']],
    ['only the phone', { is_store_sms_verification: true }, {}, ['phone']],
    ['both', requireBoth, {}, ['email', 'phone']],
    ['both, and the email is verified', requireBoth, { is_email_verified: true }, ['phone']],
    ['both, and the phone is verified', requireBoth, { is_phone_number_verified: true }, ['email']],
  ])('is asked for what is missing: %s is required', async (_what, required, verified, missing) => {
    store = await makeUnverified(test, verified);
    await requireOfStores(test.db, required);
    const { verification } = await signIn();
    expect(Object.keys(verification ?? {}).sort()).toEqual(['expires_at', 'ticket', ...missing].sort());
  });

  it('signs in as before if nothing is required, or all is verified', async () => {
    await requireOfStores(test.db, {});
    expect(await signIn()).toMatchObject({ servertoken: expect.stringMatching(/^[\w-]{43}$/) });
    await requireOfStores(test.db, requireBoth);
    const verified = await makeStore(test.db);
    expect(await signIn(verified.email)).toMatchObject({ store: { _id: verified.id } });
  });

  it('can verify before the platform has approved the store or has its documents', async () => {
    await requireOfStores(test.db, { ...requireBoth, is_upload_store_documents: true });
    store = await makeUnverified(test, { is_approved: false, is_document_uploaded: false });
    await requireOfStores(test.db, { is_store_mail_verification: true, is_upload_store_documents: true });
    const ticket = await ticketOf(test, store);
    const reply = await verify(ticket, { email_otp: await codeFor(test, ticket) });
    expect(reply).toMatchObject({ success: true, store: { _id: store.id, is_approved: false } });
  });

  it('keeps an open session, which reads the store and nothing else', async () => {
    const session = await openSession(test, store);
    expect(await errorOf(test.app, session, 'get_store_data', {})).toBeNull();
    expect(await errorOf(test.app, session, 'get_order_list', {})).toBe(NOT_PERMITTED);
  });
});

describe('verifying', () => {
  it('one after the other ends in the same session as a sign-in, and is recorded', async () => {
    const ticket = await ticketOf(test, store);
    const first = await verify(ticket, { email_otp: await codeFor(test, ticket) });
    expect(first).toMatchObject({ success: true, servertoken: '', verification: { ticket } });
    expect(first).not.toHaveProperty('verification.email');
    const last = await verify(ticket, { phone_otp: await codeFor(test, ticket, 'phone') });
    if (!last.success) throw new Error('refused');
    const usual = await signIn();
    expect(Object.keys(last).sort()).toEqual(Object.keys(usual).sort());
    expect(last).toMatchObject({ message: 202, servertoken: expect.stringMatching(/^[\w-]{43}$/) });
    expect({ ...last.store, version: 0 }).toEqual({ ...usual.store, version: 0 });
    expect(await rowOf(store)).toMatchObject({ is_email_verified: true, is_phone_number_verified: true });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    const ofOwner = { actor_kind: 'owner', actor_id: store.id };
    expect(entries.filter((entry) => entry.call === 'otp_verification')).toMatchObject([
      {
        ...ofOwner,
        action: 'verify',
        old_values: { is_email_verified: false },
        new_values: { is_email_verified: true },
      },
      { ...ofOwner, action: 'verify', new_values: { is_phone_number_verified: true } },
      { ...ofOwner, entity: 'session', action: 'sign_in' },
    ]);
  });

  it('both in one call works too', async () => {
    const ticket = await ticketOf(test, store);
    const codes = { email_otp: await codeFor(test, ticket), phone_otp: await codeFor(test, ticket, 'phone') };
    expect(await verify(ticket, codes)).toMatchObject({ success: true, store: { _id: store.id } });
  });

  it('keeps the right one of two codes', async () => {
    const ticket = await ticketOf(test, store);
    const email_otp = await codeFor(test, ticket);
    const phone = await codeFor(test, ticket, 'phone');
    const phone_otp = phone === '000000' ? '000001' : '000000';
    expect(await verify(ticket, { email_otp, phone_otp })).toMatchObject({
      error_code: 888,
      errors: [{ path: 'phone_otp', code: '888' }],
    });
    expect(await rowOf(store)).toMatchObject({ is_email_verified: true, is_phone_number_verified: false });
    expect(await verify(ticket, { email_otp, phone_otp: phone })).toMatchObject({ success: true });
  });

  it('names a code that is missing, too short or too long at its field', async () => {
    const ticket = await ticketOf(test, store);
    const errorsAt = async (codes: { email_otp?: string }) => {
      const reply = await verify(ticket, codes);
      return reply.success ? null : reply.errors;
    };
    expect(await errorsAt({})).toMatchObject([{ path: 'email_otp', code: 'required' }, { path: 'phone_otp' }]);
    expect(await errorsAt({ email_otp: '12345' })).toMatchObject([{ path: 'email_otp', code: 'too_small' }]);
    expect(await errorsAt({ email_otp: '1234567' })).toMatchObject([{ path: 'email_otp', code: 'too_big' }]);
    expect(await errorsAt({ email_otp: '12345a' })).toMatchObject([{ path: 'email_otp', code: 'invalid_format' }]);
    const code = await codeFor(test, ticket);
    expect(await verify(ticket, { email_otp: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      success: true,
    });
  });

  it('sends no code for what is verified or not required', async () => {
    await requireOfStores(test.db, { is_store_mail_verification: true });
    const ticket = await ticketOf(test, store);
    expect(await errorOf(test.app, null, 'store_generate_otp', { ticket, channel: 'phone' })).toBe(FIELDS_NOT_VALID);
  });
});

describe('a ticket', () => {
  const isDead = async (ticket: string) => {
    expect(await errorOf(test.app, null, 'store_generate_otp', { ticket, channel: 'email' })).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, null, 'otp_verification', { ticket, email_otp: '123456' })).toBe(TOKEN_EXPIRED);
  };

  it('lives for half an hour', async () => {
    const ticket = await ticketOf(test, store);
    inMinutes(29);
    expect(await errorOf(test.app, null, 'store_generate_otp', { ticket, channel: 'email' })).toBeNull();
    inMinutes(31);
    await isDead(ticket);
  });

  it('ends with the session that it leads to, and so do the others of the account', async () => {
    const [other, ticket] = [await ticketOf(test, store), await ticketOf(test, store)];
    const codes = { email_otp: await codeFor(test, ticket), phone_otp: await codeFor(test, ticket, 'phone') };
    expect(await verify(ticket, codes)).toMatchObject({ success: true });
    await isDead(ticket);
    await isDead(other);
  });

  it('is worth nothing after the password has changed', async () => {
    const session = await openSession(test, store);
    const ticket = await ticketOf(test, store);
    const change = { current_password: testPassword, password: 'a quiet harbour 9' };
    expect(await errorOf(test.app, session, 'change_password', change)).toBeNull();
    await isDead(ticket);
  });

  it('is worth nothing after the platform has declined the store, or it is gone', async () => {
    const ticket = await ticketOf(test, store);
    const decline = { kind: 'store', _id: store.id, is_approved: false } as const;
    await callAs(test.app, 'platform', 'platform/approve', decline);
    await isDead(ticket);
    const later = await ticketOf(test, store);
    await test.db.delete(accountTokens).where(eq(accountTokens.store_id, store.id));
    await isDead(later);
  });

  it('is good for these two calls alone', async () => {
    const ticket = await ticketOf(test, store);
    const asSession = { ...(await openSession(test, store)), token: ticket };
    const headers = { ...asSession.headers, servertoken: ticket, token: ticket };
    expect(await errorOf(test.app, { ...asSession, headers }, 'get_store_data', {})).toBe(SESSION_ENDED);
    await isDead('x'.repeat(43));
  });
});

describe('where a code goes', () => {
  it('is in the language of the page, of the header, or of the store', async () => {
    store = await makeUnverified(test, {
      languages_supported: ['de', 'fr'].map((code) => ({ code, name: code, is_visible: true, is_lang_rtl: false })),
    });
    const ticket = await ticketOf(test, store);
    await callAs(test.app, null, 'store_generate_otp', { ticket, channel: 'email' });
    await callAs(test.app, null, 'store_generate_otp', { ticket, channel: 'phone', language: 'ar' });
    const messages = await test.db.select().from(outgoingMessages).where(eq(outgoingMessages.store_id, store.id));
    expect(messages.map(({ event, language, recipient }) => [event, language, recipient]).sort()).toEqual([
      ['email_code', 'de', store.email],
      ['phone_code', 'ar', `+33${store.phone}`],
    ]);
  });

  it('is told if this installation can’t send it', async () => {
    const silent = await buildTestApp();
    try {
      const unverified = await makeUnverified(silent);
      const ticket = await ticketOf(silent, unverified);
      for (const channel of ['email', 'phone'] as const)
        expect(await errorOf(silent.app, null, 'store_generate_otp', { ticket, channel })).toBe(MAIL_NOT_SET_UP);
    } finally {
      await silent.close();
    }
  });

  it('is in the mail alone where there is a mail server', async () => {
    const env = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@test.example',
      PUBLIC_ADDRESS: 'https://app.test.example',
    };
    const mailing = await buildTestApp({ env: { ...env, ...demoData } });
    try {
      const unverified = await makeUnverified(mailing);
      const ticket = await ticketOf(mailing, unverified);
      const sent = await callAs(mailing.app, null, 'store_generate_otp', { ticket, channel: 'email' });
      expect(sent).not.toHaveProperty('demo_message');
      const [message] = await mailing.db.select().from(outgoingMessages);
      expect(message).toMatchObject({ event: 'email_code', recipient: unverified.email, sent_at: null });
      expect(message?.sealed).toBeTruthy();
    } finally {
      await mailing.close();
    }
  });
});
