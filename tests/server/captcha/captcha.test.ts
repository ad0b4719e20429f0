import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { usedCaptchas } from '#server/db/schema/index';
import { removeExpiredProofs } from '#server/jobs/cleanUp';
import { makeChallenge } from '#server/modules/captcha/challenge';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { captchaFor, solve, solvedCaptcha } from '../../support/solvedCaptcha';

const noon = new Date('2026-03-02T12:00:00Z');
const lifetime = accountLimits.captchaMinutes * 60;
const refused = {
  success: false,
  error_code: errorCodes.INVALID_CAPTCHA,
  errors: [{ path: 'captcha_token', code: '777' }],
};
const accepted = { success: true };

let test: TestApp;
/** Another process on the same database. */
let second: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
  const openDatabase = async () => ({ ...test.database, close: async () => undefined }) as never;
  second = await buildTestApp({ env: testMail, openDatabase });
});
afterAll(async () => {
  await second.app.close();
  await test.close();
});
beforeEach(() => {
  test.clock.now = noon;
  second.clock.now = noon;
});

let ips = 0;
const nextIp = () => `10.${++ips >> 8}.${ips & 255}.7`;

/** Any call that needs one; each from its own address, and about an account that doesn't exist. */
const use = async (captcha_token?: string, on = test) => {
  const body = { email: `nobody-${++ips}@test.example`, type: 2, captcha_token };
  return (await inject(on.app, null, 'forgot_password', body, {}, nextIp())).json();
};
const verify = async (captcha_token?: string) =>
  (await inject(test.app, null, 'verify_captcha', { captcha_token }, {}, nextIp())).json();

type Payload = {
  challenge: { parameters: Record<string, unknown> & { data: { expires: number } }; signature: string };
  solution: { counter: number; derivedKey: string; time?: number };
};
const read = (token: string): Payload => JSON.parse(Buffer.from(token, 'base64url').toString());
const write = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64url');

describe('a captcha', () => {
  it('is solved as a device does it, and works once', async () => {
    const { challenge } = await callAs(test.app, null, 'get_captcha', {});
    expect(challenge.parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      data: { expires: addSeconds(noon, lifetime).getTime() },
    });
    const token = await solve(challenge);
    expect(token.length).toBeLessThan(accountLimits.captchaTokenMax / 4);
    expect(await use(token)).toMatchObject(accepted);
    expect(await use(token)).toMatchObject(refused);
  });

  it('differs each time, in what is searched for and in how long that takes', async () => {
    const several = await Promise.all(Array.from({ length: 20 }, () => makeChallenge(test.env, noon)));
    expect(new Set(several.map(({ parameters }) => parameters.nonce)).size).toBe(20);
    const solved = await Promise.all(several.slice(0, 6).map((challenge) => solve(challenge)));
    const counters = solved.map((token) => read(token).solution.counter);
    for (const counter of counters) {
      expect(counter).toBeGreaterThanOrEqual(1);
      expect(counter).toBeLessThanOrEqual(300);
    }
    expect(new Set(counters).size).toBeGreaterThan(1);
  });

  it('is used up by one of 50 simultaneous calls to two processes', async () => {
    const token = await captchaFor(test);
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => use(token, n % 2 ? test : second)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const reply of replies.filter(({ success }) => !success)) expect(reply).toMatchObject(refused);
  });

  it('lives for ten minutes', async () => {
    const [early, late] = [await captchaFor(test), await captchaFor(test)];
    test.clock.now = addSeconds(noon, lifetime - 1);
    expect(await use(early)).toMatchObject(accepted);
    test.clock.now = addSeconds(noon, lifetime);
    expect(await use(late)).toMatchObject(refused);
    expect(await verify(late)).toMatchObject(refused);
  });

  it('is refused if it is missing, incomplete or no captcha at all', async () => {
    const payload = read(await captchaFor(test));
    const { parameters, signature } = payload.challenge;
    const { data: _, ...withoutExpiry } = parameters;
    const tokens = [
      ...['', 'x', '{}', write(null), write([]), write('text'), write({}), write({ ...payload, more: 1 })],
      ...[write({ challenge: payload.challenge }), write({ ...payload, challenge: { parameters } })],
      write({ ...payload, challenge: { parameters: withoutExpiry, signature } }),
      write({ ...payload, challenge: { parameters: { ...parameters, more: 1 }, signature } }),
    ];
    for (const token of [undefined, ...tokens]) {
      expect(await use(token)).toMatchObject(refused);
      expect(await verify(token)).toMatchObject(refused);
    }
    expect(await test.db.$count(usedCaptchas, eq(usedCaptchas.signature, signature))).toBe(0);
  });

  it('is refused if anything in it was changed or comes from another one', async () => {
    const [mine, other] = [read(await captchaFor(test)), read(await captchaFor(test))];
    const { challenge, solution } = mine;
    const withParameters = (changed: object) =>
      write({ solution, challenge: { ...challenge, parameters: { ...challenge.parameters, ...changed } } });
    const changed = [
      withParameters({ data: { expires: challenge.parameters.data.expires + 1 } }),
      withParameters({ cost: 1 }),
      withParameters({ keyLength: 16 }),
      withParameters({ keyPrefix: '00' }),
      ...['keyPrefix', 'keySignature', 'nonce', 'salt'].map((name) =>
        withParameters({ [name]: other.challenge.parameters[name] }),
      ),
      write({ solution, challenge: { ...challenge, signature: other.challenge.signature } }),
      write({ solution, challenge: { ...challenge, signature: challenge.signature.toUpperCase() } }),
      write({ solution: other.solution, challenge }),
      write({ solution: { ...solution, derivedKey: challenge.parameters.keyPrefix }, challenge }),
      write({ solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() }, challenge }),
    ];
    for (const token of changed) expect(await use(token)).toMatchObject(refused);
    expect(await use(write(mine))).toMatchObject(accepted);
    // Another spelling of a used one.
    const spelled = [
      write({ challenge, solution: { ...solution, counter: solution.counter + 1, time: 7 } }),
      write({ solution, challenge: { signature: challenge.signature, parameters: challenge.parameters } }),
      Buffer.from(JSON.stringify(mine, null, 1)).toString('base64'),
    ];
    for (const token of spelled) expect(await use(token)).toMatchObject(refused);
  });

  it('is refused if another installation made it', async () => {
    const foreign = await solvedCaptcha({ APP_KEY: 'the key of another installation' }, noon);
    expect(await use(foreign)).toMatchObject(refused);
  });

  it('is forgotten a day after it expired', async () => {
    const token = await captchaFor(test);
    const { signature } = read(token).challenge;
    const isKept = () => test.db.$count(usedCaptchas, eq(usedCaptchas.signature, signature));
    await use(token);
    await removeExpiredProofs(test.db, addSeconds(noon, lifetime + 86_399));
    expect(await isKept()).toBe(1);
    await removeExpiredProofs(test.db, addSeconds(noon, lifetime + 86_401));
    expect(await isKept()).toBe(0);
  });
});

describe('verify_captcha', () => {
  it('says whether a token would work, and uses nothing up', async () => {
    const token = await captchaFor(test);
    expect(await verify(token)).toMatchObject(accepted);
    expect(await verify(token)).toMatchObject(accepted);
    expect(await use(token)).toMatchObject(accepted);
    expect(await verify(token)).toMatchObject(refused);
  });
});
