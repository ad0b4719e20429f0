import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreCallName } from '#contract/calls/index';
import { clearSession } from '../../src/session/session';
import { aSession, aSubStore } from '../support/accounts';
import { aReviewSummary } from '../support/aReviewSummary';
import { type Answers, fakeServer } from '../support/fakeServer';
import { currentPath, renderApp } from '../support/renderApp';
import { anOrder } from './orders/board/boardsFixtures';
import { aMenu } from './orders/create/createOrderFixtures';
import { anItem, itemServer } from './resources/items/itemsFixtures';

afterEach(() => {
  clearSession();
  localStorage.clear();
});

const orders = (answers: Answers = {}) =>
  fakeServer({
    get_order_list: () => ({ data: [anOrder(1)], count: 1, seq: 0 }),
    get_order_totals: () => ({
      ...{ count: 1, subtotal: 0, tax: 0, delivery_fee: 0, tip_amount: 0, discount: 0, fee_charged: 0 },
      ...{ refunded: 0, total: 0 },
      cancelled: { count: 0, total: 0, cancellation_charge: 0 },
      currency: 'EUR',
    }),
    get_history_provider_list: () => ({ data: [], count: 0 }),
    get_dispatch_provider_list: () => ({ data: [], count: 0 }),
    get_store_menu: aMenu,
    ...answers,
  });

const items = () => itemServer([anItem(1)], { get_item: () => ({ item: anItem(1) }) }).server;

/** The key of a list in react-admin's store. */
const keptList = 'RaStorestoredesk.items.list';

describe('A page that the app starts with', () => {
  it.each<[string, StoreCallName, () => ReturnType<typeof fakeServer>, () => Promise<HTMLElement>]>([
    [
      '/app/order/today-orders',
      'get_order_list',
      orders,
      () => screen.findByRole('button', { name: 'Accept, order 1' }),
    ],
    ['/app/create-order', 'get_store_menu', orders, () => screen.findByRole('searchbox')],
    ['/app/menu/item-list', 'get_item_list', items, () => screen.findByRole('link', { name: 'Item 1' })],
    [`/app/menu/item-list/${anItem(1)._id}`, 'get_item', items, () => screen.findByDisplayValue('S-1')],
  ])('asks once for what %s shows', async (path, call, serve, shown) => {
    const server = serve();
    renderApp({ path, server, session: aSession() });
    await shown();
    expect(server.received(call)).toHaveLength(1);
  });

  const none = () => ({ data: [], count: 0 });
  it.each<[string, StoreCallName, string]>([
    ['/app/menu/modifier-group', 'get_modifier_group_list', 'No modifier groups yet'],
    ['/app/users/delivery-boy-list', 'get_provider_list', 'No delivery people yet'],
    ['/app/users/sub-stores', 'get_sub_store_list', 'No team members yet'],
    ['/app/offers', 'get_promo_code_list', 'No offers yet'],
    ['/app/history/reviews', 'get_reviews_list', 'No reviews in this period'],
  ])('asks nothing twice for the list at %s', async (path, call, shown) => {
    const server = fakeServer({ [call]: none, get_reviews_summary: () => ({ summary: aReviewSummary() }) });
    renderApp({ path, server, session: aSession() });
    await screen.findByText(shown);
    // Delivery people are asked for twice: all, and those whose documents expire.
    const asked = server.received(call).map(({ body }) => JSON.stringify(body));
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('asks once for the history of the last days', async () => {
    const server = orders();
    renderApp({ path: '/app/history/history-list', server, session: aSession() });
    await screen.findByRole('heading', { name: 'Order history' });
    await screen.findAllByText(/#?1\b/);
    expect(server.received('get_order_list').filter(({ body }) => body.board === 'history')).toHaveLength(1);
  });

  it('asks for a list as it was left', async () => {
    // A sign-in would begin with no list's settings, so they are left by someone who is signed in already.
    renderApp({ path: '/app/menu/item-list', server: items(), session: aSession() }).unmount();
    localStorage.setItem(
      keptList,
      JSON.stringify({ page: 1, perPage: 50, sort: 'price', order: 'DESC', filter: { is_in_stock: true } }),
    );
    const server = items();
    renderApp({ path: '/app/menu/item-list', server, session: aSession() });
    await screen.findByRole('link', { name: 'Item 1' });
    expect(server.received('get_item_list').map(({ body }) => body)).toEqual([
      expect.objectContaining({ sort_by: 'price', sort_order: 'DESC', perPage: 50, filter: { is_in_stock: true } }),
    ]);
  });

  it('asks for nothing that the account may not see', async () => {
    const server = items();
    renderApp({ path: '/app/menu/item-list', server, session: aSession({ sub_store: aSubStore() }) });
    await screen.findByText('You are not authorized to view the page you are trying to access.');
    expect(server.received('get_item_list')).toEqual([]);
  });

  it('asks for no orders where the account starts elsewhere', async () => {
    const server = orders();
    const sub_store = aSubStore({ urls: [{ url: 'store/dispatcher', permission: 1 }] });
    renderApp({ path: '/app/order/today-orders', server, session: aSession({ sub_store }) });
    await waitFor(() => expect(currentPath()).toBe('/app/order/dispatch'));
    expect(server.received('get_order_list').filter(({ body }) => body.board === 'today')).toEqual([]);
  });
});
