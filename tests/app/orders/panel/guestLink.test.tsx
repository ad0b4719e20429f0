import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aBooking, bookDesk, bookPath } from '../book/bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/customers/GuestLink'),
);

beforeEach(() => {
  atNoon();
  return () => void vi.useRealTimers();
});
afterEach(clearSession);

const openBooking = async (booking: ReturnType<typeof aBooking>) => {
  const { server } = bookDesk([booking]);
  server.answer({
    get_customer: () => ({ order_count: 1, last_orders: [] }),
    make_guest_link: () => ({ path: '/store/booking/secret' }),
  });
  const { user } = renderApp({ path: `${bookPath}/${booking._id}`, server, session: aSession() });
  const panel = within(await screen.findByLabelText('Order details'));
  await panel.findByRole('heading', { name: `Order ${booking.unique_id}` });
  return { server, user, panel };
};

describe('The link of a booking’s guests', () => {
  it('is made when staff ask for it, and copied', async () => {
    const booking = aBooking(1, 60);
    const { server, user, panel } = await openBooking(booking);
    await user.click(await panel.findByRole('button', { name: 'Link for the guest' }));
    const field = await panel.findByRole('textbox', { name: 'Link for the guest' });
    expect(field).toHaveValue(`${window.location.origin}/store/booking/secret`);
    await user.click(panel.getByRole('button', { name: 'Copy' }));
    expect(await panel.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/store/booking/secret`);
    expect(server.received('make_guest_link').map(({ body }) => body)).toEqual([{ order_id: booking._id }]);
  });

  it('isn’t offered for bookings that have ended', async () => {
    const ended = { order_status: orderStatus.COMPLETED, ended_at: new Date().toISOString() };
    const { panel } = await openBooking(aBooking(1, -60, ended));
    await panel.findByText('Erase customer’s data');
    expect(panel.queryByRole('button', { name: 'Link for the guest' })).toBeNull();
  });
});
