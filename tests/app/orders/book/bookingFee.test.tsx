import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../../../src/config/storageKeys';
import { orderViewerOf, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aBooking, bookDesk, bookPath } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/panel/PanelContent'),
);

beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

it('The book says that a fee isn’t paid, and a host takes it in cash', async () => {
  const booking_fee = { amount: 1000, per: 'person', is_off_the_bill: true } as const;
  const ada = aBooking(1, 120, {
    ...{ customer: { name: 'Ada', country_phone_code: '+49', phone: '3012345' }, paid_by: 'cash' },
    ...{ booking_fee, fee_due_at: new Date(Date.now() + 3_600_000).toISOString() },
    ...{ total: 1000, paid_amount: 0, payment_status: 'pending', items: [] },
  });
  const { server } = bookDesk([ada]);
  const viewer = orderViewerOf(aSession());
  let order = viewedBy(ada, viewer);
  server.answer({
    settle_booking_fee: () => {
      order = viewedBy({ ...ada, version: ada.version + 1, paid_amount: 1000, payment_status: 'paid' }, viewer);
      return { order };
    },
    get_order: () => ({ order, events: [], changes: [], refunds: [], payments: [], is_payable_online: false }),
  });
  const { user } = renderApp({ path: bookPath, server, session: aSession() });
  const row = within(await screen.findByRole('article', { name: 'Ada' }));
  expect(row.getByText('Expected, fee not paid')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Ada' }));
  expect(await screen.findByText(/^Booking fee of €10\.00: due by /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Waive fee' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paid in cash' }));
  expect(await screen.findByText('Booking fee of €10.00: paid')).toBeVisible();
  await waitFor(() => expect(row.getByText('Expected')).toBeVisible());
  expect(server.received('settle_booking_fee').map(({ body }) => body)).toEqual([
    { order_id: ada._id, version: ada.version, idempotency_key: expect.any(String), how: 'in_cash' },
  ]);
});
