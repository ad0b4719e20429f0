import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { makeStore, testPassword } from '../../support/factories/index';
import { makeRegistration, registerInput } from '../../support/factories/makeRegistration';
import { newEmail } from '../../support/registrationCases';
import { requireOfStores } from '../../support/verificationCases';

const { FIELDS_NOT_VALID, STORE_PHONE_ALREADY_REGISTERED } = errorCodes;

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
  return (await inject(test.app, null, 'register', body, {}, `10.69.${ips >> 8}.${ips & 255}`)).json();
};
const begin = (email = newEmail()) => makeRegistration(test.db, { email, now: noon });
const storesWith = (email: string) => test.db.select().from(stores).where(eq(stores.email, email));

describe('numbers of other stores', () => {
  const { STORE_REFERRAL_INVALID, TOO_MANY_ATTEMPTS } = errorCodes;

  it('aren’t looked up for a call with a wrong referral code', async () => {
    const { phone } = await makeStore(test.db, { phone: registerInput().phone });
    const registration = await begin();
    for (const tried of [phone, registerInput().phone])
      expect(await send(registration, { phone: tried, referral_code: '22222222' })).toMatchObject({
        error_code: STORE_REFERRAL_INVALID,
      });
  });

  it('can be tried five times a day by a registration, also at the same moment; then none, taken or free', async () => {
    const { phone } = await makeStore(test.db, { phone: registerInput().phone });
    const registration = await begin();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(registration, { phone })));
    const codes = replies.map(({ error_code }) => error_code).sort((one, other) => one - other);
    const { registrationPhonesTaken: limit } = accountLimits;
    expect(codes).toEqual([
      ...Array(limit).fill(STORE_PHONE_ALREADY_REGISTERED),
      ...Array(8 - limit).fill(TOO_MANY_ATTEMPTS),
    ]);
    expect(await send(registration)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 86_400 });
    expect(await send(await begin(), { phone })).toMatchObject({ error_code: STORE_PHONE_ALREADY_REGISTERED });
    test.clock.now = addHours(noon, 24);
    expect(await send(registration)).toMatchObject({ success: true });
  });
});

describe('a number', () => {
  it('with an area’s digits in its country code is kept, and signs in, as one number', async () => {
    const email = newEmail();
    const phone = { country_phone_code: '+1787', phone: `2${String(340_000 + ips)}` };
    expect(await send(await begin(email), phone)).toMatchObject({ success: true });
    expect(await storesWith(email)).toMatchObject([{ country_phone_code: '+1', phone: `787${phone.phone}` }]);
    const whole = { country_phone_code: '+1', phone: `787${phone.phone}` };
    for (const typed of [phone, whole])
      expect(await callAs(test.app, null, 'sign_in', { ...typed, password: testPassword })).toHaveProperty('store');
  });

  it('that costs its callers more is refused', async () => {
    expect(await send(await begin(), { phone: '899123456' })).toMatchObject({
      error_code: FIELDS_NOT_VALID,
      errors: [{ path: 'phone', code: 'phone_invalid' }],
    });
  });
});
