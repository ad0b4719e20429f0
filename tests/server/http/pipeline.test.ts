import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { orders } from '#server/db/schema/index';
import { readEnv } from '#server/env';
import { buildTestApp, type TestApp, testAppKey } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeItem, makeStore, orderInput, type StoreRow, testPassword } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';
import { captchaFor } from '../../support/solvedCaptcha';

const lines: string[] = [];
const appFolder = mkdtempSync(join(tmpdir(), 'storedesk-app-'));
writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>the app</title>');

const metricsKey = 'metrics-key-of-the-tests-with-32-characters';

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
let item: { id: string };
beforeAll(async () => {
  server = await buildTestApp({
    env: { API_DOCS: 'on', METRICS_KEY: metricsKey },
    logTo: { write: (line) => void lines.push(line) },
    appFolder,
  });
  store = await makeStore(server.db);
  item = await makeItem(server.db, store);
  owner = await login(server.app, store);
});
afterAll(() => server.close());

const post = (url: string, payload: string, contentType = 'application/json') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType, ...owner.headers } });

describe('what is wrong with a request', () => {
  it('unknown call: 404 and 4004', async () => {
    const reply = await post(callPath('no_such_call'), '{}');
    expect([reply.statusCode, reply.json().error_code]).toEqual([404, errorCodes.UNKNOWN_CALL]);
  });

  it('wrong content type: 415 and 4015', async () => {
    for (const type of ['text/plain', 'application/xml']) {
      const reply = await post(callPath('get_store_data'), 'hello', type);
      expect([reply.statusCode, reply.json().error_code]).toEqual([415, errorCodes.WRONG_CONTENT_TYPE]);
    }
  });

  it('malformed JSON, and JSON that would reach into prototypes: 400 and 4000', async () => {
    for (const body of ['{"email":', '{"__proto__":{"admin":true}}', '']) {
      const reply = await post(callPath('get_store_data'), body);
      expect([reply.statusCode, reply.json().error_code]).toEqual([400, errorCodes.MALFORMED_JSON]);
    }
  });

  it('a body over the limit: 413 and 4013', async () => {
    const reply = await post(callPath('get_store_data'), JSON.stringify({ id: 'x'.repeat(limits.bodyBytes) }));
    expect([reply.statusCode, reply.json().error_code]).toEqual([413, errorCodes.BODY_TOO_LARGE]);
  });

  it('a body that isn’t an object, or has a field too many: 4022 with the path, HTTP 200', async () => {
    for (const body of [[], 'text', 7]) {
      const reply = await inject(server.app, owner, 'get_store_data', JSON.stringify(body), {
        'content-type': 'application/json',
      });
      expect([reply.statusCode, reply.json().error_code]).toEqual([200, errorCodes.FIELDS_NOT_VALID]);
    }
    const order = { ...orderInput(item), surprise: 1, tip_amount: -1 };
    const reply = (await inject(server.app, owner, 'create_order', order)).json();
    expect(reply.errors).toContainEqual({ path: 'surprise', code: 'unrecognized_keys' });
    expect(reply.errors).toContainEqual({
      path: 'tip_amount',
      code: 'too_small',
      params: expect.objectContaining({ minimum: 0 }),
    });
  });

  it('never says what broke inside, and names the request in the log by the id that the reply bears', async () => {
    const broken = await buildTestApp({ logTo: { write: (line) => void lines.push(line) } });
    await broken.db.execute(sql`drop table cities`);
    const reply = await inject(broken.app, null, 'get_city_list', { country_id: 'FR' });
    await broken.close();
    const { request_id } = reply.json();
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ success: false, error_code: errorCodes.INTERNAL_SERVER_ERROR, request_id });
    expect(reply.headers['x-request-id']).toBe(request_id);
    const logged = lines.filter((line) => line.includes(request_id)).join('');
    expect(logged).toContain('cities');
    expect(logged).toContain('stack');
  });
});

