import type { registrationCalls } from '#contract/calls/registration';
import { referralCodeOf } from '#server/modules/registration/service';
import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { makeRegistration, registerInput } from './factories/makeRegistration';
import { uniqueDigits } from './factories/makeStore';
import { captchaFor } from './solvedCaptcha';

export const newEmail = () => `owner-${uniqueDigits()}@test.example`;

/** Begins a registration and reads its code, on a server with demo data. */
export async function beginRegistration(test: Pick<TestApp, 'app' | 'env' | 'clock'>, email = newEmail()) {
  const body = { email, captcha_token: await captchaFor(test) };
  const { registration, code } = await callAs(test.app, null, 'begin_registration', body);
  const email_otp = /\d{6}/.exec(code.demo_message?.text ?? '')?.[0];
  if (!email_otp) throw new Error('the demo showed no code');
  return { registration, email_otp };
}

export const registrationCases: ContractCases<keyof typeof registrationCalls> = {
  begin_registration: {
    body: async (world) => ({ email: newEmail(), language: 'de', captcha_token: await captchaFor(world) }),
  },
  resend_registration_code: {
    body: async ({ db }) => ({ registration: await makeRegistration(db, { isVerified: false }) }),
  },
  verify_registration_email: { body: (world) => beginRegistration(world) },
  get_registration: { body: async ({ db }) => ({ registration: await makeRegistration(db) }) },
  save_registration: {
    body: async ({ db }) => ({ registration: await makeRegistration(db), draft: { name: 'Chez Nadia' } }),
  },
  send_registration_link: { body: async ({ db }) => ({ registration: await makeRegistration(db) }) },
  check_store_location: { body: () => ({ city_id: 'paris', latitude: 48.8686, longitude: 2.3312 }) },
  check_referral: {
    body: async ({ db, mine }) => ({ referral_code: await referralCodeOf(db, mine.store), country_code: 'FR' }),
  },
  find_store_address: {
    body: async ({ db }) => ({ registration: await makeRegistration(db), city_id: 'paris', query: '1 rue de la Paix' }),
  },
  register: { body: async ({ db }) => ({ registration: await makeRegistration(db), ...registerInput() }) },
};
