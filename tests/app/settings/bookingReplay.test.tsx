import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const path = '/app/settings/table-booking-basic-settings/booking-covers';
const covers = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ booking_covers_max: 20, booking_guest_covers_max: null, booking_busy_covers_percent: 100 },
  booking_cover_exceptions: [],
};
const ada = {
  ...{ order_id: '0198c0de-0000-7000-8000-000000000001', unique_id: 12, order_type: 'table', rule: 'covers' },
  ...{ customer_name: 'Ada', schedule_at: '2031-06-13T17:00:00.000Z' },
};
type Body = { booking_covers_max?: number; settle?: object };
const replayOf = ({ booking_covers_max = 20 }: Body) => ({
  past: { requests: 30, refused: booking_covers_max < 20 ? 9 : 4, refused_before: 4, customers: 21, automatic: 0 },
  coming: { bookings: 8, outside: booking_covers_max < 20 ? [ada] : [] },
});

it('The effect of a limit stands beside it while it is typed, and saving asks about bookings that no longer fit', async () => {
  const api = fakeServer({
    get_booking_covers: () => ({ booking_covers: covers }),
    get_booking_replay: replayOf,
    update_booking_covers: ({ settle, ...body }: Body) =>
      settle
        ? { booking_covers: { ...covers, ...body, version: 2 } }
        : refuse(errorCodes.ORDERS_OUTSIDE_HOURS, { affected: [ada] }),
  } as never);
  const { user } = renderApp({ path, server: api, session: aSession() });
  const section = within(await screen.findByRole('region', { name: 'With these rules' }));
  expect(await section.findByText('Accepted: 26 of 30')).toBeVisible();
  expect(section.getByText('Still fit: 8 of 8')).toBeVisible();

  const field = screen.getByLabelText('All guests');
  await user.clear(field);
  await user.type(field, '10');
  expect(await section.findByText('Refused: 9')).toBeVisible();
  expect(section.getByText('With the saved rules: 4')).toBeVisible();
  expect(section.getByText('No longer fit: 1')).toBeVisible();
  expect(section.getByRole('listitem')).toHaveTextContent('Ada');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bookings that no longer fit' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.received('update_booking_covers' as never).at(-1)).toMatchObject({
      body: { booking_covers_max: 10, settle: { keep: [ada.order_id], cancel: [] } },
    }),
  );
});
