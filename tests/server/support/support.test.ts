import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { supportMessages } from '#server/db/schema/support';
import { readEnv } from '#server/env';
import { contentSecurityPolicy, permissionsPolicy } from '#server/http/security';
import { removeOldOutgoing, removeOldSupportMessages } from '#server/jobs/cleanUp';
import { supportOffer } from '#server/modules/settings/index';
import { queueOlder } from '#server/modules/support/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { login, loginSubStore, type TestSession } from '../../support/login';
import { openMailServer } from '../../support/mailServer';
import { sendQueued } from '../../support/sendQueued';

const operator = 'support@operator.test';
let mail: Awaited<ReturnType<typeof openMailServer>>;
let test: TestApp;
beforeAll(async () => {
  mail = await openMailServer();
  test = await buildTestApp({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'storedesk@operator.test',
      PUBLIC_ADDRESS: 'https://app.operator.test',
      SUPPORT_EMAIL: operator,
    },
  });
});
afterAll(async () => {
  await test.close();
  await mail.close();
});

const input = (text: string) => ({
  ...{ idempotency_key: randomUUID(), text, page: '/app/menu/item-list', app_version: '0.1.0' },
  browser: 'Firefox 140',
});
const write = async (caller: TestSession, text: string) =>
  (await callAs(test.app, caller, 'add_support_message', input(text))).support_message;
const thread = (caller: TestSession) => callAs(test.app, caller, 'get_support_thread', {});
const textsOf = async (caller: TestSession) => (await thread(caller)).messages.map(({ text }) => text);

async function openStore() {
  const store = await makeStore(test.db, { name: ['Ada\r\nBcc: x@y.test'] });
  const { email } = await makeSubStore(test.db, store);
  return {
    store,
    memberEmail: email,
    owner: await login(test.app, store),
    member: await loginSubStore(test.app, { email }),
  };
}

describe('a message to the operator', () => {
  it('is kept for the account that wrote it, and for no other', async () => {
    const { owner, member, store, memberEmail } = await openStore();
    const stranger = (await openStore()).owner;
    const first = await write(owner, '  The printer\nis silent  ');
    await write(member, 'From the kitchen');
    await write(owner, 'It works again');
    expect(first).toMatchObject({ text: 'The printer\nis silent', page: '/app/menu/item-list', state: 'waiting' });
    expect(await textsOf(owner)).toEqual(['The printer\nis silent', 'It works again']);
    expect(await textsOf(member)).toEqual(['From the kitchen']);
    expect(await textsOf(stranger)).toEqual([]);
    expect(await thread(owner)).toMatchObject({ next: 'waiting', answer_to: store.email });
    expect(await thread(member)).toMatchObject({ answer_to: memberEmail });
  });

  it('is one, however often it is sent', async () => {
    const { owner } = await openStore();
    const body = input('Once');
    const replies = [
      await callAs(test.app, owner, 'add_support_message', body),
      await callAs(test.app, owner, 'add_support_message', body),
    ];
    expect(replies[1]).toEqual(replies[0]);
    expect(await textsOf(owner)).toEqual(['Once']);
  });

  it.each([
    ['nothing but blanks', { text: ' \n ' }, 'text'],
    ['too long a text', { text: 'x'.repeat(limits.supportTextMax + 1) }, 'text'],
    ['what was searched for', { page: '/app?key=phone' }, 'page'],
  ])('is refused with %s', async (_case, change, path) => {
    const { owner } = await openStore();
    const reply = await call(test.app, owner, 'add_support_message', { ...input('Text'), ...change });
    expect(reply).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path }] });
    expect(await textsOf(owner)).toEqual([]);
  });

  it('may be as long as it is allowed, and comes from a store that may not work too', async () => {
    const store = await makeStore(test.db, { is_approved: false });
    const owner = await login(test.app, store);
    const text = 'é'.repeat(limits.supportTextMax);
    await write(owner, text);
    expect(await textsOf(owner)).toEqual([text]);
  });
});

