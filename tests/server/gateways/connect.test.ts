import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readRange } from '#server/envAddresses';
import { makeAddressCheck } from '#server/gateways/connect/addressCheck';
import { type ConnectSettings, connect } from '#server/gateways/connect/connect';

/** Spellings of this machine, of private networks and of nowhere, as a store or a redirect may write them. */
const spellings = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
  ...['0x7f.0x0.0x0.0x1', '0177.0.0x0.1', '127.0.0.1.', '127.127.127.127', '0', '0.0.0.0', '00000000', '0x0'],
  ...['localhost', 'LOCALHOST', 'localhost.', '%6c%6f%63alhost', '１２７.0.0.1', '127。0。0。1', '①②⑦.⓪.⓪.①'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:0001]'],
  ...['[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[2001:0:7f00:1::]', '[fe80::1]', '[fd00::1]', '[fec0::1]', '10.0.0.1', '172.16.0.1', '192.168.0.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1', '240.0.0.1', '255.255.255.255', '224.0.0.1'],
];

let server: Server;
let port: number;
let connects = 0;
let asked: { url: string; method: string; headers: Record<string, unknown> }[] = [];

/** Answers by path: `/to/<status>/<address>` redirects, `/slow` never ends, `/long` has 10 MB. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    asked.push({ url, method, headers });
    const [, kind, status, ...rest] = url.split('/');
    if (kind === 'to')
      return response
        .writeHead(Number(status), { location: Buffer.from(decodeURIComponent(rest.join('/'))).toString('latin1') })
        .end();
    if (kind === 'slow') {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    } else if (kind === 'long') {
      for (let part = 0; part < 160; part += 1) response.write(Buffer.alloc(65_536, 'a'));
      response.end();
    } else response.writeHead(kind === 'bad' ? 500 : 200, { 'x-kind': 'plain' }).end(`hello from ${url}`);
  });
  server.on('connection', () => {
    connects += 1;
  });
  // Every address of this machine, also those of IPv6.
  await new Promise<void>((listening) => server.listen(0, '::', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  connects = 0;
  asked = [];
});

function open(settings: ConnectSettings = {}) {
  const connector = connect(settings);
  onTestFinished(() => connector.close());
  return connector.fetch;
}

const onlyHere = { allowed: [readRange('127.0.0.1')], resolve: async () => ['127.0.0.1'] };
const here = (path: string, host = 'shop.example') => `http://${host}:${port}${path}`;
const to = (address: string, status = 302) => here(`/to/${status}/${encodeURIComponent(address)}`);

describe('where it connects', () => {
  it.each(spellings)('not to %s', async (spelling) => {
    const reply = await open()(`http://${spelling}:${port}/`, { timeoutMs: 2_000 });
    expect(reply).toEqual({ ok: false, failure: 'address' });
    expect(connects).toBe(0);
  });

  it.each(spellings)('not to %s, which a redirect names', async (spelling) => {
    const fetch = open({ ...onlyHere, allowed: [readRange('127.0.0.2')], trusted: [here('')] });
    const reply = await fetch(to(`http://${spelling}:${port}/`));
    expect(reply).toEqual({ ok: false, failure: 'address' });
    expect(asked).toHaveLength(1);
  });

  it.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'http://', 'not an address', '', 'http://a:b@shop.example/'])(
    'not to what is no plain address of the web: %j',
    async (address) => {
      expect(await open(onlyHere)(address)).toEqual({ ok: false, failure: 'address' });
    },
  );

  it('to public addresses', () => {
    const isAllowed = makeAddressCheck();
    for (const address of ['93.184.215.14', '2606:2800:21f::1', '::ffff:93.184.215.14', '64:ff9b::5db8:d70e'])
      expect(isAllowed(address), address).toBe(true);
  });

  it('to private ones that the operator allows, and to no neighbour of theirs', () => {
    const isAllowed = makeAddressCheck(['10.1.0.0/16', 'fd12::/32', '192.168.0.7'].map(readRange));
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '64:ff9b::10.1.2.3', 'fd12::5', '192.168.0.7'])
      expect(isAllowed(address), address).toBe(true);
    for (const address of ['10.2.0.1', 'fd13::5', '192.168.0.8', '127.0.0.1', 'shop.example'])
      expect(isAllowed(address), address).toBe(false);
  });

  it('to the address that was checked, though the name leads elsewhere a moment later', async () => {
    const answers = ['127.0.0.2', '127.0.0.1'];
    let lookUps = 0;
    const resolve = async () => [answers[lookUps++] ?? '127.0.0.1'];
    const reply = await open({ allowed: [readRange('127.0.0.2')], resolve })(here('/first'));
    expect({ reply: reply.ok, lookUps }).toEqual({ reply: true, lookUps: 1 });

    const later = await open({ allowed: [readRange('127.0.0.2')], resolve })(here('/second'));
    expect(later).toEqual({ ok: false, failure: 'address' });
    expect(asked.map(({ url }) => url)).toEqual(['/first']);
  });

  it('to the address of a name that may be connected to, where others may not', async () => {
    const resolve = async () => ['10.0.0.1', '127.0.0.1', '::1'];
    expect(await open({ allowed: [readRange('127.0.0.1')], resolve })(here('/'))).toMatchObject({ status: 200 });
  });

  it('to an address that the settings name, wherever it is', async () => {
    const address = `http://127.0.0.1:${port}`;
    expect(await open({ trusted: [`${address}/search`] })(`${address}/other`)).toMatchObject({ status: 200 });
  });
});

describe('replies', () => {
  it('come with status, headers and body, also those of a failure', async () => {
    expect(await open(onlyHere)(here('/bad'))).toMatchObject({
      ...{ ok: true, status: 500, headers: { 'x-kind': 'plain' }, body: Buffer.from('hello from /bad') },
    });
  });

  it('come after three redirects, and not after four', async () => {
    const three = to(to(to(here('/end'))));
    expect(await open(onlyHere)(three)).toMatchObject({ status: 200, body: Buffer.from('hello from /end') });
    expect(await open(onlyHere)(to(three))).toEqual({ ok: false, failure: 'redirects' });
  });

  it('are the redirect itself where it is the answer', async () => {
    const asking = { method: 'POST', body: 'order=1', redirect: 'manual' } as const;
    const reply = await open(onlyHere)(to(here('/end'), 302), asking);
    expect(reply).toMatchObject({ ok: true, status: 302, headers: { location: here('/end') } });
    expect(asked).toHaveLength(1);
  });

  it('are not asked for elsewhere with a body, or with headers that could be secret', async () => {
    const posted = await open(onlyHere)(to(here('/end'), 307), { method: 'POST', body: 'card=1' });
    expect(posted).toEqual({ ok: false, failure: 'redirects' });

    const headers = { authorization: 'Bearer secret', accept: 'text/plain' };
    await open(onlyHere)(to(here('/end', 'other.example')), { headers });
    expect(asked.at(-1)?.headers).toMatchObject({ accept: 'text/plain' });
    expect(asked.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  it('are given up when they take too long, though something comes all the time', async () => {
    const startedAt = performance.now();
    expect(await open(onlyHere)(here('/slow'), { timeoutMs: 300 })).toEqual({ ok: false, failure: 'timeout' });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('are given up when a name server does not answer', async () => {
    const resolve = () => wait(5_000, ['127.0.0.1'], { ref: false });
    expect(await open({ resolve })(here('/'), { timeoutMs: 100 })).toEqual({ ok: false, failure: 'timeout' });
  });

  it('are given up when they are too long', async () => {
    expect(await open(onlyHere)(here('/long'))).toEqual({ ok: false, failure: 'too_large' });
    expect(await open(onlyHere)(here('/long'), { maxBytes: 11_000_000 })).toMatchObject({ ok: true });
  });

  it('fail where no one listens, and where TLS is asked of what speaks none', async () => {
    expect(await open(onlyHere)('http://shop.example:9/')).toEqual({ ok: false, failure: 'refused' });
    expect(await open(onlyHere)(`https://shop.example:${port}/`)).toEqual({ ok: false, failure: 'tls' });
  });
});

it('logs each attempt with its stage and outcome, and nothing that could be a key', async () => {
  const lines: unknown[] = [];
  const log = { info: (line: object) => void lines.push(line) };
  const fetch = open({ ...onlyHere, log });
  await fetch(here('/send?key=secret'), { stage: 'send' });
  await fetch('http://shop.example:9/key/secret', { stage: 'refund' });
  expect(lines).toMatchObject([
    { stage: 'send', host: `shop.example:${port}`, status: 200 },
    { stage: 'refund', host: 'shop.example:9', failure: 'refused' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
