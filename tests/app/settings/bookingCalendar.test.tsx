import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

it('The calendar of bookings is turned on, copied, given a new address and turned off', async () => {
  let path: string | null = null;
  const renew = () => {
    path = path ? '/calendar/second.ics' : '/calendar/first.ics';
    return { path };
  };
  const server = fakeServer({
    get_booking_calendar: () => ({ path }),
    renew_booking_calendar: renew,
    stop_booking_calendar: () => {
      path = null;
      return { path };
    },
  });
  const address = '/app/settings/table-booking-basic-settings/booking-calendar';
  const { user } = renderApp({ path: address, server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Create address' }));
  const field = await screen.findByLabelText('Calendar address');
  expect(field).toHaveValue(`${window.location.origin}/calendar/first.ics`);
  expect(screen.getByText('Google Calendar may take up to 24 hours to show changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('/calendar/first.ics');

  await user.click(screen.getByRole('button', { name: 'New address' }));
  const replacing = within(await screen.findByRole('dialog', { name: 'Replace the address?' }));
  await user.click(replacing.getByRole('button', { name: 'New address' }));
  expect(await screen.findByDisplayValue(/second\.ics$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const stopping = within(await screen.findByRole('dialog', { name: 'Turn the calendar off?' }));
  await user.click(stopping.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeVisible();
});
