import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DashboardTables } from '#contract/entities/insight';
import { noSales } from '#contract/insight/measures';
import { presetDates } from '#contract/insight/ranges';
import { orderTypes } from '#contract/orders/statuses';
import { permissionPresets } from '#contract/permissionPresets';
import { businessDate, dateFrom } from '#contract/time';
import { paths } from '../../../src/config/paths';
import { hoursShown } from '../../../src/custom-pages/dashboard/HeatMap';
import { csvOf } from '../../../src/custom-pages/dashboard/insightCsv';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { anOrder } from '../orders/board/boardsFixtures';

// The library measures its surroundings, which jsdom doesn't lay out. A browser story covers it.
vi.mock('@mui/x-charts/LineChart', () => ({
  LineChart: ({ title }: { title?: string }) => (
    <svg>
      <title>{title}</title>
    </svg>
  ),
}));

readAhead(
  () => import('../../../src/custom-pages/dashboard/DashboardPage'),
  () => import('../../../src/custom-pages/dashboard/charts/SalesChart'),
);

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
    get_cash: () => ({ currency: 'EUR', data: [held(0), held(900)], handovers: [] }),
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

  it('leads to the newest orders whose cards weren’t charged, or whose refunds failed', async () => {
    const failed = [anOrder(1), anOrder(2)];
    const api = server({
      get_order_list: (body) =>
        (body as { filter?: object }).filter ? { data: failed, count: 2, seq: 0 } : { data: [], count: 0, seq: 0 },
    });
    renderApp({ path, server: api, session: aSession() });
    const text = await screen.findByText('Failed card payments and refunds: 2');
    const card = within(text.closest('li') ?? text);
    for (const { _id, unique_id } of failed) {
      const link = card.getByRole('link', { name: `Order ${unique_id}` });
      expect(link).toHaveAttribute('href', expect.stringContaining(`${paths.todayOrders}/${_id}`));
    }
    const bodies = api.received('get_order_list').map(({ body }) => body);
    const newest = { sort_by: 'created_at', sort_order: 'DESC' };
    expect(bodies).toContainEqual(expect.objectContaining({ filter: { has_failed_payment: true }, ...newest }));
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
    const chart = await within(days as HTMLElement).findByTitle('Sales by day');
    expect(chart).toBeInTheDocument();
    const [offers] = screen.getAllByRole('region', { name: 'Offers' });
    const offer = within(offers as HTMLElement).getByRole('link', { name: 'SUMMER' });
    expect(offer).toHaveAttribute('href', expect.stringContaining(itemId(9)));
  });

  it('asks nothing for cards that an account may not see', async () => {
    const api = server({ get_cash: () => ({ currency: 'EUR', data: [held(0)], handovers: [] }) });
    const sub_store = aSubStore({ urls: [...permissionPresets.accountant] });
    renderApp({ path, server: api, session: aSession({ sub_store }) });
    expect(await screen.findByText('Nothing needs your attention right now.')).toBeVisible();
    for (const name of ['get_reviews_list', 'get_item_list', 'get_document_list'] as const)
      expect(api.received(name)).toEqual([]);
  });
});

describe('The dates of the dashboard', () => {
  const asked = (api: ReturnType<typeof server>) => api.received('dashboard/tables').map(({ body }) => body);
  const echoing = () => server({ 'dashboard/tables': (body) => ({ ...tables, ...(body as typeof range) }) });

  it('can be typed, of which one is wrong until the other is there', async () => {
    const api = echoing();
    renderApp({ path, server: api, session: aSession() });
    const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    const before = asked(api).length;
    // As browsers report a year that is being typed.
    fireEvent.change(from, { target: { value: '0020-01-01' } });
    expect(from).toHaveValue('0020-01-01');
    fireEvent.change(from, { target: { value: '2020-01-01' } });
    expect(from).toHaveValue('2020-01-01');
    expect(screen.getByText('At most 366 days.')).toBeVisible();
    expect(asked(api)).toHaveLength(before);
    fireEvent.change(to, { target: { value: '2020-01-31' } });
    expect(screen.queryByText('At most 366 days.')).toBeNull();
    await waitFor(() => expect(asked(api)).toContainEqual({ start_date: '2020-01-01', end_date: '2020-01-31' }));
  });

  it('are never compared with the days of other dates', async () => {
    const api = echoing();
    renderApp({ path, server: api, session: aSession() });
    const [days] = await screen.findAllByRole('region', { name: 'Sales by day' });
    const compared = () => within(days as HTMLElement).queryByRole('columnheader', { name: 'Compared with' });
    await waitFor(() => expect(compared()).toBeVisible());
    const never = new Promise<DashboardTables>(() => undefined);
    const { start_date } = presetDates('last_7', today);
    api.answer({
      'dashboard/tables': (body) => {
        const dates = body as typeof range;
        return dates.start_date < start_date ? never : { ...tables, ...dates };
      },
    });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: start_date } });
    await waitFor(() => expect(compared()).toBeNull());
  });
});

describe('Without the whole history', () => {
  it('days open in their week, and other ranges nowhere', async () => {
    const sub_store = aSubStore({ urls: [{ url: 'store/earning', permission: 1 }] });
    renderApp({ path, server: server(), session: aSession({ sub_store }) });
    const [days] = await screen.findAllByRole('region', { name: 'Sales by day' });
    const [link] = within(days as HTMLElement).getAllByRole('link');
    expect(link).toHaveAttribute('href', expect.stringContaining(`${paths.historyWeek}?filter=`));
    expect(link).toHaveAttribute('href', expect.stringContaining(`${range.start_date}`));
    const [types] = screen.getAllByRole('region', { name: 'Order types' });
    expect(within(types as HTMLElement).queryByRole('link')).toBeNull();
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
