import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CheckupPoint } from '#contract/entities/checkup';
import type { Factors } from '#contract/entities/factor';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

const none: Factors = {
  ...{ totp: null, passkeys: [], recovery_codes_left: 0, passkey_domain: 'localhost' },
  ...{ is_required_of_team: false, team_without: [] },
};
const at = '2026-05-01T10:00:00.000Z';
const bad = { state: 'attention', count: 0, at: null } as const;
const points: CheckupPoint[] = [
  { ...bad, point: 'factor', finding: 'off' },
  { ...bad, point: 'recovery_codes', finding: 'none' },
  { ...bad, point: 'password', finding: 'old', at },
  { ...bad, point: 'addresses', finding: 'email' },
  { ...bad, point: 'devices', finding: 'unused', count: 2 },
  { ...bad, point: 'team', finding: 'without', count: 1 },
  { ...bad, point: 'permissions', finding: 'many', count: 3 },
  { point: 'bank', finding: 'quiet', state: 'ok', count: 0, at: null },
];

const open = (answers: Answers = {}, session = aSession()) => {
  const server = fakeServer({
    get_factors: () => ({ factors: none }),
    get_security_checkup: () => ({ points }),
    get_sub_store_list: () => ({ data: [], count: 0 }),
    ...answers,
  });
  return { ...renderApp({ path: '/app/profile?tab=security', session, server }), server };
};
const section = () => screen.findByRole('region', { name: 'Security check-up' });

describe('the security check-up', () => {
  it('says what was found, and what is in order', async () => {
    open();
    const checkup = within(await section());
    expect(checkup.getByRole('status')).toHaveTextContent('1 of 8 in order');
    expect(checkup.getAllByRole('listitem')).toHaveLength(8);
    expect(checkup.getByText('Your password alone opens your account.')).toBeVisible();
    expect(checkup.getByText(/^Set on .*2026, more than a year ago\.$/)).toBeVisible();
    expect(checkup.getByText(/Enter it again under “Change”/)).toBeVisible();
    expect(checkup.getByText('2 devices haven’t been used for two weeks. Sign them out.')).toBeVisible();
    expect(checkup.getByText('1 person signs in with the password alone.')).toBeVisible();
    expect(checkup.getAllByText('Needs attention')).toHaveLength(7);
  });

  it('leads the owner of a blocked store to nothing but the profile', async () => {
    open({}, aSession({ store: aStore({ is_approved: false }) }));
    const links = within(await section()).getAllByRole('link');
    const outside = links.filter((link) => !link.getAttribute('href')?.startsWith('/app/profile'));
    expect(outside).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it('leads to where each point is mended', async () => {
    const { user } = open();
    const links = within(await section()).getAllByRole('link');
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      '/app/profile?tab=security&section=factors',
      '/app/profile?tab=security&section=factors',
      '/app/profile?tab=account&section=addresses',
      '/app/profile?tab=account&section=devices',
      '/app/users/sub-stores?filter={"state":"active","has_factor":false}',
      '/app/users/sub-stores?filter={"permission":"store/sub_store"}',
      '/app/profile?tab=bank',
    ]);
    await user.click(within(await section()).getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  it('takes the focus to the section that a link names', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Open: Signed-in devices' }));
    const devices = await screen.findByRole('region', { name: 'Signed-in devices' });
    expect(currentPath()).toBe('/app/profile?tab=account&section=devices');
    expect(devices.parentElement).toHaveFocus();
  });

  it('says that everything is in order', async () => {
    open({ get_security_checkup: () => ({ points: points.map((point) => ({ ...point, state: 'ok' })) }) });
    expect(await screen.findByText('Everything is in order.')).toBeVisible();
  });

  it('is only shown to the owner', async () => {
    const member = aSession({ store: aStore(), sub_store: aSubStore() });
    const { server } = open({}, member);
    expect(await screen.findByText('Not set up')).toBeVisible();
    expect(screen.queryByText('Security check-up')).not.toBeInTheDocument();
    expect(server.received('get_security_checkup')).toEqual([]);
  });
});
