import { screen } from '@testing-library/react';
import type { SocialTicket } from '#contract/entities/social';
import { socialKey } from '../../src/config/socialPath';
import type { StoredSession } from '../../src/session/session';
import { type Answers, fakeServer, remoteSetting } from './fakeServer';
import { renderApp } from './renderApp';

export const socialTicket = 't'.repeat(43);

/** Someone who has signed in with a service, which is trusted for the address. */
export const socialPerson: SocialTicket = {
  ...{ purpose: 'sign_in', login_by: 'Example ID', email: 'ana@demo.test', is_email_verified: true },
  ...{ is_email_trusted: true, first_name: 'Ana', last_name: 'Bell' },
};

/** Their account at the service, linked. */
export const linkedAccount = {
  ...{ _id: '0198c0de-0000-7000-8000-000000000001', login_by: 'Example ID', social_id: '17' },
  ...{ email: 'ana@demo.test', created_at: '2026-05-01T10:00:00.000Z' },
};

const services = {
  ...remoteSetting,
  public_address: window.location.origin,
  social_providers: [
    { position: 1, label: 'Example ID' },
    { position: 2, label: 'Other ID' },
  ],
};

const factors = {
  ...{ totp: null, passkeys: [], recovery_codes_left: 0, passkey_domain: 'localhost' },
  ...{ is_required_of_team: false, team_without: [] },
};

/** The fragment with which the server leads back. */
export const broughtBack = (key = socialKey()): string => `${new URLSearchParams({ ticket: socialTicket, key })}`;

/** Opens the app where two services are set up. */
export function openWithServices(path: string, answers: Answers = {}, session: StoredSession | null = null) {
  const server = fakeServer({
    get_setting_detail: () => ({ setting: services }),
    get_factors: () => ({ factors }),
    ...answers,
  });
  return { ...renderApp({ path, server, session }), server };
}

/** The settings of an installation whose own address is another one. */
export const servedElsewhere: Answers = {
  get_setting_detail: () => ({ setting: { ...services, public_address: 'https://app.operator.test' } }),
};

export const linkNamed = (name: string): Promise<HTMLElement> => screen.findByRole('link', { name });
