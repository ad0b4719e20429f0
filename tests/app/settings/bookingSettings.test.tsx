import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { fakeServer, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const own = { version: 1, updated_at: null, updated_by: '' };
const basic = '/app/settings/table-booking-basic-settings';
const policyPath = '/app/settings/table-booking-cancellation-policy/booking-policy';

const times = {
  ...own,
  ...{ booking_slot_minutes: 15, booking_days_ahead: 30, booking_notice_minutes: 0 },
  ...{ booking_persons_min: 1, booking_persons_max: 10, booking_closed_dates: ['2099-12-24'] },
};
const charge = { mode: 'absolute', charge: 1000, per: 'person' };
const tier = { persons_min: 6, from: '', to: '', charges: [{ hours_before: 24, ...charge }], no_show: null };

const server = (name: string, saved: object) =>
  fakeServer({
    [`get_${name}`]: () => ({ [name]: saved }),
    [`update_${name}`]: (body: object) => ({ [name]: { ...saved, ...body, version: 2 } }),
  } as never);
const sent = (api: ReturnType<typeof server>, name: string) =>
  api.received(`update_${name}` as never).map(({ body }: { body: unknown }) => body);

describe('the settings of table booking', () => {
  it('close a day, and link to the settings that the account may open', async () => {
    const api = server('booking_times', times);
    const urls = ['store/table_booking', 'store/store_time_setting'].map((url) => ({ url, permission: 1 }));
    const session = aSession({ sub_store: aSubStore({ urls }) });
    const { user } = renderApp({ path: `${basic}/booking-times`, server: api, session });
    const days = await screen.findByRole('group', { name: 'Days without bookings' });
    expect(within(days).getByText('24 Dec 2099')).toBeVisible();
    await user.type(within(days).getByLabelText('Date'), '2099-12-31');
    await user.click(within(days).getByRole('button', { name: 'Add date' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(api, 'booking_times')).toEqual([{ version: 1, booking_closed_dates: ['2099-12-24', '2099-12-31'] }]),
    );
    expect(screen.getByRole('link', { name: 'Opening hours for tables' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Turn dine-in on or off' })).not.toBeInTheDocument();
  });

  it('add a duration for larger parties, and keep at least one', async () => {
    const saved = { ...own, booking_stays: [{ persons_max: 2, minutes: 90 }], booking_reset_minutes: 0 };
    const api = server('booking_stays', saved);
    const { user } = renderApp({ path: `${basic}/booking-stays`, server: api, session: aSession() });
    expect(await screen.findByRole('button', { name: 'Delete duration 1' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add duration' }));
    const second = within(screen.getByRole('group', { name: 'Duration 2' }));
    const minutes = second.getByRole('textbox', { name: /^Minutes/ });
    await user.clear(minutes);
    await user.type(minutes, '120');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const booking_stays = [...saved.booking_stays, { persons_max: 4, minutes: 120 }];
    await waitFor(() => expect(sent(api, 'booking_stays')).toEqual([{ version: 1, booking_stays }]));
  });

  it('show at an exception that another one applies already', async () => {
    const evening = { day: 5, from: '19:00', to: '21:00', covers_max: 20, guest_covers_max: null };
    const saved = {
      ...{ ...own, booking_covers_max: null, booking_guest_covers_max: null },
      ...{ booking_busy_covers_percent: 100, booking_cover_exceptions: [evening, { ...evening, day: 6 }] },
    };
    const errors = [{ path: 'booking_cover_exceptions.1.from', code: 'duplicate' }];
    const api = fakeServer({
      get_booking_covers: () => ({ booking_covers: saved }),
      update_booking_covers: () => refuse(errorCodes.FIELDS_NOT_VALID, { errors }),
    } as never);
    const { user } = renderApp({ path: `${basic}/booking-covers`, server: api, session: aSession() });
    const second = within(await screen.findByRole('group', { name: 'Exception 2' }));
    const covers = second.getByRole('textbox', { name: /^All guests/ });
    await user.clear(covers);
    await user.type(covers, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await second.findByText('Another exception already applies at this time.')).toBeVisible();
  });

  it('say the policy as a guest reads it, while it is typed', async () => {
    const api = server('booking_policy', { ...own, booking_tiers: [tier] });
    const { user } = renderApp({ path: policyPath, server: api, session: aSession() });
    const summary = within(await screen.findByRole('region', { name: 'What guests read' }));
    const until = 'Parties of 6 or more: You can cancel for free up to 24 h before your booking.';
    expect(summary.getByText(`${until} Less than 24 h before: €10.00 per person.`)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Fee for a no-show' }));
    const [, amount] = screen.getAllByRole('textbox', { name: /^Amount/ });
    await user.type(amount as HTMLElement, '25');
    expect(
      summary.getByText(/Less than 24 h before: €10\.00 per person\. If you don’t come: €25\.00 per person\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const no_show = { mode: 'absolute', charge: 2500, per: 'person' };
    await waitFor(() =>
      expect(sent(api, 'booking_policy')).toEqual([{ version: 1, booking_tiers: [{ ...tier, no_show }] }]),
    );
  });

  it('try the policy in the form with a booking', async () => {
    const api = server('booking_policy', { ...own, booking_tiers: [tier] });
    const { user } = renderApp({ path: policyPath, server: api, session: aSession() });
    const trial = within(await screen.findByRole('region', { name: 'What guests would pay' }));
    const type = async (name: string, text: string) => {
      const input = trial.getByRole('textbox', { name });
      await user.clear(input);
      await user.type(input, text);
    };
    expect(trial.getByRole('status')).toHaveTextContent('For cancelling: €0.00');
    await type('Guests', '8');
    expect(trial.getByRole('status')).toHaveTextContent('For cancelling: €80.00For a no-show: €0.00');
    await type('Cancelled (hours before)', '24{Enter}');
    expect(trial.getByRole('status')).toHaveTextContent('For cancelling: €0.00');
    expect(sent(api, 'booking_policy')).toEqual([]);
  });

  it('ask for the amount again once a fee is a percentage', async () => {
    const api = server('booking_policy', { ...own, booking_tiers: [tier] });
    const { user } = renderApp({ path: policyPath, server: api, session: aSession() });
    await user.click(await screen.findByRole('combobox', { name: /^Fee/ }));
    await user.click(await screen.findByRole('option', { name: 'Percentage' }));
    const percent = screen.getByRole('textbox', { name: /^Percentage/ });
    expect(percent).toHaveValue('');
    await user.type(percent, '50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const charges = [{ hours_before: 24, mode: 'percentage', charge: 50, per: 'person' }];
    await waitFor(() =>
      expect(sent(api, 'booking_policy')).toEqual([{ version: 1, booking_tiers: [{ ...tier, charges }] }]),
    );
  });

  it('are only listed for stores whose tables can be booked', async () => {
    const urls = ['store/table_booking', 'store/deliveries'].map((url) => ({ url, permission: 1 }));
    const session = aSession({ store: aStore({ is_provide_table_booking: false }), sub_store: aSubStore({ urls }) });
    const api = fakeServer({ get_delivery_area_list: () => ({ data: [], count: 0 }) });
    renderApp({ path: '/app/settings/delivery-settings', server: api, session });
    const list = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(list.getByRole('link', { name: 'Default fee' })).toBeVisible();
    expect(list.queryByRole('link', { name: 'Cancellation fees' })).not.toBeInTheDocument();
  });
});
