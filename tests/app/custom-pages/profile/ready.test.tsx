import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadinessStep } from '#contract/entities/readiness';
import { setSession } from '../../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

const blocked = aSession({ store: aStore({ is_approved: false }) });
const atFirst: ReadinessStep[] = [
  { step: 'approval', state: 'waiting', blocks: 'store' },
  { step: 'hours', state: 'later', blocks: 'orders' },
  { step: 'bank', state: 'to_do', blocks: 'payouts' },
];
const approved: ReadinessStep[] = [
  { step: 'approval', state: 'done', blocks: null },
  { step: 'hours', state: 'to_do', blocks: 'orders' },
  { step: 'bank', state: 'done', blocks: null },
];
const allDone = approved.map((each): ReadinessStep => ({ ...each, state: 'done', blocks: null }));

const open = (steps: () => ReadinessStep[], session = blocked, path = '/app/profile', answers: Answers = {}) =>
  renderApp({ path, session, server: fakeServer({ get_readiness: () => ({ steps: steps() }), ...answers }) });
const list = async () => within(await screen.findByRole('region', { name: 'Ready to sell' }));
const row = async (name: string) =>
  within((await (await list()).findByRole('heading', { name })).closest('li') as HTMLElement);
const tab = () => screen.queryByRole('tab', { name: 'Ready to sell' });

describe('“Ready to sell”', () => {
  it('is where a blocked owner lands: what is left, what each step blocks, and where it is done', async () => {
    const { user } = open(() => atFirst, blocked, '/app/profile', {
      get_bank_detail: () => ({ bank_detail: null }),
    });
    expect((await list()).getByRole('status')).toHaveTextContent('0 of 3 done');
    expect(tab()).toHaveAttribute('aria-selected', 'true');
    const approval = await row('Approval by the platform');
    expect(approval.getByText('Waiting for the platform')).toBeVisible();
    expect(approval.getByText(/the other pages stay closed/)).toBeVisible();
    expect(approval.queryByRole('link')).toBeNull();
    const hours = await row('Set opening hours');
    expect(hours.getByText('Not open yet')).toBeVisible();
    expect(hours.queryByRole('link')).toBeNull();
    await user.click((await row('Add bank details')).getByRole('link', { name: 'Open: Add bank details' }));
    expect(currentPath()).toBe('/app/profile?tab=bank');
    expect(screen.getByRole('tab', { name: 'Bank details' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stays while the store is approved, opens its pages, and then says that nothing is left', async () => {
    let steps = atFirst;
    const { user } = open(() => steps);
    await list();
    steps = approved;
    act(() => setSession(aSession()));
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await user.click(await screen.findByRole('tab', { name: 'Ready to sell' }));
    const hours = await row('Set opening hours');
    await waitFor(() =>
      expect(hours.getByRole('link')).toHaveAttribute('href', '/app/settings/store-open-close-settings'),
    );
    expect(hours.getByText('To do')).toBeVisible();
    steps = allDone;
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    await user.click(screen.getByRole('tab', { name: 'Ready to sell' }));
    expect(await screen.findByText('All done. Customers can order whenever you’re open.')).toBeVisible();
    expect(tab()).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    expect(tab()).toBeNull();
  });

  it('is a tab of an approved store that still has something to do, which starts with the account', async () => {
    open(() => approved, aSession());
    expect(await screen.findByRole('tab', { name: 'Ready to sell' })).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
  });

  it('isn’t shown once everything is done, nor to team members, who don’t ask', async () => {
    const { unmount } = open(() => allDone, aSession());
    expect(await screen.findByRole('region', { name: 'Your details' })).toBeVisible();
    expect(tab()).toBeNull();
    unmount();
    const { server } = open(() => approved, aSession({ sub_store: aSubStore() }));
    expect(await screen.findByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    expect(tab()).toBeNull();
    expect(server.received('get_readiness')).toEqual([]);
  });
});
