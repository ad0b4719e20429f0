import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localStorageStore, StoreContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '../../../src/descriptors/navigationEntry';
import { MenuEntries } from '../../../src/layout/sidebar/MenuEntries';
import { cutLabel } from '../../../src/layout/sidebar/MenuItemLink';

const tree: NavigationEntry[] = [
  { to: '/app/settings/store', label: 'Store' },
  {
    to: '/app/settings/tables',
    label: 'Tables',
    subs: [
      { to: '/app/settings/tables/basic', label: 'Basics' },
      { to: '/app/settings/tables/policy', label: 'Cancellation policy' },
    ],
  },
  { to: '/manual', label: 'Manual', newWindow: true },
];

const renderMenu = (store = localStorageStore()) =>
  render(
    <StoreContextProvider value={store}>
      <MemoryRouter>
        <MenuEntries entries={tree} onGo={() => undefined} />
      </MemoryRouter>
    </StoreContextProvider>,
  );

describe('the pages below a parent', () => {
  it('have groups that close and open, and stay as they were left', async () => {
    const user = userEvent.setup();
    const store = localStorageStore();
    const { unmount } = renderMenu(store);
    const group = screen.getByRole('button', { name: 'Tables' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(group.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(within(list).getByRole('link', { name: 'Basics' })).toBeVisible();
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Basics' })).toBeNull();
    unmount();
    renderMenu(store);
    expect(screen.queryByRole('link', { name: 'Basics' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tables' }));
    expect(screen.getByRole('link', { name: 'Basics' })).toBeVisible();
  });

  it('are cut in a group where they are long, and say the whole to screen readers and in a hint', async () => {
    const user = userEvent.setup();
    renderMenu();
    const link = screen.getByRole('link', { name: 'Cancellation policy' });
    expect(within(link).getByText('Cancellation po…')).toBeVisible();
    await user.tab();
    await user.hover(link);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Cancellation policy');
  });

  it('open a tab of their own where they are meant to, and say so', () => {
    renderMenu();
    const link = screen.getByRole('link', { name: /^Manual/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleName(/new_window/);
  });
});

describe('cutLabel', () => {
  it('leaves fifteen characters, as a reader counts them', () => {
    expect(cutLabel('Pending orders!')).toBeNull();
    expect(cutLabel('Cancellation policy')).toBe('Cancellation po…');
    expect(cutLabel('👩‍🍳'.repeat(15))).toBeNull();
    expect(cutLabel('👩‍🍳'.repeat(16))).toBe(`${'👩‍🍳'.repeat(15)}…`);
    expect(cutLabel('Delivery areas and fees')).toBe('Delivery areas…');
  });
});
