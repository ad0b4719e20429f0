import { addDays, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import type { CallName } from '#contract/calls/index';
import { sessions, stores } from '#server/db/schema/index';
import { writeAuditEntries } from '#server/modules/audit/service';
import { askBody, undoTokenIn } from '../../support/addressChange';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import {
  makeFactorAlarm,
  makeInvitation,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import { makeRegistration, registerInput } from '../../support/factories/makeRegistration';
import { factorTicket, makeTotp, memberOf, ownerOf, totpAt } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { newEmail } from '../../support/registrationCases';
import { makeTablet } from '../../support/sharedTablet';
import { aPerson, makeSocialLink, makeSocialTicket } from '../../support/social';
import { requireOfStores } from '../../support/verificationCases';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
});

/** The cookies of a browser, by the call that they are sent to. */
class Browser {
  readonly #kept = new Map<string, string>();

  async make(name: CallName, body: object) {
    const path = `/v3/api/store/${name}`;
    const cookie = [...this.#kept]
      .filter(([key]) => key.startsWith(`${path} `))
      .map(([key, value]) => `${key.split(' ')[1]}=${encodeURIComponent(value)}`)
      .join('; ');
    const reply = await inject(test.app, null, name, body, { 'user-agent': firefox, cookie });
    for (const { path: of, name: kept, value } of reply.cookies) this.#kept.set(`${of} ${kept}`, value);
    return reply.json();
  }

  signIn(email = store.email, password = testPassword) {
    return this.make('sign_in', { email, password });
  }
}

const notices = (email = store.email) => mailTo(test, email, 'new_device');

/** Changes an account's email address. @returns the token of the link with which the old one undoes it */
async function changeMailed(session: TestSession, email: string): Promise<string> {
  const to = newEmail();
  const { ticket } = await callAs(test.app, session, 'request_address_change', askBody({ email: to }));
  const [text = ''] = await mailTo(test, to, 'email_code');
  await callAs(test.app, session, 'confirm_address_change', { ticket, otp: /\d{6}/.exec(text)?.[0] ?? '' });
  return undoTokenIn((await mailTo(test, email, 'email_changed'))[0]);
}

describe('a sign-in on a new device', () => {
  it('isn’t one when an invitation is accepted', async () => {
    const { token, subStore } = await makeInvitation(test.db, store);
    const accepted = await new Browser().make('accept_invitation', { token, password: 'a quiet harbour 9' });
    expect(accepted).toMatchObject({ success: true });
    expect(await notices(subStore.email)).toEqual([]);
  });

  it('is mailed once for each, and not for the first sign-in of an account', async () => {
    const browser = new Browser();
    await browser.signIn();
    expect(await notices()).toEqual([]);
    const other = new Browser();
    await other.signIn();
    await other.signIn();
    await browser.signIn();
    const [text, ...more] = await notices();
    expect(more).toEqual([]);
    expect(text).toContain('Firefox 140, Windows');
    expect(text).toContain('https://app.operator.test/app/profile?tab=account&section=devices');
  });

  it('is mailed although the account is signed in nowhere', async () => {
    await new Browser().signIn();
    await test.db.delete(sessions).where(eq(sessions.store_id, store.id));
    await new Browser().signIn();
    expect(await notices()).toHaveLength(1);
  });

  it.each([false, true])(
    'is not the registration’s, also if the phone is verified first: %s',
    async (isVerifiedFirst) => {
      const settings = { is_store_mail_verification: false, is_store_sms_verification: isVerifiedFirst };
      await requireOfStores(test.db, settings);
      const email = newEmail();
      const device = new Browser();
      const registration = await makeRegistration(test.db, { email });
      expect(await device.make('register', { registration, ...registerInput() })).toMatchObject({ success: true });
      await requireOfStores(test.db, { ...settings, is_store_sms_verification: false });
      await test.db.delete(sessions);
      await device.signIn(email);
      expect(await notices(email)).toEqual([]);
      await test.db.delete(sessions);
      await new Browser().signIn(email);
      expect(await notices(email)).toHaveLength(1);
    },
  );

  it('is mailed for the first sign-in after a registration, if it is on another device', async () => {
    await requireOfStores(test.db, { is_store_mail_verification: false, is_store_sms_verification: false });
    const email = newEmail();
    const registration = await makeRegistration(test.db, { email });
    await new Browser().make('register', { registration, ...registerInput() });
    await test.db.delete(sessions);
    await new Browser().signIn(email);
    expect(await notices(email)).toHaveLength(1);
  });

  it('is written in the language of the account', async () => {
    await test.db.update(stores).set({ owner_language: 'de' }).where(eq(stores.id, store.id));
    await openSession(test, store);
    await new Browser().signIn();
    expect((await notices())[0]).toContain('hat sich jemand auf einem Gerät angemeldet');
  });

  it('is mailed to a team member, and not to the owner', async () => {
    const member = await makeSubStore(test.db, store);
    const browser = new Browser();
    await browser.signIn(member.email);
    await new Browser().signIn(member.email);
    await browser.signIn(member.email);
    expect(await notices(member.email)).toHaveLength(1);
    expect(await notices()).toEqual([]);
    // The device of one account is new to another.
    await openSession(test, store);
    await browser.signIn();
    expect(await notices()).toHaveLength(1);
  });

  it('of a shared device is mailed to the owner, with the page where they end it', async () => {
    const { id, email } = await makeTablet(test, store);
    await new Browser().signIn(email);
    expect(await notices(email)).toEqual([]);
    const [text, ...more] = await notices();
    expect(more).toEqual([]);
    expect(text).toContain('Kitchen tablet');
    expect(text).toContain(`https://app.operator.test/app/users/sub-stores/${id}`);
  });

  it('is mailed once both factors are proved, and the device is known from then on', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    await openSession(test, store);
    const browser = new Browser();
    const { second_factor } = await browser.signIn();
    expect(await notices()).toEqual([]);
    await browser.make('verify_second_factor', { ticket: second_factor.ticket, totp: await totpAt(secret) });
    expect(await notices()).toHaveLength(1);
    const later = new Date(Date.now() + 60_000);
    test.clock.now = later;
    const again = await browser.signIn();
    const totp = await totpAt(secret, later);
    const reply = await browser.make('verify_second_factor', { ticket: again.second_factor.ticket, totp });
    expect(reply).toMatchObject({ success: true });
    expect(await notices()).toHaveLength(1);
    expect(await factorTicket(test, store)).toMatchObject({ methods: ['totp', 'recovery_code'] });
  });

  it('is mailed once for each, too, if another service stood for the password', async () => {
    const member = await makeSubStore(test.db, store);
    for (const [account, email] of [
      [ownerOf(store), store.email],
      [memberOf(member), member.email],
    ] as const) {
      const person = aPerson({ email });
      await makeSocialLink(test.db, account, person);
      const signInThere = async (browser: Browser) =>
        browser.make('social_sign_in', { ticket: await makeSocialTicket(test.db, person) });
      const device = new Browser();
      await device.signIn(email);
      await signInThere(device);
      expect(await notices(email)).toEqual([]);
      const other = new Browser();
      for (let n = 0; n < 2; n++) expect(await signInThere(other)).toMatchObject({ success: true });
      await other.signIn(email);
      expect(await notices(email)).toHaveLength(1);
    }
  });

  it('is no news on a device that knew an earlier password, or that has just set one', async () => {
    const browser = new Browser();
    await browser.signIn();
    const password = 'a quiet harbour 9';
    const setter = new Browser();
    await setter.make('new_password', { token: await makePasswordLink(test.db, store), password });
    await setter.signIn(store.email, password);
    await browser.signIn(store.email, password);
    expect(await notices()).toEqual([]);
  });

  it('is mailed again for a device that was known before “It wasn’t me”', async () => {
    const thief = new Browser();
    await thief.signIn();
    test.clock.now = addMinutes(new Date(), 5);
    const token = await makeFactorAlarm(test.db, ownerOf(store));
    await callAs(test.app, null, 'raise_factor_alarm', { token });
    const password = 'a quiet harbour 9';
    const device = new Browser();
    await device.make('new_password', { token: await makePasswordLink(test.db, store), password });
    await device.signIn(store.email, password);
    expect(await notices()).toEqual([]);
    await thief.signIn(store.email, password);
    expect(await notices()).toHaveLength(1);
  });

  it.each(['the owner', 'a team member'])(
    'is mailed again for a device from before a changed address was undone: %s',
    async (whose) => {
      const isOwner = whose === 'the owner';
      const subStore = await makeSubStore(test.db, store);
      const { email } = isOwner ? store : subStore;
      const thief = new Browser();
      await thief.signIn(email);
      const session = isOwner ? await openSession(test, store) : await openSubStoreSession(test, subStore);
      const token = await changeMailed(session, email);
      test.clock.now = addMinutes(new Date(), 5);
      await callAs(test.app, null, 'undo_address_change', { token });
      const password = 'a quiet harbour 9';
      const device = new Browser();
      await device.make('new_password', {
        token: await makePasswordLink(test.db, isOwner ? store : subStore),
        password,
      });
      await device.signIn(email, password);
      expect(await notices(email)).toEqual([]);
      await thief.signIn(email, password);
      expect(await notices(email)).toHaveLength(1);
    },
  );

  it('is mailed to another owner for the device of the earlier one, and not for their first sign-in', async () => {
    const earlier = new Browser();
    await earlier.signIn();
    await test.db.delete(sessions).where(eq(sessions.store_id, store.id));
    const at = addMinutes(new Date(), 5);
    const actor = { kind: 'owner', id: store.id, name: 'Bo Berg' } as const;
    await writeAuditEntries(test.db, store.id, [{ entity: 'owner_access', action: 'hand_over', actor, at }]);
    test.clock.now = addMinutes(at, 5);
    await new Browser().signIn();
    expect(await notices()).toEqual([]);
    await earlier.signIn();
    expect(await notices()).toHaveLength(1);
  });

  it('is mailed again for a device that was not used for a year', async () => {
    const browser = new Browser();
    await browser.signIn();
    test.clock.now = addDays(new Date(), 366);
    await browser.signIn();
    expect(await notices()).toHaveLength(1);
  });

  it('does not fill the mailbox', async () => {
    await openSession(test, store);
    for (let n = 0; n < accountLimits.newDeviceMailsPerDay + 2; n++) await new Browser().signIn();
    expect(await notices()).toHaveLength(accountLimits.newDeviceMailsPerDay);
  });

  it('is not mailed where no mail can leave', async () => {
    const silent = await buildTestApp();
    try {
      const shop = await makeStore(silent.db);
      await openSession(silent, shop);
      const credentials = { email: shop.email, password: testPassword };
      expect(await callAs(silent.app, null, 'sign_in', credentials)).toHaveProperty('store');
      expect(await mailTo(silent, shop.email, 'new_device')).toEqual([]);
    } finally {
      await silent.close();
    }
  });
});
