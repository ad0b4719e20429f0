import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SocialTicket } from '#contract/entities/social';
import { socialKey } from '../../../src/config/socialPath';
import { readRegistration, writeRegistration } from '../../../src/session/registration';
import { getSession } from '../../../src/session/session';
import { readSocialTicket, writeSocialTicket } from '../../../src/session/social';
import { writeSecondFactor } from '../../../src/session/verification';
import { aSession } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse, remoteSetting, signedIn } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const ticket = 't'.repeat(43);
const person: SocialTicket = {
  ...{ purpose: 'sign_in', login_by: 'Example ID', email: 'ana@demo.test', is_email_verified: true },
  ...{ is_email_trusted: true, first_name: 'Ana', last_name: 'Bell' },
};
const services = {
  ...remoteSetting,
  social_providers: [
    { position: 1, label: 'Example ID' },
    { position: 2, label: 'Other ID' },
  ],
};

/** The fragment with which the server leads back. */
const back = (key = socialKey()) => new URLSearchParams({ ticket, key });

const open = (path: string, answers: Answers = {}, session?: ReturnType<typeof aSession>) => {
  const server = fakeServer({ get_setting_detail: () => ({ setting: services }), ...answers });
  return { ...renderApp({ path, server, ...(session && { session }) }), server };
};

afterEach(() => {
  writeSocialTicket(null);
  writeRegistration(null);
  writeSecondFactor(null);
});

const linkTo = (name: string) => screen.findByRole('link', { name });

