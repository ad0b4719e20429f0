import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAppKey, writeAppKeyCheck } from '#server/appKeyCheck';
import type { OpenDatabase } from '#server/db/database';
import { platformSettings } from '#server/db/schema/index';
import { readEnv } from '#server/env';
import { withKeys } from '#server/keys';
import { startServer } from '#server/startServer';
import { openTestDatabase, postgresUrl } from '../support/testDatabase';

const first = { APP_KEY: 'the-first-key-with-at-least-32-characters' };
const second = { APP_KEY: 'the-second-key-with-at-least-32-characters' };

describe('keys', () => {
  it.each(['APP_KEY', 'PLATFORM_KEY'])('%s needs at least 32 characters, and the error says how to get one', (name) => {
    for (const short of ['x', 'k'.repeat(31)]) {
      expect(() => readEnv({ [name]: short })).toThrow(`${name}: at least 32 characters`);
      expect(() => readEnv({ [name]: short })).toThrow('openssl rand -base64 32');
    }
    expect(readEnv({ [name]: 'k'.repeat(32) })).toHaveProperty(name, 'k'.repeat(32));
    expect(readEnv({ [name]: '' })).toHaveProperty(name, '');
  });

  it('are generated long enough, kept, and refused where their file is incomplete', () => {
    const folder = mkdtempSync(join(tmpdir(), 'storedesk-keys-'));
    const settings = readEnv({ DATA_DIR: folder });
    const { env } = withKeys(settings);
    expect(() => readEnv({ APP_KEY: env.APP_KEY, PLATFORM_KEY: env.PLATFORM_KEY })).not.toThrow();
    expect(withKeys(settings).env).toEqual(env);
    writeFileSync(join(folder, 'app.key'), env.APP_KEY.slice(0, 10));
    expect(() => withKeys(settings)).toThrow(join(folder, 'app.key'));
    rmSync(folder, { recursive: true });
  });
});

describe('the check value of a database', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const verify = (env: { APP_KEY: string }) => opened.exclusively(({ db }) => verifyAppKey(db, env));
  const stored = () => opened.db.select().from(platformSettings).where(eq(platformSettings.name, 'app_key_check'));

  it('is written at the first start and accepts only the key that it was written with', async () => {
    expect(await stored()).toEqual([]);
    await verify(first);
    const [row] = await stored();
    expect(JSON.stringify(row)).not.toContain(first.APP_KEY);
    await verify(first);
    await expect(verify(second)).rejects.toThrow(/^APP_KEY is not the key that this database was used with/);
    expect(await stored()).toEqual([row]);
  });

  it('belongs to the new key after a rotation', async () => {
    await writeAppKeyCheck(opened.db, second);
    await verify(second);
    await expect(verify(first)).rejects.toThrow('APP_KEY is not the key');
  });

  it('is refused where it is damaged', async () => {
    for (const value of ['', 'not base64!', 7, { a: 1 }]) {
      await opened.db.update(platformSettings).set({ value }).where(eq(platformSettings.name, 'app_key_check'));
      await expect(verify(second)).rejects.toThrow('APP_KEY is not the key');
    }
  });

  // The embedded database has only one process, so it has no second one to wait for.
  it.runIf(postgresUrl)('lets one of two servers with different keys start, where both start at once', async () => {
    await opened.db.delete(platformSettings).where(eq(platformSettings.name, 'app_key_check'));
    const outcomes = await Promise.allSettled([verify(first), verify(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a server', () => {
  // An embedded database made from nothing takes seconds on a busy machine.
  it('does not start with another key than before, and starts again with the right one', {
    timeout: 90_000,
  }, async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'storedesk-start-'));
    const settings = { DATA_DIR, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent' };
    const start = (env: { APP_KEY: string }) => startServer({ ...settings, ...env });
    await (await start(first)).stop();
    await expect(start(second)).rejects.toThrow('APP_KEY is not the key that this database was used with');
    await (await start(first)).stop();
    rmSync(DATA_DIR, { recursive: true });
  });
});
