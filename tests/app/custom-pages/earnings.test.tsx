import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { guardFigure } from '#contract/menuFiles/guard';
import { dateFrom } from '#contract/time';
import { paths } from '../../../src/config/paths';
import { bodyOf, datesOf, filtersIn } from '../../../src/custom-pages/earnings/earningChoice';
import { entryColumns } from '../../../src/custom-pages/earnings/export/entryColumns';
import { csvText } from '../../../src/menuFiles/writing/csvText';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { currentPath, renderApp } from '../../support/renderApp';
import { anEntry, noEarnings, someEarnings, today, week } from './earningFixtures';

readAhead(
  () => import('../../../src/custom-pages/earnings/EarningsPage'),
  () => import('../../../src/custom-pages/earnings/EntriesDialog'),
  () => import('../../../src/orders/history/OrderHistoryPage'),
);

const server = (answers: Answers = {}) =>
  fakeServer({
    get_earning: () => someEarnings(),
    get_ledger_entry_list: () => ({ data: [anEntry()], count: 1, complete_since: null }),
    ...answers,
  });

afterEach(() => {
  clearSession();
  localStorage.clear();
});

const cellsOf = (table: HTMLElement, row: RegExp): (string | null)[] => {
  const found = within(table).getByRole('row', { name: row });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('The earnings of a week', () => {
  it('lead from sales to what is left, with the same days before and what each number means', async () => {
    const api = server();
    renderApp({ path: paths.earningWeek, server: api, session: aSession() });
    const table = await screen.findByRole('table', { name: 'From sales to net earnings' });
    expect(api.received('get_earning').at(-1)?.body).toEqual({ period: 'week' });
    expect(cellsOf(table, /^Sales/)).toEqual(['€60.00', '€110.00']);
    expect(cellsOf(table, /^Net earnings/)).toEqual(['€45.10', '€102.00']);
    expect(within(table).getByText(/^What was returned to customers/)).toBeVisible();
    // Nothing was discounted, now or before.
    expect(within(table).queryByRole('row', { name: /^Discounts/ })).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Earnings of the period' }));
    expect(summary.getByRole('button', { name: 'Paid out: €20.00. Show entries' })).toBeVisible();
    expect(summary.getByRole('button', { name: 'Still due: €15.10. Show entries' })).toBeVisible();
  });

  it('say why they are less, in steps that add up, and open the entries of both periods and their order', async () => {
    const api = server();
    const { user } = renderApp({ path: paths.earningWeek, server: api, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Why is it less?' }));
    const table = screen.getByRole('table', { name: 'From €102.00 to €45.10' });
    const { bridge, net, before } = someEarnings();
    expect(bridge.reduce((sum, { amount }) => sum + amount, 0)).toBe(net - before.net);
    expect(cellsOf(table, /^Number of orders/)).toEqual(['-€48.80']);
    await user.click(within(table).getByRole('button', { name: 'Number of orders: -€48.80. Show entries' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entries: Number of orders' }));
    await dialog.findByRole('link', { name: 'Order 17' });
    const filter = { accounts: ['sales', 'delivery_fees', 'tips'] };
    expect(api.received('get_ledger_entry_list').at(-1)?.body).toMatchObject({ ...week, filter });
    await user.click(dialog.getByRole('button', { name: 'Before' }));
    const { start_date, end_date } = before;
    await waitFor(() =>
      expect(api.received('get_ledger_entry_list').at(-1)?.body).toMatchObject({ start_date, end_date, filter }),
    );
    expect(await dialog.findByRole('link', { name: 'Order 17' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${paths.historyWeek}/${anEntry().order_id}`),
    );
  });

  it('are split by day, order type, payment and delivery person, and each part opens its entries', async () => {
    const api = server();
    const { user } = renderApp({ path: paths.earningWeek, server: api, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Order type' }));
    const table = screen.getByRole('table', { name: 'Order type' });
    expect(cellsOf(table, /^Pickup/).slice(0, 2)).toEqual(['1', '€10.00']);
    await user.click(within(table).getByRole('button', { name: /^Pickup: / }));
    await screen.findByRole('dialog', { name: 'Entries: Pickup' });
    await waitFor(() =>
      expect(api.received('get_ledger_entry_list').at(-1)?.body).toMatchObject({ filter: { order_type: 'pickup' } }),
    );
  });

  it('are those of earlier weeks too, as long as there are any: 642', async () => {
    const api = server();
    const { user } = renderApp({ path: paths.earningWeek, server: api, session: aSession() });
    await screen.findByRole('table', { name: 'From sales to net earnings' });
    api.answer({ get_earning: () => refuse(errorCodes.WEEKLY_EARNINGS_NOT_FOUND) });
    await user.click(screen.getByRole('button', { name: 'Earlier week' }));
    expect(await screen.findByText('There are no earnings for these dates.')).toBeVisible();
    const date = dateFrom(week.start_date, -1);
    expect(api.received('get_earning').at(-1)?.body).toEqual({ period: 'week', date });
    api.answer({ get_earning: () => someEarnings() });
    await user.click(screen.getByRole('button', { name: 'This week' }));
    expect(await screen.findByRole('table', { name: 'From sales to net earnings' })).toBeVisible();
    expect(currentPath()).toBe(paths.earningWeek);
  });

  it('say when there are none yet, and since when they are complete', async () => {
    const complete_since = '2031-02-03T10:00:00.000Z';
    const api = server({ get_earning: () => ({ ...noEarnings(), complete_since }) });
    renderApp({ path: paths.earningWeek, server: api, session: aSession() });
    expect(await screen.findByText('No earnings in this period')).toBeVisible();
    expect(screen.getByText(/^Orders placed before .*2031.* are still being added/)).toBeVisible();
  });
});

it('Earnings show what is still due from earlier, where there is nothing else', async () => {
  const api = server({ get_earning: () => ({ ...noEarnings(), due: 1_510 }) });
  renderApp({ path: paths.earningWeek, server: api, session: aSession() });
  expect(await screen.findByRole('button', { name: 'Still due: €15.10. Show entries' })).toBeVisible();
});

describe('The earnings of any days', () => {
  it('are those of the last 30 days, and of other ranges', async () => {
    const api = server();
    const session = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/earning', permission: 1 }] }) });
    const { user } = renderApp({ path: paths.earnings, server: api, session });
    await screen.findByRole('table', { name: 'From sales to net earnings' });
    expect(api.received('get_earning').at(-1)?.body).toEqual({ start_date: dateFrom(today, -29), end_date: today });
    await user.click(screen.getByRole('button', { name: 'Last 90 days' }));
    await waitFor(() =>
      expect(api.received('get_earning').at(-1)?.body).toEqual({ start_date: dateFrom(today, -89), end_date: today }),
    );
  });

  it('are limited to a number of days, and say so', async () => {
    const api = server();
    renderApp({ path: `${paths.earnings}?days=custom&start_date=2010-01-01`, server: api, session: aSession() });
    expect(await screen.findByText('At most 800 days.')).toBeVisible();
    expect(api.received('get_earning').filter(({ body }) => body.start_date === '2010-01-01')).toEqual([]);
  });

  it('are the usual ones where an address names none', () => {
    const search = new URLSearchParams('days=ever&of=yesterday&start_date=2031-13-01&end_date=2031-06-18');
    expect(filtersIn(search)).toEqual({ end_date: '2031-06-18' });
  });

  it('can begin and end on any day', () => {
    const now = new Date('2031-06-18T10:00:00Z');
    const rules = aStore();
    expect(datesOf('last_30', now, rules)).toEqual({ start_date: '2031-05-20', end_date: '2031-06-18' });
    const custom = { days: 'custom', start_date: '2031-01-01' } as const;
    expect(bodyOf(null, custom, now, rules)).toEqual({ start_date: '2031-01-01', end_date: '2031-06-18' });
    expect(bodyOf('month', { of: '2031-01-04' }, now, rules)).toEqual({ period: 'month', date: '2031-01-04' });
  });
});

describe('The exported entries', () => {
  it('have the time zone in their headers, and amounts that stay numbers', () => {
    const columns = entryColumns({ t: (key) => key, timezone: 'Europe/Paris', day_starts_at: 240 });
    expect(columns[0]?.label).toBe('earningReport.export.column.business_day (04:00 Europe/Paris)');
    const { by: _by, ...tax } = anEntry({
      ...{ account: 'tax' as const, amount: -831, tax_rate: 5.5, effective_at: '2031-06-18T01:30:00.000Z' },
      reason: '=1+1',
    });
    const row = columns.map(({ write }) => write(tax));
    expect(row.slice(0, 2)).toEqual(['2031-06-17', '2031-06-18 03:30']);
    const text = csvText([row], ',', guardFigure);
    expect(text).toContain(',-8.31,EUR,5.5,');
    expect(text).toContain(",'=1+1,");
    expect(guardFigure('-1+1')).toBe("'-1+1");
  });
});
