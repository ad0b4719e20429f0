import { screen } from '@testing-library/react';
import type { RegistrationDraft } from '#contract/entities/registration';
import { writeRegistration } from '../../../src/session/registration';
import { writeVerification } from '../../../src/session/verification';
import { type Answers, fakeServer, signedIn } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

export const token = 'r'.repeat(43);
export const email = 'owner@new.test';
export const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
export const message = (text: string) => ({ subject: text, text });
export const sent = () => ({
  recipient: 'o•••r@new.test',
  resend_at: inMs(60_000),
  expires_at: inMs(600_000),
  demo_message: message('Your code is 123456.'),
});
export const registration = (draft: RegistrationDraft = {}) => ({
  ...{ email, is_email_verified: true, language: 'en', draft, expires_at: inMs(86_400_000) },
});
export const berlin = {
  ...{ id: 'berlin', name: 'Berlin', country_id: 'DE', timezone: 'Europe/Berlin' },
  ...{ location: [52.52, 13.405] as [number, number], radius_km: 28 },
};
export const store: RegistrationDraft = {
  ...{ name: 'Neue Küche', country_code: 'DE', city_id: 'berlin', delivery_type_id: 'food' },
  ...{ address: 'Torstraße 1', latitude: 52.51, longitude: 13.4 },
};
export const owner: RegistrationDraft = {
  ...{ owner_first_name: 'Ada', owner_last_name: 'Winter', country_phone_code: '+49', phone: '15123456789' },
};

export const answers: Answers = {
  begin_registration: () => ({ registration: token, expires_at: inMs(86_400_000), code: sent() }),
  verify_registration_email: () => ({ ...registration(), demo_message: message('The link of the email') }),
  get_registration: () => registration(),
  save_registration: ({ draft }) => registration(draft),
  get_city_list: ({ country_id }) => ({ cities: country_id === 'DE' ? [berlin] : [] }),
  get_delivery_list_for_city: () => ({ deliveries: [{ id: 'food', name: ['Food', 'طعام'] }] }),
  check_store_location: () => ({ distance_km: 1.2, radius_km: 28 }),
  register: () => signedIn(),
};

/** Removes what an earlier test left in the tab. */
export const forget = () => {
  writeRegistration(null);
  writeVerification(null);
};

export const field = (name: string) => screen.findByLabelText(name);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { name });

export const open = (more: Answers = {}, path = '/store/register') =>
  renderApp({ path, server: fakeServer({ ...answers, ...more }) });

/** Continues a registration by its link. */
export const resume = (draft: RegistrationDraft, more: Answers = {}) =>
  open({ get_registration: () => registration(draft), ...more }, `/store/register/${token}`);

type User = ReturnType<typeof open>['user'];

/** The last step. */
export async function finish(user: User): Promise<void> {
  await user.type(await field('Password'), 'a fresh harbour 9');
  await user.type(await field('Confirm password'), 'a fresh harbour 9');
  await user.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
  await user.click(await button('Create store'));
}
