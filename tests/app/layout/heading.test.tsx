import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entryOf, headingOf, navigationLeaves, trailOf } from '../../../src/descriptors/navigation';
import { aSession, aSubStore } from '../../support/accounts';
import { renderApp } from '../../support/renderApp';

const labels = (pathname: string) => trailOf(pathname).map(({ label }) => label);

describe('where an address is in the menu', () => {
  it('is found by walking up what the menu does not know', () => {
    expect(labels('/app/menu/item-list')).toEqual(['shell.menu.menu', 'shell.menu.items']);
    expect(labels('/app/menu/item-list/create')).toEqual(['shell.menu.menu', 'shell.menu.items']);
    expect(labels('/app/menu/item-list/7f/a/b')).toEqual(['shell.menu.menu', 'shell.menu.items']);
    expect(labels('/app/order/today-orders/7f')).toEqual(['shell.menu.orders', 'shell.menu.today_orders']);
    expect(labels('/app/menu/item-lists')).toEqual(['shell.menu.menu']);
    expect(labels('/app/nowhere')).toEqual([]);
  });

  it('is a page for every page of the tree and everything below it, and none for a group', () => {
    for (const leaf of navigationLeaves()) {
      expect(entryOf(leaf.to)).toBe(leaf);
      expect(entryOf(`${leaf.to}/some-record`)).toBe(leaf);
    }
    expect(entryOf('/app/menu')).toBeUndefined();
    expect(entryOf('/app')).toBeUndefined();
  });

  it('names the page, and the product where there is no page', () => {
    expect(headingOf('/app/menu/category')).toBe('shell.menu.categories');
    expect(headingOf('/app/nowhere')).toBe('shell.product');
  });
});

describe('the breadcrumb', () => {
  it('leads from a group to the first of its pages that the account may open', async () => {
    renderApp({
      path: '/app/menu/import-data',
      session: aSession({ sub_store: aSubStore({ urls: [{ url: 'store/modifier_group', permission: 1 }] }) }),
    });
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/app/menu/modifier-group');
    expect(within(trail).getByText('Import and export')).toHaveAttribute('aria-current', 'page');
  });

  it('hides what an address says beyond the menu, and leads back to the page it belongs to', async () => {
    renderApp({ path: '/app/menu/import-data/history', session: aSession() });
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Menu', 'Import and export']);
    expect(within(trail).getByRole('link', { name: 'Import and export' })).toHaveAttribute(
      'href',
      '/app/menu/import-data',
    );
  });

  it('names a page once that is called like its group', async () => {
    renderApp({ path: '/app/settings/store-open-close-settings/hours', session: aSession() });
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    const names = within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Settings', 'Opening hours']);
  });
});

describe('a navigation', () => {
  it('starts the next page at its top and names the tab after it', async () => {
    const scrolled = vi.fn();
    window.scrollTo = scrolled;
    const { user } = renderApp({ path: '/app/profile', session: aSession() });
    await waitFor(() => expect(document.title).toBe('Account - Storedesk'));
    expect(scrolled).not.toHaveBeenCalled();
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await user.click(within(menu).getByRole('link', { name: 'Menu' }));
    await user.click(within(menu).getByRole('link', { name: 'Import and export' }));
    await waitFor(() => expect(document.title).toBe('Import and export - Storedesk'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
  });

  it('shows the footer below a page, and none below a board', async () => {
    const { user } = renderApp({ path: '/app/profile', session: aSession() });
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent('Storedesk 0.1.0');
    await waitFor(() => expect(footer).toHaveTextContent(/Central European/));
    await user.click(screen.getByRole('link', { name: 'Storedesk' }));
    await waitFor(() => expect(screen.queryByRole('contentinfo')).toBeNull());
  });
});
