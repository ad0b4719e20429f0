import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { isDisconnect } from '#server/http/disconnects';
import { answerFailures } from '#server/http/failures';
import { makeLogger } from '#server/http/logger';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';
import { until } from '../../support/until';

interface LogLine {
  level: number;
  msg: string;
  call?: string;
  err?: { stack?: string };
}

const appFolder = mkdtempSync(join(tmpdir(), 'storedesk-app-'));
writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>the app</title>');
// Larger than what the kernel buffers, packed or not.
const noise = Array.from({ length: 400_000 }, (_, line) => `${line} ${(line * 2_654_435_761) % 4_294_967_296}`);
writeFileSync(join(appFolder, 'large.html'), noise.join('\n'));

const [debug, warn] = [20, 40];
const lines: LogLine[] = [];
let server: TestApp;
let session: TestSession;

beforeAll(async () => {
  server = await buildTestApp({ appFolder, logTo: { write: (line) => void lines.push(JSON.parse(line)) } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  session = await login(server.app, await makeStore(server.db));
});
afterAll(async () => {
  await server.close();
  rmSync(appFolder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
});

const headersOf = ({ headers }: TestSession) => Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);

function open(at: Server = server.app.server): Socket {
  const socket = connect((at.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

const post = (path: string, type: string, extra: string[] = []) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n${extra.join('')}\r\n`;

const openConnections = () =>
  new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

/** Waits until the server has noticed that everyone left, and has logged it. */
const allLeft = async () => {
  await until(async () => expect(await openConnections()).toBe(0));
  await server.app.inject('/healthz');
};

describe('a client that leaves isn’t a failure', () => {
  it.each([
    ['in the middle of JSON', () => `${post(callPath('login'), 'application/json')}{"email":`],
    [
      'in the middle of an upload',
      () =>
        `${post(callPath('add_image'), 'multipart/form-data; boundary=x', headersOf(session))}--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nhalf of`,
    ],
    ['before a page is sent', () => 'GET /large.html HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['before a packed page is sent', () => 'GET /large.html HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip\r\n\r\n'],
    [
      'before a call is answered',
      () =>
        `POST ${callPath('get_store_data')} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headersOf(session).join('')}content-length: 2\r\n\r\n{}`,
    ],
  ])('%s', async (_when, request) => {
    for (const isRude of [true, false]) {
      for (let time = 0; time < 5; time += 1) {
        const socket = open();
        await once(socket, 'connect');
        await new Promise((sent) => socket.write(request(), sent));
        if (isRude) socket.resetAndDestroy();
        else socket.destroy();
      }
    }
    await allLeft();
    expect(lines.filter(({ level }) => level >= warn)).toEqual([]);
    expect(lines.filter(({ err, level }) => level >= debug && err?.stack)).toEqual([]);
  });

  it.each([
    ['as it is', ''],
    ['packed', 'accept-encoding: gzip\r\n'],
  ])('in the middle of a page, %s', async (_how, header) => {
    for (let time = 0; time < 5; time += 1) {
      const socket = open();
      socket.write(`GET /large.html HTTP/1.1\r\nhost: a\r\n${header}\r\n`);
      await once(socket, 'data');
      if (time % 2) socket.resetAndDestroy();
      else socket.destroy();
    }
    await allLeft();
    expect(lines.filter(({ level }) => level >= warn)).toEqual([]);
  });
});

describe('what looks like a disconnect', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const requestOf = (isGone: boolean) =>
    ({ raw: { destroyed: isGone, socket: { destroyed: isGone } } }) as unknown as FastifyRequest;

  it('is one where the client itself has left', () => {
    expect(isDisconnect(reset, requestOf(true))).toBe(true);
  });
  it('is a failure where the client waits: then another connection broke', () => {
    expect(isDisconnect(reset, requestOf(false))).toBe(false);
  });
  it('is a failure where something else went wrong after the client left', () => {
    expect(isDisconnect(new TypeError('a mistake of ours'), requestOf(true))).toBe(false);
  });

  it.each([
    ['its own line', () => reset, 'the client disconnected', 30, false],
    ['an error with its stack', () => new TypeError('a mistake'), 'a request failed unexpectedly', 50, true],
  ])(
    'a request that fails after the client left is logged as %s',
    async (_what, error, message, level, isWithStack) => {
      const write = (line: string) => void lines.push(JSON.parse(line));
      const app = Fastify({ loggerInstance: makeLogger({ LOG_LEVEL: 'info' }, { write }) as FastifyBaseLogger });
      answerFailures(app);
      app.get('/late', async (request) => {
        socket.destroy();
        await once(request.raw.socket, 'close');
        throw error();
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = open(app.server);
      socket.write('GET /late HTTP/1.1\r\nhost: a\r\n\r\n');
      const logged = () => lines.filter(({ msg }) => msg === message);
      await until(() => expect(logged()).toHaveLength(1));
      await app.close();
      expect(logged().map(({ level, err }) => [level, Boolean(err?.stack)])).toEqual([[level, isWithStack]]);
    },
  );
});
