import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { orderViewerOf, viewedBy } from '../../../../src/realtime/orders/boardCache';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aBooking, bookDesk, bookPath } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/late/LateDialog'),
  () => import('../../../../src/orders/actions/ActionQuestion'),
);

beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

/** Guests who stay away pay 5.00 a person. */
const no_show = { mode: 'absolute', charge: 500, per: 'person' } as const;
const cancellation_policy = {
  ...({ cancel_until: 3, cancel_within: 10, cancellation_type: 'with_order', cancellation_mode: 'absolute' } as const),
  ...{ cancellation_charge: 0, cancellation_percent: 0, cancellation_above: 0 },
  booking: { timezone: 'Europe/Berlin', tiers: [{ persons_min: 1, from: '', to: '', charges: [], no_show }] },
};
const named = (name: string) => ({ customer: { name, country_phone_code: '+49', phone: '3012345' } });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A book in which Lena is late, and can be marked as a no-show. */
function openBook() {
  const lena = aBooking(1, -40, { ...named('Lena Late'), cancellation_policy });
  const { server } = bookDesk([lena, aBooking(2, 45, named('Eve Expected'))]);
  let order: Order = lena;
  const become = (change: Partial<Order>): { order: Order } => {
    order = viewedBy({ ...order, ...change, version: order.version + 1 }, orderViewerOf(aSession()));
    return { order };
  };
  server.answer({
    set_order_status: () =>
      become({
        order_status: orderStatus.CANCELLED_BY_STORE,
        ended_at: new Date().toISOString(),
        undo_until: inAnHour(),
      }),
    undo_no_show: () => become({ order_status: orderStatus.ACCEPTED, ended_at: undefined, undo_until: undefined }),
  });
  return { ...renderApp({ path: bookPath, server, session: aSession() }), server };
}
const row = async (name: string) => within(await screen.findByRole('article', { name }));

describe('late guests', () => {
  it('are announced, and a tap shows them', async () => {
    const { user } = openBook();
    await user.click(await screen.findByRole('button', { name: '1 late' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Late guests and no-shows' }));
    expect(dialog.getByRole('button', { name: 'Lena Late' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Eve Expected' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Arrived: Lena Late' })).toBeVisible();
  });

  it('become a no-show with one tap that names the fee, and get their table back with a reason', async () => {
    const { user, server } = openBook();
    await user.click((await row('Lena Late')).getByRole('button', { name: /^No-show · €10\.00: Lena Late/ }));
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
    expect(server.received('set_order_status')[0]?.body).toMatchObject({ from: 3, order_status: 104 });
    expect(server.received('set_order_status')[0]?.body).not.toHaveProperty('is_charged');
    await user.click(await (await row('Lena Late')).findByRole('button', { name: 'Undo: Lena Late' }));
    await user.click(await screen.findByRole('button', { name: 'They came after all' }));
    await waitFor(() => expect(server.received('undo_no_show')).toHaveLength(1));
    expect(server.received('undo_no_show')[0]?.body).toMatchObject({ reason: 'They came after all', version: 2 });
    expect(await (await row('Lena Late')).findByRole('button', { name: 'Arrived: Lena Late' })).toBeVisible();
  });

  it('can be spared the fee', async () => {
    const { user, server } = openBook();
    await user.click((await row('Lena Late')).getByRole('button', { name: 'No-show, no fee: Lena Late' }));
    await waitFor(() => expect(server.received('set_order_status')[0]?.body).toMatchObject({ is_charged: false }));
  });

  it('see who has their table, and can have another one', async () => {
    const { user, server } = openBook();
    await user.click((await row('Lena Late')).getByRole('button', { name: /^No-show · / }));
    const other = aBooking(9, 0, { table_number: 3 }).table_id ?? '';
    let refused = false;
    server.answer({
      undo_no_show: ({ table_ids }) => {
        if (table_ids) return { order: aBooking(1, -40, { ...named('Lena Late'), version: 3 }) };
        refused = true;
        const taken_by = [{ order_id: other, unique_id: 7, customer_name: 'Max Walk', table_number: 1 }];
        const params = { table_ids: [[other]], times: [], taken_by, typed: [{ table: 2, name: 'Ana' }] };
        return refuse(errorCodes.TABLE_NOT_FREE, {
          errors: [{ path: 'table_id', code: String(errorCodes.TABLE_NOT_FREE), params }],
        });
      },
    });
    await user.click(await (await row('Lena Late')).findByRole('button', { name: 'Undo: Lena Late' }));
    await user.click(await screen.findByRole('button', { name: 'Marked by mistake' }));
    const taken = 'Table 1 is taken by Max Walk. Table 2 is being booked by Ana.';
    expect(await screen.findByText(taken)).toBeVisible();
    expect(refused).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Table 3' }));
    await waitFor(() => expect(server.received('undo_no_show')).toHaveLength(2));
    expect(server.received('undo_no_show')[1]?.body).toMatchObject({
      reason: 'Marked by mistake',
      table_ids: [other],
    });
  });
});
