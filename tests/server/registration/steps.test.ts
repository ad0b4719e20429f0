import { addDays, addHours, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { oneTimeCodes, outgoingMessages, registrations } from '#server/db/schema/index';
import { removeExpiredProofs } from '#server/jobs/cleanUp';
import { tokenHash } from '#server/modules/session/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { makeRegistration } from '../../support/factories/makeRegistration';
import { mailTo } from '../../support/mailTo';
import { beginRegistration, newEmail } from '../../support/registrationCases';
import { captchaFor } from '../../support/solvedCaptcha';
import { requireOfStores } from '../../support/verificationCases';

const { INVALID_OTP, OTP_VERIFICATION_FAILED, TOKEN_EXPIRED, TOO_MANY_ATTEMPTS, FIELDS_NOT_VALID } = errorCodes;

let test: TestApp;
const noon = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = noon;
});

let ips = 0;
/** From an IP address of its own, unless a test is about that. */
const begin = async (email: string, { language, ip }: { language?: string; ip?: string } = {}) => {
  ips += 1;
  const address = ip ?? `10.66.${ips >> 8}.${ips & 255}`;
  const body = { email, captcha_token: await captchaFor(test), ...(language && { language }) };
  return (await inject(test.app, null, 'begin_registration', body, {}, address)).json();
};
const codeIn = (texts: string[]) => /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? '';
const linkIn = (texts: string[]) => /\/store\/register\/([\w-]{43})/.exec(texts.at(-1) ?? '')?.[1] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const later = (seconds: number) => {
  test.clock.now = addSeconds(test.clock.now ?? noon, seconds);
};
const verify = (registration: string, email_otp: string) =>
  call(test.app, null, 'verify_registration_email', { registration, email_otp });
const registrationsOf = (email: string) => test.db.select().from(registrations).where(eq(registrations.email, email));

describe('a registration', () => {
  it('begins with a code by mail, and only hashes of its tokens are kept', async () => {
    const email = newEmail();
    const reply = await begin(` ${email.toUpperCase()} `, { language: 'fr' });
    expect(reply).toMatchObject({
      ...{ success: true, message: 207, expires_at: addHours(noon, 24).toISOString() },
      code: { resend_at: addSeconds(noon, 60).toISOString() },
    });
    expect(reply.code).not.toHaveProperty('demo_message');
    const texts = await mailTo(test, email, 'registration_code');
    expect(texts[0]).toContain('Vous inscrivez un établissement');
    const rows = await registrationsOf(email);
    expect(rows).toMatchObject([{ email, language: 'fr', email_verified_at: null, link_hash: null, draft: {} }]);
    expect(JSON.stringify(rows)).not.toContain(reply.registration);
  });

  it('is verified by the code, continues by the mailed link, and keeps its steps', async () => {
    const email = newEmail();
    const { registration } = await begin(email);
    const code = codeIn(await mailTo(test, email, 'registration_code'));
    expect(await verify(registration, other(code))).toMatchObject({
      error_code: INVALID_OTP,
      errors: [{ path: 'email_otp', code: '888' }],
    });
    expect(await callAs(test.app, null, 'get_registration', { registration })).toMatchObject({
      is_email_verified: false,
    });
    expect(await verify(registration, code)).toMatchObject({
      ...{ success: true, email, is_email_verified: true, draft: {} },
      expires_at: addDays(noon, 7).toISOString(),
    });
    // A second tap changes nothing, and mails nothing.
    expect(await verify(registration, code)).toMatchObject({ success: true, is_email_verified: true });
    const links = await mailTo(test, email, 'registration_link');
    expect(links).toHaveLength(1);
    const link = linkIn(links);
    expect(links[0]).toContain(`https://app.operator.test/store/register/${link}`);

    await callAs(test.app, null, 'save_registration', {
      registration,
      draft: { name: 'Chez Nadia', city_id: 'paris' },
    });
    later(3_600);
    const saved = await callAs(test.app, null, 'save_registration', {
      registration: link,
      draft: { city_id: 'lyon', latitude: 45.76, longitude: 4.83 },
    });
    expect(saved).toMatchObject({
      draft: { name: 'Chez Nadia', city_id: 'lyon', latitude: 45.76, longitude: 4.83 },
      expires_at: addDays(addHours(noon, 1), 7).toISOString(),
    });
    const { draft } = await callAs(test.app, null, 'get_registration', { registration });
    expect(draft).toEqual(saved.draft);
  });

  it('keeps fields that two devices write at the same moment', async () => {
    const registration = await makeRegistration(test.db, { now: noon });
    const drafts = [{ name: 'Chez Nadia' }, { address: '1 rue de la Paix' }, { phone: '612345678' }];
    await Promise.all(drafts.map((draft) => callAs(test.app, null, 'save_registration', { registration, draft })));
    const { draft } = await callAs(test.app, null, 'get_registration', { registration });
    expect(draft).toEqual(Object.assign({}, ...drafts));
  });

  it('takes no steps, address search or link before its email is verified', async () => {
    const registration = await makeRegistration(test.db, { isVerified: false, now: noon });
    const refused = { error_code: FIELDS_NOT_VALID, errors: [{ path: 'email_otp', code: 'required' }] };
    expect(await call(test.app, null, 'save_registration', { registration, draft: {} })).toMatchObject(refused);
    expect(await call(test.app, null, 'send_registration_link', { registration })).toMatchObject(refused);
    const search = { registration, city_id: 'paris', query: 'rue' };
    expect(await call(test.app, null, 'find_store_address', search)).toMatchObject(refused);
  });

  it('takes no unknown fields', async () => {
    const registration = await makeRegistration(test.db, { now: noon });
    const body = { registration, draft: { password: 'correct horse 7' } };
    expect((await inject(test.app, null, 'save_registration', body)).json()).toMatchObject({
      error_code: FIELDS_NOT_VALID,
    });
  });

  it('expires after a day without its code, and seven days after its last step with it', async () => {
    const { registration: unverified } = await begin(newEmail());
    const verified = await makeRegistration(test.db, { now: noon });
    const get = (registration: string) => errorOf(test.app, null, 'get_registration', { registration });
    test.clock.now = addSeconds(addHours(noon, 24), -1);
    expect(await get(unverified)).toBeNull();
    test.clock.now = addHours(noon, 24);
    expect(await get(unverified)).toBe(TOKEN_EXPIRED);
    await callAs(test.app, null, 'save_registration', { registration: verified, draft: {} });
    test.clock.now = addSeconds(addDays(noon, 8), -1);
    expect(await get(verified)).toBeNull();
    test.clock.now = addDays(noon, 8);
    expect(await get(verified)).toBe(TOKEN_EXPIRED);
  });

  it('is deleted once it has expired', async () => {
    const email = newEmail();
    await makeRegistration(test.db, { email, now: noon });
    await removeExpiredProofs(test.db, addDays(noon, 7));
    expect(await registrationsOf(email)).toHaveLength(1);
    await removeExpiredProofs(test.db, addSeconds(addDays(noon, 7), 1));
    expect(await registrationsOf(email)).toEqual([]);
  });
});