describe('the mail', () => {
  const round = (seconds = 0) => sendQueued(test, seconds);
  const mailsWith = (word: string) => mail.mails.filter((one) => one.includes(word));

  it('goes to the operator once, says where it was written, and is answered to its writer', async () => {
    const { store, owner } = await openStore();
    const { _id } = await write(owner, 'Word-of-mail-one');
    await round();
    await round(7_200);
    const [sent = '', ...others] = mailsWith('Word-of-mail-one');
    expect(others).toEqual([]);
    for (const line of [`To: ${operator}`, `Reply-To: ${store.email}`, 'Page: /app/menu/item-list', `Message: ${_id}`])
      expect(sent).toContain(line);
    expect(sent).toContain('Subject: Support: Ada Bcc: x@y.test');
    expect(sent).not.toMatch(/^Bcc:/m);
    expect((await thread(owner)).messages).toMatchObject([{ _id, state: 'mailed' }]);
  });

  it('that is refused is tried again, after a pause, and its writer sees that it waits', async () => {
    const { owner } = await openStore();
    await write(owner, 'Word-of-mail-two');
    mail.refuse(true);
    const log = await round();
    expect(log.warn).toHaveBeenCalledOnce();
    expect((await thread(owner)).messages).toMatchObject([{ state: 'waiting' }]);
    mail.refuse(false);
    await round(10);
    expect(mailsWith('Word-of-mail-two')).toEqual([]);
    await round(21);
    expect(mailsWith('Word-of-mail-two')).toHaveLength(1);
    expect((await thread(owner)).messages).toMatchObject([{ state: 'mailed' }]);
  });

  it('that can’t be delivered leaves the message where it is, and its writer sees that', async () => {
    const { owner } = await openStore();
    await write(owner, 'Word-of-mail-three');
    mail.refuse('550 5.1.1 no such person');
    const log = await round();
    mail.refuse(false);
    expect(log.error).toHaveBeenCalledOnce();
    expect((await thread(owner)).messages).toMatchObject([{ text: 'Word-of-mail-three', state: 'kept' }]);
  });

  it('of a message that waits since before an update, or that an older process wrote, is queued once', async () => {
    const { owner, store } = await openStore();
    const now = new Date();
    await write(owner, 'Word-of-mail-new');
    const [ours] = await test.db.select().from(supportMessages).where(eq(supportMessages.store_id, store.id));
    // Older processes mail those that are due.
    expect(ours?.next_try_at.getTime()).toBeGreaterThan(addDays(now, 365).getTime());
    const older = { ...(ours ?? expect.fail()), mailed_at: null, next_try_at: now };
    const values = [
      { ...older, id: randomUUID(), text: 'Word-of-mail-waiting' },
      { ...older, id: randomUUID(), text: 'Word-of-mail-claimed', next_try_at: addDays(now, 1) },
      { ...older, id: randomUUID(), text: 'Word-of-mail-past', created_at: addDays(now, -4) },
      { ...older, id: randomUUID(), text: 'Word-of-mail-mailed', mailed_at: now },
    ];
    await test.db.insert(supportMessages).values(values);
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await queueOlder(test.db, now, test);
      await round();
    }
    const counts = ['new', 'waiting', 'claimed', 'past', 'mailed'].map(
      (one) => mailsWith(`Word-of-mail-${one}`).length,
    );
    expect(counts).toEqual([1, 1, 0, 0, 0]);
    expect((await thread(owner)).messages).toContainEqual(
      expect.objectContaining({ text: 'Word-of-mail-waiting', state: 'mailed' }),
    );
  });

  it('is remembered as sent for longer than it is kept', async () => {
    const { owner } = await openStore();
    await write(owner, 'Word-of-mail-four');
    await round();
    await removeOldOutgoing(test.db, addDays(new Date(), 31));
    expect((await thread(owner)).messages).toMatchObject([{ state: 'mailed' }]);
  });

  it('is not promised where none is set up', async () => {
    const silent = await buildTestApp();
    const owner = await login(silent.app, await makeStore(silent.db));
    const { support_message } = await callAs(silent.app, owner, 'add_support_message', input('Here'));
    expect(support_message.state).toBe('kept');
    expect(await callAs(silent.app, owner, 'get_support_thread', {})).toMatchObject({ next: 'kept' });
    await silent.close();
  });
});

