import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Factors } from '#contract/entities/factor';
import { socialKey } from '../../../../src/config/socialPath';
import { readSocialTicket, writeSocialTicket } from '../../../../src/session/social';
import { aSession } from '../../../support/accounts';
import { type Answers, refuse, remoteSetting } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath } from '../../../support/renderApp';
import {
  broughtBack,
  linkedAccount,
  linkNamed,
  openWithServices,
  servedElsewhere,
  socialPerson,
  socialTicket,
} from '../../../support/socialServices';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

afterEach(() => writeSocialTicket(null));

describe('accounts at other sign-in services', () => {
  const profile = (answers: Answers, path = '/app/profile?tab=security') =>
    openWithServices(
      path,
      { get_social_accounts: () => ({ social_accounts: [linkedAccount] }), ...answers },
      aSession(),
    );

  it('shows linked accounts, and leads to the others', async () => {
    profile({});
    expect(await screen.findByText('ana@demo.test')).toBeVisible();
    expect(await linkNamed('Link Other ID')).toHaveAttribute(
      'href',
      `/auth/social/start/2?for=link&key=${socialKey()}&from=%2Fapp%2Fprofile%3Ftab%3Dsecurity`,
    );
    expect(screen.queryByRole('link', { name: 'Link Example ID' })).not.toBeInTheDocument();
  });

  it('shows links at another address, or of a service that is no longer set up, and leads to none', async () => {
    for (const answers of [servedElsewhere, { get_setting_detail: () => ({ setting: remoteSetting }) }]) {
      const { unmount } = profile(answers);
      expect(await screen.findByRole('button', { name: 'Unlink Example ID' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Link / })).not.toBeInTheDocument();
      unmount();
    }
  });

  it('shows nothing without links where no service is set up', async () => {
    const { server } = profile({
      get_setting_detail: () => ({ setting: remoteSetting }),
      get_social_accounts: () => ({ social_accounts: [] }),
    });
    await waitFor(() => expect(server.received('get_social_accounts')).toHaveLength(1));
    expect(screen.queryByText('Other sign-in services')).not.toBeInTheDocument();
  });

  it('stand below the demo’s mail of an added factor', async () => {
    const factors: Factors = {
      ...{ totp: { created_at: '2026-05-01T10:00:00.000Z' }, passkeys: [], recovery_codes_left: 10 },
      ...{ passkey_domain: 'localhost', is_required_of_team: false, team_without: [] },
    };
    const demo_message = { subject: 'Added', text: '/store/factor-alarm/x' };
    const { user } = profile({
      begin_totp: () => ({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Storedesk:owner?secret=ABCDEFGHIJKL' }),
      confirm_totp: () => ({ factors, recovery_codes: null, demo_message }),
    });
    const services = await screen.findByRole('region', { name: 'Other sign-in services' });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    await user.type(within(dialog).getByLabelText(/Code from the app/), '123456{Enter}');
    const mail = await linkNamed('/store/factor-alarm/x');
    expect(mail.compareDocumentPosition(services) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('unlinks one after asking', async () => {
    const { user, server } = profile({ unlink_social_account: () => ({ social_accounts: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Unlink Example ID' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlink Example ID?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unlink Example ID' }));
    expect(await linkNamed('Link Example ID')).toBeVisible();
    expect(server.received('unlink_social_account').map(({ body }) => body)).toEqual([{ _id: linkedAccount._id }]);
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
      'Confirm your email address in your profile first: enter it again under “Change”',
    ],
    [
      () => refuse(4022, { errors: [{ path: 'email', code: 'other_address' }] }),
      'has another email address: \u2066ana@demo.test\u2069',
    ],
  ])('says why an account isn’t linked', async (answer, text) => {
    const { user } = profile(
      {
        get_social_accounts: () => ({ social_accounts: [] }),
        get_social_ticket: () => ({ social: { ...socialPerson, purpose: 'link' } }),
        link_social_account: answer,
      },
      `/store/social?for=link#${broughtBack()}`,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Link your Example ID account?' }, { timeout: 10_000 });
    await user.click(within(dialog).getByRole('button', { name: 'Link Example ID' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(readSocialTicket()).toBeNull();
  });

  it('asks again after an outage, and keeps the ticket', async () => {
    let isDown = true;
    const { user } = profile(
      {
        get_social_accounts: () => ({ social_accounts: [] }),
        get_social_ticket: () => (isDown ? refuse(2003) : { social: { ...socialPerson, purpose: 'link' } }),
      },
      `/store/social?for=link#${broughtBack()}`,
    );
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(readSocialTicket()).toBe(socialTicket);
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    const question = await screen.findByRole('dialog', { name: 'Link your Example ID account?' });
    expect(question).toHaveTextContent('as \u2066ana@demo.test\u2069. If you link that account,');
  });

  it('closes once the ticket has expired', async () => {
    profile(
      { get_social_accounts: () => ({ social_accounts: [] }), get_social_ticket: () => refuse(2000) },
      `/store/social?for=link#${broughtBack()}`,
    );
    expect(
      await screen.findByText('This took too long. Link the account again.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(readSocialTicket()).toBeNull();
  });

  // Without its cookie, the server can't tell what the person wanted.
  it.each(['link', 'sign_in'])('says what went wrong at the service, for %s, and leads back', async (purpose) => {
    const { user } = profile({}, `/store/social?for=${purpose}#error=cancelled`);
    expect(await screen.findByRole('alert')).toHaveTextContent('You cancelled the sign-in.');
    expect(screen.getByRole('heading', { name: 'The account isn’t linked' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to your profile' }));
    await waitFor(() => expect(currentPath()).toBe('/app/profile?tab=security'));
  });
});