describe('attempts to sign in', () => {
  const wrong = { error_code: errorCodes.WRONG_USERNAME_OR_PASSWORD };

  it('have to wait after five failures, and a success forgets them', async () => {
    const tried = await buildTestApp();
    try {
      const account = await makeStore(tried.db);
      const tryWith = (password: string) => call(tried.app, null, 'login', { email: account.email, password });
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 4; n += 1) expect(await tryWith('wrong one')).toMatchObject(wrong);
        expect(await tryWith(testPassword)).toMatchObject({ success: true });
      }
      for (let n = 0; n < 5; n += 1) expect(await tryWith('wrong one')).toMatchObject(wrong);
      const refused = { error_code: errorCodes.TOO_MANY_ATTEMPTS, retry_after: expect.any(Number) };
      expect(await tryWith(testPassword)).toMatchObject(refused);
    } finally {
      await tried.close();
    }
  });

  it('of one address are limited, and lock no one out elsewhere', async () => {
    const tried = await buildTestApp({ env: { TRUST_PROXY: 'true' } });
    try {
      const account = await makeStore(tried.db);
      const from = async (address: string, email: string, password: string) => {
        const body = { email, password, captcha_token: await captchaFor(tried) };
        return (await inject(tried.app, null, 'login', body, { 'x-forwarded-for': address })).json();
      };
      await Promise.all(Array.from({ length: 10 }, (_, n) => from(`10.0.0.${n}`, account.email, 'wrong one')));
      expect(await from('10.0.0.99', account.email, testPassword)).toMatchObject({ success: true });
      for (let n = 0; n < 50; n += 1) await from('10.9.9.9', `nobody-${n}@test.example`, 'wrong one');
      expect(await from('10.9.9.9', account.email, testPassword)).toMatchObject({
        error_code: errorCodes.TOO_MANY_ATTEMPTS,
      });
    } finally {
      await tried.close();
    }
  });
});

describe('a call that came with a key', () => {
  const countOrders = async () => (await server.db.select().from(orders).where(eq(orders.store_id, store.id))).length;

  it('is carried out once, and gives the first reply again', async () => {
    const input = orderInput(item);
    const before = await countOrders();
    const first = await callAs(server.app, owner, 'create_order', input);
    const second = await callAs(server.app, owner, 'create_order', input);
    expect(second).toEqual(first);
    expect(await countOrders()).toBe(before + 1);
  });

  it('is carried out once where many come at the same time', async () => {
    const input = orderInput(item);
    const before = await countOrders();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => callAs(server.app, owner, 'create_order', input)),
    );
    expect(new Set(replies.map((reply) => reply.order._id)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it('is refused where the key comes back with another body', async () => {
    const input = orderInput(item);
    await callAs(server.app, owner, 'create_order', input);
    const other = { ...input, tip_amount: 100 };
    expect(await errorOf(server.app, owner, 'create_order', other)).toBe(errorCodes.IDEMPOTENCY_KEY_REUSED);
  });

  it('is a text of at least eight characters, without surrounding blanks', async () => {
    for (const idempotency_key of [' '.repeat(8), '\u200b'.repeat(8), ' '.repeat(40), '\t1234567 \n', '1234567'])
      expect(await call(server.app, owner, 'create_order', { ...orderInput(item), idempotency_key })).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
        errors: [{ path: 'idempotency_key' }],
      });
    const input = orderInput(item);
    const { order } = await callAs(server.app, owner, 'create_order', input);
    const padded = { ...input, idempotency_key: ` ${input.idempotency_key}\n` };
    expect((await callAs(server.app, owner, 'create_order', padded)).order._id).toBe(order._id);
  });

  it('keeps no refusal: what was wrong can be put right under the same key', async () => {
    const sold_out = await makeItem(server.db, store, { is_in_stock: false });
    const input = orderInput(sold_out);
    expect(await errorOf(server.app, owner, 'create_order', input)).toBe(errorCodes.FIELDS_NOT_VALID);
    const right = { ...input, items: [{ item_id: item.id, quantity: 1 }] };
    expect(await errorOf(server.app, owner, 'create_order', right)).toBeNull();
  });

  it('is the same call for another token of the store, and another call for another store', async () => {
    const input = orderInput(item);
    const { order } = await callAs(server.app, owner, 'create_order', input);
    const again = await login(server.app, store);
    expect((await callAs(server.app, again, 'create_order', input)).order._id).toBe(order._id);

    const otherStore = await makeStore(server.db);
    const otherItem = await makeItem(server.db, otherStore);
    const elsewhere = { ...orderInput(otherItem), idempotency_key: input.idempotency_key };
    const reply = await callAs(server.app, await login(server.app, otherStore), 'create_order', elsewhere);
    expect(reply.order._id).not.toBe(order._id);
  });
});

