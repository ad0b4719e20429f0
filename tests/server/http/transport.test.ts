import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { closeApp, finishMs, stopDeadlineMs } from '#server/shutDown';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { until } from '../../support/until';

const appFolder = mkdtempSync(join(tmpdir(), 'storedesk-app-'));
writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>the app</title>');
writeFileSync(join(appFolder, 'data.json'), '{"a":1}');

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ appFolder });
});
afterAll(() => server.close());

const envelope = (error_code: number) => ({ success: false, error_code, request_id: expect.any(String) });

describe('what a file cannot be asked', () => {
  it.each([
    ['a range beyond its end', { range: 'bytes=1000-2000' }, 416],
    ['a copy that it is not', { 'if-match': '"another"' }, 412],
    ['not to have changed since before it was made', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ])('%s: refused in our envelope', async (_what, headers, status) => {
    const reply = await server.app.inject({ method: 'GET', url: '/data.json', headers });
    expect([reply.statusCode, reply.json()]).toEqual([status, envelope(errorCodes.MALFORMED_JSON)]);
  });

  it('answers a range that it has with that part', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/data.json', headers: { range: 'bytes=0-3' } });
    expect([reply.statusCode, reply.body]).toEqual([206, '{"a"']);
  });
});

describe('an address that is none', () => {
  it.each([
    ['/%', 400, errorCodes.MALFORMED_JSON],
    ['/v3/%zz', 400, errorCodes.MALFORMED_JSON],
  ])('%s: refused in our envelope', async (url, status, code) => {
    const reply = await server.app.inject({ method: 'GET', url });
    expect([reply.statusCode, reply.json()]).toEqual([status, envelope(code)]);
  });
});

/** Something that another party does, to wait for. */
function deferred(): { done: Promise<void>; do: () => void } {
  let resolve = () => {};
  const done = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { done, do: resolve };
}

describe('a server that closes', () => {
  it('finishes what is under way, and refuses new calls with 503 in our envelope', async () => {
    const closing = await buildTestApp();
    const begun = deferred();
    closing.app.server.prependListener('request', begun.do);
    await closing.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((closing.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.setEncoding('utf8');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    const path = callPath('get_image_setting');
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`);
    await begun.done;

    const closed = closing.close();
    await until(() => expect(closing.app.server.listening).toBe(false));
    socket.write('}GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'close');
    await closed;
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(heard).toContain('"image_setting"');
    const second = heard.slice(heard.lastIndexOf('HTTP/1.1'));
    expect(second).toMatch(/^HTTP\/1\.1 503 /);
    expect(JSON.parse(second.slice(second.indexOf('{'), second.lastIndexOf('}') + 1))).toEqual(envelope(2003));
  });

  describe('with a request that takes long', () => {
    afterEach(() => vi.useRealTimers());

    async function closeAmid() {
      const app = Fastify();
      const [begun, released] = [deferred(), deferred()];
      app.get('/long', async () => {
        begun.do();
        await released.done;
        return 'done';
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const reply = once(get({ port, host: '127.0.0.1', path: '/long' }), 'response').then(
        ([response]) => response.statusCode,
        () => 'cut',
      );
      await begun.done;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return { closed: closeApp(app, finishMs), reply, release: released.do };
    }

    it('waits for it nearly as long as a stop may take', async () => {
      const { closed, reply, release } = await closeAmid();
      vi.advanceTimersByTime(stopDeadlineMs - 500);
      release();
      expect(await reply).toBe(200);
      await closed;
    });

    it('cuts it in time to end in good order', async () => {
      const { closed, reply, release } = await closeAmid();
      vi.advanceTimersByTime(stopDeadlineMs - 300);
      expect(await reply).toBe('cut');
      release();
      await closed;
    });
  });
});
