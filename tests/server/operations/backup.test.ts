import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import type { CallName } from '#contract/calls/index';
import { holderTypes } from '#contract/documents/holderTypes';
import { openDatabase } from '#server/db/client';
import { migrateDatabase } from '#server/db/migrate';
import { orders } from '#server/db/schema/index';
import { type Env, readEnv } from '#server/env';
import { testPlatformKey } from '../../support/buildTestApp';
import { makeItem, makeProvider, makeStore, orderInput, testPassword } from '../../support/factories/index';
import { runOperateCommands } from '../../support/operateCommands';
import { account } from '../../support/staffCases/bankDetails';
import { administer, onDatabase, postgresUrl } from '../../support/testDatabase';
import { payloadOf } from '../../support/uploadForm';
import { ServerProcess } from '../killNineServer';

/** Processes are started here, on a machine that may be busy. */
const patience = 400_000;

const kind = postgresUrl ? 'postgresql' : 'embedded';
const databases = ['before', 'after'].map((name) => `storedesk_test_${name}_${randomBytes(6).toString('hex')}`);
let folder: string;
const settingsOf = (name: 'before' | 'after'): Record<string, string> => ({
  DATA_DIR: join(folder, name),
  FILES_DIR: join(folder, name, 'files'),
  ...(postgresUrl
    ? {
        DATABASE_URL: onDatabase(postgresUrl, databases[name === 'before' ? 0 : 1] ?? ''),
        APP_KEY: 'app-key-of-the-tests'.padEnd(40, '.'),
        PLATFORM_KEY: testPlatformKey.padEnd(40, '.'),
      }
    : {}),
});
const envOf = (name: 'before' | 'after'): Env =>
  readEnv({ ...settingsOf(name), PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', REDIS_URL: process.env.TEST_REDIS_URL });
const platformKey = () =>
  settingsOf('before').PLATFORM_KEY ?? readFileSync(join(folder, 'before/platform.key'), 'utf8').trim();

let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-backup-'));
  if (postgresUrl) for (const name of databases) await administer(postgresUrl, `create database ${name}`);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  if (postgresUrl) for (const name of databases) await administer(postgresUrl, `drop database ${name} with (force)`);
});

type Reply = Record<string, unknown> & { success: boolean };

async function send(url: string, name: CallName, body: object, headers: Record<string, string>): Promise<Reply> {
  const payload = payloadOf(name, body);
  const isForm = payload instanceof FormData;
  const response = await fetch(url + callPath(name), {
    method: 'POST',
    headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? payload : JSON.stringify(payload),
  });
  const reply = (await response.json()) as Reply;
  if (!reply.success) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  return reply;
}

/** The owner's headers, after a sign-in with the password. */
async function signIn(url: string, email: string): Promise<Record<string, string>> {
  const device = { lang: '0', type: '0', caller_type: '2' };
  const { store } = await send(url, 'login', { email, password: testPassword }, device);
  const { _id: id, servertoken } = store as { _id: string; servertoken: string };
  return { ...device, servertoken, token: servertoken, store_id: id, storeid: id };
}

async function makeTenant() {
  const opened = await openDatabase(envOf('before'));
  await migrateDatabase(opened);
  const store = await makeStore(opened.db);
  const item = await makeItem(opened.db, store);
  const provider = await makeProvider(opened.db, store);
  await opened.close();
  return { store, item, provider };
}

async function placedOrders(name: 'before' | 'after') {
  const opened = await openDatabase(envOf(name));
  const found = await opened.db
    .select({ id: orders.id, number: orders.unique_id })
    .from(orders)
    .orderBy(asc(orders.unique_id));
  await opened.close();
  return found;
}

/** Places orders one after the other until told to stop; each acknowledged one is noted. */
function keepOrdering(url: string, store_id: string, item: { id: string }) {
  const acknowledged: string[] = [];
  let isOver = false;
  const line = async () => {
    while (!isOver) {
      const body = { ...orderInput(item), store_id };
      const { order } = await send(url, 'platform/create_order', body, { 'platform-key': platformKey() });
      acknowledged.push((order as { _id: string })._id);
    }
  };
  const lines = Promise.all([line(), line(), line()]);
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await lines;
    },
  };
}

