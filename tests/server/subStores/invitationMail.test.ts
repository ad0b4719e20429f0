import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referenceLanguages } from '#contract/referenceLanguages';
import { subStores } from '#server/db/schema/index';
import { readEnv } from '#server/env';
import { invitationMail } from '#server/modules/subStores/inviteSubStore';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { login } from '../../support/login';
import { openMailServer } from '../../support/mailServer';
import { until } from '../../support/until';

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
  const owner = await login(test.app, store);
  const account = await makeSubStore(test.db, store, { name: 'Ana Groß', password_hash: null });
  const reply = await inject(test.app, owner, 'invite_sub_store', { _id: account.id }, headers);
  return { account, owner, invitation: reply.json().invitation as { state: string; path: string } };
}

const tokenIn = (text: string): string => /\/store\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('an invitation by mail', () => {
  it('goes to the person in the language of the store, with a link that lets them in once', async () => {
    const { account, invitation } = await invite();
    expect(invitation).toMatchObject({ state: 'mailed', path: '' });
    expect(mail.mails).toHaveLength(1);
    const [raw = ''] = mail.mails;
    expect(raw).toMatch(new RegExp(`^To: ${account.email}$`, 'm'));
    expect(raw).toMatch(/^Subject: Einladung zu Zur Post$/m);
    const text = textOf(raw);
    expect(text).toContain('Guten Tag Ana Groß');
    expect(text).toMatch(/^https?:\/\/\S+\/store\/invitation\/\S+$/m);

    const token = tokenIn(text);
    const { invitation: found } = await callAs(test.app, null, 'get_invitation', { token });
    expect(found).toMatchObject({ name: 'Ana Groß', email: account.email, store_name: ['Zur Post'] });
    const { sub_store } = await callAs(test.app, null, 'accept_invitation', { token, password: 'mine alone 7' });
    expect(sub_store.server_token).not.toBe('');
    const again = await callAs(test.app, null, 'sub_store_login', { email: account.email, password: 'mine alone 7' });
    expect(again.sub_store._id).toBe(account.id);
    expect(await errorOf(test.app, null, 'get_invitation', { token })).toBe(2000);
  });

  it('speaks the language in which its maker works, where the store has it, and English elsewhere', async () => {
    await invite({ lang: '1' });
    await invite({ lang: '7' });
    expect(mail.mails.map((raw) => /Bonjour|Hello|Guten Tag/.exec(textOf(raw))?.[0])).toEqual(['Bonjour', 'Hello']);
  });

  it('takes the place of the one before, also in the mailbox', async () => {
    const { account, owner } = await invite();
    await callAs(test.app, owner, 'invite_sub_store', { _id: account.id });
    const [first = '', second = ''] = mail.mails.map((raw) => tokenIn(textOf(raw)));
    expect(await errorOf(test.app, null, 'get_invitation', { token: first })).toBe(2000);
    expect((await call(test.app, null, 'get_invitation', { token: second })).success).toBe(true);
  });

  it('leads to where people open the app, whatever host the request names', async () => {
    await invite({ host: 'elsewhere.test', 'x-forwarded-host': 'elsewhere.test', origin: 'https://elsewhere.test' });
    const text = textOf(mail.mails.at(-1) ?? '');
    expect(text).toMatch(/^https:\/\/app\.operator\.test\/store\/invitation\/[\w-]{20,}$/m);
    expect(text).not.toContain('elsewhere');
  });

  it('that the mail server refuses is told, with the link to hand on; nothing is lost', async () => {
    mail.refuse(true);
    const { account, invitation } = await invite();
    expect(mail.mails).toEqual([]);
    expect(invitation.state).toBe('mail_failed');
    const token = tokenIn(invitation.path);
    expect((await callAs(test.app, null, 'get_invitation', { token })).invitation.email).toBe(account.email);
    const [row] = await test.db.select().from(subStores).where(eq(subStores.id, account.id));
    // Only the hash is kept.
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('holds no one up while the mail server takes its time', async () => {
    const letGo = mail.hold();
    const invited = invite();
    await until(() => expect(mail.mails).toHaveLength(1));
    const token = tokenIn(textOf(mail.mails[0] ?? ''));
    expect(await errorOf(test.app, null, 'get_invitation', { token })).toBeNull();
    letGo();
    expect((await invited).invitation.state).toBe('mailed');
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
    const { subject, text } = invitationMail(language, facts);
    expect(subject).toContain('Zur Post');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.split('\n')).toContain(facts.link);
    for (const told of ['Ana Bcc: x@y.test', 'Bo', 'Zur Post']) expect(text).toContain(told);
    expect(text).not.toContain('%{');
  });
});
