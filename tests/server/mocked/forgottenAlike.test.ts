import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { makePasswordLink, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { type RecordedStatements, recordStatements } from '../../support/recordStatements';
import { captchaFor } from '../../support/solvedCaptcha';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) };
});

let server: TestApp;
let store: StoreRow;
let statements: RecordedStatements;

beforeAll(async () => {
  server = await buildTestApp({ env: testMail });
  store = await makeStore(server.db);
  statements = recordStatements(server.db);
});
afterAll(() => server.close());
beforeEach(() => {
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
});

const hashes = () => [vi.mocked(argon2.hash).mock.calls.length, vi.mocked(argon2.verify).mock.calls.length];

/** A refusal without the id of its request. */
const bare = (text: string) => ({ ...JSON.parse(text), request_id: null });

let ips = 0;
/** Returns the reply to the byte, and everything that the server does before it. */
async function doneFor(email: string, withCaptcha = true) {
  const captcha_token = withCaptcha ? await captchaFor(server) : undefined;
  statements.clear();
  ips += 1;
  const body = { email, type: 2, captcha_token };
  const reply = await inject(server.app, null, 'forgot_password', body, {}, `10.61.0.${ips}`);
  const { date: _, 'x-request-id': __, ...headers } = reply.headers;
  return { body: reply.body, headers, status: reply.statusCode, statements: statements.ofCall(), hashes: hashes() };
}

describe('a known and an unknown address', () => {
  it('get the same bytes after the same statements, and no password is hashed', async () => {
    // The first call prepares what later ones reuse.
    await doneFor('first@test.example');
    const unknown = await doneFor('nobody@test.example');
    expect(unknown.statements.length).toBeGreaterThan(10);
    expect(unknown.hashes).toEqual([0, 0]);
    const sub = await makeSubStore(server.db, store);
    const disabled = await makeSubStore(server.db, store, { is_disabled: true });
    const ended = await makeSubStore(server.db, store, { password_hash: null });
    const granted = [{ url: 'store/order', permission: 1 as const }];
    const beyondTyper = await makeSubStore(server.db, store, { urls: granted, email_reach: [] });
    for (const { email } of [store, sub, disabled, ended, beyondTyper]) expect(await doneFor(email)).toEqual(unknown);
  });

  it('are refused alike without a captcha, before any statement', async () => {
    const unknown = await doneFor('nobody@test.example', false);
    expect(JSON.parse(unknown.body)).toMatchObject({ error_code: 777 });
    expect(unknown.statements).toEqual([]);
    const known = await doneFor(store.email, false);
    expect({ ...known, body: bare(known.body) }).toEqual({ ...unknown, body: bare(unknown.body) });
  });

  it('are limited alike', async () => {
    const known = await makeStore(server.db);
    await doneFor(known.email);
    await doneFor('someone@test.example');
    const limited = await doneFor(known.email);
    expect(limited).toEqual(await doneFor('someone@test.example'));
    const other = await doneFor('other@test.example');
    expect(limited.body).toBe(other.body);
    expect(limited.headers).toEqual(other.headers);
  });
});

describe('a new password', () => {
  const setting = async (token: string, password: string) => {
    vi.mocked(argon2.hash).mockClear();
    const reply = await inject(server.app, null, 'new_password', { token, password }, {}, '10.61.1.1');
    return [reply.json().success, ...hashes()];
  };

  it('is hashed once, and not at all without a link or against the rules', async () => {
    const token = await makePasswordLink(server.db, store);
    expect(await setting('x'.repeat(43), 'a quiet harbour 9')).toEqual([false, 0, 0]);
    for (const password of ['', 'ab3'.repeat(334), 'Passw0rd'])
      expect(await setting(token, password)).toEqual([false, 0, 0]);
    expect(await setting(token, 'a quiet harbour 9')).toEqual([true, 1, 0]);
  });
});
