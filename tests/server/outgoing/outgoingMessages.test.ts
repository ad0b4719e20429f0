import { randomUUID } from 'node:crypto';
import { addDays, addHours, addMinutes, subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingEvents } from '#contract/entities/outgoingMessage';
import { referenceLanguages } from '#contract/referenceLanguages';
import { mailWarning } from '#server/announce';
import { accountTokens, oneTimeCodes, outgoingMessages } from '#server/db/schema/index';
import { type Env, readEnv } from '#server/env';
import { makeLogger } from '#server/http/logger';
import { removeExpiredProofs, removeOldOutgoing } from '#server/jobs/cleanUp';
import { sendOutgoing } from '#server/jobs/outgoing';
import { openMailer } from '#server/mail/mailer';
import type { MessageFacts } from '#server/modules/outgoing/messageTexts';
import { deliveryOf, queueMessage } from '#server/modules/outgoing/service';
import { writeMessage } from '#server/modules/outgoing/writeMessage';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { login } from '../../support/login';
import { openMailServer } from '../../support/mailServer';
import { messageExamples, secretLink } from '../../support/messageExamples';

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
let mail: Awaited<ReturnType<typeof openMailServer>>;
let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  mail = await openMailServer();
  test = await buildTestApp({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'storedesk@operator.test', PUBLIC_ADDRESS: 'https://app.operator.test' },
    logTo,
  });
});
afterAll(async () => {
  await test.close();
  await mail.close();
});
beforeEach(async () => {
  lines.length = 0;
  mail.mails.length = 0;
  mail.refuse(false);
  await test.db.delete(outgoingMessages);
  store = await makeStore(test.db);
});

const queue = (event: keyof MessageFacts, { at = new Date(), recipient = 'ana@test.example', env = test.env } = {}) =>
  queueMessage(
    test.db,
    env,
    {
      ...({ event, channel: event === 'phone_code' ? 'sms' : 'email', recipient, language: 'de' } as const),
      facts: messageExamples[event],
      storeId: store.id,
    },
    at,
  );

/** One round of the job, with the real log. */
async function send(now = new Date()): Promise<void> {
  const mailer = openMailer(test.env);
  const log = makeLogger({ LOG_LEVEL: 'trace' } as Env, logTo);
  await sendOutgoing(test.db, now, { mailer, env: test.env, log });
  mailer?.close();
}

describe('the text of a message', () => {
  const cases = referenceLanguages.flatMap((language) => outgoingEvents.map((event) => [language, event] as const));
  it.each(cases)('in %s, %s, has its link once', (language, event) => {
    expect(writeMessage(event, language, messageExamples[event]).text.split(secretLink).length).toBeLessThanOrEqual(2);
  });

  it.each(cases)('in %s, %s, has all its facts and nothing unfilled', (language, event) => {
    const { subject, text } = writeMessage(event, language, messageExamples[event]);
    for (const fact of Object.values<string>(messageExamples[event])) expect(`${subject}\n${text}`).toContain(fact);
    expect(`${subject}${text}`).not.toMatch(/%\{|\}|undefined/);
    expect(subject === '').toBe(event === 'phone_code');
    // A text message of one part has 160 characters of GSM, or 70 of Unicode; two parts are enough for a code.
    if (event === 'phone_code') expect(text.length).toBeLessThanOrEqual(160);
  });

  it.each(referenceLanguages)('in %s is not the English one, and no name adds a line', (language) => {
    const hostile = 'Ana\r\nBcc: x@y.test\u2028\u0000\n\nPay here: %{link}';
    const facts = { name: hostile, by: hostile, store: hostile, link: secretLink };
    const { subject, text } = writeMessage('invitation', language, facts);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(subject).not.toMatch(/[\r\n\u2028\u0000]/);
    expect(text.split('\n').filter((line) => line.includes('Bcc'))).not.toContain('Bcc: x@y.test');
    expect(text.match(/\n/g)).toHaveLength(
      writeMessage('invitation', language, messageExamples.invitation).text.split('\n').length - 1,
    );
    expect(text.split(secretLink)).toHaveLength(2);
    if (language !== 'en') expect(text).not.toContain('has invited you');
  });

  it.each(['sv', '', 'constructor', '__proto__'])('is English for the language "%s"', (language) => {
    expect(writeMessage('email_code', language, messageExamples.email_code)).toEqual(
      writeMessage('email_code', 'en', messageExamples.email_code),
    );
  });
});

