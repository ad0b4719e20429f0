import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const own = { version: 1, updated_at: null, updated_by: '' };
const basic = '/app/settings/table-booking-basic-settings';
const stays = { ...own, booking_stays: [{ persons_max: 10, minutes: 120 }], booking_reset_minutes: 0 };
const covers = {
  ...own,
  ...{ booking_covers_max: 20, booking_guest_covers_max: null, booking_busy_covers_percent: 100 },
  booking_cover_exceptions: [],
};

it('A learned duration is adopted by one tap, and saved as if it had been typed', async () => {
  const api = fakeServer({
    get_booking_stays: () => ({ booking_stays: stays }),
    update_booking_stays: (body: object) => ({ booking_stays: { ...stays, ...body, version: 2 } }),
    get_learned_stays: () => ({ data: [{ persons: 2, part: 'evening', parties: 41, median: 78, most: 93 }] }),
  } as never);
  const { user } = renderApp({ path: `${basic}/booking-stays`, server: api, session: aSession() });
  const section = within(await screen.findByRole('region', { name: 'How long guests stayed' }));
  expect(
    section.getByText(/half stayed up to 1 h 18 min, four of five up to 1 h 33 min \(parties: 41\)/),
  ).toBeVisible();
  await user.click(section.getByRole('button', { name: /Use 1 h 35 min$/ }));
  expect(section.getByRole('button', { name: /Use 1 h 35 min$/ })).toBeDisabled();
  expect(await screen.findByRole('group', { name: 'Duration 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.received('update_booking_stays' as never).map(({ body }: { body: unknown }) => body)).toEqual([
      {
        version: 1,
        booking_stays: [
          { persons_max: 2, minutes: 95 },
          { persons_max: 10, minutes: 120 },
        ],
      },
    ]),
  );
});

it('Rules tell whom they refused, each with its own setting', async () => {
  const sum = { requests: 20, guests: 61, days: 15, free_days: 12 };
  const api = fakeServer({
    get_booking_covers: () => ({ booking_covers: covers }),
    get_refused_sums: () => ({
      data: [
        { rule: 'covers', ...sum },
        { rule: 'too_far', ...sum, guests: 7 },
      ],
    }),
  } as never);
  renderApp({ path: `${basic}/booking-covers`, server: api, session: aSession() });
  const section = within(await screen.findByRole('region', { name: 'Refused requests' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'All guests. Guests refused in the last 30 days: 61. Days on which a table for them stayed free: 12 of 15.',
  ]);
});
