import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Profile } from '#contract/entities/profile';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aWallet } from '../payoutFixtures';

readAhead(
  () => import('../../../../src/custom-pages/profile/ProfilePage'),
  () => import('../../../../src/layout/alerts/DeletionBanner'),
);

const requested_at = '2026-05-01T10:00:00.000Z';
const due_at = '2026-05-31T10:00:00.000Z';
const pending = aSession({ store: aStore({ deletion_due_at: due_at, is_business: false }) });
const profile: Profile = {
  ...{ kind: 'owner', owner_first_name: 'Ana', owner_last_name: 'Lima', name: '', image: null, language: 'en' },
  ...{ email: 'owner@demo.test', country_phone_code: '+49', phone: '1712345678' },
  ...{ can_change: { email: true, phone: true }, referral_code: null, referrals: [] },
};
const notice = /^The store will be deleted on 31 May 2026\. It takes no orders\.$/;

afterEach(clearSession);

const open = (session = aSession(), answers: Answers = {}) => {
  const server = fakeServer({
    get_profile: () => ({ profile: session.sub_store ? { ...profile, kind: 'sub_store' } : profile }),
    request_store_deletion: () => ({ deletion: { requested_at, due_at } }),
    cancel_store_deletion: () => ({}),
    get_wallet: () => aWallet({ balance: 0, available: 0 }),
    ...answers,
  });
  return { ...renderApp({ path: '/app/profile?tab=account', session, server }), server };
};

describe('The owner', () => {
  it('asks for the deletion after reading what it means', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete store' }));
    const question = within(await screen.findByRole('dialog', { name: /^Delete .*Trattoria Sole.*\?$/ }));
    expect(question.getByText(/stops taking orders right away/)).toBeVisible();
    expect(question.getByText(/orders no longer name customers/)).toBeVisible();
    expect(question.getByText(/as long as the law requires/)).toBeVisible();
    expect(question.getByText(/^Download your archive first: .*“Account”/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Delete in 30 days' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('request_store_deletion')).toHaveLength(1);
    expect((await screen.findAllByText(notice)).length).toBeGreaterThan(0);
  });

  it.each([
    [50_000, 'The platform still owes you €500.00. Request a payout first.'],
    [-1_250, 'You still owe the platform €12.50.'],
  ])('reads before it what is still due: %i', async (balance, sentence) => {
    const { user } = open(aSession(), { get_wallet: () => aWallet({ balance }) });
    await user.click(await screen.findByRole('button', { name: 'Delete store' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is warned if the balance can’t be loaded', async () => {
    const { user } = open(aSession(), { get_wallet: () => refuse(errorCodes.INTERNAL_SERVER_ERROR) });
    await user.click(await screen.findByRole('button', { name: 'Delete store' }));
    expect(
      await screen.findByText(/^Couldn’t load the balance\. The platform may still owe you money\.$/),
    ).toBeVisible();
  });

  it('reads why it is refused', async () => {
    const { user } = open(aSession(), { request_store_deletion: () => refuse(errorCodes.STORE_HAS_OPEN_ORDERS) });
    await user.click(await screen.findByRole('button', { name: 'Delete store' }));
    await user.click(await screen.findByRole('button', { name: 'Delete in 30 days' }));
    expect(await screen.findByText('The store has open orders. Complete or cancel them first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete store' })).toBeVisible();
  });

  it('cancels it from the notice that every page has', async () => {
    const { user, server } = open(pending);
    const banner = within(await screen.findByRole('alert'));
    expect(banner.getByText(notice)).toBeVisible();
    await user.click(banner.getByRole('button', { name: 'Cancel deletion' }));
    await waitFor(() => expect(server.received('cancel_store_deletion')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(await screen.findByText('The deletion was cancelled. The store is back to how it was.')).toBeVisible();
  });
});

describe('The team', () => {
  it('reads the notice, and can’t cancel', async () => {
    open({ ...pending, sub_store: aSubStore() });
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel deletion' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete store' })).toBeNull();
  });
});