let tenant: Awaited<ReturnType<typeof makeTenant>>;
const holderOf = ({ provider }: typeof tenant) => ({
  ...{ bank_holder_id: provider.id, bank_holder_type: holderTypes.provider, password: testPassword },
});

async function expectBankDetail(url: string): Promise<void> {
  const owner = await signIn(url, tenant.store.email);
  const { bank_detail } = await send(url, 'get_bank_detail', holderOf(tenant), owner);
  expect(bank_detail).toMatchObject({ account_number: account.account_number.replaceAll(' ', '') });
}

describe(`backup and restore as docs/operate.md says, ${kind}`, () => {
  it('of a server that runs and is then killed: what was acknowledged before is there, and can be used', {
    timeout: patience,
  }, async () => {
    tenant = await makeTenant();
    const { store, item } = tenant;
    const first = await ServerProcess.start(envOf('before'), 0);
    server = first;
    const owner = await signIn(first.url, store.email);
    const { image } = await send(first.url, 'add_image', {}, owner);
    const pictureAt = async (url: string) => {
      const response = await fetch(`${url}/images/${(image as { url: string }).url}`);
      return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')];
    };
    await send(first.url, 'add_bank_detail', { idempotency_key: randomUUID(), ...holderOf(tenant), ...account }, owner);
    const picture = await pictureAt(first.url);

    const ordering = keepOrdering(first.url, store.id, item);
    await expect.poll(() => ordering.acknowledged.length, { timeout: patience }).toBeGreaterThan(10);
    const before = [...ordering.acknowledged];
    const places = { BACKUP: join(folder, 'backup'), KEYS: join(folder, 'vault') };
    await runOperateCommands(`${kind}-backup`, { ...settingsOf('before'), ...places });
    const during = ordering.acknowledged.length;
    // The server that was backed up goes on.
    await expect.poll(() => ordering.acknowledged.length, { timeout: patience }).toBeGreaterThan(during + 5);
    await ordering.stop();
    await first.end('SIGKILL');

    expect(statSync(places.BACKUP).mode & 0o077).toBe(0);
    if (!postgresUrl) {
      expect(statSync(join(places.KEYS, 'app.key')).mode & 0o077).toBe(0);
      expect(existsSync(join(places.BACKUP, 'app.key'))).toBe(false);
    }
    await runOperateCommands(`${kind}-restore`, { ...settingsOf('after'), ...places });

    const second = await ServerProcess.start(envOf('after'), 0);
    server = second;
    expect(await pictureAt(second.url)).toEqual(picture);
    await expectBankDetail(second.url);
    // And it goes on from there: the next order has the next number.
    const body = { ...orderInput(item), store_id: store.id };
    await send(second.url, 'platform/create_order', body, { 'platform-key': platformKey() });
    await second.end('SIGTERM');

    const restored = await placedOrders('after');
    expect(restored.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    expect(restored.map(({ number }) => number)).toEqual(restored.map((_, index) => index + 1));
  });

  it('APP_KEY is rotated: a server with the new key reads what was encrypted before', {
    timeout: patience,
  }, async () => {
    const NEW_APP_KEY = 'another-key-of-the-tests'.padEnd(40, '.');
    const printed = await runOperateCommands(postgresUrl ? 'rotate-set-key' : 'rotate-kept-key', {
      ...settingsOf('after'),
      ...(postgresUrl ? { NEW_APP_KEY } : {}),
    });
    expect(printed).toContain('Encrypted 1 values and files');
    if (!postgresUrl) {
      const [now, before] = ['after/app.key', 'vault/app.key'].map((path) => readFileSync(join(folder, path), 'utf8'));
      expect(now).not.toBe(before);
      expect(statSync(join(folder, 'after/app.key')).mode & 0o077).toBe(0);
      // Older backups need the old one: it is still there.
      const [old = ''] = readdirSync(join(folder, 'after')).filter((name) => name.startsWith('app.key.before-'));
      expect(readFileSync(join(folder, 'after', old), 'utf8')).toBe(before);
    }
    const env = envOf('after');
    server = await ServerProcess.start(postgresUrl ? { ...env, APP_KEY: NEW_APP_KEY } : env, 0);
    await expectBankDetail(server.url);
    await server.end('SIGTERM');
  });
});
