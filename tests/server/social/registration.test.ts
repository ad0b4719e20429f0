import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { registrations, socialAccounts, stores } from '#server/db/schema/index';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { registerInput } from '../../support/factories/makeRegistration';
import { ownerOf } from '../../support/factors';
import { aPerson, makeSocialLink, makeSocialTicket } from '../../support/social';
import { captchaFor } from '../../support/solvedCaptcha';
import { requireOfStores } from '../../support/verificationCases';

const {
  EMAIL_ALREADY_REGISTERED,
  FIELDS_NOT_VALID,
  INVALID_CAPTCHA,
  REGISTERED_WITH_SOCIAL,
  STORE_EMAIL_ALREADY_REGISTERED,
  TOKEN_EXPIRED,
} = errorCodes;

const issuer = 'https://id.example.test';
const settings = (trust: 'on' | 'off') => ({
  ...demoData,
  PUBLIC_ADDRESS: 'https://app.operator.test',
  SOCIAL_1_ISSUER: issuer,
  SOCIAL_1_CLIENT_ID: 'storedesk-test',
  SOCIAL_1_CLIENT_SECRET: 'a secret',
  SOCIAL_1_LABEL: 'Example ID',
  SOCIAL_1_TRUST_EMAIL: trust,
});

let trusting: TestApp;
let careful: TestApp;
beforeAll(async () => {
  trusting = await buildTestApp({ env: settings('on') });
  careful = await buildTestApp({ env: settings('off') });
});
beforeEach(async () => {
  for (const { db } of [trusting, careful]) await requireOfStores(db, { is_store_mail_verification: true });
});
afterAll(async () => {
  await trusting.close();
  await careful.close();
});

const person = (claims = {}) => aPerson({ issuer, ...claims });
let ips = 0;
/** From an address of its own each time. */
async function begin(test: TestApp, claims: ReturnType<typeof person>, withCaptcha = true) {
  const ticket = await makeSocialTicket(test.db, claims, { purpose: 'register' });
  const body = { ticket, ...(withCaptcha && { captcha_token: await captchaFor(test) }) };
  ips += 1;
  const reply = await inject(test.app, null, 'begin_social_registration', body, {}, `10.66.${ips >> 8}.${ips & 255}`);
  return { ticket, reply: reply.json(), text: reply.body };
}

const register = (test: TestApp, registration: string) =>
  callAs(test.app, null, 'register', { registration, ...registerInput() });
const storeWith = async (test: TestApp, email: string) =>
  (await test.db.select().from(stores).where(eq(stores.email, email)))[0];
const linksTo = (test: TestApp, subject: string) =>
  test.db.select().from(socialAccounts).where(eq(socialAccounts.subject, subject));

describe('where the service is trusted', () => {
  it('the registration is verified at once, with names, and the service signs in to the store afterwards', async () => {
    const claims = person();
    const { reply, ticket } = await begin(trusting, claims, false);
    expect(reply).toMatchObject({
      ...{ success: true, email: claims.email, is_email_verified: true },
      draft: { owner_first_name: 'Nadia', owner_last_name: 'Laurent' },
    });
    expect(reply).not.toHaveProperty('code');
    expect(await errorOf(trusting.app, null, 'begin_social_registration', { ticket })).toBe(TOKEN_EXPIRED);
    await register(trusting, reply.registration);
    const store = await storeWith(trusting, claims.email);
    expect(await linksTo(trusting, claims.subject)).toMatchObject([
      { store_id: store?.id, sub_store_id: null, issuer },
    ]);
    const entries = await trusting.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.store_id, store?.id ?? ''));
    expect(entries.map(({ entity, action }) => `${entity} ${action}`).sort()).toEqual([
      'social_account add',
      'store add',
    ]);
    const [row] = await trusting.db.select().from(registrations).where(eq(registrations.email, claims.email));
    expect(row).toMatchObject({ social: null, draft: {} });
    const again = await makeSocialTicket(trusting.db, claims);
    expect(await callAs(trusting.app, null, 'social_sign_in', { ticket: again })).toMatchObject({
      store: { _id: store?.id },
    });
  });

  it('its person is told that an account has the address', async () => {
    const store = await makeStore(trusting.db);
    const member = await makeSubStore(trusting.db, store);
    const registered = await begin(trusting, person({ email: store.email }), false);
    expect(registered.reply).toMatchObject({ error_code: STORE_EMAIL_ALREADY_REGISTERED });
    expect(await errorOf(trusting.app, null, 'get_social_ticket', { ticket: registered.ticket })).toBeNull();
    const ofMember = await begin(trusting, person({ email: member.email }), false);
    expect(ofMember.reply).toMatchObject({ error_code: EMAIL_ALREADY_REGISTERED });
  });

  it('an address that it hasn’t verified needs a code, and isn’t linked', async () => {
    const claims = person({ is_email_verified: false });
    expect((await begin(trusting, claims, false)).reply).toMatchObject({ error_code: INVALID_CAPTCHA });
    const { reply } = await begin(trusting, claims);
    expect(reply).toMatchObject({ is_email_verified: false, code: { demo_message: expect.any(Object) } });
    await prove(trusting, reply);
    await register(trusting, reply.registration);
    expect(await linksTo(trusting, claims.subject)).toEqual([]);
  });
});

