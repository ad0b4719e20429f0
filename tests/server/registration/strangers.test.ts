import { addDays, addHours, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { oneTimeCodes, outgoingMessages, registrations } from '#server/db/schema/index';
import { removeOldOutgoing } from '#server/jobs/cleanUp';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, inject } from '../../support/callApi';
import { makeStore } from '../../support/factories/index';
import { mailTo } from '../../support/mailTo';
import { newEmail } from '../../support/registrationCases';
import { captchaFor } from '../../support/solvedCaptcha';

const { INVALID_CAPTCHA, OTP_VERIFICATION_FAILED, TOO_MANY_ATTEMPTS } = errorCodes;

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
const begin = async (email: string, { ip }: { ip?: string } = {}) => {
  ips += 1;
  const address = ip ?? `10.66.${ips >> 8}.${ips & 255}`;
  const body = { email, captcha_token: await captchaFor(test) };
  return (await inject(test.app, null, 'begin_registration', body, {}, address)).json();
};
const codeIn = (texts: string[]) => /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const later = (seconds: number) => {
  test.clock.now = addSeconds(test.clock.now ?? noon, seconds);
};
const verify = (registration: string, email_otp: string) =>
  call(test.app, null, 'verify_registration_email', { registration, email_otp });
const registrationsOf = (email: string) => test.db.select().from(registrations).where(eq(registrations.email, email));

describe('the captcha', () => {
  const beginWith = (email: string, captcha_token?: string) =>
    call(test.app, null, 'begin_registration', { email, ...(captcha_token && { captcha_token }) });
  const refusal = { error_code: INVALID_CAPTCHA, errors: [{ path: 'captcha_token', code: '777' }] };

  it('is needed before anything is mailed, also for an address that has an account', async () => {
    const { email: known } = await makeStore(test.db);
    for (const email of [newEmail(), known]) {
      expect(await beginWith(email)).toMatchObject(refusal);
      expect(await beginWith(email, 'not solved')).toMatchObject(refusal);
      expect(await test.db.$count(outgoingMessages, eq(outgoingMessages.recipient, email))).toBe(0);
      expect(await registrationsOf(email)).toEqual([]);
    }
  });

  it('begins one registration, also if it comes five times at the same moment or the first was refused', async () => {
    const token = await captchaFor(test);
    const replies = await Promise.all(Array.from({ length: 5 }, () => beginWith(newEmail(), token)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const email = newEmail();
    await begin(email);
    const spent = await captchaFor(test);
    expect(await beginWith(email, spent)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
    expect(await beginWith(newEmail(), spent)).toMatchObject(refusal);
  });
});

describe('registrations that strangers begin with an address', () => {
  it('neither end its owner’s code nor use up its tries', async () => {
    const email = newEmail();
    const { registration } = await begin(email);
    const code = codeIn(await mailTo(test, email, 'registration_code'));
    later(60);
    const { registration: strange } = await begin(email);
    for (let n = 0; n < accountLimits.otpTriesMax; n++) await verify(strange, other(code));
    expect(await mailTo(test, email, 'registration_code')).toHaveLength(2);
    expect(await verify(strange, code)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
    expect(await verify(registration, code)).toMatchObject({ success: true, is_email_verified: true });
  });

  it('use up a part of its mails from each IP address, and none of another day’s', async () => {
    const [name] = newEmail().split('@');
    const ip = '10.67.2.1';
    for (let n = 0; n < accountLimits.registrationCodesPerHourOfIp; n++) {
      // One mailbox, however its address is tagged.
      expect(await begin(`${name}+${n}@test.example`, { ip })).toMatchObject({ success: true });
      later(60);
    }
    const again = await begin(`${name}@test.example`, { ip });
    const { registrationCodesPerHourOfIp: ofIp, registrationCodesPerHour } = accountLimits;
    expect(again).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 3_600 - 60 * ofIp });
    for (let n: number = ofIp; n < registrationCodesPerHour; n++) {
      expect(await begin(`${name}@test.example`)).toMatchObject({ success: true });
      later(60);
    }
    expect(await begin(`${name}@test.example`)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
    for (let hour = 1; hour <= accountLimits.otpPerDay; hour++) {
      test.clock.now = addHours(noon, 2 * hour);
      expect(await begin(`${name}@test.example`)).toMatchObject({ success: true });
    }
  });

  it('count by IPv6 network and by day, and refused ones don’t', async () => {
    const { registrationsPerHourOfIp: perHour, registrationsPerDayOfIp: perDay } = accountLimits;
    const from = (n: number) => begin(newEmail(), { ip: `2001:db8:0:7::${n}` });
    for (let n = 0; n < perDay; n++) {
      if (n > 0 && n % perHour === 0) {
        expect(await from(n)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
        later(3_600);
      }
      expect(await from(n)).toMatchObject({ success: true });
    }
    later(3_600);
    expect(await from(0)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 86_400 - 3 * 3_600 });
    expect(await begin(newEmail(), { ip: '2001:db8:0:8::1' })).toMatchObject({ success: true });
  });

  it('have a limit for all of them together', async () => {
    test.clock.now = addDays(noon, 30);
    const { registrationMailsPerHour } = accountLimits;
    const row = { channel: 'email', code_hash: '', created_at: test.clock.now, expires_at: test.clock.now } as const;
    const earlierCodes = Array.from({ length: registrationMailsPerHour - 1 }, (_, n) => ({
      ...{ ...row, recipient: `registration_code ${n}`, address: `198.51.100.${n % 256}` },
    }));
    await test.db.insert(oneTimeCodes).values(earlierCodes);
    expect(await begin(newEmail())).toMatchObject({ success: true });
    expect(await begin(newEmail())).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 3_600 });
    await test.db.delete(oneTimeCodes).where(eq(oneTimeCodes.created_at, test.clock.now));
  });

  it('leave no address among the codes, and none among the messages after a day', async () => {
    const email = newEmail();
    await begin(email);
    const codes = await test.db.select().from(oneTimeCodes);
    expect(codes.some(({ recipient }) => recipient.includes('@'))).toBe(false);
    const isTo = eq(outgoingMessages.recipient, email);
    await test.db.update(outgoingMessages).set({ sent_at: noon, sealed: null }).where(isTo);
    await removeOldOutgoing(test.db, addHours(noon, 24));
    expect(await test.db.$count(outgoingMessages, isTo)).toBe(1);
    await removeOldOutgoing(test.db, addSeconds(addHours(noon, 24), 1));
    expect(await test.db.$count(outgoingMessages, isTo)).toBe(0);
  });
});
