import { randomInt } from 'node:crypto';
import { addMinutes, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { accountTokens, oneTimeCodes, outgoingMessages } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeInvitation, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { mailTo, passwordTokenIn } from '../../support/mailTo';
import { captchaFor } from '../../support/solvedCaptcha';

const asked = { success: true, message: 5001 };

let test: TestApp;
let store: StoreRow;
const noon = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = noon;
  store = await makeStore(test.db);
});

const anIp = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
/** From an IP address of its own, unless a test is about that. */
const ask = async (
  email: string,
  { on = test, ip = anIp(), ...more }: { on?: TestApp; ip?: string; language?: string; captcha_token?: string } = {},
) => {
  const body = { email, type: 2, captcha_token: await captchaFor(on), ...more };
  return (await inject(on.app, null, 'forgot_password', body, {}, ip)).json();
};
const mailsTo = (email: string) => mailTo(test, email, 'new_password');
const later = (seconds: number) => {
  test.clock.now = addSeconds(test.clock.now ?? noon, seconds);
};

describe('a link for a new password', () => {
  it('is mailed to an owner, names the store, and only its hash is kept', async () => {
    expect(await ask(` ${store.email.toUpperCase()} `)).toEqual({ ...asked });
    const [text = ''] = await mailsTo(store.email);
    expect(text).toContain(store.name[0]);
    const token = passwordTokenIn(text);
    expect(text).toContain(`https://app.operator.test/store/new-password/${token}`);
    const rows = await test.db.select().from(accountTokens).where(eq(accountTokens.store_id, store.id));
    expect(rows).toMatchObject([{ purpose: 'new_password', sub_store_id: null, expires_at: addMinutes(noon, 60) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const [message] = await test.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, store.email));
    expect(message).toMatchObject({ event: 'new_password', store_id: store.id, expires_at: addMinutes(noon, 60) });
    expect(message?.sealed).not.toContain(token);
  });

  it('is mailed to a sub-account, and names the person and the store', async () => {
    const { email, name } = await makeSubStore(test.db, store);
    expect(await ask(email)).toEqual(asked);
    expect((await mailsTo(email))[0]).toContain(`${name}, ${store.name[0]}`);
  });

  it('goes to both accounts of an address', async () => {
    const { name } = await makeSubStore(test.db, store, { email: store.email });
    expect(await ask(store.email)).toEqual(asked);
    const texts = await mailsTo(store.email);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes(name))).toHaveLength(1);
    const verified = await Promise.all(
      texts.map((text) => callAs(test.app, null, 'forgot_password_verify', { token: passwordTokenIn(text) })),
    );
    expect(verified.map(({ account }) => account.kind).sort()).toEqual(['store', 'sub_store']);
  });

  it('ends the older ones', async () => {
    await ask(store.email);
    const older = passwordTokenIn((await mailsTo(store.email))[0]);
    later(accountLimits.passwordMailGapSeconds + 1);
    await ask(store.email);
    const [newer = '', ...others] = (await mailsTo(store.email)).map(passwordTokenIn);
    expect(others).toEqual([]);
    expect(await errorOf(test.app, null, 'forgot_password_verify', { token: older })).toBe(errorCodes.TOKEN_EXPIRED);
    expect(await errorOf(test.app, null, 'forgot_password_verify', { token: newer })).toBeNull();
  });

  it('is written in the page’s language, and in English if there are no texts in it', async () => {
    await ask(store.email, { language: 'xx' });
    expect((await mailsTo(store.email))[0]).toContain('Choose it here');
  });

  it('goes to an account that waits for approval, and to one that was invited', async () => {
    const waiting = await makeSubStore(test.db, store, { is_approved: false });
    const { subStore: invited } = await makeInvitation(test.db, store);
    for (const { email } of [waiting, invited]) {
      expect(await ask(email)).toEqual(asked);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  it('doesn’t go to an account that is deactivated, or whose credential was ended', async () => {
    const disabled = await makeSubStore(test.db, store, { is_disabled: true });
    const ended = await makeSubStore(test.db, store, { password_hash: null });
    for (const { email } of [disabled, ended]) {
      expect(await ask(email)).toEqual(asked);
      expect(await mailsTo(email)).toHaveLength(0);
    }
  });

  it('isn’t made for an unknown address, of which nothing is kept in plain text', async () => {
    const email = `nobody-${uniqueDigits()}@test.example`;
    const ip = anIp();
    expect(await ask(email, { ip })).toEqual(asked);
    expect(await mailsTo(email)).toHaveLength(0);
    const rows = await test.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, ip));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('the limits', () => {
  it('send one mail in 60 seconds and five an hour per address, however many in a day, with the same reply', async () => {
    const counts: number[] = [];
    const tries = [0, 1, 59, 1, 61, 61, 61, 61, 3_600, 61, 61, 61, 61, 61, 3_600, 61, 61, 61, 61, 61];
    for (const seconds of tries) {
      later(seconds);
      expect(await ask(store.email)).toEqual(asked);
      counts.push(await test.db.$count(outgoingMessages, eq(outgoingMessages.recipient, store.email)));
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 15]);
  });

  it('leave the last mail of the hour with a link that works until the next mail', async () => {
    for (let n = 0; n < accountLimits.passwordMailsPerHour; n++) {
      await ask(store.email);
      later(accountLimits.passwordMailGapSeconds + 1);
    }
    // Each mail takes the place of the one before, which hasn't left yet.
    const queued = () => test.db.$count(outgoingMessages, eq(outgoingMessages.recipient, store.email));
    const token = passwordTokenIn((await mailsTo(store.email)).at(-1));
    later(3_600 - accountLimits.passwordMailsPerHour * (accountLimits.passwordMailGapSeconds + 1) - 1);
    await ask(store.email);
    expect(await queued()).toBe(accountLimits.passwordMailsPerHour);
    expect(await errorOf(test.app, null, 'forgot_password_verify', { token })).toBeNull();
    later(2);
    await ask(store.email);
    expect(await queued()).toBe(accountLimits.passwordMailsPerHour + 1);
  });

  it('don’t count codes asked for from the same IP address', async () => {
    const ip = anIp();
    const code = { channel: 'email' as const, address: ip, code_hash: '', created_at: noon, expires_at: noon };
    const codes = Array.from({ length: accountLimits.passwordMailsPerDayOfIp }, (_, n) => ({
      ...code,
      recipient: `code-${n}-${uniqueDigits()}@test.example`,
    }));
    await test.db.insert(oneTimeCodes).values(codes);
    expect(await ask(store.email, { ip })).toEqual(asked);
    expect(await mailsTo(store.email)).toHaveLength(1);
  });

  it('count requests from one IP address for any email address, known or not', async () => {
    const ip = anIp();
    for (let n = 0; n < accountLimits.passwordMailsPerHourOfIp; n++)
      expect(await ask(`nobody-${n}-${uniqueDigits()}@test.example`, { ip })).toEqual(asked);
    expect(await ask(store.email, { ip })).toEqual(asked);
    expect(await mailsTo(store.email)).toHaveLength(0);
    expect(await ask(store.email)).toEqual(asked);
    expect(await mailsTo(store.email)).toHaveLength(1);
    later(3_601);
    const { email } = await makeSubStore(test.db, store);
    await ask(email, { ip });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('don’t believe a forwarded address from an untrusted peer', async () => {
    const ip = anIp();
    const forwarded = async (email: string) => {
      const body = { email, type: 2, captcha_token: await captchaFor(test) };
      const reply = await inject(test.app, null, 'forgot_password', body, { 'x-forwarded-for': anIp() }, ip);
      expect(reply.json()).toEqual(asked);
    };
    for (let n = 0; n < accountLimits.passwordMailsPerHourOfIp; n++) {
      const email = `nobody-${n}-${uniqueDigits()}@test.example`;
      await forwarded(email);
    }
    await forwarded(store.email);
    expect(await mailsTo(store.email)).toHaveLength(0);
  });

  it('hold for simultaneous requests to several processes', async () => {
    const openDatabase = async () => ({ ...test.database, close: async () => undefined }) as never;
    const second = await buildTestApp({ env: testMail, openDatabase });
    second.clock.now = noon;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(store.email, { on: n % 2 ? test : second })),
    );
    await second.app.close();
    expect(replies).toEqual(replies.map(() => asked));
    expect(await mailsTo(store.email)).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('is refused, and the configuration says so', async () => {
    const plain = await buildTestApp();
    const { setting } = await callAs(plain.app, null, 'get_setting_detail', {});
    expect(setting.can_send_mail).toBe(false);
    const { email } = await makeStore(plain.db);
    const body = { email, type: 2 } as const;
    expect(await errorOf(plain.app, null, 'forgot_password', body)).toBe(errorCodes.MAIL_NOT_SET_UP);
    await plain.close();
  });

  it('in a demo the reply has the message, or says that no account has the address or a limit was reached', async () => {
    const demo = await buildTestApp({ env: { DEMO: 'data' } });
    const known = await makeStore(demo.db);
    const { setting } = await callAs(demo.app, null, 'get_setting_detail', {});
    expect(setting.can_send_mail).toBe(true);
    const bodyFor = async (email: string) => ({ email, type: 2, captcha_token: await captchaFor(demo) }) as const;
    const { demo_message } = await callAs(demo.app, null, 'forgot_password', await bodyFor(known.email));
    const token = passwordTokenIn(demo_message?.text);
    expect(await errorOf(demo.app, null, 'forgot_password_verify', { token })).toBeNull();
    expect(await call(demo.app, null, 'forgot_password', await bodyFor('nobody@test.example'))).toEqual({
      ...asked,
      demo_message: null,
    });
    expect(await call(demo.app, null, 'forgot_password', await bodyFor(known.email))).toEqual({
      ...asked,
      is_limited: true,
    });
    await demo.close();
  });
});
