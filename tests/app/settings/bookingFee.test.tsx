import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const saved = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ booking_fee_amount: 0, booking_fee_per: 'person' as const, booking_fee_is_off_the_bill: true },
  ...{ booking_fee_due_within: 60, booking_fee_after_no_shows: 0 },
};

it('The booking fee is set with the sentences that guests read', async () => {
  const api = fakeServer({
    get_booking_fee: () => ({ booking_fee: saved }),
    update_booking_fee: (body: object) => ({ booking_fee: { ...saved, ...body, version: 2 } }),
  });
  const path = '/app/settings/table-booking-basic-settings/booking-fee';
  const { user } = renderApp({ path, server: api, session: aSession() });
  expect(await screen.findByText('Booking is free.')).toBeVisible();
  const amount = screen.getByRole('textbox', { name: /^Booking fee/ });
  await user.clear(amount);
  await user.type(amount, '12.50');
  await user.click(screen.getByRole('switch', { name: 'Take the fee off the bill' }));
  expect(
    await screen.findByText(/^Please pay €12\.50 per person by card within 1 h of booking\..*added to your bill\./),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.received('update_booking_fee').map(({ body }) => body)).toEqual([
      { version: 1, booking_fee_amount: 1250, booking_fee_is_off_the_bill: false },
    ]),
  );
});
