import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { readEnv } from '#server/env';
import { placeholderPath } from '#server/files/placeholders';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';

const appFolder = mkdtempSync(join(tmpdir(), 'storedesk-app-'));
const write = (path: string, text: string) => writeFileSync(join(appFolder, path), text);
for (const folder of ['assets', '.vite']) mkdirSync(join(appFolder, folder));
const inlineScript = 'go("<b>");';
write(
  'index.html',
  `<!doctype html><!-- config --><script>${inlineScript}</script><style nonce="__STYLE_NONCE__">p{}</style><title>the app</title></head>`,
);
write('sw.js', '// worker');
write('assets/a-1234.js', 'export {}');
write('assets/a-1234.js.map', '{}');
const program = `export default '${'words '.repeat(500)}'`;
write('assets/large-5678.js', program);
writeFileSync(join(appFolder, 'assets/large-5678.js.br'), brotliCompressSync(program));
writeFileSync(join(appFolder, 'assets/large-5678.js.gz'), gzipSync(program));
write('.vite/manifest.json', '{}');
write('.vite/preloads.json', JSON.stringify([{ pattern: '^/app/items$', files: ['/assets/a-1234.js'] }]));

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ appFolder, env: { TRUST_PROXY: '10.0.0.1', API_DOCS: 'on' } });
});
afterAll(async () => {
  await server.close();
  rmSync(appFolder, { recursive: true });
});

const html = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'GET', url, headers, remoteAddress });

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split(';')
    .find((part) => part.startsWith(`${name} `));

