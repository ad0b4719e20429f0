import { screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { DevicePerson, SharedDevice } from '#contract/entities/sharedDevice';
import { aSession, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

const idOf = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;
const rosa: DevicePerson = { _id: idOf('5'), name: 'Rosa Bianchi', image: null, has_pin: true, until: null };
const tom: DevicePerson = { _id: idOf('6'), name: 'Tom', image: null, has_pin: false, until: null };
const until = addHours(new Date(), 5).toISOString();

const tablet = () => aSession({ sub_store: aSubStore({ name: 'Kitchen tablet', is_shared_device: true }) });

/** A shared device on the board of today, and a server that begins and ends shifts. */
async function openTablet(change: Partial<SharedDevice> = {}, answers: Answers = {}) {
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
    ...answers,
  });
  const { user } = renderApp({ path: '/app/order/today-orders', server, session: tablet() });
  const bar = within(await screen.findByRole('region', { name: 'Who’s working?' }));
  return { user, server, bar };
}

/** A promise that a test resolves. */
function heldBack() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
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

  const bothAtWork = { people: [rosa, tom].map((person) => ({ ...person, until })), acting: rosa._id };
  const actingReply = (acting: string) => ({ shared_device: { asks_pin: false, ...bothAtWork, acting } });

  it('changes with one tap', async () => {
    const { user, bar } = await openTablet(bothAtWork);
    await user.click(await bar.findByRole('button', { name: 'Tom', pressed: false }));
    expect(await bar.findByRole('button', { name: 'Tom', pressed: true })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Rosa Bianchi', pressed: false })).toBeVisible();
  });

  it('stays the one whom the server names until it replies, and after a failed tap', async () => {
    const reply = heldBack();
    const { user, bar } = await openTablet(bothAtWork, { begin_shift: () => reply.promise.then(networkDown) });
    await user.click(await bar.findByRole('button', { name: 'Tom' }));
    expect(bar.getByRole('button', { name: 'Tom', pressed: false, busy: true })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
    reply.resolve();
    expect(await bar.findByRole('button', { name: 'Tom', pressed: false, busy: false })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
  });

  it('is the last of two quick taps: they are sent one after another', async () => {
    const replies = [heldBack(), heldBack()];
    const waiting = [...replies];
    const begin_shift: Answers['begin_shift'] = async ({ sub_store_id }) => {
      await waiting.shift()?.promise;
      return actingReply(sub_store_id);
    };
    const { user, bar, server } = await openTablet(bothAtWork, { begin_shift });
    await user.click(await bar.findByRole('button', { name: 'Tom' }));
    await user.click(bar.getByRole('button', { name: 'Rosa Bianchi' }));
    await waitFor(() => expect(server.received('begin_shift')).toHaveLength(1));
    replies[0]?.resolve();
    await waitFor(() => expect(server.received('begin_shift')).toHaveLength(2));
    expect(bar.getByRole('button', { name: 'Rosa Bianchi', busy: true })).toBeVisible();
    replies[1]?.resolve();
    expect(await bar.findByRole('button', { name: 'Rosa Bianchi', pressed: true, busy: false })).toBeVisible();
  });

  it('ends a shift, and then the device is named again', async () => {
    const people = [{ ...rosa, until }, tom];
    const { user, bar, server } = await openTablet({ people, acting: rosa._id });
    await user.click(await bar.findByRole('button', { name: 'Someone else' }));
    // One tap could be a finger that misses a picture.
    await user.click((await chooser()).getByRole('button', { name: 'End the shift of Rosa Bianchi' }));
    expect(server.received('end_shift')).toEqual([]);
    await user.click((await chooser()).getByRole('button', { name: 'Tap again to end the shift of Rosa Bianchi' }));
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

  it('is asked for when someone taps a picture whose shift has just ended', async () => {
    const people = [{ ...rosa, until }, tom];
    const { user, bar } = await openTablet(
      { asks_pin: true, people },
      {
        begin_shift: ({ sub_store_id, pin }) =>
          pin
            ? { shared_device: { asks_pin: true, people, acting: sub_store_id } }
            : refuse(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'pin', code: 'required' }] }),
      },
    );
    await user.click(await bar.findByRole('button', { name: 'Rosa Bianchi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PIN of Rosa Bianchi' }));
    await user.type(dialog.getByLabelText('PIN'), '2468');
    expect(await bar.findByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Someone else' }));
    await user.click((await chooser()).getByRole('button', { name: /^Rosa Bianchi/ }));
    expect(await screen.findByRole('dialog', { name: 'PIN of Rosa Bianchi' })).toBeVisible();
  });

  it('isn’t taken for a password by the browser', async () => {
    const { dialog } = await openPin('Rosa Bianchi');
    const input = dialog.getByLabelText('PIN');
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
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