describe('how a message leaves', () => {
  const settings = (given: Record<string, string>) => readEnv({ DEMO: 'off', ...given });
  const smtp = { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@b.test', PUBLIC_ADDRESS: 'https://app.test' };

  it('depends on the mail server and the demo', () => {
    expect(deliveryOf(settings(smtp), 'email')).toBe('server');
    expect(deliveryOf(settings({ ...smtp, DEMO: 'on' }), 'email')).toBe('server');
    expect(deliveryOf(settings({ ...smtp, DEMO: 'on' }), 'sms')).toBe('none');
    for (const DEMO of ['on', 'data']) {
      expect(deliveryOf(settings({ DEMO }), 'email')).toBe('page');
      expect(deliveryOf(settings({ DEMO }), 'sms')).toBe('page');
    }
    expect(deliveryOf(settings({}), 'email')).toBe('none');
  });

  it('is warned about at the start if it can’t', () => {
    expect(mailWarning(settings({}))).toMatch(/^SMTP_URL is not set/);
    expect(mailWarning(settings({}))).not.toContain('\n');
    expect(mailWarning(settings({ DEMO: 'on' }))).toBeNull();
    expect(mailWarning(settings(smtp))).toBeNull();
  });

  it('in the demo is the page that waits for it: its text is never stored', async () => {
    const env = { ...test.env, SMTP_URL: '', DEMO: 'on' } as const;
    const shown = await queue('email_code', { env });
    expect(shown?.text).toContain('493817');
    expect((await queue('phone_code', { env }))?.text).toContain('493817');
    const found = await test.db.select().from(outgoingMessages);
    expect(found).toMatchObject([{ sealed: null }, { sealed: null }]);
    expect(found.every(({ sent_at }) => sent_at !== null)).toBe(true);
    await send();
    expect(mail.mails).toEqual([]);
  });

  it('is an error if nothing can send it', async () => {
    await expect(queue('phone_code')).rejects.toThrow('No server is set up for messages by sms.');
    await expect(queue('email_code', { env: { ...test.env, SMTP_URL: '' } })).rejects.toThrow('by email');
  });

  it('undoes with its transaction', async () => {
    const undone = test.db.transaction(async (tx) => {
      await queueMessage(
        tx,
        test.env,
        {
          ...({ event: 'email_code', channel: 'email', recipient: 'a@b.test', language: 'en', storeId: null } as const),
          facts: messageExamples.email_code,
        },
        new Date(),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await test.db.select().from(outgoingMessages)).toEqual([]);
  });
});

describe('the log', () => {
  it('names recipient, event, language and state, and never a code, a link or a token', async () => {
    const owner = await login(test.app, store);
    const account = await makeSubStore(test.db, store, { password_hash: null });
    await inject(test.app, owner, 'invite_sub_store', { _id: account.id });
    await queue('email_code');
    await queue('new_password', { recipient: 'bo@test.example' });
    // A server that quotes what it was sent.
    mail.refuse(`451 4.7.0 "493817 ist Ihr Code" ${secretLink} ${'Zx9_'.repeat(11)}`);
    await send();
    mail.refuse('550 5.1.1 493817 no such person');
    await send(addMinutes(new Date(), 1));
    mail.refuse(false);
    await queue('email_code', { recipient: 'cy@test.example' });
    await send(addMinutes(new Date(), 2));
    const log = lines.join('');
    const told = lines.map((line) => JSON.parse(line)).filter((line) => line.outgoing_message);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ recipient: 'ana@test.example', event: 'email_code', language: 'de', channel: 'email', state: 'waiting' },
          reason: expect.stringContaining('[hidden]'),
        }),
        expect.objectContaining({ recipient: account.email, event: 'invitation', state: 'failed' }),
        expect.objectContaining({ recipient: 'cy@test.example', state: 'sent' }),
      ]),
    );
    const token = /\/store\/invitation\/([\w-]+)/;
    expect(log).not.toContain('493817');
    expect(log).not.toContain('Zx9_');
    expect(log).not.toMatch(token);
    expect(log).not.toContain('https://app.operator.test');
  });
});

