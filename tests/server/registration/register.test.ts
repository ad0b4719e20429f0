import { addHours, subDays } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { registrations, sessions, storeCounters, storeSettings, stores } from '#server/db/schema/index';
import { referralCodeOf } from '#server/modules/registration/service';
import { tokenHash } from '#server/modules/session/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, inject } from '../../support/callApi';
import { makeStore, makeSubStore, testPassword } from '../../support/factories/index';
import { makeRegistration, registerInput } from '../../support/factories/makeRegistration';
import { makeTotp, proveFrom, totpAt } from '../../support/factors';
import { newEmail } from '../../support/registrationCases';
import { requireOfStores } from '../../support/verificationCases';

const {
  FIELDS_NOT_VALID,
  TOKEN_EXPIRED,
  STORE_EMAIL_ALREADY_REGISTERED,
  STORE_PHONE_ALREADY_REGISTERED,
  EMAIL_AND_PHONE_ALREADY_REGISTERED,
  EMAIL_ALREADY_REGISTERED,
} = errorCodes;

let test: TestApp;
const noon = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = noon;
  await requireOfStores(test.db, { is_store_mail_verification: true, is_store_sms_verification: false });
});

type Input = ReturnType<typeof registerInput> & { referral_code?: string };
let ips = 0;
const send = async (registration: string, input: Partial<Input> | Record<string, unknown> = {}) => {
  ips += 1;
  const body = { registration, ...registerInput(), ...input };
  return (await inject(test.app, null, 'register', body, {}, `10.68.${ips >> 8}.${ips & 255}`)).json();
};
const begin = (email = newEmail()) => makeRegistration(test.db, { email, now: noon });
const storesWith = (email: string) => test.db.select().from(stores).where(eq(stores.email, email));