it('forgets what was written a year ago', async () => {
  const { owner, store } = await openStore();
  await write(owner, 'Old');
  await removeOldSupportMessages(test.db, addDays(new Date(), 364));
  expect(await textsOf(owner)).toEqual(['Old']);
  await removeOldSupportMessages(test.db, addDays(new Date(), 366));
  expect(await test.db.select().from(supportMessages).where(eq(supportMessages.store_id, store.id))).toEqual([]);
});

describe('word of a page that failed', () => {
  it('is a line in the log under the id that was shown, and is limited', async () => {
    const lines: string[] = [];
    const loud = await buildTestApp({ logTo: { write: (line) => void lines.push(line) } });
    const report = { report: 'K7F3-9QXM', name: 'TypeError', page: '/app/profile', app_version: '0.1.0' };
    await callAs(loud.app, null, 'add_crash_report', { ...report, at: 'assets/a.js:1:2' });
    const found = lines.map((line) => JSON.parse(line)).filter((line) => line.report === report.report);
    expect(found).toMatchObject([{ ...report, at: 'assets/a.js:1:2' }]);
    const token = 'a'.repeat(43);
    for (const page of ['/store/invitation', '/store/new-password']) {
      await callAs(loud.app, null, 'add_crash_report', { ...report, page: `${page}/${token}` });
      await loud.app.inject({ url: `${page}/${token}` });
      expect(lines.join('')).toContain(`${page}/[hidden]`);
    }
    expect(lines.join('')).not.toContain(token);
    const replies = [];
    for (let tries = 0; tries < 60; tries += 1) replies.push(await call(loud.app, null, 'add_crash_report', report));
    expect(replies.at(-1)).toMatchObject({ error_code: errorCodes.TOO_MANY_ATTEMPTS });
    await loud.close();
  });
});

describe('what the app is told', () => {
  const offered = (settings: Record<string, string>) => supportOffer(readEnv(settings));

  it('names the addresses and the outside chat, and nothing where no one would read', async () => {
    const { setting } = await callAs(test.app, null, 'get_setting_detail', {});
    expect(setting.support).toEqual({ addresses: [], widget: null });
    expect(offered({ DEMO: 'off' })).toBeNull();
    expect(offered({ DEMO: 'data' })).toEqual({ addresses: [], widget: null });
    const SUPPORT_ADDRESSES = 'https://dev.test, https://live.test';
    const SUPPORT_WIDGET = 'https://chat.test/sdk.js#abc';
    expect(offered({ DEMO: 'off', SUPPORT_ADDRESSES, SUPPORT_WIDGET })).toEqual({
      addresses: ['https://dev.test', 'https://live.test'],
      widget: { script: 'https://chat.test/sdk.js', id: 'abc' },
    });
  });

  it('is refused at the start where a setting is not valid', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.test' })).toThrow('MAIL_FROM: needed with SMTP_URL');
    expect(() => readEnv({ SUPPORT_EMAIL: 'nobody' })).toThrow('SUPPORT_EMAIL');
    expect(() => readEnv({ SUPPORT_ADDRESSES: 'https://live.test/app' })).toThrow('SUPPORT_ADDRESSES');
    expect(() => readEnv({ SUPPORT_WIDGET: "https://chat.test/sdk.js; script-src 'unsafe-inline'#a" })).toThrow(
      'SUPPORT_WIDGET',
    );
  });

  it('lets the pages load the chat from its own origin, and from no other', () => {
    const without = contentSecurityPolicy(readEnv({}));
    const withChat = readEnv({ SUPPORT_WIDGET: 'https://chat.test/sdk.js#abc' });
    const policy = contentSecurityPolicy(withChat, { styleNonce: 'abc' });
    expect(without).not.toContain('http');
    expect(policy).toContain("script-src 'self' https://chat.test;");
    expect(policy).toContain('frame-src https://chat.test;');
    // It writes <style> elements without our nonce.
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://chat.test;");
    expect(permissionsPolicy(withChat)).toContain('microphone=(self "https://chat.test")');
    expect(permissionsPolicy(readEnv({}))).toContain('microphone=()');
    expect(policy.match(/https?:[^\s;]*/g)?.every((source) => source === 'https://chat.test')).toBe(true);
  });
});
