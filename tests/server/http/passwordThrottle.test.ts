import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '#server/http/callError';
import { makePasswordThrottle, type PasswordAttempt, passwordLimits } from '#server/http/passwordThrottle';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { captchaFor } from '../../support/solvedCaptcha';

const { WRONG_USERNAME_OR_PASSWORD, TOO_MANY_ATTEMPTS, FIELDS_NOT_VALID } = errorCodes;
const holdTime = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

let addresses = 0;
const someAddress = () => `10.77.${++addresses >> 8}.${addresses & 255}`;

beforeEach(holdTime);
afterEach(() => vi.useRealTimers());

describe('the throttle', () => {
  const make = () =>
    makePasswordThrottle((keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }));
  const stranger = (fields: Partial<PasswordAttempt> = {}): PasswordAttempt => ({
    account: 'owner 1',
    address: someAddress(),
    ...{ device: null, captcha: null },
    ...fields,
  });
  /** Seconds to wait, or whether the password was right. */
  const attempt = (throttle: ReturnType<typeof make>, who: PasswordAttempt, isRight = false) =>
    throttle(who, async () => isRight).catch((error) => {
      expect(error).toBeInstanceOf(CallError);
      return (error as CallError).details.retry_after ?? 0;
    });

  it('lets five attempts fail, then makes each wait twice as long as the one before, up to five minutes', async () => {
    const throttle = make();
    const who = stranger();
    for (let n = 0; n < passwordLimits.freeAttempts; n++) expect(await attempt(throttle, who)).toBe(false);
    const waits: unknown[] = [];
    for (let n = 0; n < 10; n++) {
      const wait = await attempt(throttle, who);
      waits.push(wait);
      pass(Number(wait) - 1);
      // Hammering doesn't make the wait longer.
      expect(await attempt(throttle, who)).toBe(1);
      pass(1);
      expect(await attempt(throttle, who)).toBe(false);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
  });

  it('forgets the failures of a pair once the password was right, and all of them after a day', async () => {
    const throttle = make();
    const who = stranger();
    const fail = async (times: number) => {
      for (let n = 0; n < times; n++) expect(await attempt(throttle, who)).toBe(false);
    };
    await fail(4);
    expect(await attempt(throttle, who, true)).toBe(true);
    await fail(5);
    expect(await attempt(throttle, who)).toBe(1);
    pass(passwordLimits.remembered);
    await fail(5);
  });

  it('lets no attempts slip through together', async () => {
    const throttle = make();
    const who = stranger();
    const all = await Promise.all(Array.from({ length: 40 }, () => attempt(throttle, who)));
    expect(all.filter((one) => one === false)).toHaveLength(passwordLimits.freeAttempts);
  });

  it('bounds what one address fails at all accounts together', async () => {
    const throttle = make();
    const address = someAddress();
    for (let n = 0; n < passwordLimits.address.points; n++)
      expect(await attempt(throttle, stranger({ account: `owner ${n}`, address }))).toBe(false);
    expect(await attempt(throttle, stranger({ account: 'owner x', address }), true)).toBe(300);
    pass(passwordLimits.address.seconds);
    expect(await attempt(throttle, stranger({ account: 'owner x', address }), true)).toBe(true);
  });

  it('bounds what all strangers fail at one account; a known device and other accounts go on', async () => {
    const throttle = make();
    for (let n = 0; n < passwordLimits.account.points; n++) expect(await attempt(throttle, stranger())).toBe(false);
    expect(await attempt(throttle, stranger(), true)).toBe(passwordLimits.account.seconds);
    expect(await attempt(throttle, stranger({ device: 'mine' }), true)).toBe(true);
    expect(await attempt(throttle, stranger({ account: 'owner 2' }), true)).toBe(true);
  });

  it('makes a known device wait too, by its own failures', async () => {
    const throttle = make();
    for (let n = 0; n < passwordLimits.freeAttempts; n++)
      expect(await attempt(throttle, stranger({ device: 'lost' }))).toBe(false);
    expect(await attempt(throttle, stranger({ device: 'lost' }), true)).toBe(1);
    expect(await attempt(throttle, stranger({ device: 'mine' }), true)).toBe(true);
  });

  it('asks for a captcha after the free attempts, and does not count one without', async () => {
    const throttle = make();
    const captcha = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const who = stranger({ captcha });
    for (let n = 0; n < passwordLimits.freeAttempts; n++) expect(await attempt(throttle, who)).toBe(false);
    expect(await attempt(throttle, who)).toBe(1);
    expect(captcha).not.toHaveBeenCalled();
    pass(1);
    captcha.mockRejectedValue(new CallError(errorCodes.INVALID_CAPTCHA));
    for (let n = 0; n < 5; n++) expect(await attempt(throttle, who)).toBe(0);
    captcha.mockResolvedValue();
    expect(await attempt(throttle, who)).toBe(false);
    expect(await attempt(throttle, who)).toBe(2);
    expect(captcha).toHaveBeenCalledTimes(6);
  });

  it('uses no captcha up during a wait or beyond a cap', async () => {
    const throttle = make();
    const captcha = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const address = someAddress();
    const strange = (n: number) => stranger({ account: `owner ${n}`, address, captcha });
    for (let n = 0; n < passwordLimits.address.points; n++) expect(await attempt(throttle, strange(n))).toBe(false);
    const used = passwordLimits.address.points - passwordLimits.address.free;
    expect(captcha).toHaveBeenCalledTimes(used);
    expect(await attempt(throttle, strange(-1))).toBe(300);
    const capped = stranger({ account: 'owner capped', captcha });
    for (let n = 0; n < passwordLimits.account.points; n++)
      await attempt(throttle, stranger({ account: 'owner capped' }));
    expect(await attempt(throttle, capped)).toBe(passwordLimits.account.seconds);
    expect(captcha).toHaveBeenCalledTimes(used);
  });

  it('asks for one captcha if both the account and the address are beyond their free attempts', async () => {
    const throttle = make();
    const captcha = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const who = stranger({ captcha });
    for (let n = 0; n < passwordLimits.address.free; n++)
      await attempt(throttle, stranger({ account: `owner ${n}`, address: who.address }));
    captcha.mockClear();
    expect(await attempt(throttle, who)).toBe(false);
    expect(captcha).toHaveBeenCalledTimes(1);
  });

  it('counts the addresses of an IPv6 network as one', async () => {
    const throttle = make();
    for (let n = 0; n < passwordLimits.freeAttempts; n++)
      expect(await attempt(throttle, stranger({ address: `2001:db8:0:7::${n}` }))).toBe(false);
    expect(await attempt(throttle, stranger({ address: '2001:db8:0:7:a:b:c:d' }))).toBe(1);
    expect(await attempt(throttle, stranger({ address: '2001:db8:0:8::1' }))).toBe(false);
  });

  it('does not count an attempt that could not be checked', async () => {
    const throttle = make();
    const who = stranger();
    for (let n = 0; n < 9; n++)
      await expect(throttle(who, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await attempt(throttle, who)).toBe(false);
  });
});

describe('sign-in', () => {
  let server: TestApp;
  let store: StoreRow;
  // Redis has a clock of its own, which no test can move.
  beforeAll(async () => {
    server = await buildTestApp({ env: { REDIS_URL: '' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    store = await makeStore(server.db);
  });

  interface Try {
    name?: CallName;
    address?: string;
    cookie?: string;
  }
  const send = (body: object, { name = 'login', address = someAddress(), cookie = '' }: Try = {}) =>
    inject(server.app, null, name, body, { cookie }, address);
  const codeOf = async (body: object, from?: Try) => (await send(body, from)).json().error_code ?? 0;
  const failFive = async (body: object, from: Try) => {
    for (let n = 0; n < passwordLimits.freeAttempts; n++)
      expect(await codeOf({ ...body, password: 'wrong one' }, from)).toBe(WRONG_USERNAME_OR_PASSWORD);
  };
  /** Returns the cookie that a browser would send after signing in. */
  const cookieOf = async (email: string, name: CallName = 'login') => {
    const reply = await send({ email, password: testPassword }, { name });
    expect(reply.json()).toMatchObject({ success: true });
    const [cookie] = reply.cookies;
    return { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`, attributes: cookie };
  };

  it('counts an account as one, by email or phone, however they are written', async () => {
    const address = someAddress();
    const written = [
      { email: store.email },
      { email: ` ${store.email.toUpperCase()}\t` },
      { phone: store.phone, country_phone_code: '33' },
      { phone: ` ${store.phone}`, country_phone_code: '+33 ' },
      { phone: `${store.phone} `, country_phone_code: ' 33' },
    ];
    for (const body of written)
      expect(await codeOf({ ...body, password: 'wrong one' }, { address })).toBe(WRONG_USERNAME_OR_PASSWORD);
    const right = { email: store.email, password: testPassword };
    expect((await send(right, { address })).json()).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 1 });
    pass(1);
    const captcha_token = await captchaFor(server);
    expect(await codeOf({ ...right, captcha_token }, { address })).toBe(0);
  });

  it('treats accounts that do not exist alike', async () => {
    const address = someAddress();
    const body = { email: `nobody-${addresses}@test.example` };
    for (const name of ['login', 'sub_store_login'] as const) {
      await failFive(body, { name, address });
      const next = await send({ ...body, password: 'wrong one' }, { name, address });
      expect(next.json()).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 1 });
    }
  });

  it('lets strangers lock out neither each other nor a device that has signed in before', async () => {
    const sub = await makeSubStore(server.db, store);
    for (const [name, email] of [
      ['login', store.email],
      ['sub_store_login', sub.email],
    ] as const) {
      const { cookie } = await cookieOf(email, name);
      const attacker = someAddress();
      await failFive({ email }, { name, address: attacker });
      const right = { email, password: testPassword };
      expect(await codeOf(right, { name, address: attacker })).toBe(TOO_MANY_ATTEMPTS);
      expect(await codeOf(right, { name })).toBe(0);
      // Even from the attacker's own network.
      expect(await codeOf(right, { name, address: attacker, cookie })).toBe(0);
    }
  });

  it('believes no proof of another account, and none that was changed', async () => {
    const other = await makeStore(server.db);
    const { cookie, attributes } = await cookieOf(other.email);
    const { cookie: own } = await cookieOf(store.email);
    const address = someAddress();
    await failFive({ email: store.email }, { address });
    const right = { email: store.email, password: testPassword };
    const renamed = `${own.split('=')[0]}=${encodeURIComponent(attributes?.value ?? '')}`;
    const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('=', '=x');
    for (const given of [cookie, renamed, forged, `${own.split('=')[0]}=`])
      expect(await codeOf(right, { address, cookie: given })).toBe(TOO_MANY_ATTEMPTS);
    expect(await codeOf(right, { address, cookie: own })).toBe(0);
  });

  it('gives the proof where no script, no other site and no other call gets it', async () => {
    const { attributes } = await cookieOf(store.email);
    expect(attributes).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/v3/api/store/login' });
    expect(attributes?.value).not.toContain(store.id);
    const failed = await send({ email: store.email, password: 'wrong one' });
    expect(failed.cookies).toEqual([]);
  });

  it('lets a team member in while the owner of the same name has to wait, and asks for that wait otherwise', async () => {
    const name = 'sign_in';
    const owner = await makeStore(server.db);
    const sub = await makeSubStore(server.db, owner);
    const address = someAddress();
    await failFive({ email: sub.email }, { address });
    expect(await codeOf({ email: sub.email, password: testPassword }, { name, address })).toBe(0);
    expect(await codeOf({ email: sub.email, password: 'wrong one' }, { name, address })).toBe(TOO_MANY_ATTEMPTS);
  });

  it('knows a device again by whichever call it signed in', async () => {
    const { cookies } = await send({ email: store.email, password: testPassword }, { name: 'sign_in' });
    const calls = ['login', 'sign_in', 'social_sign_in', 'verify_second_factor', 'otp_verification'];
    expect(cookies.map(({ path }) => path)).toEqual(calls.map((name) => `/v3/api/store/${name}`));
  });

  it('counts nothing against an account for bodies that could not sign it in', async () => {
    const address = someAddress();
    for (let n = 0; n < passwordLimits.freeAttempts + 1; n++)
      expect(await codeOf({ email: store.email, phone: 'no number', password: 'wrong one' }, { address })).toBe(
        FIELDS_NOT_VALID,
      );
    expect(await codeOf({ email: store.email, password: testPassword }, { address })).toBe(0);
  });
});
