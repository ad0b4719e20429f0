import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres';
import { readEnv } from '#server/env';
import { connectRedis } from '#server/redisClient';
import { testAppKey } from '../support/buildTestApp';

/** Takes connections and never says a word. */
let mute: Server;
let mutePort: number;
/** A Redis that accepts no credentials. */
let strict: Server;
let strictPort: number;
const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
beforeAll(async () => {
  mute = createServer(() => {});
  mutePort = await portOf(mute);
  const refuse = (socket: Socket) => socket.write('-WRONGPASS invalid username-password pair\r\n');
  strict = createServer((socket) => socket.on('data', () => refuse(socket)).on('error', () => {}));
  strictPort = await portOf(strict);
});
afterAll(() => {
  mute.close();
  strict.close();
});

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
  ])('REDIS_URL, %s: the server starts, and logs once that Redis is down', async (_where, url) => {
    const warn = vi.fn();
    const redis = await connectRedis(url(), { warn });
    expect(redis.isUp).toBe(false);
    redis.close();
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain(secret);
  });

  it.each([
    ['a wrong password', () => `redis://user:${secret}@127.0.0.1:${strictPort}`],
    ['no address', () => `${secret} is no address`],
  ])('REDIS_URL, %s: a message that names the setting, in time', async (_where, url) => {
    const message = await reason(connectRedis(url(), { warn: () => {} }));
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
