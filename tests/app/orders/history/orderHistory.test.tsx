import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderTotals } from '#contract/entities/orderTotals';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { anOrder } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/history/OrderHistoryPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
);

const path = '/app/history/history-list';

const ended = (number: number) =>
  anOrder(number, {
    order_status: number % 2 ? orderStatus.COMPLETED : orderStatus.CANCELLED_BY_CUSTOMER,
    ended_at: new Date(Date.now() - number * 60_000).toISOString(),
    customer: { name: `Guest ${number}`, country_phone_code: '+49', phone: `30000${number}` },
  });

const totals: OrderTotals = {
  count: 12,
  subtotal: 40_000,
  tax: 4_000,
  delivery_fee: 900,
  tip_amount: 600,
  discount: 0,
  fee_charged: 2_000,
  refunded: 1_500,
  total: 45_500,
  cancelled: { count: 3, total: 6_600, cancellation_charge: 0 },
  currency: 'EUR',
};

const server = (answers: Answers = {}) =>
  fakeServer({
    get_order_list: () => ({ data: [1, 2, 3].map(ended), count: 3, seq: 0 }),
    get_order_totals: () => totals,
    get_history_provider_list: () => ({ data: [{ _id: anOrder(77)._id, name: 'Rita Reed' }], count: 1 }),
    get_order: ({ order_id }) => ({
      order: [1, 2, 3].map(ended).find(({ _id }) => _id === order_id) ?? ended(1),
      events: [],
      changes: [],
      refunds: [],
      payments: [],
      is_payable_online: false,
    }),
    ...answers,
  });

// What was chosen in one story is not chosen in the next.
afterEach(() => {
  clearSession();
  localStorage.clear();
});

