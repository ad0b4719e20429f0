import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SocialTicket } from '#contract/entities/social';
import { canUseServices, socialKey } from '../../../src/config/socialPath';
import { readRegistration, writeRegistration } from '../../../src/session/registration';
import { getSession } from '../../../src/session/session';
import { readSocialTicket, writeSocialTicket } from '../../../src/session/social';
import { writeSecondFactor } from '../../../src/session/verification';
import { aSubStore } from '../../support/accounts';
import { type Answers, networkDown, refuse, remoteSetting, signedIn } from '../../support/fakeServer';
import { currentPath } from '../../support/renderApp';
import {
  broughtBack,
  linkedAccount,
  linkNamed,
  openWithServices,
  servedElsewhere,
  socialPerson,
  socialTicket,
} from '../../support/socialServices';

afterEach(() => {
  writeSocialTicket(null);
  writeRegistration(null);
  writeSecondFactor(null);
});

describe('the sign-in page', () => {
  it('leads to each service, and from there to the page that was asked for', async () => {
    openWithServices('/store/login?from=%2Fapp%2Fprofile');
    expect(await linkNamed('Continue with Example ID')).toHaveAttribute(
      'href',
      `/auth/social/start/1?for=sign_in&key=${socialKey()}&from=%2Fapp%2Fprofile`,
    );
    expect(await linkNamed('Continue with Other ID')).toHaveAttribute('href', expect.stringContaining('/start/2?'));
  });

  it('shows nothing of it where no service is set up', async () => {
    openWithServices('/store/login', { get_setting_detail: () => ({ setting: remoteSetting }) });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it('shows nothing of it at another address than the one that services lead back to', async () => {
    openWithServices('/store/login', servedElsewhere);
    await screen.findByLabelText('Email');
    expect(canUseServices()).toBe(false);
    expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument();
  });

  it('is joined by registration', async () => {
    openWithServices('/store/register');
    expect(await linkNamed('Continue with Example ID')).toHaveAttribute(
      'href',
      `/auth/social/start/1?for=register&key=${socialKey()}`,
    );
  });
});

describe('coming back from a service', () => {
  it('signs in to the linked account, takes the ticket out of the address, and goes on', async () => {
    const { server } = openWithServices(`/store/social?for=sign_in&from=%2Fapp%2Fprofile#${broughtBack()}`, {
      social_sign_in: () => ({ ...signedIn(), login_by: 'Example ID', social_id: '17' }),
    });
    await waitFor(() => expect(currentPath()).toBe('/app/profile'));
    expect(window.location.hash).toBe('');
    expect(getSession()?.servertoken).toBe('token-1');
    expect(server.received('social_sign_in').map(({ body }) => body)).toEqual([{ ticket: socialTicket }]);
    expect(readSocialTicket()).toBeNull();
  });

  it('takes no ticket that someone else’s sign-in brought', async () => {
    const { server } = openWithServices(`/store/social?for=sign_in#${broughtBack('another-browser')}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('began in another browser');
    expect(server.received('social_sign_in')).toEqual([]);
    expect(readSocialTicket()).toBeNull();
  });

  it('asks for the second factor', async () => {
    const second_factor = {
      ...{ ticket: socialTicket, expires_at: new Date(Date.now() + 600_000).toISOString() },
      ...{ kind: 'owner' as const, methods: ['totp' as const], passkey_options: null },
    };
    openWithServices(`/store/social?for=sign_in#${broughtBack()}`, {
      social_sign_in: () => ({ servertoken: '', second_factor }),
    });
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
    const { user } = openWithServices(`/store/social?for=sign_in&from=%2Fapp%2Fprofile#error=${code}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Use another way to sign in' }));
    await waitFor(() => expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile'));
  });

  it('leads back to a registration that it began with', async () => {
    const { user } = openWithServices('/store/social?for=register#error=cancelled');
    expect(await screen.findByRole('alert')).toHaveTextContent('You cancelled the sign-in.');
    expect(screen.getByRole('heading', { name: 'The registration hasn’t started' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to registration' }));
    await waitFor(() => expect(currentPath()).toBe('/store/register'));
  });

  it.each<[string, NonNullable<Answers['social_sign_in']>]>([
    ['isn’t approved', () => ({ servertoken: '', sub_store: aSubStore({ is_approved: false }) })],
    ['has no password', () => refuse(994)],
  ])('sends someone whose account %s to the store owner', async (_, social_sign_in) => {
    openWithServices(`/store/social?for=sign_in#${broughtBack()}`, { social_sign_in });
    expect(await screen.findByRole('alert')).toHaveTextContent('needs a new invitation. Ask the store owner.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('tries again after an outage, with the same ticket', async () => {
    let isDown = true;
    const { user, server } = openWithServices(`/store/social?for=sign_in#${broughtBack()}`, {
      social_sign_in: () => (isDown ? networkDown() : signedIn()),
    });
    expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('Couldn’t reach the server.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getSession()).not.toBeNull());
    expect(new Set(server.received('social_sign_in').map(({ body }) => body.ticket))).toEqual(new Set([socialTicket]));
  }, 30_000);

  it('goes back to the sign-in once its ticket has expired, and without one', async () => {
    const { unmount } = openWithServices(`/store/social?for=sign_in#${broughtBack()}`, {
      social_sign_in: () => refuse(2000),
    });
    await waitFor(() => expect(currentPath()).toBe('/store/login?notice=verification_over'));
    unmount();
    openWithServices('/store/social');
    await waitFor(() => expect(currentPath()).toBe('/store/login'));
  });
});

describe('without a linked account', () => {
  const unlinked = (answers: Answers = {}, change: Partial<SocialTicket> = {}) =>
    openWithServices(`/store/social?for=${change.purpose ?? 'sign_in'}#${broughtBack()}`, {
      social_sign_in: () => refuse(606),
      get_social_ticket: () => ({ social: { ...socialPerson, ...change } }),
      ...answers,
    });

  it('leads to the sign-in with the address, and then to the profile, where the link is confirmed', async () => {
    const { user, server } = unlinked({
      link_social_account: () => ({ social_accounts: [linkedAccount] }),
    });
    expect(await screen.findByRole('heading', { name: 'Your Example ID account isn’t linked yet' })).toBeVisible();
    expect(screen.getByText('You signed in to Example ID as \u2066ana@demo.test\u2069.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in and link' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ana@demo.test');
    await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Link your Example ID account?' }, { timeout: 10_000 });
    expect(currentPath()).toBe('/app/profile?tab=security');
    await user.click(within(dialog).getByRole('button', { name: 'Link Example ID' }));
    expect(await screen.findByRole('button', { name: 'Unlink Example ID' })).toBeVisible();
    expect(server.received('link_social_account').map(({ body }) => body)).toEqual([{ ticket: socialTicket }]);
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
    expect(server.received('begin_social_registration').map(({ body }) => body)).toEqual([
      { ticket: socialTicket, language: 'en' },
    ]);
  });

  it.each([602, 996, 605])('says after %s that there is an account, and keeps the ticket', async (code) => {
    const { user } = unlinked({ begin_social_registration: () => refuse(code) });
    await user.click(await screen.findByRole('button', { name: 'Register a store' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You already have an account here.');
    expect(readSocialTicket()).toBe(socialTicket);
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
