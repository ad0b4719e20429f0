import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holderTypes } from '#contract/documents/holderTypes';
import { askBody } from '../../support/addressChange';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { makeStore, type StoreRow, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { totpAt } from '../../support/factors';
import { openSession, type TestSession } from '../../support/login';
import { filled, readMail, writtenTime } from '../../support/readMail';
import { account } from '../../support/staffCases/bankDetails';

let test: TestApp;
beforeAll(async () => {
  const testSms = { SMS_FORMAT: 'twilio', SMS_AUTH_ID: 'AC1', SMS_AUTH_TOKEN: 'secret', SMS_FROM: '+33123456789' };
  test = await buildTestApp({ env: { ...testMail, ...testSms, SMS_URL: 'http://127.0.0.1:9' } });
});
afterAll(() => test.close());

/** The sentence of each message that says what has happened, and what its reader can do. */
const sentences = {
  en: {
    bank_changed: 'The bank details for payouts to %{store} were changed on %{at}.',
    factor_added: 'On %{at}, a new way to confirm your sign-in was added to your Storedesk account (%{store}).',
    factor_removed:
      'On %{at}, a way to confirm your sign-in was removed from your Storedesk account (%{store}).\n\nIf it wasn’t you, change your password right away and check your account here:',
    new_device:
      'On %{at}, someone signed in to your Storedesk account (%{store}) on a device that hadn’t been used for it before: Firefox 140, Windows.',
    email_changed:
      'The email address of your Storedesk account (%{store}) was changed to %{value}. From now on, sign in with the new address.\n\nIf it wasn’t you, undo it here within 72 hours.',
    phone_changed:
      'The phone number of your Storedesk account (%{store}) was changed to %{value}. If it wasn’t you, undo it within 72 hours: ',
    new_password: 'asked to set a new password for your Storedesk account (%{store}). Choose it here;',
  },
  ar: {
    bank_changed: 'تم تغيير البيانات المصرفية التي تُحوَّل إليها أرباح متجر %{store} في %{at}.',
    factor_added: 'تمت إضافة طريقة جديدة لتأكيد تسجيل الدخول إلى حسابك في Storedesk (%{store})، في %{at}.',
    factor_removed:
      'تمت إزالة طريقة لتأكيد تسجيل الدخول من حسابك في Storedesk (%{store})، في %{at}.\n\nإن لم تكن الإزالة منك، فيُرجى تغيير كلمة المرور فورًا ومراجعة حسابك من هنا:',
    new_device:
      'تم تسجيل الدخول إلى حسابك في Storedesk (%{store}) من جهاز لم يُستخدم له من قبل: Firefox 140, Windows، في %{at}.',
    email_changed:
      'تغيّر البريد الإلكتروني لحسابك في Storedesk (%{store}) إلى %{value}، وأصبح تسجيل الدخول بالعنوان الجديد.\n\nإذا لم يكن ذلك منك، فيمكن التراجع من هنا خلال 72 ساعة.',
    phone_changed:
      'تغيّر رقم هاتف حسابك في Storedesk (%{store}) إلى %{value}. إذا لم يكن ذلك منك، فيمكن التراجع خلال 72 ساعة: ',
    new_password: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في Storedesk (%{store})، وغالبًا هو منك.',
  },
} as const;

type Language = keyof typeof sentences;
const languages: Language[] = ['en', 'ar'];
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(languages)('a message about the account, in the language “%s”', (language) => {
  let store: StoreRow;
  let owner: TestSession;
  let facts: Record<string, string>;
  beforeEach(async () => {
    const at = new Date();
    test.clock.now = at;
    store = await makeStore(test.db, { country_code: 'FR', owner_language: language });
    owner = await openSession(test, store);
    facts = { store: store.name[0] ?? '', at: writtenTime(at, language, store) };
  });

  /** Reads the latest message of a kind. @returns the page and the token of its link */
  async function read(event: keyof (typeof sentences)['en'], { to = store.email, value = '' } = {}) {
    const mail = await readMail(test, to, event);
    expect(mail.all).toContain(filled(sentences[language][event], { ...facts, value }));
    return mail;
  }

  /** The link to a new password, which follows “It wasn’t me”. */
  async function readReset() {
    const { page, token } = await read('new_password');
    expect(page).toBe('/store/new-password');
    expect(await callAs(test.app, null, 'forgot_password_verify', { token })).toMatchObject({ success: true });
  }

  it('says that the bank details changed, and its link reports it', async () => {
    const holder = { bank_holder_id: store.id, bank_holder_type: holderTypes.store };
    await callAs(test.app, owner, 'add_bank_detail', { ...holder, ...account, idempotency_key: randomUUID() });
    const { page, token } = await read('bank_changed');
    expect(page).toBe('/store/bank-alarm');
    expect((await callAs(test.app, null, 'get_bank_alarm', { token })).alarm.store_name).toEqual(store.name);
    await callAs(test.app, null, 'raise_bank_alarm', { token, language });
    await readReset();
  });

  it('says that a second factor was added, and its link removes it again', async () => {
    const { secret } = await callAs(test.app, owner, 'begin_totp', {});
    await callAs(test.app, owner, 'confirm_totp', { totp: await totpAt(secret, test.clock.now ?? new Date()) });
    const { page, token } = await read('factor_added');
    expect(page).toBe('/store/factor-alarm');
    expect((await callAs(test.app, null, 'get_factor_alarm', { token })).alarm.store_name).toEqual(store.name);
    await callAs(test.app, null, 'raise_factor_alarm', { token, language });
    expect(await read('factor_removed')).toMatchObject({ page: '/app/profile' });
    await readReset();
  });

  it('says that a new device signed in, and its link leads to the devices', async () => {
    const credentials = { email: store.email, password: testPassword };
    await inject(test.app, null, 'sign_in', credentials, { 'user-agent': firefox });
    const { all, page } = await read('new_device');
    expect(page).toBe('/app/profile');
    expect(all).toContain('/app/profile?tab=account&section=devices');
  });

  const addresses = [
    ['email', () => ({ email: `new-${uniqueDigits()}@test.example` })],
    ['phone', () => ({ country_phone_code: '+33', phone: uniqueDigits() })],
  ] as const;

  it.each(addresses)('says that the address changed (%s), and its link undoes that', async (channel, newAddress) => {
    const to = newAddress();
    const { ticket } = await callAs(test.app, owner, 'request_address_change', askBody(to));
    const recipient = 'email' in to ? to.email : `${to.country_phone_code}${to.phone}`;
    const otp = /\d{6}/.exec((await readMail(test, recipient, `${channel}_code`)).all)?.[0] ?? '';
    await callAs(test.app, owner, 'confirm_address_change', { ticket, otp });
    const old = channel === 'email' ? store.email : `${store.country_phone_code}${store.phone}`;
    const { token } = await readMail(test, old, `${channel}_changed`);
    const { change } = await callAs(test.app, null, 'get_address_change', { token });
    expect(change.channel).toBe(channel);
    const { page } = await read(`${channel}_changed`, { to: old, value: change.new_value });
    expect(page).toBe('/store/undo-change');
    await callAs(test.app, null, 'undo_address_change', { token, language });
    await readReset();
  });
});
