import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { paths } from '../../../src/config/paths';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { aPayout, aRequest, aStatement, aWallet, idOf, sealedEntries } from './payoutFixtures';

readAhead(
  () => import('../../../src/custom-pages/earnings/payouts/PayoutsPage'),
  () => import('../../../src/custom-pages/earnings/payouts/RequestDialog'),
  () => import('../../../src/custom-pages/earnings/payouts/PayoutDialog'),
  () => import('../../../src/layout/step-up/StepUpDialog'),
);

afterEach(() => {
  clearSession();
  localStorage.clear();
});

function open(answers: Answers = {}, session = aSession()) {
  const server = fakeServer({ get_wallet: () => aWallet(), ...answers });
  return renderApp({ path: paths.payouts, server, session });
}

const balance = async () => within(await screen.findByRole('region', { name: 'Balance' }));
const action = (name: string) => screen.findByRole('button', { name });
const amountField = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /^Amount/ });
async function openRequest(user: ReturnType<typeof open>['user']) {
  await user.click(await action('Request a payout'));
  return screen.findByRole('dialog', { name: 'Request a payout' });
}
const accountant = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/earning', permission: 1 }] }) });

describe('A payout', () => {
  it('is requested for the whole balance, after a fresh proof', async () => {
    let isProved = false;
    const { user, server } = open({
      add_wallet_request: ({ amount }) =>
        isProved
          ? { wallet_request: aRequest({ amount }), message: successCodes.WALLET_REQUEST_ADDED }
          : refuse(errorCodes.STEP_UP_REQUIRED),
      step_up: () => {
        isProved = true;
        return {};
      },
    });
    const dialog = await openRequest(user);
    expect(amountField(dialog)).toHaveValue('500.00');
    server.answer({ get_wallet: () => aWallet({ available: 0, requested: 50_000, requests: [aRequest()] }) });
    await user.click(within(dialog).getByRole('button', { name: 'Request payout' }));
    const proof = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.type(within(proof).getByLabelText(/^Password/), 'demo1234{Enter}');
    expect(await screen.findByText('Payout requested.')).toBeVisible();
    expect(server.received('add_wallet_request').at(-1)?.body).toMatchObject({ amount: 50_000 });
    expect(await screen.findByText('Waiting for the platform')).toBeVisible();
    expect(await action('Request a payout')).toBeDisabled();
  });

  it('that is more than is available now says so at the field, with the balance as it is: 815', async () => {
    const { user, server } = open({ add_wallet_request: () => refuse(errorCodes.WALLET_REQUEST_ADD_FAILED) });
    const dialog = await openRequest(user);
    await user.clear(amountField(dialog));
    await user.type(amountField(dialog), '600');
    await user.click(within(dialog).getByRole('button', { name: 'Request payout' }));
    await waitFor(() => expect(amountField(dialog)).toHaveAccessibleDescription(/€500\.00/));
    expect(server.received('add_wallet_request')).toEqual([]);
    await user.clear(amountField(dialog));
    await user.type(amountField(dialog), '400');
    server.answer({ get_wallet: () => aWallet({ balance: 30_000, available: 30_000 }) });
    await user.click(within(dialog).getByRole('button', { name: 'Request payout' }));
    expect(await within(dialog).findByText(/^This is more than you can request now/)).toBeVisible();
    expect(within(dialog).getByText('Available now: €300.00')).toBeVisible();
  });

  it.each([
    ['wait after a change', { payout_hold_until: '2099-01-01T10:00:00.000Z' }, /^Payouts are on hold until/],
    ['are frozen', { payouts_frozen_at: '2031-03-01T10:00:00.000Z' }, /^Payouts have been frozen since/],
  ])('can’t be requested while payouts %s', async (_why, change, notice) => {
    open({ get_wallet: () => aWallet(change) });
    expect(await screen.findByText(notice)).toBeVisible();
    expect((await balance()).getByText('On hold')).toBeVisible();
    expect(await action('Request a payout')).toBeDisabled();
  });

  it('can be withdrawn until the platform has accepted it: 1042, 820', async () => {
    let state: 'requested' | 'accepted' = 'requested';
    const { user, server } = open({
      get_wallet: () => aWallet({ available: 20_000, requested: 30_000, requests: [aRequest({ state })] }),
      cancel_wallet_request: () => {
        state = 'accepted';
        return refuse(errorCodes.WALLET_REQUEST_CANCEL_FAILED);
      },
    });
    await user.click(await action('Cancel request'));
    const question = await screen.findByRole('dialog', { name: 'Cancel this request?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByText(/^This payout request can no longer be cancelled/)).toBeVisible();
    expect(await screen.findByText('Accepted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull());
    expect(server.received('cancel_wallet_request').at(-1)?.body).toEqual({ _id: idOf(1) });
  });

  it('is only looked at by those who may not move money', async () => {
    open({ get_wallet: () => aWallet({ requests: [aRequest()] }) }, accountant);
    expect((await balance()).getByText('Available now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a payout' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
  });
});

it('Earlier requests are loaded when someone asks for them', async () => {
  const of = (from: number, length: number) =>
    Array.from({ length }, (_, index) =>
      aRequest({ _id: idOf(from + index), amount: from + index, state: 'completed' }),
    );
  const { user, server } = open({
    get_wallet: () => aWallet({ requests: of(1_000, 100) }),
    // One has moved here since.
    get_wallet_request_list: () => ({ data: of(1_099, 2), count: 101 }),
  });
  const more = await screen.findByText('Show more');
  await user.click(more);
  expect(screen.getByText('€10.99')).toBeVisible();
  await user.click(more);
  expect(await screen.findByText('€11.00')).toBeVisible();
  expect(screen.getAllByText('€10.99')).toHaveLength(1);
  expect(server.received('get_wallet_request_list').map(({ body }) => body)).toEqual([{ page: 2, perPage: 100 }]);
  expect(screen.queryByText('Show more')).toBeNull();
});

describe('The payouts', () => {
  const returned = { effective_at: '2031-03-06T10:00:00.000Z', reason: 'Account closed' };

  it('are listed with their state, and open their details and statement', async () => {
    const { statement, ...rest } = await aStatement();
    const { user } = open({
      get_payout_list: () => ({ data: [aPayout(), aPayout({ _id: idOf(6), returned })], count: 2 }),
      get_payout_statement: () => ({ statement, ...rest }),
      get_payout_statement_entries: () => ({ data: sealedEntries() }),
    });
    const table = await screen.findByRole('table', { name: 'Payouts' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Paid out',
      'Returned by the bank',
    ]);
    await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /Show details$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payout of €200.00' }));
    expect(dialog.getByText('Account closed')).toBeVisible();
    expect(await dialog.findByText('01 Mar 2031 – 04 Mar 2031')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Verify the seal' }));
    expect(await dialog.findByText(/^The seal is intact/)).toBeVisible();
  });

  it('have a seal that shows a changed entry', async () => {
    const reply = await aStatement();
    const { user } = open({
      get_payout_list: () => ({ data: [aPayout()], count: 1 }),
      get_payout_statement: () => reply,
      get_payout_statement_entries: () => ({ data: sealedEntries().map((entry) => ({ ...entry, currency: 'USD' })) }),
    });
    await user.click(await screen.findByRole('button', { name: /^Payout of .*Show details$/ }));
    await user.click(await action('Verify the seal'));
    expect(await screen.findByText(/^The seal doesn’t match/)).toBeVisible();
  });

  it('say when there are none, and load again after a failure', async () => {
    const { user, server } = open({
      get_payout_list: () => refuse(errorCodes.INTERNAL_SERVER_ERROR),
      get_next_payout: () => ({
        ...{ currency: 'EUR', balance: 50_000, available: 50_000 },
        causes: [{ cause: 'cash', amount: 1_500, _id: idOf(4), name: 'Ben Bike' }],
      }),
    });
    expect(await screen.findByText('Couldn’t load the payouts.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ben Bike' })).toHaveAttribute('href', paths.cash);
    server.answer({ get_payout_list: () => ({ data: [], count: 0 }) });
    await user.click(await action('Try again'));
    expect(await screen.findByText('No payouts yet')).toBeVisible();
  });
});
