import { screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { DevicePerson, SharedDevice } from '#contract/entities/sharedDevice';
import { aSession, aSubStore } from '../../support/accounts';
import { fakeServer, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

const idOf = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;
const rosa: DevicePerson = { _id: idOf('5'), name: 'Rosa Bianchi', image: null, has_pin: true, until: null };
const tom: DevicePerson = { _id: idOf('6'), name: 'Tom', image: null, has_pin: false, until: null };
const until = addHours(new Date(), 5).toISOString();

const tablet = () => aSession({ sub_store: aSubStore({ name: 'Kitchen tablet', is_shared_device: true }) });

/** A shared device on the board of today, and a server that begins and ends shifts. */
async function openTablet(change: Partial<SharedDevice> = {}) {
  let device: SharedDevice = { asks_pin: false, people: [rosa, tom], acting: null, ...change };
  const withUntil = (id: string, end: string | null) =>
    device.people.map((person) => (person._id === id ? { ...person, until: end } : person));
  const server = fakeServer({
    get_shared_device: () => ({ shared_device: device }),
    begin_shift: ({ sub_store_id, pin }) => {
      const person = device.people.find(({ _id }) => _id === sub_store_id);
      if (device.asks_pin && !person?.until && pin !== '2468')
        return refuse(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'pin', code: 'pin_wrong' }] });
      device = { ...device, people: withUntil(sub_store_id, until), acting: sub_store_id };
      return { shared_device: device };
    },
    end_shift: ({ sub_store_id }) => {
      device = { ...device, people: withUntil(sub_store_id, null), acting: null };
      return { shared_device: device };
    },
  });
  const { user } = renderApp({ path: '/app/order/today-orders', server, session: tablet() });
  const bar = within(await screen.findByRole('region', { name: 'Who’s working?' }));
  return { user, server, bar };
}

const chooser = async () => within(await screen.findByRole('dialog', { name: 'Who’s working?' }));

describe('who works at a shared device', () => {
  it('is the device until someone taps their picture', async () => {
    const { user, server, bar } = await openTablet();
    expect(await bar.findByText('Orders show “Kitchen tablet” until someone taps their picture.')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Who’s working?' }));
    await user.click((await chooser()).getByRole('button', { name: 'Rosa Bianchi' }));
    expect(await bar.findByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar.queryByText(/until someone taps/)).toBeNull();
    expect(server.received('begin_shift')).toHaveLength(1);
  });

  it('changes with one tap, at once', async () => {
    const people = [rosa, tom].map((person) => ({ ...person, until }));
    const { user, bar } = await openTablet({ people, acting: rosa._id });
    await user.click(await bar.findByRole('button', { name: 'Tom', pressed: false }));
    expect(await bar.findByRole('button', { name: 'Tom', pressed: true })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Rosa Bianchi', pressed: false })).toBeVisible();
  });

  it('ends a shift, and then the device is named again', async () => {
    const people = [{ ...rosa, until }, tom];
    const { user, bar } = await openTablet({ people, acting: rosa._id });
    await user.click(await bar.findByRole('button', { name: 'Someone else' }));
    await user.click((await chooser()).getByRole('button', { name: 'End the shift of Rosa Bianchi' }));
    await user.click((await chooser()).getByRole('button', { name: 'Close' }));
    expect(await bar.findByRole('button', { name: 'Who’s working?' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Rosa Bianchi' })).toBeNull();
  });

  it('says so when no one can work there yet', async () => {
    const { user, bar } = await openTablet({ people: [] });
    await user.click(await bar.findByRole('button', { name: 'Who’s working?' }));
    expect((await chooser()).getByText(/^No one can work on this device yet\./)).toBeVisible();
  });
});

describe('the PIN of a shift', () => {
  const openPin = async (name: string) => {
    const opened = await openTablet({ asks_pin: true });
    await opened.user.click(await opened.bar.findByRole('button', { name: 'Who’s working?' }));
    await opened.user.click((await chooser()).getByRole('button', { name }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: `PIN of ${name}` })) };
  };
  const press = async ({ user, dialog }: Awaited<ReturnType<typeof openPin>>, pin: string) => {
    for (const digit of pin) await user.click(dialog.getByRole('button', { name: digit }));
  };

  it('is entered with large keys, and sent by the last digit', async () => {
    const opened = await openPin('Rosa Bianchi');
    await press(opened, '2469');
    expect(await opened.dialog.findByText('Wrong PIN. Try again.')).toBeVisible();
    expect(opened.dialog.getByLabelText('PIN')).toHaveValue('');
    await press(opened, '29');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Clear' }));
    await press(opened, '2468');
    expect(await opened.bar.findByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
  });

  it('can be typed, in Arabic digits too', async () => {
    const { user, dialog, bar } = await openPin('Rosa Bianchi');
    await user.type(dialog.getByLabelText('PIN'), '٢٤٦٨');
    expect(await bar.findByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
  });

  it('can’t be entered by someone who has none', async () => {
    const { dialog, user } = await openPin('Tom');
    expect(dialog.getByText('No PIN yet. Set one in your profile, or ask the owner.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect((await chooser()).getByRole('button', { name: 'Tom' })).toBeVisible();
  });
});

describe('the account of a shared device', () => {
  it('isn’t changed there', async () => {
    const { user } = await openTablet();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Change password' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Account' })).toBeNull();
  });

  it('is the only kind that asks who works', async () => {
    const server = fakeServer();
    renderApp({ path: '/app/order/today-orders', server, session: aSession({ sub_store: aSubStore() }) });
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Who’s working?' })).toBeNull();
    expect(server.received('get_shared_device')).toEqual([]);
  });
});
