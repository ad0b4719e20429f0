import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { usedCaptchas } from '#server/db/schema/index';
import { passwordLimits } from '#server/http/passwordThrottle';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { captchaFor } from '../../support/solvedCaptcha';

const { INVALID_CAPTCHA, WRONG_USERNAME_OR_PASSWORD, TOO_MANY_ATTEMPTS } = errorCodes;
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

let server: TestApp;
let store: StoreRow;
// Redis has a clock of its own, which no test can move.
beforeAll(async () => {
  server = await buildTestApp({ env: { REDIS_URL: '' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  store = await makeStore(server.db);
});
afterEach(() => vi.useRealTimers());

let addresses = 0;
const someAddress = () => `10.78.${++addresses >> 8}.${addresses & 255}`;

interface Try {
  name?: CallName;
  address: string;
  cookie?: string;
}
const send = (body: object, { name = 'sign_in', address, cookie = '' }: Try) =>
  inject(server.app, null, name, body, { cookie }, address);
const codeOf = async (body: object, from: Try) => (await send(body, from)).json().error_code ?? 0;
const wrong = (email: string) => ({ email, password: 'wrong one' });
const right = (email: string) => ({ email, password: testPassword });
const withCaptcha = async (body: object) => ({ ...body, captcha_token: await captchaFor(server) });

/** Uses up the free attempts, and lets the wait after the last one pass. */
async function failFive(email: string, from: Try): Promise<void> {
  for (let n = 0; n < passwordLimits.freeAttempts; n++)
    expect(await codeOf(wrong(email), from)).toBe(WRONG_USERNAME_OR_PASSWORD);
  pass(1);
}

describe('the attempts after the free ones', () => {
  it.each(['login', 'sub_store_login', 'sign_in'] as const)('by %s need a captcha', async (name) => {
    const { email } = name === 'sub_store_login' ? await makeSubStore(server.db, store) : store;
    for (const account of [email, `nobody-${email}`]) {
      const from = { name, address: someAddress() };
      await failFive(account, from);
      const refusal = (await send(right(account), from)).json();
      expect(refusal).toMatchObject({
        error_code: INVALID_CAPTCHA,
        errors: [{ path: 'captcha_token', code: '777' }],
      });
      expect(await codeOf({ ...right(account), captcha_token: 'not one' }, from)).toBe(INVALID_CAPTCHA);
      expect(await codeOf(await withCaptcha(wrong(account)), from)).toBe(WRONG_USERNAME_OR_PASSWORD);
      expect((await send(wrong(account), from)).json()).toMatchObject({
        error_code: TOO_MANY_ATTEMPTS,
        retry_after: 2,
      });
      pass(2);
      // Each attempt needs a new one.
      expect(await codeOf(wrong(account), from)).toBe(INVALID_CAPTCHA);
    }
    const from = { name, address: someAddress() };
    await failFive(email, from);
    expect(await codeOf(await withCaptcha(right(email)), from)).toBe(0);
  });

  it('are free again once the password was right', async () => {
    const from = { name: 'login' as const, address: someAddress() };
    await failFive(store.email, from);
    expect(await codeOf(await withCaptcha(right(store.email)), from)).toBe(0);
    await failFive(store.email, from);
  });

  it('aren’t counted if they were refused for want of one', async () => {
    const from = { address: someAddress() };
    await failFive(store.email, from);
    for (let n = 0; n < 10; n++) expect(await codeOf(wrong(store.email), from)).toBe(INVALID_CAPTCHA);
    expect(await codeOf(await withCaptcha(wrong(store.email)), from)).toBe(WRONG_USERNAME_OR_PASSWORD);
    expect((await send(wrong(store.email), from)).json()).toMatchObject({ retry_after: 2 });
  });

  it('use none up during a wait', async () => {
    const from = { address: someAddress() };
    await failFive(store.email, from);
    await send(await withCaptcha(wrong(store.email)), from);
    const body = await withCaptcha(right(store.email));
    expect(await codeOf(body, from)).toBe(TOO_MANY_ATTEMPTS);
    pass(2);
    expect(await codeOf(body, from)).toBe(0);
  });

  it('of a known device are counted by themselves', async () => {
    const { cookies } = await send(right(store.email), { name: 'login', address: someAddress() });
    const [cookie] = cookies;
    const known = {
      name: 'login' as const,
      address: someAddress(),
      cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`,
    };
    await failFive(store.email, { ...known, cookie: '' });
    await failFive(store.email, known);
    expect(await codeOf(right(store.email), known)).toBe(INVALID_CAPTCHA);
    expect(await codeOf(await withCaptcha(right(store.email)), known)).toBe(0);
  });

  it('need one captcha for both kinds of account', async () => {
    const { email } = await makeSubStore(server.db, store);
    const from = { address: someAddress() };
    await failFive(email, from);
    const before = await server.db.$count(usedCaptchas);
    expect(await codeOf(await withCaptcha(right(email)), from)).toBe(0);
    expect(await server.db.$count(usedCaptchas)).toBe(before + 1);
  });

  it('let a team member in while the owner of the same name would need one', async () => {
    const { email } = await makeSubStore(server.db, store);
    const from = { address: someAddress() };
    await failFive(email, { ...from, name: 'login' });
    expect(await codeOf(wrong(email), from)).toBe(INVALID_CAPTCHA);
    expect(await codeOf(right(email), from)).toBe(0);
  });

  it('alone use a token up', async () => {
    const body = await withCaptcha(right(store.email));
    const from = { name: 'login' as const, address: someAddress() };
    expect(await codeOf(body, from)).toBe(0);
    await failFive(store.email, from);
    expect(await codeOf(body, from)).toBe(0);
    await failFive(store.email, from);
    expect(await codeOf(body, from)).toBe(INVALID_CAPTCHA);
  });
});

describe('an address that fails at many accounts', () => {
  it('needs one for each after twenty, known accounts or not, one after the other or at once', async () => {
    const { free } = passwordLimits.address;
    for (const isAtOnce of [false, true]) {
      const from = { name: 'login' as const, address: someAddress() };
      const attempts = Array.from({ length: free + 5 }, (_, n) => () => codeOf(wrong(`no-${n}-${store.email}`), from));
      const codes: number[] = [];
      if (isAtOnce) codes.push(...(await Promise.all(attempts.map((attempt) => attempt()))));
      else for (const attempt of attempts) codes.push(await attempt());
      expect(codes.filter((code) => code === WRONG_USERNAME_OR_PASSWORD)).toHaveLength(free);
      expect(codes.filter((code) => code === INVALID_CAPTCHA)).toHaveLength(5);
      expect(await codeOf(right(store.email), from)).toBe(INVALID_CAPTCHA);
      expect(await codeOf(await withCaptcha(right(store.email)), from)).toBe(0);
    }
  });
});
