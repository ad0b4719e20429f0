import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Caller, inject } from '../../support/callApi';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { login } from '../../support/login';

let server: TestApp;
let store: StoreRow;
beforeAll(async () => {
  server = await buildTestApp();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());
beforeEach(async () => {
  store = await makeStore(server.db);
});

let addresses = 0;
const someAddress = () => `10.77.${++addresses >> 8}.${addresses & 255}`;

/** Codes of so many calls, made at once by one address: the seconds that a limit counts by stand still until all are through. */
async function flood(
  count: number,
  caller: Caller,
  name: CallName,
  headers: (n: number) => Record<string, string>,
  address = someAddress(),
) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const replies = await Promise.all(
    Array.from({ length: count }, (_, n) => inject(server.app, caller, name, {}, headers(n), address)),
  );
  return replies.map((reply) => reply.json().error_code ?? 0);
}

describe('the limit of strangers', () => {
  const beyond = 620;
  const tooMany = (codes: number[]) => codes.filter((code) => code === errorCodes.TOO_MANY_ATTEMPTS).length;

  it('counts public calls by address, whatever token they show', async () => {
    const made = (n: number) => ({ servertoken: `made up ${n}` });
    expect(tooMany(await flood(beyond, null, 'get_image_setting', made))).toBe(20);
  });

  it('counts tokens that are no one’s by address', async () => {
    const made = (n: number) => ({ servertoken: `made up ${n}` });
    expect(tooMany(await flood(beyond, null, 'get_store_data', made))).toBe(20);
    expect(tooMany(await flood(beyond, null, 'get_store_data', () => ({})))).toBe(20);
  });

  it('counts wrong platform keys by address, and the right one not at all', async () => {
    const wrong = (n: number) => ({ 'platform-key': `wrong ${n}`, servertoken: `made up ${n}` });
    expect(tooMany(await flood(beyond, null, 'platform/get_store_list', wrong))).toBe(20);
    expect(tooMany(await flood(beyond, 'platform', 'platform/get_store_list', () => ({})))).toBe(0);
  });

  it('applies before the token is looked up: beyond it, the database isn’t queried', async () => {
    const client = (server.db as unknown as { $client: { query: (...args: unknown[]) => unknown } }).$client;
    const asked = vi.spyOn(client, 'query');
    const made = (n: number) => ({ servertoken: `made up ${n}` });
    const address = someAddress();
    await flood(600, null, 'get_store_data', made, address);
    expect(asked).toHaveBeenCalledTimes(600);
    asked.mockClear();
    expect(tooMany(await flood(100, null, 'get_store_data', made, address))).toBe(100);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('doesn’t delay a session that was proven before, only those still to be looked up', async () => {
    const [known, unknown] = [await login(server.app, store), await login(server.app, store)];
    const address = someAddress();
    const codeOf = async (caller: Caller) =>
      (await inject(server.app, caller, 'get_store_data', {}, {}, address)).json().error_code ?? 0;
    expect(await codeOf(known)).toBe(0);
    const made = (n: number) => ({ servertoken: `made up ${n}` });
    // All 600 are left: the session's call wasn't counted.
    expect(tooMany(await flood(beyond, null, 'get_store_data', made, address))).toBe(20);
    expect(await codeOf(known)).toBe(0);
    expect(await codeOf(unknown)).toBe(errorCodes.TOO_MANY_ATTEMPTS);
    vi.setSystemTime(Date.now() + 11_000);
    vi.advanceTimersByTime(11_000);
    expect(await codeOf(unknown)).toBe(0);
  });

  it('doesn’t count the calls of a session once it is proven', async () => {
    const owner = await login(server.app, store);
    await inject(server.app, owner, 'get_store_data', {});
    expect(new Set(await flood(beyond, owner, 'update_device_token', () => ({})))).toEqual(
      new Set([errorCodes.FIELDS_NOT_VALID]),
    );
  });
});
