import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { aSession, aSubStore } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';
import { anOrder } from '../orders/board/boardsFixtures';

const board = '/app/order/today-orders';
const findMenu = () => screen.findByRole('navigation', { name: 'Main menu' });
const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const toggle = () => screen.getByRole('button', { name: 'Show or hide the menu' });

/** A window of this width; the tests' own is 1440. */
function windowOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, limit] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    const matches = bound === 'min' ? width >= Number(limit) : bound === 'max' ? width <= Number(limit) : false;
    return Object.assign(new EventTarget(), { matches, media: query });
  });
}

afterEach(() => vi.useRealTimers());

const none = () => ({ data: [], count: 0 });
/** A server whose menu has nothing yet. */
const emptyMenu = () => fakeServer({ get_item_list: none, get_sub_category_list: none, get_modifier_group_list: none });

describe('the sidebar of a wide window', () => {
  it('shows each board’s number of orders, and nothing for an empty board', async () => {
    const cooking = [1, 2].map((number) => anOrder(number, { order_status: orderStatus.PREPARING }));
    const server = fakeServer({
      get_order_list: () => ({ data: cooking, count: 2, seq: 0 }),
      get_board_counts: () => ({ counts: { today: 9, tomorrow: 3, schedule: 0, past: 1, dispatch: 4 } }),
    });
    renderApp({ path: board, server, session: aSession() });
    const nav = within(await findMenu());
    // Loaded once the page is at rest.
    await waitFor(() => expect(nav.getByRole('link', { name: 'Overdue' })).toHaveAccessibleDescription('1 open'), {
      timeout: 15_000,
    });
    expect(nav.getByRole('link', { name: 'Tomorrow' })).toHaveAccessibleDescription('3 open');
    expect(nav.getByRole('link', { name: 'Dispatch' })).toHaveAccessibleDescription('4 open');
    expect(nav.getByRole('link', { name: 'Scheduled' })).toHaveAccessibleDescription('');
    // Today's number comes from the board itself, which changes with each message.
    expect(nav.getByRole('link', { name: 'Today' })).toHaveAccessibleDescription('2 open');
  });

  it('says how many reviews have no reply', async () => {
    const server = fakeServer({ get_reviews_list: () => ({ data: [], count: 7 }) });
    renderApp({ path: '/app/history/history-list', server, session: aSession() });
    const nav = within(await findMenu());
    await waitFor(
      () => expect(nav.getByRole('link', { name: 'Reviews' })).toHaveAccessibleDescription('7 not answered'),
      {
        timeout: 15_000,
      },
    );
    expect(server.received('get_reviews_list')[0]?.body).toMatchObject({ filter: { is_unanswered: true }, perPage: 1 });
    expect(server.received('get_reviews_summary')).toEqual([]);
  });

  it('shows the parents and beside them the pages of the present one', async () => {
    renderApp({ path: board, session: aSession() });
    const nav = await findMenu();
    const orders = within(nav).getByRole('link', { name: 'Orders' });
    expect(orders).toHaveAttribute('aria-expanded', 'true');
    expect(within(nav).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).queryByRole('link', { name: 'Items' })).toBeNull();
  });

  it('goes through the four ways it can lie, and is at the same one with the next visit', async () => {
    const { user, unmount } = renderApp({ path: board, session: aSession() });
    await findMenu();
    expect(menu()).toHaveAttribute('data-menu', 'menu-default');
    await user.click(toggle());
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(menu()).toHaveAttribute('data-menu', 'menu-sub-hidden');
    expect(within(menu()).queryByRole('link', { name: 'Today' })).toBeNull();
    await user.click(toggle());
    expect(within(menu()).getByRole('link', { name: 'Today' })).toBeVisible();
    unmount();
    renderApp({ path: board, session: aSession() });
    const nav = await findMenu();
    expect(nav).toHaveAttribute('data-menu', 'menu-sub-hidden');
    expect(within(nav).queryByRole('link', { name: 'Today' })).toBeNull();
  });

  it('leads from a group to its first page, with the others beside it, and hides these on request', async () => {
    const { user } = renderApp({ path: board, server: emptyMenu(), session: aSession() });
    const nav = await findMenu();
    const orders = within(nav).getByRole('link', { name: 'Orders' });
    await user.click(within(nav).getByRole('link', { name: 'Menu' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list'));
    expect(await within(nav).findByRole('link', { name: 'Categories' })).toBeVisible();
    expect(within(nav).queryByRole('link', { name: 'Today' })).toBeNull();
    await waitFor(() => expect(orders).not.toHaveAttribute('aria-current'));

    await user.click(orders);
    await waitFor(() => expect(currentPath()).toBe(board));
    expect(orders).toHaveAttribute('aria-expanded', 'true');
    await user.click(orders);
    expect(orders).toHaveAttribute('aria-expanded', 'false');
    expect(currentPath()).toBe(board);
    await user.click(orders);
    expect(within(nav).getByRole('link', { name: 'Today' })).toBeVisible();
  });

  it('tells what measures itself that there is another room, 350 ms after the toggle', async () => {
    renderApp({ path: board, session: aSession() });
    await findMenu();
    const heard = vi.fn();
    window.addEventListener('resize', heard);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(toggle());
    vi.advanceTimersByTime(349);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('resize', heard);
  });

  it('has only what the account may open', async () => {
    renderApp({
      path: '/app/menu/item-list',
      server: emptyMenu(),
      session: aSession({ sub_store: aSubStore({ urls: [{ url: 'store/product', permission: 1 }] }) }),
    });
    const nav = await findMenu();
    expect(within(nav).queryByRole('link', { name: 'Create order' })).toBeNull();
    expect(within(nav).queryByRole('link', { name: 'Orders' })).toBeNull();
    // A group of one page is that page.
    expect(within(nav).queryByRole('link', { name: 'Menu' })).toBeNull();
    expect(within(nav).getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).queryByRole('link', { name: 'Categories' })).toBeNull();
  });
});

describe('the sidebar of a tablet', () => {
  it('opens the pages of a parent over the page, and puts them away by Escape, a click beside and a page chosen', async () => {
    windowOf(1024);
    const { user } = renderApp({ path: board, server: emptyMenu(), session: aSession() });
    const nav = await findMenu();
    expect(nav).toHaveAttribute('data-menu', 'menu-sub-hidden');
    const parent = within(nav).getByRole('link', { name: 'Menu' });

    await user.click(parent);
    await waitFor(() => expect(currentPath()).toBe('/app/menu/item-list'));
    (await within(nav).findByRole('link', { name: 'Items' })).focus();
    await user.keyboard('{Escape}');
    expect(within(nav).queryByRole('link', { name: 'Items' })).toBeNull();
    expect(parent).toHaveFocus();

    await user.click(parent);
    await user.click(screen.getByRole('main'));
    expect(parent).toHaveAttribute('aria-expanded', 'false');

    await user.click(parent);
    await user.click(within(nav).getByRole('link', { name: 'Import and export' }));
    await waitFor(() => expect(currentPath()).toBe('/app/menu/import-data'));
    expect(parent).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives the focus through a panel in its place: a parent, its pages, the next parent', async () => {
    windowOf(1024);
    const { user } = renderApp({ path: board, session: aSession() });
    const nav = await findMenu();
    await user.click(within(nav).getByRole('link', { name: 'Orders' }));
    await user.tab();
    expect(within(nav).getByRole('link', { name: 'Today' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(within(nav).getByRole('link', { name: 'Orders' })).toHaveFocus();
  });
});

describe('the menu of a phone', () => {
  it('has everything in one list, over the page, and goes with the page chosen', async () => {
    windowOf(390);
    const urls = ['store/order', 'store/history', 'store/product', 'store/modifier_group'].map((url) => ({
      url,
      permission: 1,
    }));
    const { user } = renderApp({ path: board, session: aSession({ sub_store: aSubStore({ urls }) }) });
    await screen.findByRole('button', { name: 'Account' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await user.click(toggle());
    const nav = await findMenu();
    // A group of one page has no heading.
    expect(within(nav).getByRole('link', { name: 'Order history' })).toBeVisible();
    expect(within(nav).queryByText('History')).toBeNull();
    const names = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(expect.arrayContaining(['Create order', 'Today', 'Items', 'Import and export']));
    expect(within(nav).getByRole('list', { name: 'Menu' })).toBeVisible();
    await user.click(within(nav).getByRole('link', { name: 'Import and export' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull());
    expect(currentPath()).toBe('/app/menu/import-data');
  });
});
