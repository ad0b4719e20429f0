import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import { orderStatus } from '#contract/orders/statuses';
import { businessDate, dateFrom } from '#contract/time';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { anOrder } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/history/OrderHistoryPage'),
  () => import('../../../../src/orders/history/period/PeriodOverview'),
);

const path = '/app/history/current-month';
const today = businessDate(new Date(), aStore());
const month = periodDates('month', today);
const shown = datesUntil(today, month);
const first = month.start_date;

const ended = anOrder(1, { order_status: orderStatus.COMPLETED, ended_at: new Date().toISOString() });
const sums = { count: 0, total: 0, refunded: 0, cancelled: { count: 0, total: 0, cancellation_charge: 0 } };
const period = {
  ...month,
  days: [
    { ...sums, date: first, count: 3, total: 4_500, cancelled: { count: 1, total: 900, cancellation_charge: 300 } },
  ],
  called_off: [
    {
      ...{ order_status: orderStatus.REJECTED, reason: 'system.not_accepted', count: 1 },
      ...{ total: 900, cancellation_charge: 300 },
    },
  ],
  currency: 'EUR',
};
const totals = {
  ...sums,
  subtotal: 0,
  tax: 0,
  delivery_fee: 0,
  tip_amount: 0,
  discount: 0,
  fee_charged: 0,
  currency: 'EUR',
};

const server = (answers: Answers = {}) =>
  fakeServer({
    get_order_list: () => ({ data: [ended], count: 1, seq: 0 }),
    get_order_totals: () => totals,
    get_history_provider_list: () => ({ data: [], count: 0 }),
    get_history_period: () => period,
    get_history_reconciliation: () => ({ reconciliation: null }),
    get_order: () => ({ order: ended, events: [], changes: [], refunds: [], payments: [], is_payable_online: false }),
    ...answers,
  });

/** The body of the history's last list; the frame lists other boards. */
const lastListed = (api: ReturnType<typeof server>) =>
  api
    .received('get_order_list')
    .map(({ body }) => body)
    .filter(({ board }) => board === 'history')
    .at(-1);

afterEach(() => {
  clearSession();
  localStorage.clear();
});

describe('The orders of a month', () => {
  it('have bars of each day, whose figures are in a table too, and which limit the list', async () => {
    const api = server();
    const { user } = renderApp({ path, server: api, session: aSession() });
    const overview = within(await screen.findByRole('region', { name: 'Sales of the month' }));
    const table = within(await overview.findByRole('table', { name: 'Sales by day' }));
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['3', '€45.00', '€0.00', '1', '€6.00']);
    await waitFor(() => expect(lastListed(api)).toMatchObject(shown));

    const bar = overview.getByRole('button', { name: /: €45\.00\. Orders: 3$/ });
    expect(bar).toHaveAttribute('aria-pressed', 'false');
    await user.click(bar);
    const day = { start_date: first, end_date: first };
    await waitFor(() => expect(lastListed(api)).toMatchObject(day));
    await waitFor(() => expect(api.received('get_order_totals').at(-1)?.body).toMatchObject(day));
    expect(bar).toHaveAttribute('aria-pressed', 'true');
    await user.click(bar);
    await waitFor(() => expect(bar).toHaveAttribute('aria-pressed', 'false'));
  });

  it('say why orders were cancelled or rejected, and what that cost', async () => {
    renderApp({ path, server: server(), session: aSession() });
    const table = within(await screen.findByRole('region', { name: 'Cancelled or rejected' }));
    const row = table.getAllByRole('row').at(-1);
    expect(row).toHaveTextContent(/^Rejected.*1.*€9\.00.*€3\.00.*€6\.00$/);
  });

  it('lead to the earnings of the same days, where refunds are of other days than their orders', async () => {
    const reconciliation = {
      ...{ ...shown, currency: 'EUR', total: 4_500, cancellation_charge: 300, refunded: 1_000 },
      ...{ later_refunds: 0, earlier_refunds: 250, ledger: 3_550 },
    };
    const api = server({ get_history_reconciliation: () => ({ reconciliation }) });
    renderApp({ path, server: api, session: aSession() });
    const table = within(await screen.findByRole('table', { name: 'History and earnings' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Completed orders€45.00',
      'Cancellation fees€3.00',
      'Refunds of these orders-€10.00',
      'Orders of this period€38.00',
      'Refunds of earlier orders-€2.50',
      'Charged to customers in the earnings, less refunds€35.50',
    ]);
    expect(api.received('get_history_reconciliation').at(-1)?.body).toMatchObject({ period: 'month', date: first });
  });

  it('are those of earlier months too, as long as there are any', async () => {
    const api = server();
    const { user } = renderApp({ path, server: api, session: aSession() });
    expect(await screen.findByRole('button', { name: 'Later month' })).toBeDisabled();
    api.answer({ get_history_period: () => refuse(errorCodes.ORDER_HISTORY_NOT_FOUND) });
    await user.click(screen.getByRole('button', { name: 'Earlier month' }));
    const earlier = periodDates('month', dateFrom(first, -1));
    await waitFor(() =>
      expect(api.received('get_history_period').at(-1)?.body).toMatchObject({
        ...{ period: 'month', date: earlier.start_date },
      }),
    );
    await waitFor(() => expect(lastListed(api)).toMatchObject(earlier));
    expect(await screen.findByText('There’s no history for these dates.')).toBeVisible();
    api.answer({ get_history_period: () => period });
    await user.click(screen.getByRole('button', { name: 'This month' }));
    await waitFor(() => expect(screen.queryByText('There’s no history for these dates.')).toBeNull());
  });

  it('are for accounts with store/earning, which export nothing, and open beside the list', async () => {
    const session = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/earning', permission: 1 }] }) });
    const { user } = renderApp({ path, server: server(), session });
    await user.click(await screen.findByRole('link', { name: 'Order 1' }));
    await waitFor(() => expect(currentPath()).toBe(`${path}/${ended._id}`));
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
