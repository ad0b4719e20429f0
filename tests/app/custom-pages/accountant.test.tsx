import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AccountantBooks, AccountantLink } from '#contract/entities/accountantLink';
import { earningsOf } from '#contract/ledger/earnings';
import { paths } from '../../../src/config/paths';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { anEntry, someEarnings } from './earningFixtures';

readAhead(
  () => import('../../../src/custom-pages/earnings/EarningsPage'),
  () => import('../../../src/custom-pages/earnings/accountant/SharePanel'),
  () => import('../../../src/custom-pages/earnings/accountant/BooksPage'),
);

afterEach(() => {
  clearSession();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const token = 'x'.repeat(43);
const aLink = (change: Partial<AccountantLink> = {}): AccountantLink => ({
  ...{ _id: '0198d6f2-0000-7000-8000-0000000000b1', name: 'Tax office', last_used_at: null },
  ...{ created_at: '2026-03-04T11:00:00.000Z', expires_at: '2026-04-03T11:00:00.000Z' },
  ...change,
});

describe('The owner’s links for accountants', () => {
  const open = async (links: AccountantLink[], answers: Answers = {}) => {
    const server = fakeServer({
      get_earning: () => someEarnings(),
      get_accountant_link_list: () => ({ data: [...links], count: links.length }),
      ...answers,
    });
    const app = renderApp({ path: paths.earningWeek, server, session: aSession() });
    await app.user.click(await screen.findByRole('button', { name: 'Share with your accountant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with your accountant' }));
    return { ...app, server, dialog };
  };

  it('are created for someone and some days, and shown once, to be copied', async () => {
    const links: AccountantLink[] = [];
    const { user, server, dialog } = await open(links, {
      add_accountant_link: () => {
        links.push(aLink());
        return { accountant_link: aLink(), path: `/store/books/${token}` };
      },
    });
    expect(await dialog.findByText('There are no links at the moment.')).toBeVisible();
    const create = dialog.getByRole('button', { name: 'Create link' });
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText(/^Who is it for/), ' Tax office ');
    const days = dialog.getByLabelText(/^Works for/);
    expect(days).toHaveValue('30');
    await user.clear(days);
    await user.type(days, '367');
    expect(create).toBeDisabled();
    expect(dialog.getByText('From 1 to 366')).toBeVisible();
    await user.clear(days);
    await user.type(days, '90');
    await user.click(create);
    expect(await dialog.findByLabelText('Link')).toHaveValue(`${window.location.origin}/store/books/${token}`);
    expect(server.received('add_accountant_link').map(({ body }) => body)).toEqual([{ name: 'Tax office', days: 90 }]);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`/store/books/${token}`);
    expect(within(await dialog.findByRole('list')).getByText('Not used yet')).toBeVisible();
  });

  it('say when they were used, and can be revoked', async () => {
    const links = [aLink({ last_used_at: '2026-03-05T08:00:00.000Z' })];
    const { user, server, dialog } = await open(links, {
      revoke_accountant_link: () => {
        links.length = 0;
        return {};
      },
    });
    expect(await dialog.findByText(/^Last used: 05 Mar 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('dialog', { name: /^Revoke the link for .*Tax office/ }));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByText('There are no links at the moment.')).toBeVisible();
    expect(server.received('revoke_accountant_link').map(({ body }) => body)).toEqual([{ _id: aLink()._id }]);
  });

  it('are limited in number', async () => {
    const { user, dialog } = await open([], { add_accountant_link: () => refuse(errorCodes.UPDATE_FAILED) });
    await user.type(dialog.getByLabelText(/^Who is it for/), 'Tax office');
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/You can have 20 links at a time/)).toBeVisible();
  });

  it('are for nobody else', async () => {
    const server = fakeServer({ get_earning: () => someEarnings() });
    const session = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/earning', permission: 1 }] }) });
    renderApp({ path: paths.earningWeek, server, session });
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share with your accountant' })).toBeNull();
  });
});

describe('The accountant’s page', () => {
  const aMonth = (month: string, until: string, accounts: Parameters<typeof earningsOf>[0], paid_out = 0) => ({
    ...{ month, until, paid_out },
    ...earningsOf(accounts, 2),
  });
  const books: AccountantBooks = {
    ...{ store_name: ['Trattoria'], name: 'Tax office', expires_at: '2026-04-03T11:00:00.000Z' },
    ...{ currency: 'EUR', timezone: 'Europe/Berlin', day_starts_at: 0, complete_since: null },
    months: [
      aMonth('2026-03', '2026-03-04', { sales: 3_000, commission: -600 }),
      aMonth('2026-02', '2026-02-28', { sales: 9_000, commission: -1_800, refunds: -500 }, 4_000),
    ],
  };
  const open = (answers: Answers = {}, path = `/store/books/${token}`) =>
    renderApp({ path, server: fakeServer({ get_accountant_books: () => ({ books }), ...answers }) });

  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('has the sums of each month, without a session', async () => {
    open();
    expect(await screen.findByRole('heading', { name: /^Bookkeeping of .*Trattoria/ })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Earnings by month' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Month', 'Net earnings', 'Completed orders', 'Sales', 'Refunds', 'Commission', 'Paid out'],
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/^March 2026Until 04 Mar 2026€24\.002€30\.00€0\.00-€6\.00€0\.00$/);
    expect(rows[1]).toHaveTextContent(/^February 2026€67\.002€90\.00-€5\.00-€18\.00€40\.00$/);
    expect(screen.getByText(/This link works until 03 Apr 2026/)).toBeVisible();
  });

  it('downloads the entries of a month, in parts, as the store’s own export', async () => {
    const next = { effective_at: '2026-02-03T12:00:00.000Z', transaction_id: anEntry().transaction_id, seq: 1 };
    const { by: _by, ...entry } = anEntry({ effective_at: next.effective_at });
    const { user, server } = open({
      get_accountant_entries: ({ after }) =>
        after ? { data: [{ ...entry, seq: 2, account: 'platform', amount: -1_000 }] } : { data: [entry], next },
    });
    await user.click(await screen.findByLabelText('Month'));
    await user.click(await screen.findByRole('option', { name: 'February 2026' }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/entries-2026-02\.csv/)).toBeVisible();
    expect(server.received('get_accountant_entries').map(({ body }) => body)).toEqual([
      { token, month: '2026-02' },
      { token, month: '2026-02', after: next },
    ]);
    const text = await (saved[0] as Blob).text();
    expect(text).toContain('2026-02-03 13:00');
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });

  it('says that a link has ended, or that the server could not be asked', async () => {
    open({ get_accountant_books: () => refuse(errorCodes.TOKEN_EXPIRED) });
    expect(await screen.findByText('This link no longer works. Ask the store for a new one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again', async () => {
    let isDown = true;
    const { user } = open({ get_accountant_books: () => (isDown ? networkDown() : { books }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('table', { name: 'Earnings by month' })).toBeVisible());
  });
});
