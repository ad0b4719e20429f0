import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { type RecordedStatements, recordStatements } from '../../support/recordStatements';
import { captchaFor } from '../../support/solvedCaptcha';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) };
});

let server: TestApp;
let statements: RecordedStatements;
beforeAll(async () => {
  server = await buildTestApp({ env: testMail });
  statements = recordStatements(server.db);
});
afterAll(() => server.close());

let ips = 0;
const noon = new Date('2026-03-02T12:00:00Z');

/** Without what differs for every call: the token, the address that was typed, the request's ID. */
const alikeBody = (body: string): string =>
  body
    .replace(/"registration":"[\w-]{43}"/, '"registration":"…"')
    .replace(/"(recipient|request_id)":"[^"]*"/, '"$1":"…"');

/** Returns the reply to the byte, and everything that the server does before it. */
async function doneFor(email: string, withCaptcha = true) {
  server.clock.now = noon;
  const captcha_token = withCaptcha ? await captchaFor(server) : undefined;
  statements.clear();
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
  ips += 1;
  const body = { email, captcha_token };
  const reply = await inject(server.app, null, 'begin_registration', body, {}, `10.65.0.${ips}`);
  const { date: _, 'x-request-id': __, ...headers } = reply.headers;
  const hashes = [vi.mocked(argon2.hash).mock.calls.length, vi.mocked(argon2.verify).mock.calls.length];
  const done = statements.ofCall('from "stores"');
  return { body: alikeBody(reply.body), headers, status: reply.statusCode, statements: done, hashes };
}

it('a known and an unknown address get the same bytes after the same statements, and no password is hashed', async () => {
  const store = await makeStore(server.db, { email: 'owner-known@test.example' });
  const sub = await makeSubStore(server.db, store, { email: 'staff-known@test.example' });
  const both = await makeSubStore(server.db, store, { email: store.email });
  expect(both.email).toBe(store.email);
  // The first call prepares what later ones reuse.
  await doneFor('owner-first@test.example');
  const unknown = await doneFor('owner-other@test.example');
  expect(unknown.body).toContain('"success":true');
  expect(unknown.statements.length).toBeGreaterThan(7);
  expect(unknown.hashes).toEqual([0, 0]);
  expect(await doneFor(store.email)).toEqual(unknown);
  expect(await doneFor(sub.email)).toEqual(unknown);
});

it('they are refused alike without a captcha, before any account is looked up', async () => {
  const { email } = await makeStore(server.db, { email: 'owner-robot@test.example' });
  const unknown = await doneFor('owner-nowhere@test.example', false);
  expect(JSON.parse(unknown.body)).toMatchObject({ error_code: 777 });
  expect(unknown.statements).toEqual([]);
  expect(await doneFor(email, false)).toEqual(unknown);
});

it('they are limited alike', async () => {
  const { email } = await makeStore(server.db, { email: 'owner-again@test.example' });
  await doneFor(email);
  await doneFor('owner-stray@test.example');
  expect(await doneFor(email)).toEqual(await doneFor('owner-stray@test.example'));
});