/** Enters the code that the demo shows. */
async function prove(
  test: TestApp,
  { registration, code }: { registration: string; code: { demo_message: { text: string } } },
) {
  const email_otp = /\d{6}/.exec(code.demo_message.text)?.[0] ?? '';
  await callAs(test.app, null, 'verify_registration_email', { registration, email_otp });
}

describe('where the service isn’t trusted', () => {
  /** Without what differs for every call: tokens, addresses and times. */
  const alike = (text: string) =>
    text
      .replace(/"registration":"[\w-]{43}"/, '"registration":"…"')
      .replace(/"(recipient|email|request_id)":"[^"]*"/g, '"$1":"…"')
      .replace(/"\w+_at":"[^"]*"/g, '"at":"…"')
      .replace(/"demo_message":\{[^}]*\}/, '"demo_message":"…"');

  it('a code proves the address, and the reply is the same for every address', async () => {
    const store = await makeStore(careful.db);
    const member = await makeSubStore(careful.db, store);
    const unknown = await begin(careful, person());
    expect(unknown.reply).toMatchObject({ success: true, is_email_verified: false });
    for (const email of [store.email, member.email]) {
      const registered = await begin(careful, person({ email }));
      expect(alike(registered.text)).toBe(alike(unknown.text));
    }
  });

  it('the service signs in to the store afterwards, since both sides verified the address', async () => {
    const claims = person();
    const { reply } = await begin(careful, claims);
    expect(await errorOf(careful.app, null, 'register', { registration: reply.registration, ...registerInput() })).toBe(
      FIELDS_NOT_VALID,
    );
    await prove(careful, reply);
    await register(careful, reply.registration);
    const store = await storeWith(careful, claims.email);
    expect(await linksTo(careful, claims.subject)).toMatchObject([{ store_id: store?.id }]);
  });

  it('a captcha is needed, and a refused call leaves the ticket as it is', async () => {
    const { reply, ticket } = await begin(careful, person(), false);
    expect(reply).toMatchObject({ error_code: INVALID_CAPTCHA });
    const body = { ticket, captcha_token: await captchaFor(careful) };
    expect(await call(careful.app, null, 'begin_social_registration', body)).toMatchObject({ success: true });
  });
});

describe('refused is', () => {
  it('someone whose account at the service is linked, with 605', async () => {
    const store = await makeStore(trusting.db);
    const claims = person();
    await makeSocialLink(trusting.db, ownerOf(store), claims);
    expect((await begin(trusting, claims)).reply).toMatchObject({ error_code: REGISTERED_WITH_SOCIAL });
  });

  it('someone whose service gives no address', async () => {
    for (const email of ['', 'not an address']) {
      const errors = [{ path: 'email', code: 'required' }];
      expect((await begin(trusting, person({ email }))).reply).toMatchObject({ error_code: FIELDS_NOT_VALID, errors });
    }
  });
});

it('names that are too long, or of invisible characters, are cut to what a registration keeps', async () => {
  const { reply } = await begin(trusting, person({ first_name: 'N'.repeat(500), last_name: '\u200b' }), false);
  expect(reply).toMatchObject({ success: true });
  expect(await errorOf(trusting.app, null, 'get_registration', { registration: reply.registration })).toBeNull();
});
