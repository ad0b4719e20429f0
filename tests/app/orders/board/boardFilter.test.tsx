import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { clearSession } from '../../../../src/session/session';
import { setThemeChoice } from '../../../../src/theme/themeChoice';
import { aSession } from '../../../support/accounts';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from './boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/board/BoardToolbar'),
  () => import('../../../../src/orders/board/BoardSettingsMenu'),
  () => import('../../../../src/orders/board/plan/PlannedOrders'),
  () => import('../../../../src/orders/panel/OrderPanel'),
);

const path = '/app/order/today-orders';
const column = (name: RegExp) => screen.findByRole('region', { name });
const { PREPARING } = orderStatus;

afterEach(() => {
  clearSession();
  setThemeChoice({ density: 'comfortable' });
});

const named = (number: number, name: string, change: Parameters<typeof anOrder>[1] = {}) => {
  const order = anOrder(number, change);
  return { ...order, customer: { ...order.customer, name } };
};

describe('A board with many orders', () => {
  it('can be searched and filtered by type, still counts hidden orders, and says that some are hidden', async () => {
    const { server } = orderDesk([
      named(1, 'Ada Lovelace', { order_type: 'pickup' }),
      named(2, 'Bo Diddley', { order_type: 'delivery' }),
      named(3, 'Adèle Martin', { order_type: 'delivery', order_status: PREPARING }),
    ]);
    const { user } = renderApp({ path, server, session: aSession() });
    await screen.findByRole('link', { name: '#1' });
    await user.type(await screen.findByRole('searchbox', { name: 'Number, customer or phone' }), 'ade');
    expect(await screen.findByText('1 of 3 orders')).toBeVisible();
    expect(screen.queryByRole('link', { name: '#1' })).toBeNull();
    expect(screen.getByRole('link', { name: '#3' })).toBeVisible();
    const arrivals = within(await column(/^New, /));
    expect(arrivals.getByText('2 hidden by the filter')).toBeVisible();
    expect(arrivals.getByText('0/2')).toBeVisible();

    await user.clear(screen.getByRole('searchbox', { name: 'Number, customer or phone' }));
    await user.click(screen.getByRole('button', { name: 'Delivery' }));
    expect(await screen.findByText('2 of 3 orders')).toBeVisible();
    expect(screen.getByRole('link', { name: '#2' })).toBeVisible();
    // The title still counts the hidden order.
    expect(document.title).toBe('(2) Today - Storedesk');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('link', { name: '#1' })).toBeVisible();
    expect(screen.queryByText(/of 3 orders/)).toBeNull();
  });

  it('has compact cards if its settings say so', async () => {
    const { user } = renderApp({ path, server: orderDesk([anOrder(1)]).server, session: aSession() });
    const board = await screen.findByRole('group', { name: 'Orders by stage' });
    await user.click(screen.getByRole('button', { name: 'Board settings' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(board).toHaveAttribute('data-density', 'compact'));
    expect(localStorage.getItem(storageKeys.cardDensity)).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Board settings' }));
    expect(await screen.findByRole('menuitem', { name: 'Time to accept…' })).toBeVisible();
  });

  it('narrows empty columns, but changes no width under the pointer', async () => {
    const { server } = orderDesk([anOrder(1), anOrder(2, { order_status: PREPARING })]);
    const { user } = renderApp({ path, server, session: aSession() });
    const widthOf = async (name: RegExp) => (await column(name)).parentElement?.dataset.narrow;
    expect(await widthOf(/^Ready, /)).toBe('true');
    expect(await widthOf(/^Kitchen, /)).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Mark ready, order 2' }));
    await column(/^Ready, 1 order/);
    expect(await widthOf(/^Ready, /)).toBe('true');
    expect(await widthOf(/^Kitchen, /)).toBe('false');
    // jsdom treats the focus of a click like the keyboard's, which would hold the board longer.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const board = screen.getByRole('group', { name: 'Orders by stage' });
    fireEvent.pointerOut(board, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(async () => expect(await widthOf(/^Ready, /)).toBe('false'));
    expect(await widthOf(/^Kitchen, /)).toBe('true');
  });
});

describe('A phone', () => {
  it('shows a new order while another column is open, and opens it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => {
      const [, bound, limit] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
      const matches = bound === 'min' ? 390 >= Number(limit) : bound === 'max' ? 390 <= Number(limit) : false;
      return Object.assign(new EventTarget(), { matches, media: query });
    });
    const first = anOrder(1, { created_at: new Date(Date.now() - 240_000).toISOString() });
    const { server } = orderDesk([anOrder(2), first, anOrder(3, { order_status: PREPARING })]);
    const { user } = renderApp({ path, server, session: aSession() });
    await screen.findByRole('link', { name: '#1' });
    expect(screen.queryByText(/^New: #/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Kitchen/ }));
    const bar = within(await screen.findByRole('region', { name: 'New: #1' }));
    expect(bar.getByText(/^Accept within/)).toBeVisible();
    expect(bar.getByText('+1 more')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Order 1' }));
    await waitFor(() => expect(currentPath()).toBe(`${path}/${first._id}`));
  });
});

describe('The orders of later days', () => {
  it('are listed by day and time with the items to prepare, and can be accepted there', async () => {
    const noon = addDays(new Date(), 1).toISOString();
    const { server } = orderDesk([
      anOrder(1, { schedule_at: noon }),
      anOrder(2, { schedule_at: noon, order_status: orderStatus.ACCEPTED }),
    ]);
    const { user } = renderApp({ path: '/app/order/tomorrow-orders', server, session: aSession() });
    const day = within(await screen.findByTestId('plan-day'));
    expect(day.getAllByText('2 orders')[0]).toBeVisible();
    expect(day.getAllByText('1 to accept')[0]).toBeVisible();
    const [totals] = day.getAllByRole('list', { name: 'To prepare' });
    expect(totals).toHaveTextContent('4× Margherita');
    expect(screen.queryByRole('button', { name: 'List' })).toBeNull();
    await user.click(day.getByRole('button', { name: 'Accept, order 1' }));
    await waitFor(() => expect(day.queryByText('1 to accept')).toBeNull());
    await user.click(day.getByRole('link', { name: '#2' }));
    expect(await screen.findByText('Order placed')).toBeVisible();
  });
});