describe('a page', () => {
  it('has a nonce of its own in each response, the same in its styles and in its policy', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/index.html', '/app/order/today-orders', '/']) {
      const { body, headers } = await get(path, html);
      const nonce = /<style nonce="([\w-]{22})">/.exec(body)?.[1] ?? 'none';
      expect(body).not.toContain('__STYLE_NONCE__');
      expect(directive(headers['content-security-policy'], 'style-src')).toBe(`style-src 'self' 'nonce-${nonce}'`);
      // A 304 would pair a page that was kept with another response's policy.
      expect([headers['cache-control'], headers.etag, headers['last-modified']]).toEqual([
        'no-cache',
        undefined,
        undefined,
      ]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('allows no inline script or style, no frame, and no source that is not named', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect((await get('/', html)).headers['x-frame-options']).toBe('DENY');
  });

  it('runs its own inline script and no other', async () => {
    const { headers } = await get('/', html);
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(directive(headers['content-security-policy'], 'script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
    const worker = await get('/sw.js');
    expect(directive(worker.headers['content-security-policy'], 'script-src')).toBe("script-src 'self'");
  });

  it('contains the configuration that the app would otherwise ask for', async () => {
    const { body } = await get('/app/order/today-orders', html);
    const config = JSON.parse(
      /<script type="application\/json" id="remote-config">(.*?)<\/script>/.exec(body)?.[1] ?? '',
    );
    const replyTo = async (name: 'get_setting_detail' | 'get_image_setting') =>
      (await server.app.inject({ method: 'POST', url: callPath(name), payload: {} })).json();
    expect(config.setting).toEqual((await replyTo('get_setting_detail')).setting);
    expect(config.imageSetting).toEqual((await replyTo('get_image_setting')).image_setting);
  });

  it('names the programs that its address needs, after its own', async () => {
    const link = '<link rel="modulepreload" href="/assets/a-1234.js">';
    const { body } = await get('/app/items?page=2', html);
    expect(body).toContain(`<title>the app</title>${link}</head>`);
    expect((await get('/app/other', html)).body).not.toContain('modulepreload');
  });

  it('may connect to its own origin, and no host from a request gets into a policy', async () => {
    const connect = async (headers: Record<string, string>, address?: string) =>
      directive((await get('/', { ...html, ...headers }, address)).headers['content-security-policy'], 'connect-src');
    for (const host of ['app.test:8080', 'evil.test', 'a; script-src *', "a 'unsafe-inline'", '*', '[::1]:8080'])
      expect([host, await connect({ host })]).toEqual([host, "connect-src 'self'"]);
    const forwarded = { host: 'app.test', 'x-forwarded-host': 'other.test' };
    expect(await connect(forwarded, '10.0.0.1')).toBe("connect-src 'self'");
  });

  it('PUBLIC_ADDRESS is an origin and nothing more', () => {
    for (const address of ['https://a;script-src', 'ftp://app.test', 'https://app.test/'])
      expect(() => readEnv({ PUBLIC_ADDRESS: address })).toThrow('PUBLIC_ADDRESS');
  });

  it('may use no feature of the browser that the app does not need', async () => {
    const policy = String((await get('/', html)).headers['permissions-policy']);
    for (const name of ['camera', 'microphone', 'payment', 'usb']) expect(policy).toContain(`${name}=()`);
    const passkeys = ['publickey-credentials-create', 'publickey-credentials-get'];
    for (const name of ['fullscreen', 'clipboard-write', 'autoplay', 'geolocation', ...passkeys])
      expect(policy).toContain(`${name}=(self)`);
  });
});

describe('what may be kept', () => {
  it.each([
    [
      'the result of a call',
      () => server.app.inject({ method: 'POST', url: callPath('login'), payload: {} }),
      'no-store',
    ],
    ['settings', () => get(callPath('get_country_list')), 'no-store'],
    ['an unknown call', () => get('/v3/nothing'), 'no-store'],
    ['a reference list', () => get('/v3/reference/countries'), 'public, max-age=300'],
    ['a reference record that is missing', () => get('/v3/reference/countries/QQ'), 'no-store'],
    ['a probe', () => get('/healthz'), 'no-store'],
    ['a drawn picture', () => get(`/images/${placeholderPath('item')}`), 'public, max-age=86400'],
    ['a picture that is missing', () => get('/images/item-pictures/x.webp'), 'no-store'],
    ['a file of the program', () => get('/assets/a-1234.js'), 'public, max-age=31536000, immutable'],
    ['the service worker', () => get('/sw.js'), 'no-cache'],
  ])('%s', async (_what, answer, expected) => {
    expect((await answer()).headers['cache-control']).toBe(expected);
  });

  it('a file of the program is sent once', async () => {
    const { etag } = (await get('/assets/a-1234.js')).headers;
    expect((await get('/assets/a-1234.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

describe('every reply', () => {
  it('may be loaded by pages of this origin only, except pictures', async () => {
    const shared = async (url: string) => (await get(url)).headers['cross-origin-resource-policy'];
    for (const url of ['/', '/healthz', '/v3/reference/countries', '/assets/a-1234.js', '/docs/'])
      expect([url, await shared(url)]).toEqual([url, 'same-origin']);
    expect(await shared(`/images/${placeholderPath('item')}`)).toBe('cross-origin');
  });

  it('asks for https only where it came by https through a trusted proxy', async () => {
    const hsts = async (address: string, proto: string) =>
      (await get('/healthz', { 'x-forwarded-proto': proto }, address)).headers['strict-transport-security'];
    expect(await hsts('10.0.0.1', 'https')).toBe('max-age=15552000');
    expect(await hsts('10.0.0.1', 'http')).toBeUndefined();
    expect(await hsts('10.0.0.2', 'https')).toBeUndefined();
  });

  it('frames nowhere, also the docs', async () => {
    const { headers } = await get('/docs/static/index.html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('what the build keeps for itself', () => {
  it.each(['/assets/a-1234.js.map', '/.vite/manifest.json'])('%s is not served', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('a file that the build compressed', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('for a browser that takes %s is sent as it is, under its own tag', async (accepted, encoding, unpack) => {
    const accepting = { 'accept-encoding': accepted };
    const { headers, rawPayload, statusCode } = await get('/assets/large-5678.js', accepting);
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(rawPayload).toString()).toBe(program);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(String(headers.vary)).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await get('/assets/large-5678.js', { ...accepting, 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
