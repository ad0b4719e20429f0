import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { makeInvitation, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { until } from '../../support/until';
import { makeUnverified } from '../../support/verificationCases';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

interface Client {
  query: (...args: unknown[]) => unknown;
}

let server: TestApp;
let store: StoreRow;
/** Its owner gets a ticket in place of a session, after the right password. */
let unverified: StoreRow;
let sub: { email: string };
/** Without a password yet. */
let invited: { email: string };
let statements: string[];
/** Statements that write wait for this, so that a reply that waits for one never comes. */
let writes: Promise<void>;
let letWrite: () => void;

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text);

beforeAll(async () => {
  server = await buildTestApp();
  store = await makeStore(server.db);
  unverified = await makeUnverified(server);
  sub = await makeSubStore(server.db, store);
  invited = (await makeInvitation(server.db, store)).subStore;
  const client = (server.db as unknown as { $client: Client }).$client;
  const query = client.query.bind(client);
  client.query = (...args) => {
    const text = textOf(args[0]);
    statements.push(text);
    return text.startsWith('insert') ? writes.then(() => query(...args)) : query(...args);
  };
});
afterAll(() => server.close());
beforeEach(() => {
  statements = [];
  vi.mocked(argon2.verify).mockClear();
  writes = new Promise((resolve) => {
    letWrite = resolve;
  });
});

let ips = 0;
/**
 * Returns everything that the server does before its reply: if it is equal, the time reveals nothing either. Each call comes
 * from an address of its own: after many failures from one, the server asks for a captcha.
 */
async function doneFor(name: 'login' | 'sub_store_login' | 'sign_in', email: string) {
  statements = [];
  vi.mocked(argon2.verify).mockClear();
  ips += 1;
  const body = { email, password: 'not this one' };
  const reply = (await inject(server.app, null, name, body, {}, `10.62.0.${ips}`)).json();
  const { request_id: _, ...told } = reply;
  const read = statements.filter((text) => !text.startsWith('insert'));
  return { told, read, verified: vi.mocked(argon2.verify).mock.calls.length };
}

describe('an unknown account and a wrong password', () => {
  it('get the same reply after the same work', async () => {
    const known = [
      ['login', store.email],
      ['login', unverified.email],
      ['sub_store_login', sub.email],
      ['sub_store_login', invited.email],
    ] as const;
    for (const [name, email] of known) {
      const wrong = await doneFor(name, email);
      const unknown = await doneFor(name, `nobody-${email}`);
      expect(wrong).toEqual(unknown);
      expect(wrong).toMatchObject({ told: { error_code: 994 }, verified: 1 });
      expect(wrong.read).toHaveLength(1);
    }
    for (const email of [store.email, unverified.email, sub.email, invited.email]) {
      const wrong = await doneFor('sign_in', email);
      expect(wrong).toEqual(await doneFor('sign_in', `nobody-${email}`));
      // As either kind of account.
      expect(wrong).toMatchObject({ told: { error_code: 994 }, verified: 2 });
      expect(wrong.read).toHaveLength(2);
    }
    letWrite();
  });

  it('differ in the audit log, which is written after the reply', async () => {
    const before = await doneFor('login', store.email);
    expect(before.told).toMatchObject({ error_code: 994 });
    letWrite();
    await until(() => expect(statements.filter((text) => text.includes('"audit_entries"'))).toHaveLength(1));
    await doneFor('login', 'nobody@test.example');
    expect(statements.filter((text) => text.includes('"audit_entries"'))).toHaveLength(0);
  });
});
