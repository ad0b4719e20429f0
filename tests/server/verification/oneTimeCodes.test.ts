import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { oneTimeCodes, outgoingMessages, sessions } from '#server/db/schema/index';
import { sendCode, tryCode } from '#server/modules/oneTimeCodes/service';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, inject } from '../../support/callApi';
import { type StoreRow, uniqueDigits } from '../../support/factories/makeStore';
import { codeFor, makeUnverified, requireOfStores, ticketOf } from '../../support/verificationCases';

const { INVALID_OTP, OTP_VERIFICATION_FAILED, TOO_MANY_ATTEMPTS } = errorCodes;

let test: TestApp;
let start: Date;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
beforeEach(() => {
  start = new Date();
  test.clock.now = start;
});
afterAll(() => test.close());

const moveTo = (seconds: number) => {
  test.clock.now = new Date(start.getTime() + seconds * 1_000);
};
const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3_600;

const anEmail = () => `code-${uniqueDigits()}@test.example`;
const send = async (
  recipient: string,
  more: Partial<Parameters<typeof sendCode>[1]> = {},
  { db, env, clock }: Pick<TestApp, 'db' | 'env' | 'clock'> = test,
): Promise<string> => {
  const request = { id: '1', address: '10.0.0.1', userAgent: '' };
  const now = () => clock.now ?? new Date();
  const to = { channel: 'email', recipient, countryCode: '', language: 'en', storeId: null, ...more } as const;
  const sent = await sendCode({ db, env, now, request }, to);
  return /\d{6}/.exec(sent.demo_message?.text ?? '')?.[0] ?? '';
};
const tryOn = async (recipient: string, code: string) =>
  (await tryCode(test.db, test.env, { channel: 'email', recipient }, code, test.clock.now ?? new Date())).outcome;
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const refusal = (retry_after: number) => ({ code: TOO_MANY_ATTEMPTS, details: { retry_after } });

describe('a code', () => {
  it('has six digits, works once, for its recipient, and is kept as a keyed hash', async () => {
    const recipient = anEmail();
    const code = await send(recipient);
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await test.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.recipient, recipient));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await tryOn(anEmail(), code)).toBe('ended');
    expect(await tryOn(recipient, other(code))).toBe('wrong');
    expect(await tryOn(recipient, code)).toBe('right');
    expect(await tryOn(recipient, code)).toBe('ended');
  });

  it('lives for ten minutes', async () => {
    const recipient = anEmail();
    const first = await send(recipient);
    moveTo(minutes(10) - 1);
    expect(await tryOn(recipient, other(first))).toBe('wrong');
    moveTo(minutes(10));
    expect(await tryOn(recipient, first)).toBe('ended');
  });

  it('is dead after five wrong tries', async () => {
    const recipient = anEmail();
    const code = await send(recipient);
    const tries = [];
    for (let by = 1; by <= accountLimits.otpTriesMax; by += 1) tries.push(await tryOn(recipient, other(code, by)));
    expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'ended']);
    expect(await tryOn(recipient, code)).toBe('ended');
  });

  it('ends with the next one, which it still counts against', async () => {
    const recipient = anEmail();
    const first = await send(recipient);
    moveTo(60);
    const second = await send(recipient);
    if (first !== second) expect(await tryOn(recipient, first)).toBe('ended');
    expect(await tryOn(recipient, second)).toBe('right');
  });

  it('isn’t mailed any more after the next one, even if no mail server could be reached before', async () => {
    const withMail = { ...test, env: { ...test.env, SMTP_URL: 'smtp://127.0.0.1:1' } };
    const recipient = anEmail();
    await send(recipient, {}, withMail);
    moveTo(60);
    await send(recipient, {}, withMail);
    const rows = await test.db
      .select({ failed_at: outgoingMessages.failed_at, hasText: isNotNull(outgoingMessages.sealed) })
      .from(outgoingMessages)
      .where(eq(outgoingMessages.recipient, recipient))
      .orderBy(outgoingMessages.created_at);
    expect(rows).toEqual([
      { failed_at: test.clock.now, hasText: false },
      { failed_at: null, hasText: true },
    ]);
  });

  it('works once in fifty simultaneous tries, and no more than five are checked', async () => {
    const recipient = anEmail();
    const code = await send(recipient);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => tryOn(recipient, code)));
    expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1);
    const second = anEmail();
    const right = await send(second);
    await Promise.all(Array.from({ length: 50 }, (_, by) => tryOn(second, other(right, by + 1))));
    const [row] = await test.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.recipient, second));
    expect(row?.tries).toBe(accountLimits.otpTriesMax);
  });
});