describe('the list of the platform', () => {
  const list = (body: Record<string, unknown> = {}) =>
    callAs(test.app, 'platform', 'platform/get_outgoing_message_list', body as never);

  it('has the newest first, in pages, by store, event and state, and no text', async () => {
    const hour = addHours(new Date(), -10);
    for (let count = 0; count < 5; count += 1)
      await queue('email_code', { at: addMinutes(hour, count), recipient: `person-${count}@test.example` });
    await send(addMinutes(hour, 6));
    await queue('new_password', { at: addMinutes(hour, 7), recipient: 'last@test.example' });
    store = await makeStore(test.db);
    await queue('email_code', { at: addMinutes(hour, 8), recipient: 'other@test.example' });
    const all = await list();
    expect(all.count).toBe(7);
    expect(all.data.map(({ recipient }) => recipient).slice(0, 3)).toEqual([
      ...['other@test.example', 'last@test.example', 'person-4@test.example'],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/493817|Zx9_|sealed/);
    expect((await list({ page: 2, perPage: 5 })).data).toHaveLength(2);
    expect((await list({ store_id: store.id })).data).toMatchObject([{ recipient: 'other@test.example' }]);
    expect((await list({ store_id: randomUUID() })).data).toEqual([]);
    expect((await list({ event: 'new_password' })).data).toMatchObject([
      { recipient: 'last@test.example', state: 'waiting', language: 'de', channel: 'email', tries: 0, sent_at: null },
    ]);
    expect((await list({ state: 'sent' })).count).toBe(5);
    expect((await list({ state: 'waiting', event: 'email_code' })).count).toBe(1);
    mail.refuse('550 5.1.1 no');
    await send(addMinutes(hour, 9));
    expect((await list({ state: 'failed' })).count).toBe(2);
  });
});

it('messages go after 30 days, and codes and links a day after they expired', async () => {
  const now = new Date();
  await queue('email_code', { at: subDays(now, 31), recipient: 'old@test.example' });
  await queue('email_code', { at: subDays(now, 29), recipient: 'new@test.example' });
  await removeOldOutgoing(test.db, now);
  const left = await test.db.select().from(outgoingMessages);
  expect(left.map(({ recipient }) => recipient)).toEqual(['new@test.example']);

  const expires_at = addMinutes(now, 10);
  await test.db
    .insert(accountTokens)
    .values({ token_hash: randomUUID(), purpose: 'new_password', store_id: store.id, expires_at });
  await test.db.insert(oneTimeCodes).values({
    ...({ channel: 'email', recipient: 'a@b.test', address: '127.0.0.1', code_hash: 'x' } as const),
    ...{ created_at: now, expires_at },
  });
  const counts = async () => [
    await test.db.$count(accountTokens, eq(accountTokens.store_id, store.id)),
    await test.db.$count(oneTimeCodes),
  ];
  await removeExpiredProofs(test.db, addDays(now, 1));
  expect(await counts()).toEqual([1, 1]);
  await removeExpiredProofs(test.db, addMinutes(addDays(now, 1), 11));
  expect(await counts()).toEqual([0, 0]);
});
