import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(() => import('../../../src/custom-pages/guest-booking/GuestBookingPage'));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const token = 'x'.repeat(43);
const at = '2099-06-13T17:00:00.000Z';
const later = '2099-06-13T19:00:00.000Z';
const aBooking = (change: Partial<GuestBooking> = {}): GuestBooking => ({
  store: { name: ['Chez Ada'], address: '1 Rue de Rivoli', phone: '+33 612345678', timezone: 'Europe/Paris' },
  ...{ at, day: '2099-06-13', persons: 4, state: 'accepted', confirmed_at: null },
  ...{
    changes: 'any',
    persons_min: 1,
    persons_max: 6,
    first_day: '2026-01-01',
    last_day: '2099-12-31',
    can_cancel: true,
  },
  ...{ currency: 'EUR', charge: 0, no_show: 4000, note: ['Dogs are welcome'] },
  fee: null,
  charges: [{ from: '2099-06-12T17:00:00.000Z', amount: 2000 }],
  ...change,
});

const open = (answers: Answers = {}, booking = aBooking(), path = `/store/booking/${token}`) => {
  const server = fakeServer({ get_guest_booking: () => ({ booking }), ...answers });
  return renderApp({ path, server });
};

describe('The page of a guest’s link', () => {
  it('shows the booking in the store’s time, with the policy it was made under, and lets guests confirm it', async () => {
    const { user, server } = open({
      confirm_guest_booking: () => ({ booking: aBooking({ confirmed_at: '2099-06-01T10:00:00.000Z' }) }),
    });
    expect(await screen.findByRole('heading', { name: /Your table at .Chez Ada/ })).toBeVisible();
    expect(screen.getByText('Saturday, June 13 at 7:00 PM')).toBeVisible();
    expect(screen.getByText('1 Rue de Rivoli')).toBeVisible();
    expect(screen.getByText('Dogs are welcome')).toBeVisible();
    expect(
      screen.getByText(/free of charge until Friday, June 12 at 7:00 PM.*costs €20\.00.*don’t come.*€40\.00/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+33612345678');
    await user.click(screen.getByRole('button', { name: 'We’ll be there' }));
    expect(await screen.findByText('You’ve confirmed that you’re coming.')).toBeVisible();
    expect(server.received('confirm_guest_booking')).toHaveLength(1);
  });

  it('shows the fee, until when to pay it, what the gateway’s page charges, and then that it is paid', async () => {
    const fee = { amount: 1000, is_off_the_bill: true, due_at: '2099-06-01T10:00:00.000Z', state: 'due' as const };
    const { user, server } = open(
      { pay_guest_booking: () => refuse(errorCodes.PAYMENT_FAILED) },
      aBooking({ fee: { ...fee, can_pay: true, to_pay: 7000 } }),
    );
    expect(
      await screen.findByText(/^Please pay the booking fee of €10\.00 by Monday, June 1 at 12:00 PM/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay €70.00 by card' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^That didn’t work/));
    expect(server.received('pay_guest_booking').map(({ body }) => body)).toEqual([
      { token, return_address: window.location.href, language: 'en' },
    ]);
    cleanup();
    open({}, aBooking({ fee: { ...fee, state: 'paid', can_pay: false, to_pay: 0 } }));
    expect(await screen.findByText('You’ve paid the booking fee of €10.00. It’s taken off your bill.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /by card/ })).not.toBeInTheDocument();
  });

  it('changes number and time to what is offered', async () => {
    const { user, server } = open({
      get_guest_slots: ({ persons }) => ({ times: persons === 2 ? [at, later] : [at] }),
      change_guest_booking: () => ({ booking: aBooking({ persons: 2, at: later }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change time or guests' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Guests'), '2');
    const times = screen.getByLabelText('Time');
    expect(await within(times).findByRole('option', { name: '9:00 PM' })).toBeInTheDocument();
    await user.selectOptions(times, later);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your booking has been changed.')).toBeVisible();
    expect(server.received('change_guest_booking').map(({ body }) => body)).toEqual([
      { token, persons: 2, schedule_at: later },
    ]);
  });

  it('offers only fewer guests where the store has to accept the rest', async () => {
    const { user } = open({}, aBooking({ changes: 'fewer', persons_max: 4 }));
    await user.click(await screen.findByRole('button', { name: 'Change time or guests' }));
    expect(screen.queryByLabelText('Time')).not.toBeInTheDocument();
    expect(within(screen.getByLabelText('Guests')).getAllByRole('option')).toHaveLength(4);
  });

  it('says what cancelling costs before it cancels, and asks again if that has changed', async () => {
    let charge = 0;
    const { user, server } = open({
      get_guest_booking: () => ({ booking: aBooking({ charge }) }),
      cancel_guest_booking: (body) =>
        body.charge === 2000
          ? { booking: aBooking({ state: 'cancelled', charge: 2000 }) }
          : refuse(errorCodes.CHANGED_MEANWHILE),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(screen.getByText('Cancelling is free.')).toBeVisible();
    charge = 2000;
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Cancelling now costs €20.00.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Your booking has been cancelled.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'We’ll be there' })).not.toBeInTheDocument();
    expect(server.received('cancel_guest_booking')).toHaveLength(2);
  });

  it('tells a try that failed from one that was refused, and reads the booking again after that', async () => {
    const answers = [errorCodes.TOO_MANY_ATTEMPTS, errorCodes.INTERNAL_SERVER_ERROR, errorCodes.STATUS_CHANGE_FAILED];
    const { user, server } = open({
      confirm_guest_booking: () => refuse(answers.shift() ?? errorCodes.STATUS_CHANGE_FAILED),
    });
    for (const text of [/^That didn’t work/, /^That didn’t work/, /^That’s no longer possible/]) {
      expect(server.received('get_guest_booking').length).toBeLessThan(2);
      await user.click(await screen.findByRole('button', { name: 'We’ll be there' }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    }
    await waitFor(() => expect(server.received('get_guest_booking')).toHaveLength(2));
  });

  it('takes a change that was made before as made, and moves the focus to the heading', async () => {
    const { user } = open({
      get_guest_slots: () => ({ times: [at, later] }),
      change_guest_booking: () => refuse(errorCodes.NOTHING_CHANGED),
    });
    const heading = () => screen.getByRole('heading', { name: /Your table at/ });
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await user.click(screen.getByRole('button', { name: 'Keep booking' }));
    expect(heading()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Change time or guests' }));
    await screen.findByRole('option', { name: '9:00 PM' });
    await user.selectOptions(screen.getByLabelText('Time'), later);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your booking has been changed.')).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it('doesn’t call a day full whose times couldn’t be loaded', async () => {
    const { user } = open({ get_guest_slots: networkDown });
    await user.click(await screen.findByRole('button', { name: 'Change time or guests' }));
    await user.selectOptions(screen.getByLabelText('Guests'), '5');
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work');
    expect(screen.queryByText(/no free table/)).toBeNull();
  });

  it('leaves out the steps of the policy that have passed', async () => {
    const charges = [
      { from: '2020-01-01T17:00:00.000Z', amount: 1000 },
      { from: '2099-06-12T17:00:00.000Z', amount: 2000 },
    ];
    open({}, aBooking({ charge: 1000, charges }));
    const policy = await screen.findByText(/^Cancelling now costs €10\.00\. From Friday, June 12/);
    expect(policy).not.toHaveTextContent(/free|Wednesday/);
  });

  it('says that the link is over, and tries again after a failure', async () => {
    open({ get_guest_booking: () => refuse(errorCodes.NO_DATA_FOUND) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
  });

  it('asks again when the server couldn’t be reached', async () => {
    let isDown = true;
    const { user } = open({ get_guest_booking: () => (isDown ? networkDown() : { booking: aBooking() }) });
    expect(await screen.findByRole('alert')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /Your table at/ })).toBeVisible());
  });
});