describe('an address that has an account', () => {
  it('gets a mail that says so, and 602 or 996 only with the code; then the registration ends, and says so for an hour', async () => {
    const store = await makeStore(test.db);
    const subStore = await makeSubStore(test.db, store);
    for (const [email, code] of [
      [store.email, errorCodes.STORE_EMAIL_ALREADY_REGISTERED],
      [subStore.email, errorCodes.EMAIL_ALREADY_REGISTERED],
    ] as const) {
      const { registration } = await begin(email);
      expect(await mailTo(test, email, 'registration_code')).toEqual([]);
      const texts = await mailTo(test, email, 'registration_known');
      expect(texts[0]).toContain('already an account');
      const otp = codeIn(texts);
      expect(await verify(registration, other(otp))).toMatchObject({ error_code: INVALID_OTP });
      expect(await verify(registration, otp)).toMatchObject({ error_code: code });
      later(60);
      expect(await verify(registration, otp)).toMatchObject({ error_code: code });
      for (const name of ['get_registration', 'resend_registration_code'] as const)
        expect(await errorOf(test.app, null, name, { registration })).toBe(TOKEN_EXPIRED);
      expect(await registrationsOf(email)).toMatchObject([{ email_verified_at: null, expires_at: addHours(noon, 1) }]);
      test.clock.now = addHours(noon, 1);
      expect(await verify(registration, otp)).toMatchObject({ error_code: TOKEN_EXPIRED });
      test.clock.now = noon;
      expect(await mailTo(test, email, 'registration_link')).toEqual([]);
    }
  });

  it('keeps its own codes: a stranger neither ends them nor uses up their limit', async () => {
    const { email } = await makeStore(test.db);
    await begin(email);
    const rows = await test.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.recipient, email));
    expect(rows).toEqual([]);
  });
});