describe('the log', () => {
  it('bears no password, token, key or code, whatever the level', async () => {
    const password = 'a-password-to-look-for';
    await call(server.app, null, 'login', { email: store.email, password });
    await call(
      server.app,
      { ...owner, headers: { ...owner.headers, servertoken: 'a-token-to-look-for' } },
      'logout',
      {},
    );
    await server.app.inject({ method: 'GET', url: '/v3/api/store/get_country_list?servertoken=a-token-to-look-for' });
    server.app.log.info(
      { body: { password, servertoken: 'a-token-to-look-for', confirmation_code: '1234-code' } },
      'body',
    );
    const log = lines.join('');
    for (const secret of [password, 'a-token-to-look-for', '1234-code', owner.token, server.env.PLATFORM_KEY]) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"error_code":994');
  });
});

describe('beside the calls', () => {
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

  it('shows the calls under /docs', async () => {
    const page = await get('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });

  it('answers probes and metrics', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true });
    expect((await get('/readyz')).json()).toMatchObject({ ok: true, database: 'up', degraded: [] });
    const metrics = (await get('/metrics', { authorization: `Bearer ${metricsKey}` })).body;
    expect(metrics).toContain('storedesk_call_seconds_count{call="login",code="0"}');
    expect(metrics).toContain('storedesk_outbox_lag_seconds');
  });

  it('gives metrics only to a caller with the key', async () => {
    const tokens = [
      '',
      metricsKey,
      'Bearer',
      'Bearer x',
      `Bearer ${metricsKey}x`,
      `Bearer ${metricsKey.slice(1)}`,
      `Basic ${metricsKey}`,
    ];
    for (const authorization of [...tokens, `Bearer ${server.env.PLATFORM_KEY}`]) {
      const reply = await get('/metrics', { authorization });
      expect([authorization, reply.statusCode]).toEqual([authorization, 401]);
      expect(reply.headers['www-authenticate']).toBe('Bearer');
      expect(reply.body).not.toContain('storedesk_');
    }
  });

  it('has neither metrics nor docs unless they are set up, also for a caller on the same machine', async () => {
    const closed = await buildTestApp();
    for (const url of ['/metrics', '/docs', '/docs/', '/docs/json', '/docs/yaml', '/v3/openapi.json']) {
      const reply = await closed.app.inject({ url, remoteAddress: '127.0.0.1', headers: { authorization: 'Bearer ' } });
      expect([url, reply.statusCode, reply.json().error_code]).toEqual([url, 404, errorCodes.UNKNOWN_CALL]);
    }
    await closed.close();
    const defaults = (source: Record<string, string>) => readEnv(source).API_DOCS;
    const DATABASE_URL = 'postgres://localhost/store';
    expect(defaults({})).toBe('on');
    expect(defaults({ DEMO: 'off' })).toBe('off');
    expect(defaults({ DATABASE_URL, APP_KEY: testAppKey })).toBe('off');
    expect(defaults({ DATABASE_URL, APP_KEY: testAppKey, API_DOCS: 'on' })).toBe('on');
    expect(() => readEnv({ METRICS_KEY: 'short' })).toThrow('METRICS_KEY: at least 32 characters');
  });

  it("shows the app for a person's paths, and never for the API's or a program's", async () => {
    const html = { accept: 'text/html,*/*' };
    for (const path of ['/', '/app/order/today-orders', '/store/login']) {
      const reply = await get(path, html);
      expect([path, reply.statusCode, reply.body.includes('the app')]).toEqual([path, 200, true]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/v3/nothing', html)).json().error_code).toBe(errorCodes.UNKNOWN_CALL);
    expect((await get('/app/missing.js')).statusCode).toBe(404);
  });

  it('lets pages load only what the app needs', async () => {
    const policy = (await get('/', { accept: 'text/html' })).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('draws placeholders for the pictures that no one uploaded', async () => {
    const { image_setting } = await callAs(server.app, null, 'get_image_setting', {});
    for (const path of Object.values(image_setting.default_images)) {
      const reply = await get(image_setting.image_base + path);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
  });
});