describe('the sign-in page', () => {
  it('leads to each service, and from there to the page that was asked for', async () => {
    open('/store/login?from=%2Fapp%2Fprofile');
    expect(await linkTo('Continue with Example ID')).toHaveAttribute(
      'href',
      `/auth/social/start/1?for=sign_in&key=${socialKey()}&from=%2Fapp%2Fprofile`,
    );
    expect(await linkTo('Continue with Other ID')).toHaveAttribute('href', expect.stringContaining('/start/2?'));
  });

  it('shows nothing of it where no service is set up', async () => {
    open('/store/login', { get_setting_detail: () => ({ setting: remoteSetting }) });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it('is joined by registration', async () => {
    open('/store/register');
    expect(await linkTo('Continue with Example ID')).toHaveAttribute(
      'href',
      `/auth/social/start/1?for=register&key=${socialKey()}`,
    );
  });
});

describe('coming back from a service', () => {
  it('signs in to the linked account, takes the ticket out of the address, and goes on', async () => {
    const { server } = open(`/store/social?for=sign_in&from=%2Fapp%2Fprofile#${back()}`, {
      social_sign_in: () => ({ ...signedIn(), login_by: 'Example ID', social_id: '17' }),
    });
    await waitFor(() => expect(currentPath()).toBe('/app/profile'));
    expect(window.location.hash).toBe('');
    expect(getSession()?.servertoken).toBe('token-1');
    expect(server.received('social_sign_in').map(({ body }) => body)).toEqual([{ ticket }]);
    expect(readSocialTicket()).toBeNull();
  });

  it('takes no ticket that someone else’s sign-in brought', async () => {
    const { server } = open(`/store/social?for=sign_in#${back('another-browser')}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('began in another browser');
    expect(server.received('social_sign_in')).toEqual([]);
    expect(readSocialTicket()).toBeNull();
  });

  it('asks for the second factor', async () => {
    const second_factor = {
      ...{ ticket, expires_at: new Date(Date.now() + 600_000).toISOString() },
      ...{ methods: ['totp' as const], passkey_options: null },
    };
    open(`/store/social?for=sign_in#${back()}`, { social_sign_in: () => ({ servertoken: '', second_factor }) });
    expect(await screen.findByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it.each([
    ['cancelled', 'You cancelled the sign-in.'],
    ['failed', 'The service isn’t responding'],
    ['refused', 'couldn’t be verified'],
    ['expired', 'This took too long'],
    ['too_many', 'Too many attempts from your network'],
  ])('says that it was %s, and leads back', async (code, text) => {
    const { user } = open(`/store/social?for=sign_in&from=%2Fapp%2Fprofile#error=${code}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Use another way to sign in' }));
    await waitFor(() => expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile'));
  });

  it('tries again after an outage, with the same ticket', async () => {
    let isDown = true;
    const { user, server } = open(`/store/social?for=sign_in#${back()}`, {
      social_sign_in: () => (isDown ? networkDown() : signedIn()),
    });
    expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('Couldn’t reach the server.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getSession()).not.toBeNull());
    expect(new Set(server.received('social_sign_in').map(({ body }) => body.ticket))).toEqual(new Set([ticket]));
  }, 30_000);

  it('goes back to the sign-in once its ticket has expired, and without one', async () => {
    const { unmount } = open(`/store/social?for=sign_in#${back()}`, { social_sign_in: () => refuse(2000) });
    await waitFor(() => expect(currentPath()).toBe('/store/login?notice=verification_over'));
    unmount();
    open('/store/social');
    await waitFor(() => expect(currentPath()).toBe('/store/login'));
  });
});

describe('without a linked account', () => {
  const unlinked = (answers: Answers = {}, change: Partial<SocialTicket> = {}) =>
    open(`/store/social?for=${change.purpose ?? 'sign_in'}#${back()}`, {
      social_sign_in: () => refuse(606),
      get_social_ticket: () => ({ social: { ...person, ...change } }),
      ...answers,
    });

  it('leads to the sign-in with the address, and then to the profile, where the link is confirmed', async () => {
    const { user, server } = unlinked({
      get_factors: () => ({
        factors: {
          ...{ totp: null, passkeys: [], recovery_codes_left: 0, passkey_domain: 'localhost' },
          ...{ is_required_of_team: false, team_without: [] },
        },
      }),
      get_social_accounts: () => ({ social_accounts: [] }),
      link_social_account: () => ({
        social_accounts: [
          {
            ...{ _id: '0198c0de-0000-7000-8000-000000000001', login_by: 'Example ID', social_id: '17' },
            ...{ email: 'ana@demo.test', created_at: '2026-05-01T10:00:00.000Z' },
          },
        ],
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Your Example ID account isn’t linked yet' })).toBeVisible();
    expect(screen.getByText('You signed in to Example ID as ana@demo.test.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in and link' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ana@demo.test');
    await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Link your Example ID account?' }, { timeout: 10_000 });
    expect(currentPath()).toBe('/app/profile?tab=security');
    await user.click(within(dialog).getByRole('button', { name: 'Link Example ID' }));
    expect(await screen.findByRole('button', { name: 'Unlink Example ID' })).toBeVisible();
    expect(server.received('link_social_account').map(({ body }) => body)).toEqual([{ ticket }]);
    expect(readSocialTicket()).toBeNull();
  });

  it('registers a store with the service’s address and names', async () => {
    const draft = { owner_first_name: 'Ana', owner_last_name: 'Bell' };
    const { user, server } = unlinked(
      {
        begin_social_registration: () => ({
          ...{ registration: 'r'.repeat(43), email: 'ana@demo.test', is_email_verified: true, language: 'en', draft },
          expires_at: new Date(Date.now() + 86_400_000).toISOString(),
        }),
      },
      { purpose: 'register' },
    );
    await user.click(await screen.findByRole('button', { name: 'Register a store' }));
    await waitFor(() => expect(currentPath()).toBe('/store/register'));
    expect(readRegistration()).toMatchObject({ isVerified: true, email: 'ana@demo.test', draft });
    expect(server.received('begin_social_registration').map(({ body }) => body)).toEqual([{ ticket, language: 'en' }]);
  });

  it.each([602, 996, 605])('says after %s that there is an account, and keeps the ticket', async (code) => {
    const { user } = unlinked({ begin_social_registration: () => refuse(code) });
    await user.click(await screen.findByRole('button', { name: 'Register a store' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You already have an account here.');
    expect(readSocialTicket()).toBe(ticket);
  });

  it('solves a captcha where the service isn’t trusted for the address', async () => {
    const { user, server } = unlinked(
      {
        begin_social_registration: () => ({
          ...{
            registration: 'r'.repeat(43),
            email: 'ana@demo.test',
            is_email_verified: false,
            language: 'en',
            draft: {},
          },
          expires_at: new Date(Date.now() + 86_400_000).toISOString(),
          code: {
            ...{ recipient: 'a•••a@demo.test', resend_at: new Date(Date.now() + 60_000).toISOString() },
            expires_at: new Date(Date.now() + 600_000).toISOString(),
          },
        }),
      },
      { is_email_trusted: false },
    );
    await user.click(await screen.findByRole('button', { name: 'Register a store' }));
    expect(await screen.findByRole('heading', { name: 'Verify your email address' })).toBeVisible();
    expect(server.received('begin_social_registration')[0]?.body).toHaveProperty('captcha_token');
  });

  it('offers no link for an address that the service hasn’t verified', async () => {
    unlinked({}, { is_email_verified: false, is_email_trusted: false });
    expect(await screen.findByText(/hasn’t verified your email address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in and link' })).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  const account = {
    ...{ _id: '0198c0de-0000-7000-8000-000000000001', login_by: 'Example ID', social_id: '17' },
    ...{ email: 'ana@demo.test', created_at: '2026-05-01T10:00:00.000Z' },
  };
  const profile = (answers: Answers, path = '/app/profile?tab=security') =>
    open(
      path,
      {
        get_factors: () => ({
          factors: {
            ...{ totp: null, passkeys: [], recovery_codes_left: 0, passkey_domain: 'localhost' },
            ...{ is_required_of_team: false, team_without: [] },
          },
        }),
        get_social_accounts: () => ({ social_accounts: [account] }),
        ...answers,
      },
      aSession(),
    );

  it('shows linked accounts, and leads to the others', async () => {
    profile({});
    expect(await screen.findByText('ana@demo.test')).toBeVisible();
    expect(await linkTo('Link Other ID')).toHaveAttribute(
      'href',
      `/auth/social/start/2?for=link&key=${socialKey()}&from=%2Fapp%2Fprofile%3Ftab%3Dsecurity`,
    );
    expect(screen.queryByRole('link', { name: 'Link Example ID' })).not.toBeInTheDocument();
  });

  it('unlinks one after asking', async () => {
    const { user, server } = profile({ unlink_social_account: () => ({ social_accounts: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Unlink Example ID' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlink Example ID?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unlink Example ID' }));
    expect(await linkTo('Link Example ID')).toBeVisible();
    expect(server.received('unlink_social_account').map(({ body }) => body)).toEqual([{ _id: account._id }]);
  });

  it.each([
    [() => refuse(605), 'is linked to another account'],
    [() => refuse(2000), 'This took too long'],
    [
      () => refuse(4022, { errors: [{ path: 'email', code: 'unverified_there' }] }),
      'hasn’t verified this email address',
    ],
    [
      () => refuse(4022, { errors: [{ path: 'email', code: 'unverified_here' }] }),
      'haven’t confirmed your email address',
    ],
    [
      () => refuse(4022, { errors: [{ path: 'email', code: 'other_address' }] }),
      'has another email address: ana@demo.test',
    ],
  ])('says why an account isn’t linked', async (answer, text) => {
    const { user } = profile(
      {
        get_social_accounts: () => ({ social_accounts: [] }),
        get_social_ticket: () => ({ social: { ...person, purpose: 'link' } }),
        link_social_account: answer,
      },
      `/store/social?for=link#${back()}`,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Link your Example ID account?' }, { timeout: 10_000 });
    await user.click(within(dialog).getByRole('button', { name: 'Link Example ID' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(readSocialTicket()).toBeNull();
  });

  it('says what went wrong at the service, and leads back', async () => {
    const { user } = profile({}, '/store/social?for=link#error=cancelled');
    expect(await screen.findByRole('alert')).toHaveTextContent('You cancelled the sign-in.');
    await user.click(screen.getByRole('button', { name: 'Use another way to sign in' }));
    await waitFor(() => expect(currentPath()).toBe('/app/profile?tab=security'));
  });
});
