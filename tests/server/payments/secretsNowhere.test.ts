import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '#contract/calls/index';
import { paymentWebhookPath } from '#contract/payments/gateways';
import { paymentGateways } from '#server/db/schema/index';
import type { Connector } from '#server/gateways/connect/connect';
import { runPayments } from '#server/modules/payments/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call } from '../../support/callApi';
import { openOrderStore } from '../../support/orderDesk';

/** The part of every planted secret, as it is and in base64, where it can begin at three places. */
const mark = 'CANARYCANARYCANARY';
const spellings = [mark, ...[0, 1, 2].map((at) => Buffer.from(mark.slice(at, at + 15)).toString('base64'))];
const secrets = {
  gateway: {
    ...{ stripe_secret: `sk_live_${mark}_stripe`, stripe_webhook: `whsec_${mark}_stripe` },
    ...{ paystack_secret: `sk_live_${mark}_paystack`, payu_merchant: '12345', payu_secret: `${mark}_payu_secret` },
    ...{ payu_authorization: `${mark}_payu_second`, paypal_public: 'client', paypal_secret: `${mark}_paypal_secret` },
    ...{ paypal_webhook: `${mark}_paypal_webhook` },
  },
  email: { mail_host: '127.0.0.1', mail_port: 2525, mail_user: 'user', mail_password: `${mark}_mail_word` },
  sms: { sms_auth_id: 'account', sms_auth_token: `${mark}_text_token` },
};

/** Services that repeat all that they were sent in their errors. */
const echo: Connector = {
  async fetch(url, { headers = {}, body = '' } = {}) {
    const told = `${url} ${JSON.stringify(headers)} ${body}`;
    const error = { message: told, type: 'invalid_request_error', description: told };
    return {
      ...{ ok: true, status: 400, headers: { 'content-type': 'application/json' } },
      body: Buffer.from(JSON.stringify({ error, message: told, error_description: told, details: [error] })),
    };
  },
  close: async () => {},
};

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  test = await buildTestApp({ env: testMail, hasRealGateways: true, connector: echo, logTo });
});
afterAll(() => test.close());

/** All rows of all tables as text, with their table in front. */
async function allRows(): Promise<string[]> {
  const read = async <Row>(query: SQL) => ((await test.db.execute(query)) as unknown as { rows: Row[] }).rows;
  const ofUs = sql`table_schema = 'public' and table_type = 'BASE TABLE'`;
  const rows: string[] = [];
  for (const { table_name } of await read<{ table_name: string }>(
    sql`select table_name from information_schema.tables where ${ofUs}`,
  )) {
    const found = await read<{ text: string }>(
      sql`select row_to_json(one)::text as text from ${sql.identifier(table_name)} one`,
    );
    rows.push(...found.map(({ text }) => `${table_name}: ${text}`));
  }
  return rows;
}

it('The secrets of a store appear in no reply, log line or row, whatever services answer', async () => {
  const desk = await openOrderStore(test);
  const replies: string[] = [];
  const ask = async (name: CallName, body: object, caller: Parameters<typeof call>[1] = desk.owner) => {
    const reply = await call(test.app, caller, name, body as never);
    replies.push(`${name}: ${JSON.stringify(reply)}`);
    return reply as unknown as { success: boolean } & Record<string, { version: number }>;
  };
  const settings = async (section: keyof typeof secrets, changes: object) => {
    const { version } = (await ask(`get_${section}_settings`, {}))[`${section}_settings`] ?? { version: 0 };
    return ask(`update_${section}_settings`, { version, ...changes });
  };
  for (const section of ['gateway', 'email', 'sms'] as const)
    expect(await settings(section, secrets[section])).toMatchObject({ success: true });
  // Replaced and refused ones, too.
  expect(await settings('gateway', { stripe_webhook: `whsec_${mark}_next` })).toMatchObject({ success: true });
  expect(await settings('gateway', { stripe_secret: `${mark}_${'x'.repeat(5_000)}` })).toMatchObject({
    success: false,
  });
  const stale = { version: 1_000, paypal_secret: `${mark}_stale` };
  expect(await ask('update_gateway_settings', stale)).toMatchObject({ success: false });
  for (const name of ['stripe', 'paystack', 'payu', 'paypal'])
    expect(await ask('check_payment_gateway', { name })).toMatchObject({ success: true });
  await ask('test_email_settings', { to: 'owner@store.test', language: 'en' });
  await ask('send_test_sms', { country_phone_code: '+49', phone: '1701234567', language: 'en' });

  const isOfStore = eq(paymentGateways.store_id, desk.store.id);
  await test.db.update(paymentGateways).set({ checked_at: new Date() }).where(isOfStore);
  for (const first_gateway of ['stripe', 'paystack', 'payu', 'paypal']) {
    expect(await settings('gateway', { first_gateway })).toMatchObject({ success: true });
    const { order } = await desk.placeOutside({ paid_by: 'card' });
    const start = { store_id: desk.store.id, order_id: order._id, return_address: 'https://shop.test/' };
    expect(await ask('platform/start_payment', start, 'platform')).toMatchObject({ success: false });
    expect(await ask('get_order', { order_id: order._id })).toMatchObject({ success: true });
  }
  for (const { id } of await test.db.select().from(paymentGateways).where(isOfStore)) {
    const url = paymentWebhookPath(id);
    const reply = await test.app.inject({ method: 'POST', url, headers: { 'stripe-signature': 't=1' }, payload: {} });
    expect(reply.statusCode).toBe(400);
    replies.push(`${url}: ${reply.body}`);
  }
  await runPayments(test.db, test.app.paymentGateways, new Date(Date.now() + 600_000), test.app.log);
  await ask('get_payment_gateways', {});
  expect(await ask('get_audit_list', { perPage: 100 })).toMatchObject({ success: true });

  const leaks = (texts: readonly string[]) =>
    texts.filter((text) => spellings.some((spelling) => text.includes(spelling))).map((text) => text.slice(0, 300));
  expect(lines.length).toBeGreaterThan(10);
  expect(leaks(replies)).toEqual([]);
  expect(leaks(lines)).toEqual([]);
  const rows = await allRows();
  expect(rows.filter((row) => row.startsWith('store_secrets: ')).length).toBeGreaterThan(7);
  expect(leaks(rows)).toEqual([]);
});
