import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { mountStandIn, withStandIn } from '#server/gateways/payments/standIn/mountStandIn';
import { standInWebhookSecret } from '#server/gateways/payments/standIn/standIn';
import { openStripe } from '#server/gateways/payments/stripe';
import { checkoutOf, valueIn } from './gatewaySuite';

const key = 'sk_test_standin_pages';
const file = join(mkdtempSync(join(tmpdir(), 'stand-in-')), 'accounts.json');
const apps: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A server with the stand-in, and what arrived at its webhook address. */
async function serve() {
  const app = Fastify();
  apps.push(app);
  const standIn = mountStandIn(app, { now: () => new Date(), address: 'https://demo.test', file });
  const arrived: { body: Buffer; headers: Record<string, string | string[] | undefined> }[] = [];
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>('/hook', async ({ body, headers }) => {
      arrived.push({ body, headers });
      return {};
    });
  });
  standIn.listen(key, '/hook');
  const fetch = withStandIn(async () => ({ ok: false, failure: 'refused' }), standIn);
  const form = (path: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { app, arrived, form, gateway: openStripe(key, fetch), fetch };
}

it('pays at its page, says that nothing is charged, and tells the server', async () => {
  const { app, arrived, form, gateway, fetch } = await serve();
  const request = checkoutOf({ amount: 1250, currency: 'EUR' }, { description: 'Order <12>' });
  const { payment, address } = valueIn(await gateway.startCheckout(request));
  const path = address.replace('https://demo.test', '');
  const page = await app.inject(path);
  expect(page.body).toContain('Test, nothing is charged');
  expect(page.body).toContain('12.50 EUR');
  expect(page.body).toContain('Order &lt;12&gt;');
  expect((await form(path, 'number=4000000000000002')).body).toContain('generic decline');
  expect((await form(path, 'number=4111111111111111')).body).toContain('incorrect number');
  const confirm = await form(path, 'number=4000002760003184');
  const paid = await form(String(confirm.headers.location), 'answer=yes');
  expect(paid.headers.location).toBe('https://store.test/back');
  expect((await app.inject(path)).body).toContain('This page has ended');
  expect(valueIn(await gateway.readPayment(payment)).state).toBe('paid');

  await expect.poll(() => arrived.length).toBeGreaterThan(3);
  const [first] = arrived;
  if (!first) throw new Error('nothing arrived');
  expect(gateway.readEvent(first.body, first.headers, [standInWebhookSecret(key)], new Date())).not.toBeNull();
  expect(await openStripe('sk_live_real', fetch).checkKeys()).toEqual({ kind: 'later', reason: 'refused' });

  const restarted = await serve();
  expect(valueIn(await restarted.gateway.readPayment(payment)).state).toBe('paid');
});
