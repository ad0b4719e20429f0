import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DashboardTables } from '#contract/entities/insight';
import { noSales } from '#contract/insight/measures';
import { presetDates } from '#contract/insight/ranges';
import { orderTypes } from '#contract/orders/statuses';
import { permissionPresets } from '#contract/permissionPresets';
import { businessDate, dateFrom } from '#contract/time';
import { hoursShown } from '../../../src/custom-pages/dashboard/HeatMap';
import { csvOf } from '../../../src/custom-pages/dashboard/insightCsv';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

// Its library measures its surroundings, which jsdom doesn't lay out. A browser story covers it.
vi.mock('../../../src/custom-pages/dashboard/charts/SalesChart', () => ({ default: () => null }));

readAhead(() => import('../../../src/custom-pages/dashboard/DashboardPage'));

const path = '/app/dashboard';
const today = businessDate(new Date(), aStore());
const range = { ...presetDates('last_28', today), currency: 'EUR' };
const sold = { ...noSales, orders: 2, total: 3_000, refunded: 500, cancelled: 1 };
const itemId = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

const tables: DashboardTables = {
  ...range,
  days: [{ date: range.start_date, ...sold }],
  order_types: orderTypes.map((order_type) => ({ order_type, ...(order_type === 'pickup' ? sold : noSales) })),
  cancellations: [],
  items: [
    { item_id: itemId(1), name: ['Margherita'], orders: 2, quantity: 3, amount: 3_000, discount: 0 },
    { item_id: itemId(2), name: ['Panna cotta'], orders: 0, quantity: 0, amount: 0, discount: 0 },
  ],
  offers: [
    { promo_id: itemId(9), promo_code: 'SUMMER', orders: 2, total: 3_000, discount: 300 },
    { promo_id: null, promo_code: '', orders: 1, total: 2_000, discount: 0 },
  ],
  first_orders: [
    { group: 'with', customers: 8, total: 8_000, returned: 2 },
    { group: 'without', customers: 0, total: 0, returned: 0 },
  ],
  tables: [],
};

const held = (overdue: number) => ({ provider_id: itemId(1), name: 'Bo Berg', amount: 1_000, overdue });

const server = (answers: Answers = {}) =>
  fakeServer({
    get_dashboard_today: () => ({
      ...{ date: today, compared_date: dateFrom(today, -7), currency: 'EUR' },
      ...{
        today: sold,
        compared: { ...noSales, orders: 1, total: 1_000 },
        compared_day: { ...noSales, orders: 9, total: 9_000 },
      },
    }),
    'dashboard/tables': () => tables,
    'dashboard/CustomerRev+Rec': () => ({ ...range, groups: [{ group: 'new', orders: 2, total: 3_000 }], days: [] }),
    'dashboard/BusyHour': () => ({ ...range, hours: [{ weekday: 5, hour: 19, orders: 2, total: 3_000 }], times: [] }),
    get_order_list: () => ({ data: [], count: 0, seq: 0 }),
    get_document_list: () => ({ data: [], count: 0 }),
    get_reviews_list: () => ({ data: [], count: 3 }),
    get_item_list: () => ({ data: [], count: 2 }),
    get_cash: () => ({ currency: 'EUR', data: [held(0), held(900)] }),
    ...answers,
  });

afterEach(() => {
  clearSession();
  localStorage.clear();
});

describe('The dashboard', () => {
  it('compares today with the same weekday, and leads to what needs attention', async () => {
    renderApp({ path, server: server(), session: aSession() });
    const figures = await screen.findByRole('region', { name: 'Today so far' });
    expect(figures).toHaveTextContent(/Sales after refunds€25\.00A week ago by now: €10\.00\. That whole day: €90\.00/);
    const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(await attention.findByText('Low reviews without a reply: 3')).toBeVisible();
    expect(await attention.findByText('Sold-out items: 2')).toBeVisible();
    expect(attention.getByText('Delivery people with cash for more than a day: 1')).toBeVisible();
    expect(attention.queryByText(/^Late orders/)).toBeNull();
  });

  it('compares who came back after a first order with an offer and without one', async () => {
    renderApp({ path, server: server(), session: aSession() });
    const [returned] = await screen.findAllByRole('region', { name: 'Customers who came back' });
    expect(returned).toHaveTextContent(/With an offer8225%Without an offer000%$/);
  });

  it('has rows of tables only once there are orders at some', async () => {
    const tableOrders = { order_type: 'table' as const, ...sold };
    const withTables = {
      ...tables,
      order_types: [...tables.order_types.filter(({ order_type }) => order_type !== 'table'), tableOrders],
      tables: [{ table_id: itemId(3), number: 7, orders: 2, total: 3_000 }],
    };
    const { unmount } = renderApp({ path, server: server(), session: aSession() });
    const types = async () => (await screen.findAllByRole('region', { name: 'Order types' }))[0] as HTMLElement;
    expect(within(await types()).getAllByRole('row')).toHaveLength(orderTypes.length);
    expect(screen.queryByRole('region', { name: 'Tables' })).toBeNull();
    unmount();
    renderApp({ path, server: server({ 'dashboard/tables': () => withTables }), session: aSession() });
    expect(within(await types()).getAllByRole('row')).toHaveLength(orderTypes.length + 1);
    const [byTable] = screen.getAllByRole('region', { name: 'Tables' });
    expect(byTable).toHaveTextContent(/7.*2.*€30\.00.*€15\.00/);
  });

  it('shows each measure with its table, whose rows open their orders', async () => {
    renderApp({ path, server: server(), session: aSession() });
    const [days] = await screen.findAllByRole('region', { name: 'Sales by day' });
    const day = within(days as HTMLElement)
      .getAllByRole('row')
      .at(-1) as HTMLElement;
    expect(day).toHaveTextContent(/€25\.00.*2.*€0\.00.*€5\.00.*1$/);
    expect(within(day).getByRole('link')).toHaveAttribute('href', expect.stringContaining(range.start_date));
    const [items] = screen.getAllByRole('region', { name: 'Items' });
    expect(items).toHaveTextContent(/Margherita.*Sells well, brings much/);
    expect(items).toHaveTextContent(/Panna cotta.*Not sold/);
    const [offers] = screen.getAllByRole('region', { name: 'Offers' });
    const offer = within(offers as HTMLElement).getByRole('link', { name: 'SUMMER' });
    expect(offer).toHaveAttribute('href', expect.stringContaining(itemId(9)));
  });

  it('asks nothing for cards that an account may not see', async () => {
    const api = server({ get_cash: () => ({ currency: 'EUR', data: [held(0)] }) });
    const sub_store = aSubStore({ urls: [...permissionPresets.accountant] });
    renderApp({ path, server: api, session: aSession({ sub_store }) });
    expect(await screen.findByText('Nothing needs your attention right now.')).toBeVisible();
    for (const name of ['get_reviews_list', 'get_item_list', 'get_document_list'] as const)
      expect(api.received(name)).toEqual([]);
  });
});

it('a file has numbers as they are, and no formulas', () => {
  expect(
    csvOf([
      ['Item', 'Sales'],
      ['=1+1', -5.5],
      ['a "b", c', 2],
    ]),
  ).toBe('\uFEFFItem,Sales\r\n\'=1+1,-5.5\r\n"a ""b"", c",2\r\n');
});

it('the hours of the heat map follow the business day', () => {
  const at = (hour: number) => ({ weekday: 5, hour, orders: 1, total: 100 });
  expect(hoursShown([], 240)).toEqual([]);
  expect(hoursShown([at(1), at(22)], 240)).toEqual([22, 23, 0, 1]);
});