describe('another code', () => {
  it('can be sent after a minute, five times an hour and ten times a day', async () => {
    const recipient = anEmail();
    await send(recipient);
    moveTo(20);
    await expect(send(recipient)).rejects.toMatchObject(refusal(40));
    for (let n = 1; n < accountLimits.otpPerHour; n += 1) {
      moveTo(n * 60);
      await send(recipient);
    }
    moveTo(minutes(30));
    await expect(send(recipient)).rejects.toMatchObject(refusal(minutes(30)));
    for (let n = 0; n < accountLimits.otpPerDay - accountLimits.otpPerHour; n += 1) {
      moveTo(hours(2) + n * 60);
      await send(recipient);
    }
    moveTo(hours(12));
    await expect(send(recipient)).rejects.toMatchObject(refusal(hours(12)));
    moveTo(hours(24));
    await send(recipient);
  });

  it('is sent once in twenty simultaneous calls', async () => {
    const recipient = anEmail();
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => send(recipient)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('to the numbers of one country is limited by the day', async () => {
    const country_code = `X${uniqueDigits()}`;
    const row = { channel: 'sms', address: '10.0.0.1', code_hash: '', country_code, expires_at: start } as const;
    const earlier = new Date(start.getTime() - 3_600_000);
    const rows = Array.from({ length: accountLimits.otpPerCountryDay - 1 }, () => ({
      ...{ ...row, recipient: `+33${uniqueDigits()}`, created_at: earlier, ended_at: earlier },
    }));
    await test.db.insert(oneTimeCodes).values(rows);
    const toPhone = () => send(`+33${uniqueDigits()}`, { channel: 'sms', countryCode: country_code });
    const sent = await Promise.allSettled(Array.from({ length: 5 }, toPhone));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(toPhone()).rejects.toMatchObject(refusal(hours(23)));
    await send(`+49${uniqueDigits()}`, { channel: 'sms', countryCode: `Y${country_code}` });
  });
});

describe('guessing', () => {
  const guess = async (server: TestApp, ticket: string, email_otp: string, address: string, headers = {}) =>
    (await inject(server.app, null, 'otp_verification', { ticket, email_otp }, headers, address)).json();

  it('gets a code of its own as an answer: 888, and 638 once the code is dead', async () => {
    const ticket = await ticketOf(test, await makeUnverified(test));
    const code = await codeFor(test, ticket);
    const replies = [];
    for (let by = 1; by <= accountLimits.otpTriesMax; by += 1)
      replies.push(await call(test.app, null, 'otp_verification', { ticket, email_otp: other(code, by) }));
    const codes = replies.map((reply) => (reply.success ? 0 : reply.error_code));
    expect(codes).toEqual([...Array(4).fill(INVALID_OTP), OTP_VERIFICATION_FAILED]);
    expect(await call(test.app, null, 'otp_verification', { ticket, email_otp: code })).toMatchObject({
      error_code: OTP_VERIFICATION_FAILED,
      errors: [{ path: 'email_otp', code: '638' }],
    });
  });

  it('a right code in fifty simultaneous calls opens one session', async () => {
    const store = await makeUnverified(test);
    await requireOfStores(test.db, { is_store_mail_verification: true });
    const ticket = await ticketOf(test, store);
    const code = await codeFor(test, ticket);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => guess(test, ticket, code, `10.77.0.${n + 1}`)),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await test.db.select().from(sessions).where(eq(sessions.store_id, store.id))).toHaveLength(1);
  });

  it('over many codes is limited by address, and a header from a peer that is no proxy changes nothing', async () => {
    const server = await buildTestApp({ env: demoData });
    try {
      const owners: StoreRow[] = [];
      for (let n = 0; n < 9; n += 1) owners.push(await makeUnverified(server));
      await requireOfStores(server.db, { is_store_mail_verification: true });
      const answers: number[] = [];
      for (const owner of owners) {
        const ticket = await ticketOf(server, owner);
        const code = await codeFor(server, ticket);
        for (let by = 1; by <= 4; by += 1) {
          const headers = { 'x-forwarded-for': `203.0.113.${answers.length}` };
          answers.push((await guess(server, ticket, other(code, by), '10.88.0.1', headers)).error_code);
        }
      }
      expect(answers.filter((code) => code === INVALID_OTP)).toHaveLength(accountLimits.otpFailuresPerAddress);
      expect(answers.slice(accountLimits.otpFailuresPerAddress)).toEqual(Array(11).fill(TOO_MANY_ATTEMPTS));
    } finally {
      await server.close();
    }
  });

  it('counts the address that a trusted proxy proves', async () => {
    const server = await buildTestApp({ env: { ...demoData, TRUST_PROXY: '10.99.0.1' } });
    try {
      const from = (address: string, ticket: string, text: string) =>
        guess(server, ticket, text, '10.99.0.1', { 'x-forwarded-for': address });
      const newTarget = async () => {
        const ticket = await ticketOf(server, await makeUnverified(server));
        return { ticket, code: await codeFor(server, ticket) };
      };
      for (let n = 0; n < accountLimits.otpFailuresPerAddress; n += accountLimits.otpTriesMax) {
        const { ticket, code } = await newTarget();
        for (let by = 1; by <= accountLimits.otpTriesMax; by += 1) await from('203.0.113.7', ticket, other(code, by));
        if (n > 0) continue;
        // The code is dead: more tries reveal nothing, and don't count.
        expect(await from('203.0.113.7', ticket, code)).toMatchObject({ error_code: OTP_VERIFICATION_FAILED });
      }
      const { ticket, code } = await newTarget();
      expect(await from('203.0.113.7', ticket, code)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
      expect(await from('203.0.113.8', ticket, code)).toMatchObject({ success: true });
    } finally {
      await server.close();
    }
  });

  it('ten thousand times over many codes and addresses opens nothing', async () => {
    const server = await buildTestApp({ env: demoData });
    try {
      const owners = await Promise.all(Array.from({ length: 20 }, () => makeUnverified(server)));
      await requireOfStores(server.db, { is_store_mail_verification: true });
      const targets: { ticket: string; code: string }[] = [];
      for (const owner of owners) {
        const ticket = await ticketOf(server, owner);
        targets.push({ ticket, code: await codeFor(server, ticket) });
      }
      let checked = 0;
      for (let n = 0; n < 10_000; n += 100) {
        const replies = await Promise.all(
          Array.from({ length: 100 }, (_, i) => {
            const target = targets[(n + i) % targets.length];
            if (!target) throw new Error('no target');
            const address = `10.${100 + (i % 50)}.0.1`;
            return guess(server, target.ticket, other(target.code, 1 + ((n + i) % 999_999)), address);
          }),
        );
        expect(replies.filter(({ success }) => success)).toEqual([]);
        checked += replies.filter(({ error_code }) => error_code === INVALID_OTP).length;
      }
      expect(checked).toBeLessThanOrEqual(targets.length * accountLimits.otpTriesMax);
      expect(await server.db.select().from(sessions)).toEqual([]);
    } finally {
      await server.close();
    }
  }, 600_000);
});