describe('The history of orders', () => {
  it('shows what ended with its sums, and opens an order beside the list', async () => {
    const { user } = renderApp({ path, server: server(), session: aSession() });
    expect(await screen.findByText('Guest 1')).toBeVisible();
    expect(screen.getByText('Cancelled by customer')).toBeVisible();
    const sums = within(screen.getByRole('region', { name: 'Totals for these orders' }));
    expect(await sums.findByText('€455.00')).toBeVisible();
    expect(sums.getByText('€15.00')).toBeVisible();
    expect(sums.getByText('3 · €66.00')).toBeVisible();
    expect(sums.queryByText('Discounts')).toBeNull();
    expect(sums.getByText('Booking fees').nextSibling).toHaveTextContent('€20.00');

    await user.click(screen.getByRole('link', { name: 'Order 2' }));
    await waitFor(() => expect(currentPath()).toBe(`${path}/${ended(2)._id}`));
    expect(await screen.findByRole('heading', { name: 'Order 2' })).toBeVisible();
    expect(screen.getByText('Guest 1')).toBeVisible();
  });

  it('tries list and sums again together', async () => {
    const desk = server({ get_order_list: () => refuse(2003), get_order_totals: () => refuse(2003) });
    const { user } = renderApp({ path, server: desk, session: aSession() });
    expect(await screen.findByText('Couldn’t load the totals.')).toBeVisible();
    expect(await screen.findByText('Couldn’t load the list')).toBeVisible();
    desk.answer({
      get_order_list: () => ({ data: [1, 2, 3].map(ended), count: 3, seq: 0 }),
      get_order_totals: () => totals,
    });
    await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement);
    expect(await screen.findByText('Guest 1')).toBeVisible();
    expect(await screen.findByText('€455.00')).toBeVisible();
  });

  it.each([
    ['nothing of what was called off', { paid_by: 'cash', payment_status: 'pending' }, 2, 'Cash, unpaid'],
    [
      'the charge of having it cancelled',
      { paid_by: 'cash', payment_status: 'pending', cancellation_charge: 300 },
      2,
      'Cash, due €3.00',
    ],
    ['nothing of what costs nothing', { payment_status: 'pending', total: 0, paid_amount: 0 }, 3, 'Card, no charge'],
    ['the rest of what was paid in part', { payment_status: 'pending', extra_due: 450 }, 3, 'Card, due €4.50'],
  ] as const)('says what is still to pay: %s', async (_, payment, number, said) => {
    const order = { ...ended(number), paid_by: 'card' as const, ...payment };
    const opened = {
      get_order: () => ({ order, events: [], changes: [], refunds: [], payments: [], is_payable_online: false }),
    };
    const { user } = renderApp({ path: `${path}/${order._id}`, server: server(opened), session: aSession() });
    const panel = within(await screen.findByRole('complementary', { name: 'Order details' }));
    const isSaid = (_text: string, element: Element | null) =>
      Boolean(element?.matches('[data-status]') && element.textContent === said);
    expect(await panel.findByText(isSaid)).toBeVisible();
    // The ticket says the same.
    await user.click(panel.getByRole('button', { name: 'Print ticket' }));
    expect(await screen.findByRole('dialog', { name: /^Ticket for order/ })).toHaveTextContent(said);
  });

  it('says what a cancelled order cost its customer in the end', async () => {
    const paid = { payment_status: 'partly_refunded', paid_amount: 1100, refunded: 800 } as const;
    const order = { ...ended(2), paid_by: 'card' as const, ...paid, cancellation_charge: 300 };
    const opened = {
      get_order: () => ({ order, events: [], changes: [], refunds: [], payments: [], is_payable_online: false }),
    };
    renderApp({ path: `${path}/${order._id}`, server: server(opened), session: aSession() });
    const panel = within(await screen.findByRole('complementary', { name: 'Order details' }));
    expect((await panel.findByText('Final charge')).nextElementSibling).toHaveTextContent('€3.00');
    expect(panel.getByText('Refunded').nextElementSibling).toHaveTextContent('-€8.00');
  });

  it('asks list and sums for the same choice, and keeps it in the address', async () => {
    const api = server();
    const { user } = renderApp({ path, server: api, session: aSession() });
    await screen.findByText('Guest 1');
    await user.click(screen.getByRole('button', { name: 'All dates' }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pickup' }));
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await user.type(await screen.findByRole('textbox', { name: 'From (EUR)' }), '12,50');
    await user.type(screen.getByRole('textbox', { name: 'To (EUR)' }), '10');
    expect(screen.getByText('Less than the amount above.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'To (EUR)' }), '0');
    await user.click(screen.getByRole('button', { name: 'Show orders' }));
    const filter = { order_type: 'pickup', amount_from: 1250, amount_to: 10_000 };
    await waitFor(() =>
      expect(api.received('get_order_list').at(-1)?.body).toMatchObject({ board: 'history', page: 1, filter }),
    );
    await waitFor(() => expect(api.received('get_order_totals').at(-1)?.body).toMatchObject({ filter }));
    expect(api.received('get_order_totals').at(-1)?.body).not.toHaveProperty('start_date');
    expect(decodeURIComponent(window.location.search)).toContain('"days":"all"');
    expect(screen.getByRole('button', { name: 'All dates' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says what to do where the days hold nothing', async () => {
    const api = server({
      get_order_list: ({ start_date }) => ({ data: start_date ? [] : [ended(1)], count: start_date ? 0 : 1, seq: 0 }),
    });
    const { user } = renderApp({ path, server: api, session: aSession() });
    expect(await screen.findByText('No orders in this period')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all dates' }));
    expect(await screen.findByText('Guest 1')).toBeVisible();
  });

  it('offers another try where the list or its sums cannot be loaded', async () => {
    let fails = true;
    const or = <Reply,>(reply: Reply) => (fails ? refuse(errorCodes.INTERNAL_SERVER_ERROR) : reply);
    const api = server({
      get_order_list: () => or({ data: [ended(1)], count: 1, seq: 0 }),
      get_order_totals: () => or(totals),
    });
    const { user } = renderApp({ path, server: api, session: aSession() });
    expect(await screen.findByText('Couldn’t load the totals.')).toBeVisible();
    const retries = await screen.findAllByRole('button', { name: 'Try again' });
    fails = false;
    for (const retry of retries) await user.click(retry);
    expect(await screen.findByText('Guest 1')).toBeVisible();
    expect(await screen.findByText('€455.00')).toBeVisible();
  });

  it('is there for an account that holds nothing else, without what that may not do', async () => {
    const session = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/history', permission: 1 }] }) });
    renderApp({ path, server: server(), session });
    expect(await screen.findByText('Guest 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print ticket for order 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order again: order 1' })).toBeNull();
  });
});
