import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(() => import('../../../src/layout/access/StoreBlocked'));

const kitchen = aSubStore({ urls: [{ url: 'store/order', permission: 1 }] });

it('a team member of a store that isn’t approved sees the reason instead of a board that can’t be loaded', async () => {
  const server = fakeServer();
  const store = aStore({ is_approved: false });
  renderApp({ path: '/app/order/today-orders', session: aSession({ store, sub_store: kitchen }), server });
  expect(await screen.findByText('This store isn’t active')).toBeVisible();
  expect(screen.getByText(/^The platform hasn’t approved this store/)).toBeVisible();
  expect(server.received('get_order_list')).toEqual([]);
});
