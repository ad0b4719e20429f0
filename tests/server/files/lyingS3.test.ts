import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { readEnv } from '#server/env';
import { FilesUnavailable } from '#server/files/fileStore';
import { privateFiles } from '#server/files/privateFiles';
import { openS3Files } from '#server/files/s3Files';
import { buildTestApp, type TestApp, testAppKey } from '../../support/buildTestApp';
import { until } from '../../support/until';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
const s3 = createServer((request, response) => answer(request, response));
const portOf = async (server: {
  listen(port: number, host: string, then: () => void): unknown;
  address(): unknown;
}) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
};
let env: Record<string, string>;
beforeAll(async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await portOf(s3)}`;
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  env = { S3_BUCKET: 'storedesk', S3_REGION: 'us-east-1', S3_ENDPOINT, ...keys, FILES_DIR: '', LOG_LEVEL: 'fatal' };
});
afterAll(async () => {
  s3.closeAllConnections();
  s3.close();
});

/** A separate store for each test, which doesn't pause because of another test's failure. */
const openStore = (deadlineMs?: number) => openS3Files(readEnv(env), deadlineMs);
const key = 'item-pictures/store/picture.webp';

/** Sends as long as the other side reads. Returns a function that returns the number of bytes. */
function sendForever(response: ServerResponse): () => number {
  const chunk = Buffer.alloc(65_536, 'x');
  let sent = 0;
  const more = () => {
    while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    sent += chunk.length;
  };
  response.on('drain', more);
  more();
  return () => sent;
}

function trickle(response: ServerResponse): void {
  const letters = setInterval(() => response.write('x'), 50);
  response.once('close', () => clearInterval(letters));
}

describe('a file store that sends something else', () => {
  it.each<[string, Answer, RegExp]>([
    [
      'less than it says',
      (_, response) => void response.writeHead(200, { 'content-length': 1_000 }).write('x', () => response.destroy()),
      /./,
    ],
    ['one letter at a time', (_, response) => trickle(response.writeHead(200)), /within 1 s/],
    ['an error, one letter at a time', (_, response) => trickle(response.writeHead(500)), /within 1 s|500/],
    ['an error', (_, response) => void response.writeHead(500).end('<html>'), /500/],
  ])('%s: the call fails in time', async (_what, wrong, reason) => {
    answer = wrong;
    const started = performance.now();
    const read = (await openStore(1_000)).get(key);
    await expect(read).rejects.toThrow(FilesUnavailable);
    await expect(read).rejects.toThrow(reason);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it.each([200, 500])(
    'bytes without end, with status %i: reading stops at the size of the longest file',
    async (status) => {
      let sent = () => 0;
      let isClosed = false;
      answer = (_, response) => {
        response.once('close', () => {
          isClosed = true;
        });
        sent = sendForever(response.writeHead(status));
      };
      await expect((await openStore()).get(key)).rejects.toThrow(/longer than \d+ bytes|HTTP 500/);
      await until(() => expect(isClosed).toBe(true));
      // Includes what is still in the system's buffers.
      expect(sent()).toBeLessThan(64 * 2 ** 20);
    },
  );

  it('a redirect: it is never followed', async () => {
    let visits = 0;
    const inside = createSocketServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    const port = await portOf(inside);
    onTestFinished(() => void inside.close());
    for (const status of [301, 302, 307]) {
      answer = (_, response) => void response.writeHead(status, { location: `http://127.0.0.1:${port}/secret` }).end();
      await expect((await openStore()).get(key)).rejects.toThrow(FilesUnavailable);
    }
    expect(visits).toBe(0);
  });

  it('another file than the sealed one: it is recognised', async () => {
    for (const content of ['', 'short', 'x'.repeat(500)]) {
      answer = (_, response) => void response.writeHead(200).end(content);
      const files = privateFiles(await openStore(), { APP_KEY: testAppKey });
      await expect(files.get('private/store/file')).rejects.toThrow(FilesUnavailable);
    }
  });
});

describe('an upload', () => {
  const content = Buffer.from('a picture');
  const store = (stored: number | null): Answer => {
    return (request, response) => {
      request.resume();
      if (request.method !== 'HEAD') response.writeHead(200).end();
      else if (stored === null) response.writeHead(404).end();
      else response.writeHead(200, { 'content-length': stored }).end();
    };
  };

  it.each([
    ['kept', content.length, null],
    ['cut off', 4, /stored 4 bytes of 9/],
    ['lost', null, /404/],
  ])('that the store has %s, though it said 200', async (_what, stored, reason) => {
    answer = store(stored);
    const put = (await openStore()).put(key, content);
    if (reason) await expect(put).rejects.toThrow(reason);
    else await put;
  });
});

describe('a picture', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp({ env });
  });
  afterAll(() => server.close());
  const url = '/images/item-pictures/0198c3f0-0000-7000-8000-000000000000/abcdefghijklmnopqrstuvwx.webp';

  it.each([
    ['a page', 'text/html', '<!doctype html><script>alert(1)</script>'],
    [
      'a drawing with a script',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page that begins like a picture', 'image/webp', 'RIFF<script>alert(1)</script>'],
    ['nothing', 'image/webp', ''],
  ])('in place of which lies %s is not sent', async (_what, type, content) => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': type }).end(content);
    const reply = await server.app.inject(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    expect(reply.json()).toMatchObject({ error_code: errorCodes.FILES_UNAVAILABLE });
    expect([reply.headers['cache-control'], reply.headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
    expect(reply.body).not.toContain('script');
  });

  it('has its own type, whatever the store calls it', async () => {
    const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(20)]);
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(webp);
    const reply = await server.app.inject(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
