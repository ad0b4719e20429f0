import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres';
import { readEnv } from '#server/env';
import { buildTestApp, testAppKey } from '../support/buildTestApp';

/** Takes connections and never says a word. */
let mute: Server;
let mutePort: number;
beforeAll(async () => {
  mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  mutePort = (mute.address() as AddressInfo).port;
});
afterAll(() => void mute.close());

const soon = 10_000;
const secret = 'a-secret-of-the-address';

describe('a service that cannot be reached', { timeout: soon }, () => {
  const reason = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'it was reached',
      (error: Error) => error.message,
    );

  it.each([
    ['nobody listens', () => `redis://user:${secret}@127.0.0.1:1`],
    ['somebody listens and says nothing', () => `redis://user:${secret}@127.0.0.1:${mutePort}`],
    ['no address', () => `${secret} is no address`],
  ])('REDIS_URL, %s: a message that names the setting, in time', async (_where, url) => {
    const message = await reason(buildTestApp({ env: { REDIS_URL: url() } }));
    expect(message).toMatch(/^REDIS_URL: /);
    expect(message).not.toContain(secret);
  });

  it.each([
    ['nobody listens', () => `postgres://user:${secret}@127.0.0.1:1/store`, '127.0.0.1:1/store'],
    ['somebody listens and says nothing', () => `postgres://user:${secret}@127.0.0.1:${mutePort}/store`, '/store'],
    ['no address', () => `postgres://user:${secret}@[/store`, 'DATABASE_URL'],
  ])('DATABASE_URL, %s: a message that names the setting and the place, in time', async (_where, url, place) => {
    const message = await reason(openPostgres(url()));
    expect(message).toMatch(/^DATABASE_URL: /);
    expect(message).toContain(place);
    expect(message).not.toContain(secret);
  });
});

describe('settings', () => {
  it('are all named where several are not valid, also those that need one another', () => {
    const bad = { PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'postgres://localhost/store' };
    expect(() => readEnv(bad)).toThrow(/PORT: .*LOG_LEVEL: .*APP_KEY: needed with DATABASE_URL/s);
    expect(() => readEnv({ DATABASE_URL: bad.DATABASE_URL })).toThrow('APP_KEY: needed with DATABASE_URL');
    expect(readEnv({ DATABASE_URL: bad.DATABASE_URL, APP_KEY: testAppKey }).DEMO).toBe('off');
  });
});