describe('a code', () => {
  it('is replaced by another one, after a minute, in the same language', async () => {
    const email = newEmail();
    const { registration } = await begin(email, { language: 'de' });
    const first = codeIn(await mailTo(test, email, 'registration_code'));
    const resend = () => call(test.app, null, 'resend_registration_code', { registration });
    expect(await resend()).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 60 });
    later(60);
    expect(await resend()).toMatchObject({ success: true, message: 207 });
    const texts = await mailTo(test, email, 'registration_code');
    // The first one hadn't left yet.
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Sie registrieren einen Betrieb');
    const second = codeIn(texts);
    if (second !== first)
      expect(await verify(registration, first)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    expect(await verify(registration, second)).toMatchObject({ success: true });
  });

  it('is dead after five wrong tries and after ten minutes', async () => {
    const email = newEmail();
    const { registration } = await begin(email);
    const code = codeIn(await mailTo(test, email, 'registration_code'));
    for (let n = 1; n < accountLimits.otpTriesMax; n++)
      expect(await verify(registration, other(code))).toMatchObject({ error_code: INVALID_OTP });
    expect(await verify(registration, other(code))).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    expect(await verify(registration, code)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    later(61);
    await callAs(test.app, null, 'resend_registration_code', { registration });
    later(60 * accountLimits.otpMinutes);
    const newer = codeIn(await mailTo(test, email, 'registration_code'));
    expect(await verify(registration, newer)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
  });

  it('verifies once, also if it comes ten times at the same moment', async () => {
    const email = newEmail();
    const { registration } = await begin(email);
    const code = codeIn(await mailTo(test, email, 'registration_code'));
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(registration, code)));
    expect(replies.map(({ success }) => success)).toEqual(replies.map(() => true));
    expect(await mailTo(test, email, 'registration_link')).toHaveLength(1);
  });

  it('is limited per IP address, for whatever addresses', async () => {
    const ip = '10.67.1.1';
    for (let n = 0; n < accountLimits.registrationsPerHourOfIp; n++)
      expect(await begin(newEmail(), { ip })).toMatchObject({ success: true });
    expect(await begin(newEmail(), { ip })).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
  });
});

describe('a link', () => {
  it('is the same each time, for every device, and is limited as codes are', async () => {
    const email = newEmail();
    const registration = await makeRegistration(test.db, { email, now: noon });
    const send = () => call(test.app, null, 'send_registration_link', { registration });
    expect(await send()).toMatchObject({ success: true, message: 5001, resend_at: addSeconds(noon, 60).toISOString() });
    const first = linkIn(await mailTo(test, email, 'registration_link'));
    expect(await send()).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 60 });
    later(60);
    await send();
    const texts = await mailTo(test, email, 'registration_link');
    expect(texts).toHaveLength(1);
    expect(linkIn(texts)).toBe(first);
    const { registration: another } = await begin(newEmail());
    expect(first).not.toBe(another);
    for (let n = 2; n < accountLimits.registrationCodesPerHour; n++) {
      later(60);
      // From a device that the link opened, which goes on.
      const sent = await call(test.app, null, 'send_registration_link', { registration: first });
      expect(sent).toMatchObject({ success: true });
    }
    expect(await errorOf(test.app, null, 'get_registration', { registration: first })).toBeNull();
    later(60);
    expect(await send()).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
    const [row] = await registrationsOf(email);
    expect(row?.link_hash).toBe(tokenHash(linkIn(await mailTo(test, email, 'registration_link'))));
  });
});

describe('without a mail server', () => {
  it('a registration is refused', async () => {
    const plain = await buildTestApp();
    const body = { email: newEmail(), captcha_token: await captchaFor(plain) };
    expect(await errorOf(plain.app, null, 'begin_registration', body)).toBe(errorCodes.MAIL_NOT_SET_UP);
    expect(await plain.db.$count(registrations)).toBe(0);
    await plain.close();
  });

  it('a registration is refused that could never be verified, because text messages can’t leave', async () => {
    await requireOfStores(test.db, { is_store_sms_verification: true });
    expect(await begin(newEmail())).toMatchObject({ error_code: errorCodes.MESSAGES_NOT_SET_UP });
    await requireOfStores(test.db, { is_store_sms_verification: false });
    expect(await begin(newEmail())).toMatchObject({ success: true });
  });

  it('a demo shows its code and its link', async () => {
    const demo = await buildTestApp({ env: { DEMO: 'data' } });
    const { demo_message } = await callAs(demo.app, null, 'verify_registration_email', await beginRegistration(demo));
    const link = linkIn([demo_message?.text ?? '']);
    expect(await errorOf(demo.app, null, 'get_registration', { registration: link })).toBeNull();
    expect(await demo.db.$count(outgoingMessages)).toBe(2);
    await demo.close();
  });
});
