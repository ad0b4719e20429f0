import type { AddressInfo } from 'node:net';
import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { noMail } from '#contract/mail/storeMail';
import { outgoingMessages, storeSecrets, storeSettings } from '#server/db/schema/index';
import { sendByStores, sendOutgoing } from '#server/jobs/outgoing';
import type { Mailer } from '#server/mail/mailer';
import { queueMessage, queueStoresMessage } from '#server/modules/outgoing/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

const password = 'the password of this store';
const log = { info() {}, warn() {}, error() {} };

let test: TestApp;
let store: OrderProvider['store'];
let owner: OrderProvider['owner'];
beforeAll(async () => {
  test = await buildTestApp({ env: { ...testMail, OUTBOUND_RANGES: '127.0.0.0/8' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(outgoingMessages);
  ({ store, owner } = await openOrderStore(test));
});

/** A mail server whose certificate no one signed. */
async function openServer(): Promise<number> {
  const server = new SMTPServer({ authOptional: true });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  return (server.server.address() as AddressInfo).port;
}

async function setUp(fields: object) {
  const { email_settings } = await callAs(test.app, owner, 'get_email_settings', {});
  return callAs(test.app, owner, 'update_email_settings', { version: email_settings.version, ...fields });
}

const remind = () =>
  queueStoresMessage(
    test.db,
    test.env,
    {
      ...({ event: 'booking_reminder', channel: 'email', recipient: 'ada@guests.example', language: 'en' } as const),
      ...{ storeId: store.id, message: { subject: 'Trattoria', text: 'See you tonight.' }, parts: null },
    },
    new Date(),
  );
const sendCode = () =>
  queueMessage(
    test.db,
    test.env,
    {
      ...({ event: 'email_code', channel: 'email', recipient: 'owner@mail.example', language: 'en' } as const),
      ...{ storeId: store.id, facts: { code: '123456', minutes: '10' } },
    },
    new Date(),
  );
const isGuests = eq(outgoingMessages.is_stores, true);
const rowsOf = () =>
  test.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.store_id, store.id), isGuests));

it('needs a server and a sender to be turned on', async () => {
  const { email_settings } = await callAs(test.app, owner, 'get_email_settings', {});
  const incomplete = { version: email_settings.version, is_mail_on: true };
  expect(await errorOf(test.app, owner, 'update_email_settings', incomplete)).toBe(errorCodes.FIELDS_NOT_VALID);
});

it('names the stage that fails, from the settings as they are saved', async () => {
  const to = 'owner@mail.example';
  expect(await errorOf(test.app, owner, 'test_email_settings', { to })).toBe(errorCodes.MAIL_NOT_SET_UP);
  await setUp({ mail_host: '127.0.0.1', mail_port: 9, mail_from_address: 'hello@mail.example' });
  expect(await callAs(test.app, owner, 'test_email_settings', { to })).toMatchObject({ stage: 'refused' });
  await setUp({ mail_port: await openServer(), mail_user: 'trattoria', mail_password: password });
  const tried = await callAs(test.app, owner, 'test_email_settings', { to });
  expect(tried).toMatchObject({ stage: 'certificate', said: '' });
});

it('sends mail to customers, and no other, and tries again when it fails', async () => {
  await setUp({ is_mail_on: true, mail_host: '127.0.0.1', mail_port: 9, mail_from_address: 'hello@mail.example' });
  await remind();
  await sendCode();
  const tools = { env: test.env, log };
  const now = new Date();

  const sent: string[] = [];
  const mailer: Mailer = {
    async send({ to }) {
      sent.push(to);
      return null;
    },
    close() {},
  };
  await sendOutgoing(test.db, now, { ...tools, mailer });
  expect(sent).toEqual(['owner@mail.example']);

  await sendByStores(test.db, now, tools);
  expect(await rowsOf()).toMatchObject([{ sent_at: null, failed_at: null, tries: 1, failure_stage: 'refused' }]);
  const { data } = await callAs(test.app, owner, 'get_email_log', {});
  expect(data).toMatchObject([{ recipient: 'a•••@guests.example', state: 'waiting', failure_stage: 'refused' }]);
  await sendByStores(test.db, addMinutes(now, 1), tools);
  expect(await rowsOf()).toMatchObject([{ tries: 2 }]);

  // Once it is turned off, the installation sends what waits.
  await test.db.update(storeSettings).set({ mail: noMail }).where(eq(storeSettings.store_id, store.id));
  await sendOutgoing(test.db, addMinutes(now, 5), { ...tools, mailer });
  expect(sent).toEqual(['owner@mail.example', 'ada@guests.example']);
  expect(await rowsOf()).toMatchObject([{ failure_stage: null, sent_at: expect.any(Date) }]);
});

it('goes on with the others’ mail when the password of one store can’t be decrypted', async () => {
  const byOwnServer = { is_mail_on: true, mail_host: '127.0.0.1', mail_port: 9, mail_from_address: 'a@mail.example' };
  await setUp({ ...byOwnServer, mail_user: 'trattoria', mail_password: password });
  await remind();
  const unreadable = store.id;
  await test.db.update(storeSecrets).set({ sealed: 'AAAA' }).where(eq(storeSecrets.store_id, unreadable));
  ({ store, owner } = await openOrderStore(test));
  await setUp(byOwnServer);
  await remind();
  const errors: unknown[] = [];
  await sendByStores(test.db, new Date(), {
    env: test.env,
    log: { ...log, error: (about: unknown) => void errors.push(about) },
  });
  expect(errors).toMatchObject([{ store_id: unreadable }]);
  expect(await rowsOf()).toMatchObject([{ tries: 1, failure_stage: 'refused' }]);
});
