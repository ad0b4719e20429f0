import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Factors } from '#contract/entities/factor';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

const at = '2026-05-01T10:00:00.000Z';
const none: Factors = {
  ...{ totp: null, passkeys: [], recovery_codes_left: 0, passkey_domain: 'localhost' },
  ...{ is_required_of_team: false, team_without: [] },
};
const withApp: Factors = { ...none, totp: { created_at: at }, recovery_codes_left: 10 };
const codes = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBB${index}`);

const open = (factors: Factors, answers: Answers = {}, session = aSession()) => {
  const server = fakeServer({ get_factors: () => ({ factors }), ...answers });
  return { ...renderApp({ path: '/app/profile?tab=security', session, server }), server };
};

describe('two-step verification', () => {
  it('sets up an authenticator app, and shows the recovery codes once', async () => {
    const { user, server } = open(none, {
      begin_totp: () => ({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Storedesk:owner?secret=ABCDEFGHIJKL' }),
      confirm_totp: ({ totp }) =>
        totp === '123456'
          ? {
              factors: withApp,
              recovery_codes: codes,
              demo_message: { subject: 'Added', text: '/store/factor-alarm/x' },
            }
          : refuse(888, { errors: [{ path: 'totp', code: '888' }] }),
    });
    expect(await screen.findByText('Not set up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    expect(within(dialog).getByLabelText('Key')).toHaveValue('ABCD EFGH IJKL');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^otpauth:/));
    const field = within(dialog).getByLabelText(/Code from the app/);
    await user.type(field, '654321{Enter}');
    expect(await within(dialog).findByText(/That code is wrong/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    for (const code of codes) expect(within(sheet).getByText(code)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('10 codes left')).toBeVisible();
    expect(screen.getByRole('link', { name: '/store/factor-alarm/x' })).toBeVisible();
    expect(server.received('confirm_totp')).toHaveLength(2);
  });

  it('finds a factor whose reply was lost, and says that its recovery codes were not seen', async () => {
    let factors = none;
    const { user } = open(none, {
      get_factors: () => ({ factors }),
      begin_totp: () => ({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Storedesk:owner?secret=ABCDEFGHIJKL' }),
      confirm_totp: () => {
        factors = withApp;
        return networkDown();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    await user.type(within(dialog).getByLabelText(/Code from the app/), '123456{Enter}');
    expect(await screen.findByText(/its recovery codes couldn’t be shown/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('10 codes left')).toBeVisible();
  });

  it('keeps the sheet of recovery codes open until it is said that they are kept', async () => {
    const { user } = open(withApp, { new_recovery_codes: () => ({ factors: withApp, recovery_codes: codes }) });
    await user.click(await screen.findByRole('button', { name: 'Get new codes' }));
    const question = await screen.findByRole('dialog', { name: 'Replace the recovery codes?' });
    await user.click(within(question).getByRole('button', { name: 'Get new codes' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    await user.keyboard('{Escape}{Control>}s{/Control}');
    expect(within(sheet).getByText(codes[0] ?? '')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says what removing the only one means', async () => {
    const { user, server } = open(withApp, { remove_totp: () => ({ factors: none }) });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('dialog', { name: 'Remove the authenticator app?' });
    expect(within(question).getByText(/This is your only one/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Not set up')).toBeVisible();
    expect(server.received('remove_totp')).toHaveLength(1);
  });

  it('says where passkeys work if they can’t at this address', async () => {
    open({ ...none, passkey_domain: 'app.operator.test' });
    expect(await screen.findByText(/Open the app at app.operator.test/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('lets the owner require it, and names who of the team has none', async () => {
    const team_without = [{ name: 'Ben', email: 'ben@demo.test' }];
    const { user, server } = open(
      { ...none, team_without },
      { require_team_factor: () => ({ factors: { ...none, team_without, is_required_of_team: true } }) },
    );
    expect(await screen.findByText('Ben')).toBeVisible();
    const choice = screen.getByRole('switch', { name: 'Require two-step verification' });
    await user.click(choice);
    const question = await screen.findByRole('dialog', { name: 'Require two-step verification now?' });
    expect(within(question).getByText(/These people lose access to their pages right away.*Ben/)).toBeVisible();
    expect(server.received('require_team_factor')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(choice).toBeChecked());
    expect(server.received('require_team_factor').map(({ body }) => body)).toEqual([{ is_required: true }]);
  });

  it('is all that a team member who needs it can open', async () => {
    const member = aSession({ store: aStore(), sub_store: aSubStore({ needs_second_factor: true }) });
    const server = fakeServer({ get_factors: () => ({ factors: { ...none, is_required_of_team: true } }) });
    const { user } = renderApp({ path: '/app/order/today-orders', session: member, server });
    expect(await screen.findByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Set up now' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(currentPath()).toBe('/app/profile?tab=security');
    expect(screen.queryByText('Your team')).not.toBeInTheDocument();
  });
});
