import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { referenceLanguages } from '#contract/referenceLanguages';
import { outgoingMessages, subStores } from '#server/db/schema/index';
import { readEnv } from '#server/env';
import { writeMessage } from '#server/modules/outgoing/writeMessage';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { login, openSession, type TestSession } from '../../support/login';
import { openMailServer } from '../../support/mailServer';
import { sendQueued } from '../../support/sendQueued';

let mail: Awaited<ReturnType<typeof openMailServer>>;
let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  mail = await openMailServer();
  test = await buildTestApp({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'storedesk@operator.test', PUBLIC_ADDRESS: 'https://app.operator.test' },
  });
});
afterAll(async () => {
  await test.close();
  await mail.close();
});
beforeEach(async () => {
  mail.refuse(false);
  mail.mails.length = 0;
  const languages = ['de', 'fr'].map((code) => ({ code, name: code, is_visible: true, is_lang_rtl: false }));
  store = await makeStore(test.db, { name: ['Zur Post'], languages_supported: languages });
});

/** A mail's text as its reader has it. */
function textOf(raw: string): string {
  const gap = raw.indexOf('\n\n');
  const body = raw.slice(gap + 2);
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(raw.slice(0, gap))?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => `%${code}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
}

/** The owner invites someone who has no password yet. @param headers of the request, such as `lang` */
async function invite(headers: Record<string, string> = { lang: '0' }) {
  const owner = await openSession(test, store);
  const account = await makeSubStore(test.db, store, { name: 'Ana Groß', password_hash: null });
  const reply = await inject(test.app, owner, 'invite_sub_store', { _id: account.id }, headers);
  const { invitation, sub_store } = reply.json() as ReplyOf<'invite_sub_store'>;
  return { account, owner, invitation, sub_store };
}

/** The state of the mail, as the owner reads it. */
const mailOf = async (owner: TestSession, _id: string) =>
  (await callAs(test.app, owner, 'get_sub_store', { _id })).sub_store.invitation_mail;

const tokenIn = (text: string): string => /\/store\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('an invitation by mail', () => {
  it('goes to the person in the language of the store, with a link that lets them in once', async () => {
    const { account, invitation, sub_store, owner } = await invite();
    expect(invitation).toMatchObject({ state: 'mailing', path: '' });
    expect(sub_store.invitation_mail).toBe('waiting');
    expect(mail.mails).toEqual([]);
    await sendQueued(test);
    expect(mail.mails).toHaveLength(1);
    expect(await mailOf(owner, account.id)).toBe('sent');
    const [raw = ''] = mail.mails;
    expect(raw).toMatch(new RegExp(`^To: ${account.email}$`, 'm'));
    expect(raw).toMatch(/^Subject: Einladung ins Team von Zur Post$/m);
    const text = textOf(raw);
    expect(text).toContain('Guten Tag Ana Groß');
    expect(text).toMatch(/^https?:\/\/\S+\/store\/invitation\/\S+$/m);

    const token = tokenIn(text);
    const { invitation: found } = await callAs(test.app, null, 'get_invitation', { token });
    expect(found).toMatchObject({ name: 'Ana Groß', email: account.email, store_name: ['Zur Post'] });
    const accepted = await callAs(test.app, null, 'accept_invitation', { token, password: 'mine alone 7' });
    expect(accepted.sub_store.server_token).not.toBe('');
    const again = await callAs(test.app, null, 'sub_store_login', { email: account.email, password: 'mine alone 7' });
    expect(again.sub_store._id).toBe(account.id);
    expect(await errorOf(test.app, null, 'get_invitation', { token })).toBe(2000);
  });

  it('speaks the language in which its maker works, where the store has it, and English elsewhere', async () => {
    await invite({ lang: '1' });
    await invite({ lang: '7' });
    await sendQueued(test);
    const invitations = mail.mails.map(textOf).filter((text) => tokenIn(text) !== '');
    expect(invitations.map((text) => /Bonjour|Hello|Guten Tag/.exec(text)?.[0])).toEqual(['Bonjour', 'Hello']);
  });

  it('takes the place of the one before, also in the mailbox', async () => {
    const { account, owner } = await invite();
    await sendQueued(test);
    await callAs(test.app, owner, 'invite_sub_store', { _id: account.id });
    await sendQueued(test);
    const [first = '', second = ''] = mail.mails.map((raw) => tokenIn(textOf(raw)));
    expect(await errorOf(test.app, null, 'get_invitation', { token: first })).toBe(2000);
    expect((await call(test.app, null, 'get_invitation', { token: second })).success).toBe(true);
  });

  it.each([
    ['a new link', (owner: TestSession, _id: string) => callAs(test.app, owner, 'invite_sub_store', { _id }), 1],
    [
      'a link to pass on',
      (owner: TestSession, _id: string) => callAs(test.app, owner, 'invite_sub_store', { _id, is_mailed: false }),
      0,
    ],
    [
      'another address',
      (owner: TestSession, _id: string) =>
        callAs(test.app, owner, 'update_sub_store', { _id, version: 1, email: `other-${_id}@test.example` }),
      0,
    ],
    [
      'a password',
      (owner: TestSession, _id: string) =>
        callAs(test.app, owner, 'update_sub_store', { _id, version: 1, password: 'mine alone 7' }),
      0,
    ],
    ['its deletion', (owner: TestSession, _id: string) => callAs(test.app, owner, 'delete_sub_store', { _id }), 0],
  ])('that still waits is not sent after %s', async (_change, change, count) => {
    const { account, owner } = await invite();
    await change(owner, account.id);
    await sendQueued(test);
    await sendQueued(test, 3_600);
    expect(mail.mails).toHaveLength(count);
  });

  it('leads to where people open the app, whatever host the request names', async () => {
    await invite({ host: 'elsewhere.test', 'x-forwarded-host': 'elsewhere.test', origin: 'https://elsewhere.test' });
    await sendQueued(test);
    const text = textOf(mail.mails.at(-1) ?? '');
    expect(text).toMatch(/^https:\/\/app\.operator\.test\/store\/invitation\/[\w-]{20,}$/m);
    expect(text).not.toContain('elsewhere');
  });

  it('that can’t leave yet is said to wait, is tried again, and a link can be had instead', async () => {
    mail.refuse(true);
    const { account, owner } = await invite();
    await sendQueued(test);
    expect(mail.mails).toEqual([]);
    expect(await mailOf(owner, account.id)).toBe('waiting');
    const { invitation, sub_store } = await callAs(test.app, owner, 'invite_sub_store', {
      ...{ _id: account.id, is_mailed: false },
    });
    expect(invitation.state).toBe('by_hand');
    expect(sub_store.invitation_mail).toBeNull();
    const token = tokenIn(invitation.path);
    expect((await callAs(test.app, null, 'get_invitation', { token })).invitation.email).toBe(account.email);
    mail.refuse(false);
    await sendQueued(test, 3_600);
    expect(mail.mails).toEqual([]);
    const rows = [
      ...(await test.db.select().from(subStores).where(eq(subStores.id, account.id))),
      ...(await test.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, account.email))),
    ];
    // Only the hash is kept.
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('to an address that can’t receive mail is said to have failed, at once', async () => {
    mail.refuse('550 5.1.1 no such person');
    const { account, owner } = await invite();
    await sendQueued(test);
    expect(await mailOf(owner, account.id)).toBe('failed');
    const { data } = await callAs(test.app, owner, 'get_sub_store_list', { ids: [account.id] });
    expect(data).toMatchObject([{ state: 'invited', invitation_mail: 'failed' }]);
    mail.refuse(false);
    expect((await callAs(test.app, owner, 'invite_sub_store', { _id: account.id })).invitation.state).toBe('mailing');
    await sendQueued(test);
    expect(await mailOf(owner, account.id)).toBe('sent');
  });

  it('is of no more use once its link has expired', async () => {
    mail.refuse(true);
    const { account } = await invite();
    await sendQueued(test);
    mail.refuse(false);
    await sendQueued(test, 7 * 24 * 3_600 + 1);
    expect(mail.mails).toEqual([]);
    const [row] = await test.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, account.email));
    expect(row).toMatchObject({ sent_at: null, failed_at: expect.any(Date), sealed: null });
  });

  it('cannot be set up without the address that its links lead to', () => {
    const settings = { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@operator.test' };
    expect(() => readEnv(settings)).toThrow('PUBLIC_ADDRESS: needed with SMTP_URL');
    expect(() => readEnv({ ...settings, PUBLIC_ADDRESS: 'app.operator.test' })).toThrow('PUBLIC_ADDRESS: an origin');
    expect(readEnv({ ...settings, PUBLIC_ADDRESS: 'https://app.operator.test' }).SMTP_URL).toBe('smtp://mail.test');
  });

  it('where no mail is set up gives the inviting person a path, which their own browser completes', async () => {
    const silent = await buildTestApp();
    try {
      const elsewhere = await makeStore(silent.db);
      const { id } = await makeSubStore(silent.db, elsewhere, { password_hash: null });
      const owner = await login(silent.app, elsewhere);
      const reply = await inject(silent.app, owner, 'invite_sub_store', { _id: id }, { host: 'elsewhere.test' });
      expect(reply.body).not.toContain('elsewhere');
      const { invitation } = reply.json();
      expect(invitation.state).toBe('no_mail');
      expect(invitation.path).toMatch(/^\/store\/invitation\//);
      expect((await call(silent.app, null, 'get_invitation', { token: tokenIn(invitation.path) })).success).toBe(true);
    } finally {
      await silent.close();
    }
  });

  it.each(referenceLanguages)('in %s says who, for which store, and the link on a line of its own', (language) => {
    const facts = {
      name: 'Ana\r\nBcc: x@y.test',
      by: 'Bo',
      store: 'Zur\nPost',
      link: 'https://x.test/store/invitation/t',
    };
    const { subject, text } = writeMessage('invitation', language, facts);
    expect(subject).toContain('Zur Post');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.split('\n')).toContain(facts.link);
    for (const told of ['Ana Bcc: x@y.test', 'Bo', 'Zur Post']) expect(text).toContain(told);
    expect(text).not.toContain('%{');
  });
});