describe('register', () => {
  it('creates a store with everything it needs, and signs its owner in', async () => {
    const email = newEmail();
    const registration = await begin(email);
    const input = { ...registerInput(), owner_first_name: 'Nadia', device_token: 'device-1' };
    const reply = await send(registration, input);
    expect(reply).toMatchObject({
      ...{ success: true, message: 201, currency: 'EUR', timezone: 'Europe/Paris' },
      store: { name: ['Chez Nadia'], email, is_approved: false, is_email_verified: true },
    });
    expect(reply.servertoken).toMatch(/^[\w-]{43}$/);
    const [store, ...others] = await storesWith(email);
    expect(others).toEqual([]);
    expect(store).toMatchObject({
      ...{ phone: input.phone, country_phone_code: '+33', country_code: 'FR', city_id: 'paris' },
      ...{ delivery_type_id: 'food', latitude: 48.8686, longitude: 2.3312 },
      ...{ owner_first_name: 'Nadia', owner_last_name: 'Laurent', owner_language: 'en' },
      ...{ is_approved: false, is_document_uploaded: false, is_phone_number_verified: false },
      ...{ is_distance_unit_mile: false, is_tax_included: true, terms_accepted_at: noon, referred_by: null },
      languages_supported: [{ code: 'en', name: 'English', is_visible: true, is_lang_rtl: false }],
    });
    expect(store?.referral_code).toMatch(/^[2-9B-Z]{8}$/);
    const store_id = store?.id ?? '';
    const ofStore = await test.db.select().from(storeSettings).where(eq(storeSettings.store_id, store_id));
    // A no-show is the host's to say, and a request is answered while guests can still book elsewhere.
    expect(ofStore).toMatchObject([{ booking_rules: { after_grace: 'ask', answer_before: 60 } }]);
    expect(await test.db.$count(storeCounters, eq(storeCounters.store_id, store_id))).toBe(1);
    const session = { servertoken: reply.servertoken, token: reply.servertoken, store_id };
    const own = { headers: session, token: reply.servertoken, store_id, sub_store_id: null };
    const { store_detail } = await callAs(test.app, own, 'get_store_data', {});
    expect(store_detail.opening_hours.map(({ is_open }) => is_open)).toEqual(Array(7).fill(false));
    expect(await callAs(test.app, null, 'sign_in', { email, password: testPassword })).toHaveProperty('store');
  });

  it('leaves one entry in the audit log, under the owner’s name, as do later changes', async () => {
    const email = newEmail();
    const { servertoken, store: signedIn } = await send(await begin(email));
    const [store] = await storesWith(email);
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.store_id, store?.id ?? ''));
    expect(entries).toMatchObject([
      { entity: 'store', action: 'add', actor_kind: 'owner', record_id: store?.id, call: 'register' },
    ]);
    expect(entries).toMatchObject([{ actor_name: 'Nadia Laurent' }]);
    expect(JSON.stringify(entries)).not.toContain(testPassword);
    const headers = { servertoken, token: servertoken, store_id: signedIn._id };
    await callAs(test.app, { headers, token: servertoken, store_id: signedIn._id, sub_store_id: null }, 'logout', {});
    const isOut = and(eq(auditEntries.store_id, signedIn._id), eq(auditEntries.action, 'sign_out'));
    expect(await test.db.select().from(auditEntries).where(isOut)).toMatchObject([{ actor_name: 'Nadia Laurent' }]);
  });

  it('gives a ticket instead of a session if the platform requires the phone to be verified', async () => {
    await requireOfStores(test.db, { is_store_mail_verification: true, is_store_sms_verification: true });
    const reply = await send(await begin(), { phone: '612345678' });
    expect(reply).toMatchObject({ success: true, message: 201, servertoken: '', verification: { phone: '••• 78' } });
    expect(reply.verification).not.toHaveProperty('email');
    expect(reply).not.toHaveProperty('store');
  });

  it('deletes the steps, and its tokens no longer continue it', async () => {
    const email = newEmail();
    const registration = await makeRegistration(test.db, { email, now: noon, draft: { name: 'Chez Nadia' } });
    await send(registration);
    const [row] = await test.db.select().from(registrations).where(eq(registrations.email, email));
    expect(row).toMatchObject({ draft: {}, expires_at: addHours(noon, 1) });
    expect(row?.store_id).not.toBeNull();
    const refused = { error_code: TOKEN_EXPIRED };
    expect(await call(test.app, null, 'get_registration', { registration })).toMatchObject(refused);
    expect(await call(test.app, null, 'save_registration', { registration, draft: {} })).toMatchObject(refused);
    expect(await call(test.app, null, 'send_registration_link', { registration })).toMatchObject(refused);
  });

  it('signs in to the store when it is repeated with the same password, and says with another that it exists', async () => {
    const email = newEmail();
    const registration = await begin(email);
    await send(registration);
    expect(await send(registration)).toMatchObject({ success: true, message: 201, store: { email } });
    const wrong = await send(registration, { password: 'a quiet harbour 9' });
    expect(wrong).toMatchObject({ error_code: STORE_EMAIL_ALREADY_REGISTERED });
    expect(await storesWith(email)).toHaveLength(1);
    test.clock.now = addHours(noon, 1);
    expect(await send(registration)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('asks for the second factor when it is repeated for an owner who has set one up', async () => {
    const registration = await begin();
    const { store } = await send(registration);
    const account = { store_id: store._id, sub_store_id: null };
    const { secret } = await makeTotp(test, account);
    const reply = await send(registration);
    expect(reply).toMatchObject({
      success: true,
      servertoken: '',
      second_factor: { methods: ['totp', 'recovery_code'] },
    });
    expect(reply).not.toHaveProperty('store');
    expect(await test.db.$count(sessions, eq(sessions.store_id, store._id))).toBe(1);
    const proof = { ticket: reply.second_factor.ticket, totp: await totpAt(secret, noon) };
    expect(await proveFrom(test, proof)).toMatchObject({ success: true, store: { _id: store._id } });
  });

  it('needs a verified email', async () => {
    const email = newEmail();
    const registration = await makeRegistration(test.db, { email, isVerified: false, now: noon });
    expect(await send(registration)).toMatchObject({
      error_code: FIELDS_NOT_VALID,
      errors: [{ path: 'email_otp', code: 'required' }],
    });
    expect(await storesWith(email)).toEqual([]);
    expect(await send('x'.repeat(43))).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('derives unit and tax from the country, and keeps the language of the registration', async () => {
    const email = newEmail();
    const registration = await begin(email);
    const isToken = eq(registrations.token_hash, tokenHash(registration));
    await test.db.update(registrations).set({ language: 'ar' }).where(isToken);
    const place = { country_code: 'US', city_id: 'new-york', latitude: 40.7128, longitude: -74.006 };
    const phone = { country_phone_code: '+1', phone: `212${String(2_000_000 + (ips % 1000) * 13)}` };
    expect(await send(registration, { ...place, ...phone })).toMatchObject({ success: true, currency: 'USD' });
    const [store] = await storesWith(email);
    expect(store).toMatchObject({ is_distance_unit_mile: true, is_tax_included: false, timezone: 'America/New_York' });
    expect(store?.languages_supported).toMatchObject([{ code: 'ar', is_lang_rtl: true }]);
  });

  it('starts with the language in which it was filled in last', async () => {
    const [saved, named] = [newEmail(), newEmail()];
    const registration = await begin(saved);
    const save = { registration, draft: {}, language: 'fr' };
    expect(await callAs(test.app, null, 'save_registration', save)).toMatchObject({ language: 'fr' });
    expect(await callAs(test.app, null, 'save_registration', { registration, draft: {} })).toHaveProperty(
      'language',
      'fr',
    );
    await send(registration);
    await send(await begin(named), { language: 'it' });
    for (const [email, code] of [
      [saved, 'fr'],
      [named, 'it'],
    ] as const)
      expect(await storesWith(email)).toMatchObject([{ owner_language: code, languages_supported: [{ code }] }]);
  });
});

describe('what is filled in wrongly', () => {
  it.each([
    [{ country_code: 'XX' }, { error_code: errorCodes.COUNTRY_NOT_FOUND }],
    [{ city_id: 'atlantis' }, { error_code: errorCodes.CITY_NOT_FOUND }],
    [
      { city_id: 'berlin', delivery_type_id: 'dreams', phone: '12345' },
      {
        error_code: FIELDS_NOT_VALID,
        errors: [
          { path: 'city_id', code: 'invalid_value' },
          { path: 'delivery_type_id', code: 'invalid_value' },
          { path: 'location', code: 'outside_city', params: { radius_km: 28, city: 'Berlin' } },
          { path: 'phone', code: 'phone_too_short' },
        ],
      },
    ],
    [{ is_terms_accepted: false }, { error_code: FIELDS_NOT_VALID }],
    [{ name: ' ' }, { error_code: FIELDS_NOT_VALID }],
    [
      { password: 'Laurent7' },
      { error_code: FIELDS_NOT_VALID, errors: [{ path: 'password', code: 'password_personal' }] },
    ],
    [
      { password: 'password1' },
      { error_code: FIELDS_NOT_VALID, errors: [{ path: 'password', code: 'password_common' }] },
    ],
    [{ referral_code: '22222222' }, { error_code: 631, errors: [{ path: 'referral_code', code: '631' }] }],
  ])('%o is refused, and the registration stays open', async (input, refusal) => {
    const email = newEmail();
    const registration = await begin(email);
    expect(await send(registration, input)).toMatchObject({ success: false, ...refusal });
    expect(await storesWith(email)).toEqual([]);
    expect(await call(test.app, null, 'get_registration', { registration })).toMatchObject({ success: true });
  });

  it('is told apart: a taken email, phone or both, and a sub-account’s email', async () => {
    const store = await makeStore(test.db, { phone: registerInput().phone });
    const subStore = await makeSubStore(test.db, store);
    const { phone } = store;
    const free = registerInput().phone;
    const phoneTaken = { errors: [{ path: 'phone', code: '603' }] };
    const expected = [
      [store.email, free, { error_code: STORE_EMAIL_ALREADY_REGISTERED }],
      [newEmail(), phone, { error_code: STORE_PHONE_ALREADY_REGISTERED, ...phoneTaken }],
      [store.email, phone, { error_code: EMAIL_AND_PHONE_ALREADY_REGISTERED, ...phoneTaken }],
      [subStore.email, free, { error_code: EMAIL_ALREADY_REGISTERED }],
    ] as const;
    for (const [email, typed, refusal] of expected)
      expect(await send(await begin(email), { phone: typed })).toMatchObject({ success: false, ...refusal });
  });

  it('a number with its leading zero is the same number', async () => {
    const { phone } = await makeStore(test.db, { phone: registerInput().phone });
    expect(await send(await begin(), { phone: `0${phone}` })).toMatchObject({
      error_code: STORE_PHONE_ALREADY_REGISTERED,
    });
  });
});

describe('at the same moment', () => {
  it('ten calls of one registration create one store, and all sign in to it', async () => {
    const email = newEmail();
    const registration = await begin(email);
    const input = registerInput();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(registration, input)));
    expect(replies.map(({ success }) => success)).toEqual(replies.map(() => true));
    expect(await storesWith(email)).toHaveLength(1);
    expect(new Set(replies.map(({ store }) => store._id)).size).toBe(1);
    const [store] = await storesWith(email);
    const added = and(eq(auditEntries.store_id, store?.id ?? ''), eq(auditEntries.action, 'add'));
    expect(await test.db.$count(auditEntries, added)).toBe(1);
  });

  it.each([
    ['address', true, false, STORE_EMAIL_ALREADY_REGISTERED],
    ['phone', false, true, STORE_PHONE_ALREADY_REGISTERED],
    ['address and phone', true, true, EMAIL_AND_PHONE_ALREADY_REGISTERED],
  ])('of registrations with the same %s, one wins', async (_, isSameEmail, isSamePhone, code) => {
    const [email, { phone }] = [newEmail(), registerInput()];
    const calls = Array.from({ length: 6 }, async () =>
      send(await begin(isSameEmail ? email : newEmail()), isSamePhone ? { phone } : {}),
    );
    const replies = await Promise.all(calls);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ error_code }) => error_code ?? []))).toEqual(new Set([code]));
  });

  it('a referral code isn’t used more often than it may', async () => {
    const referrer = await makeStore(test.db);
    const referral_code = await referralCodeOf(test.db, referrer);
    for (let n = 0; n < 49; n++) await makeStore(test.db, { referred_by: referrer.id });
    const replies = await Promise.all(Array.from({ length: 4 }, async () => send(await begin(), { referral_code })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ error_code }) => error_code ?? []))).toEqual(
      new Set([errorCodes.REFERRAL_OVER_USAGE_LIMIT]),
    );
    expect(await test.db.$count(stores, eq(stores.referred_by, referrer.id))).toBe(50);
  });
});

it('a registration that has just expired can’t be completed', async () => {
  const registration = await makeRegistration(test.db, { now: subDays(noon, 7) });
  expect(await send(registration)).toMatchObject({ error_code: TOKEN_EXPIRED });
});
